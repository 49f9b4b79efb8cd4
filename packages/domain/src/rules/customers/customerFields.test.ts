import { expect, it } from 'vitest';
import {
  CUSTOMER_POLICY,
  type CustomerDraft,
  customerProblems,
  NEW_CUSTOMER_FEATURES,
  unknownFeatures,
} from './customerFields';

const GOOD: CustomerDraft = {
  shortName: 'Cedar Ridge',
  longName: 'Cedar Ridge Logistics LLC',
  abbrev: 'CRL',
  dotNumber: 'USDOT 1 234 567',
  retentionDurationDays: 365,
  unloadedUpToLbs: 5_000,
};
const WHOLE_POUNDS = { unloadedUpToLbs: 'Enter a whole number of pounds from 0 to 20,000.' };

it.each<[string, Partial<CustomerDraft>, object]>([
  ['every field', GOOD, {}],
  ['no fields', {}, {}],
  ['no short name', { shortName: '  ' }, { shortName: 'Enter a short name.' }],
  ['no abbreviation', { abbrev: '' }, { abbrev: 'Enter an abbreviation.' }],
  ['a long abbreviation', { abbrev: 'ABCDEFGHIJK' }, { abbrev: 'An abbreviation has at most 10 characters.' }],
  ['200 characters', { longName: 'x'.repeat(200) }, {}],
  ['201 characters', { longName: 'x'.repeat(201) }, { longName: 'A long name has at most 200 characters.' }],
  ['markup and formulas', { shortName: '<script>alert(1)</script>', longName: '=1+1' }, {}],
  ['right-to-left marks', { shortName: '\u202eegdiR' }, {}],
  ['a tab', { shortName: 'a\tb' }, { shortName: 'A short name cannot contain control characters.' }],
  ['no DOT number', { dotNumber: ' ' }, {}],
  ['ten digits', { dotNumber: '1234567890' }, { dotNumber: 'A DOT number has 1 to 9 digits.' }],
  [
    'a docket number',
    { dotNumber: 'MC-123456' },
    { dotNumber: 'MC, FF and MX numbers are docket numbers, not DOT numbers.' },
  ],
  [
    'no days',
    { retentionDurationDays: null },
    { retentionDurationDays: 'Enter a whole number of days from 1 to 3,650.' },
  ],
  [
    'half a day',
    { retentionDurationDays: 0.5 },
    { retentionDurationDays: 'Enter a whole number of days from 1 to 3,650.' },
  ],
  ['the maximum number of days', { retentionDurationDays: CUSTOMER_POLICY.maxRetentionDays }, {}],
  ['the default threshold of Unloaded', { unloadedUpToLbs: null }, {}],
  ['0 lbs', { unloadedUpToLbs: 0 }, {}],
  ['20,000 lbs', { unloadedUpToLbs: 20_000 }, {}],
  ['20,001 lbs', { unloadedUpToLbs: 20_001 }, WHOLE_POUNDS],
  ['a negative weight', { unloadedUpToLbs: -1 }, WHOLE_POUNDS],
  ['half a pound', { unloadedUpToLbs: 2_500.5 }, WHOLE_POUNDS],
  ['a weight that is not a number', { unloadedUpToLbs: Number.NaN }, WHOLE_POUNDS],
])('finds the problems of a customer with %s', (_, draft, problems) => {
  expect(customerProblems(draft)).toEqual(problems);
});

it('reports unknown features, and enables the current sign-in for new customers', () => {
  expect(unknownFeatures(['Insight', 'Nope', 'LoginV2'])).toEqual(['Nope']);
  expect(NEW_CUSTOMER_FEATURES).toEqual(['LoginV2']);
});
