import type { ControlFilter } from './controlFilter';
import { readControlFilter } from './readControlFilter';

/** Name of the parameter with a complete filter. */
const FILTER = 'filter';

/** A complete filter as the query of a URL; empty if nothing is selected. */
export function encodeControlFilter(filter: ControlFilter): string {
  const chosen = readControlFilter(filter as Readonly<Record<string, unknown>>);
  if (Object.keys(chosen).length === 0) return '';
  return new URLSearchParams({ [FILTER]: JSON.stringify(chosen) }).toString();
}

/** The complete filter of a query; undefined if it has none. Values that can't be read are ignored. */
export function decodeControlFilter(query: string): ControlFilter | undefined {
  const text = new URLSearchParams(query).get(FILTER);
  if (text === null) return undefined;
  try {
    const given: unknown = JSON.parse(text);
    return typeof given === 'object' && given !== null
      ? readControlFilter(given as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
