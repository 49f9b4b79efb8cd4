import {
  type CreateCustomerInput,
  CUSTOMER_POLICY,
  customerProblems,
  FEATURES,
  type ManagedCustomer,
  NEW_CUSTOMER_FEATURES,
  parseDotNumber,
  type UpdateCustomerInput,
} from '@gladhand/domain';
import type { FieldErrors, ResolverResult } from 'react-hook-form';

/** What the dialog holds. */
export interface CustomerEntry {
  shortName: string;
  longName: string;
  abbrev: string;
  dotNumber: string;
  retentionDurationDays: number | null;
  /** Null is the default. */
  unloadedUpToLbs: number | null;
  hiddenFromTechnicians: boolean;
  features: readonly string[];
}

export const NEW_CUSTOMER: CustomerEntry = {
  shortName: '',
  longName: '',
  abbrev: '',
  dotNumber: '',
  retentionDurationDays: CUSTOMER_POLICY.defaultRetentionDays,
  unloadedUpToLbs: null,
  hiddenFromTechnicians: false,
  features: NEW_CUSTOMER_FEATURES,
};

export const entryOf = (customer: ManagedCustomer): CustomerEntry => ({
  shortName: customer.shortName,
  longName: customer.longName,
  abbrev: customer.abbrev,
  dotNumber: customer.dotNumber ?? '',
  retentionDurationDays: customer.retentionDurationDays,
  unloadedUpToLbs: customer.unloadedUpToLbs ?? null,
  hiddenFromTechnicians: customer.hiddenFromTechnicians,
  features: customer.features,
});

/** As react-hook-form wants its answer. */
export function checkEntry(entry: CustomerEntry): ResolverResult<CustomerEntry> {
  const problems = Object.entries(customerProblems(entry));
  if (problems.length === 0) return { values: entry, errors: {} };
  const errors = Object.fromEntries(problems.map(([field, message]) => [field, { type: 'rule', message }]));
  return { values: {}, errors: errors as FieldErrors<CustomerEntry> };
}

export function createInput(entry: CustomerEntry): CreateCustomerInput {
  const { retentionDurationDays, features, ...rest } = entry;
  return {
    ...rest,
    retentionDurationDays: retentionDurationDays ?? CUSTOMER_POLICY.defaultRetentionDays,
    features: [...features],
  };
}

/** The fields in which the entry differs from what was read. */
export function updateInput(read: ManagedCustomer, entry: CustomerEntry): UpdateCustomerInput {
  const was = entryOf(read);
  const changed = ENTRY_WORDS.filter(([, , word]) => word(was) !== word(entry)).map(([field]) => field);
  const values = { ...createInput(entry) };
  return {
    id: read.id,
    version: read.version,
    ...Object.fromEntries(changed.map((field) => [field, values[field as keyof CreateCustomerInput]])),
  };
}

/** Each field with its label, and its value in words. */
export const ENTRY_WORDS: readonly (readonly [
  field: keyof CustomerEntry,
  label: string,
  word: (entry: CustomerEntry) => string,
])[] = [
  ['shortName', 'Short name', ({ shortName }) => shortName.trim()],
  ['longName', 'Long name', ({ longName }) => longName.trim()],
  ['abbrev', 'Abbreviation', ({ abbrev }) => abbrev.trim()],
  ['dotNumber', 'DOT number', ({ dotNumber }) => dotDigits(dotNumber)],
  ['retentionDurationDays', 'Retention in days', ({ retentionDurationDays }) => String(retentionDurationDays ?? '')],
  ['unloadedUpToLbs', 'Unloaded up to, in lbs', ({ unloadedUpToLbs }) => String(unloadedUpToLbs ?? '')],
  [
    'hiddenFromTechnicians',
    'Hidden from technicians',
    ({ hiddenFromTechnicians }) => (hiddenFromTechnicians ? 'Yes' : 'No'),
  ],
  ['features', 'Features', ({ features }) => inOrder(features).join(', ')],
];

function dotDigits(typed: string): string {
  const read = parseDotNumber(typed);
  return 'value' in read ? read.value : typed.trim();
}

const inOrder = (names: readonly string[]) => FEATURES.map(({ id }) => id).filter((id) => names.includes(id));
