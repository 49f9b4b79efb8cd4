import { parseArgs } from 'node:util';
import { DEVICE_FAMILIES, deviceTypeOf } from '@gladhand/domain';
import type { KeyHolder } from '../ingest/ingestKey';

/** Makers of devices, as a gateway's key names them. */
const GATEWAYS = [...new Set(DEVICE_FAMILIES.map(({ id }) => deviceTypeOf(id)))];

const USAGE = `Use: npm run ingest-key -w @gladhand/api -- --name "Morey gateway" --gateway ${GATEWAYS[0]} (or --customer 3)`;

/** What a new ingest key is called and whose devices it may report. */
export interface IngestKeyOptions {
  name: string;
  holder: KeyHolder;
}

/** Reads the arguments of `ingest-key`; throws an error that says what is wrong and how it is used. */
export function readIngestKeyOptions(args: readonly string[]): IngestKeyOptions {
  const { name = '', gateway, customer } = parse(args);
  if (name.trim() === '')
    throw wrong('--name is missing: it tells keys apart, and a new key ends the old one of its name.');
  if ((gateway === undefined) === (customer === undefined)) {
    throw wrong('A key belongs either to a --gateway or to a --customer: give one of the two.');
  }
  if (gateway !== undefined) {
    const known = GATEWAYS.find((maker) => maker.toLowerCase() === gateway.toLowerCase());
    if (!known) throw wrong(`--gateway must be one of ${GATEWAYS.join(', ')}.`);
    return { name: name.trim(), holder: { gateway: known } };
  }
  if (!/^[1-9]\d{0,8}$/.test(customer ?? '')) throw wrong('--customer must be the number of a customer, e.g. 3.');
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

const wrong = (what: string) => new Error(`[api] No key was made. ${what}\n${USAGE}`);
