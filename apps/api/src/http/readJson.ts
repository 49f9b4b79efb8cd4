import { ApiErrorCode } from '@gladhand/domain';
import * as v from 'valibot';
import { badInput, fault } from './fault';
import { readBytes } from './readBytes';
import { refuseUnstorableJson } from './textGate';

/** Largest body of a sign-in or REST call, in bytes. */
export const MAX_BODY_BYTES = 64 * 1024;

/** Reads at most `maxBytes` of a body as text, whatever its length header claims. */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  const tooLarge = () => fault(ApiErrorCode.TooLarge, `The request body is larger than ${maxBytes} bytes.`);
  return new TextDecoder().decode(await readBytes(request, maxBytes, tooLarge));
}

export interface ReadJsonOptions {
  /** @default 64 KiB */
  maxBytes?: number;
  /** The schema judges each entry by itself, so one with text that can't be stored does not refuse the others. @default false */
  judgesEntries?: boolean;
}

/** A JSON body checked against a schema; an empty body counts as `{}`. */
export async function readJson<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
  { maxBytes = MAX_BODY_BYTES, judgesEntries = false }: ReadJsonOptions = {},
): Promise<v.InferOutput<Schema>> {
  const text = await readText(request, maxBytes);
  let body: unknown;
  try {
    body = text === '' ? {} : JSON.parse(text);
  } catch {
    throw badInput('The request body is not JSON.');
  }
  if (!judgesEntries) refuseUnstorableJson(text, body);
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const issue = result.issues[0];
  const path = issue.path?.map((part: { key?: unknown }) => String(part.key)).join('.');
  throw badInput(path ? `${path}: ${issue.message}` : issue.message);
}
