import { ApiErrorCode } from '@gladhand/domain';
import * as v from 'valibot';
import { apiError, badInput } from './apiError';
import { HTTP_MESSAGES } from './messages';
import { problemText } from './problemText';
import { readBytes } from './readBytes';
import { refuseUnstorableJson } from './textGate';

/** Maximum body size of a sign-in or REST call, in bytes. */
export const MAX_BODY_BYTES = 64 * 1024;

/** Reads at most `maxBytes` of a body as text, regardless of its length header. */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  const tooLarge = () => apiError(ApiErrorCode.TooLarge, HTTP_MESSAGES.tooLarge(maxBytes));
  return new TextDecoder().decode(await readBytes(request, maxBytes, tooLarge));
}

export interface ReadJsonOptions {
  /** @default 64 KiB */
  maxBytes?: number;
  /**
   * The schema validates each entry separately, so one with text that can't be stored does not reject the others.
   * @default false
   */
  judgesEntries?: boolean;
}

/** A JSON body validated against a schema; an empty body counts as `{}`. */
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
    throw badInput(HTTP_MESSAGES.notJson);
  }
  if (!judgesEntries) refuseUnstorableJson(text, body);
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  throw badInput(problemText(result.issues[0], HTTP_MESSAGES.body));
}
