import { FEATURES } from '../../vocabulary/features';
import { parseDotNumber } from '../contact/contact';

/** The fields of a customer as typed by an administrator. */
export interface CustomerDraft {
  readonly shortName: string;
  readonly longName: string;
  readonly abbrev: string;
  /** As typed, possibly with 'USDOT' and spaces; empty for none. */
  readonly dotNumber: string;
  readonly retentionDurationDays: number | null;
  /** Bogie weight at or below this is Unloaded; null is the default, `UNLOADED_UP_TO_LBS`. */
  readonly unloadedUpToLbs: number | null;
}

export type CustomerField = keyof CustomerDraft;

/** Errors by field; valid fields have no entry. */
export type CustomerProblems = Readonly<Partial<Record<CustomerField, string>>>;

/** Limits of a customer's fields. Assumed, except for the retention in days. */
export const CUSTOMER_POLICY = {
  shortNameMaxLength: 60,
  longNameMaxLength: 200,
  abbrevMaxLength: 10,
  minRetentionDays: 1,
  maxRetentionDays: 3_650,
  defaultRetentionDays: 365,
  minUnloadedUpToLbs: 0,
  maxUnloadedUpToLbs: 20_000,
} as const;

/** Sortable columns of the list of customers; the first is the default. */
export const CUSTOMER_SORT_FIELDS = [
  'shortName',
  'longName',
  'abbrev',
  'id',
  'active',
  'dotNumber',
  'retentionDurationDays',
  'unloadedUpToLbs',
  'totalAssets',
  'totalActiveAssets',
  'created',
  'updated',
] as const;
export type CustomerSortField = (typeof CUSTOMER_SORT_FIELDS)[number];

const NAMES: readonly [field: 'shortName' | 'longName' | 'abbrev', label: string, max: number][] = [
  ['shortName', 'short name', CUSTOMER_POLICY.shortNameMaxLength],
  ['longName', 'long name', CUSTOMER_POLICY.longNameMaxLength],
  ['abbrev', 'abbreviation', CUSTOMER_POLICY.abbrevMaxLength],
];

/** Checks the given fields. */
export function customerProblems(draft: Partial<CustomerDraft>): CustomerProblems {
  const problems: Partial<Record<CustomerField, string>> = {};
  for (const [field, label, max] of NAMES) {
    const problem = draft[field] === undefined ? undefined : nameProblem(draft[field], label, max);
    if (problem) problems[field] = problem;
  }
  if (draft.dotNumber?.trim()) {
    const read = parseDotNumber(draft.dotNumber);
    if ('error' in read) problems.dotNumber = read.error;
  }
  if (draft.retentionDurationDays !== undefined) {
    const { minRetentionDays: min, maxRetentionDays: max } = CUSTOMER_POLICY;
    const days = draft.retentionDurationDays;
    if (days === null || !Number.isInteger(days) || days < min || days > max)
      problems.retentionDurationDays = `Enter a whole number of days from ${min} to ${max.toLocaleString('en-US')}.`;
  }
  if (draft.unloadedUpToLbs != null) {
    const { minUnloadedUpToLbs: min, maxUnloadedUpToLbs: max } = CUSTOMER_POLICY;
    const lbs = draft.unloadedUpToLbs;
    if (!Number.isInteger(lbs) || lbs < min || lbs > max)
      problems.unloadedUpToLbs = `Enter a whole number of pounds from ${min} to ${max.toLocaleString('en-US')}.`;
  }
  return problems;
}

function nameProblem(text: string, label: string, max: number): string | undefined {
  const name = text.trim();
  const called = `${/^[aeiou]/.test(label) ? 'An' : 'A'} ${label}`;
  if (name === '') return `Enter ${called.charAt(0).toLowerCase()}${called.slice(1)}.`;
  if (name.length > max) return `${called} has at most ${max} characters.`;
  return /\p{Cc}/u.test(name) ? `${called} cannot contain control characters.` : undefined;
}

const KNOWN: ReadonlySet<string> = new Set(FEATURES.map(({ id }) => id));

/** Names that don't belong to a feature. */
export function unknownFeatures(names: readonly string[]): readonly string[] {
  return names.filter((name) => !KNOWN.has(name));
}

/** The features of a new customer: those that are on by default. */
export const NEW_CUSTOMER_FEATURES: readonly string[] = FEATURES.filter(({ onByDefault }) => onByDefault).map(
  ({ id }) => id,
);
