import { parseArgs } from 'node:util';
import { GATEWAYS } from '@gladhand/domain/trailers';
import type { KeyHolder } from '../ingest/ingestKey';

const USAGE = `Usage: npm run ingest-key -w @gladhand/api -- --name "Morey gateway" --gateway ${GATEWAYS[0]} (or --customer 3)`;

/** The name of a new ingest key and the devices that it covers. */
export interface IngestKeyOptions {
  name: string;
  holder: KeyHolder;
}

/** Parses the arguments of `ingest-key`; throws an error that explains the mistake and the usage. */
export function readIngestKeyOptions(args: readonly string[]): IngestKeyOptions {
  const { name = '', gateway, customer } = parse(args);
  if (name.trim() === '')
    throw wrong('--name is missing. It identifies the key; a new key replaces the one with the same name.');
  if ((gateway === undefined) === (customer === undefined)) {
    throw wrong('A key belongs to either a --gateway or a --customer. Use one of the two.');
  }
  if (gateway !== undefined) {
    const known = GATEWAYS.find((maker) => maker.toLowerCase() === gateway.toLowerCase());
    if (!known) throw wrong(`--gateway must be one of ${GATEWAYS.join(', ')}.`);
    return { name: name.trim(), holder: { gateway: known } };
  }
  if (!/^[1-9]\d{0,8}$/.test(customer ?? '')) throw wrong('--customer must be the id of a customer, e.g. 3.');
  return { name: name.trim(), holder: { customerId: Number(customer) } };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...args], options: { name: text, gateway: text, customer: text } }).values;
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}

const wrong = (what: string) => new Error(`[api] No key was created. ${what}\n${USAGE}`);
