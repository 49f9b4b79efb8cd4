import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { Unanswered } from '../engine/unanswered';

/** An address of a host. */
export interface HostAddress {
  address: string;
  /** 4 or 6. */
  family: number;
}

/** Finds all addresses of a host name or of an address without brackets. */
export type Resolve = (host: string) => Promise<readonly HostAddress[]>;

export const resolveHost: Resolve = (host) => lookup(host, { all: true });

/** A host has an address that isn't allowed. */
export class NotPublic extends Unanswered {}

/**
 * Whether an address belongs to the public network. IPv4 within IPv6 is unwrapped; forms that are translated on the
 * way, such as NAT64 and 6to4, are not public.
 */
export function isPublicAddress(address: string): boolean {
  const bare = address.split('%')[0] ?? '';
  return ipaddr.isValid(bare) && ipaddr.process(bare).range() === 'unicast';
}

/** Allows addresses of the public network and of these networks (CIDR). */
export function addressRule(networks: readonly string[] = []): (address: string) => boolean {
  const allowed = networks.map((network) => ipaddr.parseCIDR(network));
  return (address) => isPublicAddress(address) || allowed.some((network) => isWithin(address, network));
}

function isWithin(address: string, [base, bits]: readonly [ipaddr.IPv4 | ipaddr.IPv6, number]): boolean {
  const bare = address.split('%')[0] ?? '';
  if (!ipaddr.isValid(bare)) return false;
  const found = ipaddr.process(bare);
  return found.kind() === base.kind() && found.match([base, bits] as never);
}

/** All addresses of a URL's host. Rejects if any of them isn't allowed, because a server may answer with both. */
export async function allowedAddresses(
  { hostname }: Pick<URL, 'hostname'>,
  { resolve, isAllowed }: { resolve: Resolve; isAllowed: (address: string) => boolean },
): Promise<readonly HostAddress[]> {
  const host = hostname.replace(/^\[|\]$/g, '');
  let found: readonly HostAddress[];
  try {
    found = await resolve(host);
  } catch {
    throw new Unanswered(`The host ${host} was not found.`);
  }
  if (found.length === 0) throw new Unanswered(`The host ${host} was not found.`);
  if (!found.every(({ address }) => isAllowed(address)))
    throw new NotPublic(`The host ${host} is not on the public network.`);
  return found;
}
