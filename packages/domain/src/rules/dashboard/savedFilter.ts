import type { ControlFilter } from './controlFilter';
import { readControlFilter } from './readControlFilter';

/** The saved filter: its cookie, the version of its JSON, and the size that every browser accepts. */
export const SAVED_FILTER = { cookie: 'gh_control_filter', version: 1, maxBytes: 4096 } as const;
/** Space for the cookie's name and attributes. */
const ATTRIBUTES_BYTES = 96;

/**
 * The filter of a user as the value of a cookie. Undefined if nothing is selected or if it doesn't fit, because half a
 * filter would be a different filter.
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

/** Reads the filter from a cookie. Values that can't be read, or that belong to another user, are ignored. */
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
