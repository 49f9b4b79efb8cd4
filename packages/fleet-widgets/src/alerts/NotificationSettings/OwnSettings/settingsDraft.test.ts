import { expect, it } from 'vitest';
import { problemsOf, quietNights, type SettingsDraft, withValue, workdayDigest } from './settingsDraft';

const DRAFT: SettingsDraft = { email: ['critical'], push: [], quietHours: null, digest: null };
const quiet = quietNights('UTC');
const digest = workdayDigest('UTC');

it.each([
  ['nothing', DRAFT, { quietHours: false, digest: undefined }],
  ['nights and workdays', { ...DRAFT, quietHours: quiet, digest }, { quietHours: false, digest: undefined }],
  [
    'hours without a day',
    { ...DRAFT, quietHours: { ...quiet, windows: [{ days: [], from: '22:00', to: '06:00' }] } },
    { quietHours: true, digest: undefined },
  ],
  [
    'a digest without a day',
    { ...DRAFT, digest: { ...digest, days: [] } },
    { quietHours: false, digest: 'missingDays' },
  ],
  [
    'a digest without a time',
    { ...DRAFT, digest: { ...digest, time: '' } },
    { quietHours: false, digest: 'missingTime' },
  ],
])('finds what is wrong with %s', (_, draft, expected) => expect(problemsOf(draft)).toEqual(expected));

it('adds a value once, and removes it', () => {
  expect(withValue(['critical'], 'good', true)).toEqual(['critical', 'good']);
  expect(withValue(['critical'], 'critical', true)).toEqual(['critical']);
  expect(withValue(['critical', 'good'], 'critical', false)).toEqual(['good']);
});
