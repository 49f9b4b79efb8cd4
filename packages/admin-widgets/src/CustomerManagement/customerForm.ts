import { FEATURES } from '@gladhand/domain';
import type { CreateCustomerInput, ManagedCustomer, UpdateCustomerInput } from '@gladhand/domain/administration';
import { parseDotNumber } from '@gladhand/domain/contact';
import { CUSTOMER_POLICY, customerProblems, NEW_CUSTOMER_FEATURES } from '@gladhand/domain/customers';
import type { ResolverResult } from 'react-hook-form';
import { COMMON_MESSAGES } from '../internal/messages';
import { resolverResult } from '../internal/RecordForm/fieldErrors';
import { CUSTOMER_MESSAGES } from './messages';

/** The entries of the dialog. */
export interface CustomerEntry {
  shortName: string;
  longName: string;
  abbrev: string;
  dotNumber: string;
  retentionDurationDays: number | null;
  /** Null for the default weight. */
  unloadedUpToLbs: number | null;
  hiddenFromTechnicians: boolean;
  showsParts: boolean;
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
  showsParts: true,
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
  showsParts: customer.showsParts,
  features: customer.features,
});

/** Checks the entries by the rules of the domain. */
export const checkEntry = (entry: CustomerEntry): ResolverResult<CustomerEntry> =>
  resolverResult(entry, customerProblems(entry));

export function createInput(entry: CustomerEntry): CreateCustomerInput {
  const { retentionDurationDays, features, ...rest } = entry;
  return {
    ...rest,
    retentionDurationDays: retentionDurationDays ?? CUSTOMER_POLICY.defaultRetentionDays,
    features: [...features],
  };
}

/** The fields in which the entries differ from the saved customer. */
export function updateInput(
  saved: ManagedCustomer,
  entry: CustomerEntry,
  commonMessages = COMMON_MESSAGES,
  customerMessages = CUSTOMER_MESSAGES,
): UpdateCustomerInput {
  const was = entryOf(saved);
  const changed = entryWordsOf(commonMessages, customerMessages)
    .filter(([, , word]) => word(was) !== word(entry))
    .map(([field]) => field);
  const values = { ...createInput(entry) };
  return {
    id: saved.id,
    version: saved.version,
    ...Object.fromEntries(changed.map((field) => [field, values[field as keyof CreateCustomerInput]])),
  };
}

/** Each field with its label and its value in words. */
export const entryWordsOf = (
  commonMessages = COMMON_MESSAGES,
  customerMessages = CUSTOMER_MESSAGES,
): readonly (readonly [field: keyof CustomerEntry, label: string, word: (entry: CustomerEntry) => string])[] => [
  ['shortName', customerMessages.shortName, ({ shortName }) => shortName.trim()],
  ['longName', customerMessages.longName, ({ longName }) => longName.trim()],
  ['abbrev', customerMessages.abbreviation, ({ abbrev }) => abbrev.trim()],
  ['dotNumber', customerMessages.dotNumber, ({ dotNumber }) => dotDigits(dotNumber)],
  [
    'retentionDurationDays',
    customerMessages.retentionDays,
    ({ retentionDurationDays }) => String(retentionDurationDays ?? ''),
  ],
  ['unloadedUpToLbs', customerMessages.unloadedLbs, ({ unloadedUpToLbs }) => String(unloadedUpToLbs ?? '')],
  [
    'hiddenFromTechnicians',
    customerMessages.hidden,
    ({ hiddenFromTechnicians }) => (hiddenFromTechnicians ? commonMessages.yes : commonMessages.no),
  ],
  [
    'showsParts',
    customerMessages.showsParts,
    ({ showsParts }) => (showsParts ? commonMessages.yes : commonMessages.no),
  ],
  ['features', customerMessages.features, ({ features }) => inOrder(features).join(', ')],
];

function dotDigits(typed: string): string {
  const parsed = parseDotNumber(typed);
  return 'value' in parsed ? parsed.value : typed.trim();
}

const inOrder = (names: readonly string[]) => FEATURES.map(({ id }) => id).filter((id) => names.includes(id));
