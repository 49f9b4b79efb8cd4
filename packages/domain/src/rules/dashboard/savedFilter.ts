import type { ControlFilter } from './controlFilter';
import { readControlFilter } from './readControlFilter';

/** The saved filter: its cookie, the version of its JSON, and the most that a browser keeps for sure. */
export const SAVED_FILTER = { cookie: 'gh_control_filter', version: 1, maxBytes: 4096 } as const;
/** Room for the cookie's name and attributes. */
const ATTRIBUTES_BYTES = 96;

/**
 * The filter of a user as the value of a cookie of the device. Undefined when nothing is chosen, or when it does not fit: half a filter would be
 * another filter.
 */
export function encodeSavedFilter(filter: ControlFilter, userId: string): string | undefined {
  const parts = Object.fromEntries(Object.entries(filter.parts ?? {}).filter(([, states]) => states.length > 0));
  const chosen = Object.entries({ ...filter, parts }).filter(([, value]) => !isEmpty(value));
  if (chosen.length === 0) return undefined;
  const value = encodeURIComponent(
    JSON.stringify({ v: SAVED_FILTER.version, of: userId, ...Object.fromEntries(chosen) }),
  );
  return value.length + ATTRIBUTES_BYTES <= SAVED_FILTER.maxBytes ? value : undefined;
}

const isEmpty = (value: unknown) =>
  value == null || (typeof value === 'object' && Object.keys(value as object).length === 0);

/** The filter out of a cookie; what cannot be understood, or is another user's, counts as not chosen. */
export function decodeSavedFilter(value: string | undefined, userId: string): ControlFilter {
  const stored = parse(value);
  return stored?.v === SAVED_FILTER.version && stored.of === userId ? readControlFilter(stored) : {};
}

function parse(value: string | undefined): Record<string, unknown> | undefined {
  try {
    const stored: unknown = value === undefined ? undefined : JSON.parse(decodeURIComponent(value));
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
