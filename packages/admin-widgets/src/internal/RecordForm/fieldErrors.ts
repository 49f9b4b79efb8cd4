import type { FieldErrors, FieldValues, ResolverResult } from 'react-hook-form';

/** The result of a form's resolver for the problems that the rules of the domain found, by field. */
export function resolverResult<Entry extends FieldValues>(
  entry: Entry,
  problems: Readonly<Partial<Record<string, unknown>>>,
): ResolverResult<Entry> {
  const found = Object.entries(problems).filter(([, message]) => message);
  if (found.length === 0) return { values: entry, errors: {} };
  const errors = Object.fromEntries(found.map(([field, message]) => [field, { type: 'rule', message }]));
  return { values: {}, errors: errors as FieldErrors<Entry> };
}
