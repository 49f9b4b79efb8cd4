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
};

it.each<[string, Partial<CustomerDraft>, object]>([
  ['all of it', GOOD, {}],
  ['nothing given', {}, {}],
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
  ['no days', { retentionDurationDays: null }, { retentionDurationDays: 'Enter whole days, 1 to 3,650.' }],
  ['half a day', { retentionDurationDays: 0.5 }, { retentionDurationDays: 'Enter whole days, 1 to 3,650.' }],
  ['the most days', { retentionDurationDays: CUSTOMER_POLICY.maxRetentionDays }, {}],
])('customer with %s', (_, draft, problems) => {
  expect(customerProblems(draft)).toEqual(problems);
});

it('knows the 26 features, and begins with the sign-in of today', () => {
  expect(unknownFeatures(['Insight', 'Nope', 'LoginV2'])).toEqual(['Nope']);
  expect(NEW_CUSTOMER_FEATURES).toEqual(['LoginV2']);
});
