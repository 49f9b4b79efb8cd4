import { passwordRules } from '@gladhand/domain/account';
import { AUDIT_AREAS } from '@gladhand/domain/audit';
import { checkUnitId, parseDotNumber } from '@gladhand/domain/contact';
import { customerProblems, FEATURE_EFFECTS } from '@gladhand/domain/customers';
import { GROUP_KINDS } from '@gladhand/domain/groups';
import { MAIL_STATUSES } from '@gladhand/domain/mail';
import { ABILITIES } from '@gladhand/domain/permissions';
import { ACCOUNT_STATUSES } from '@gladhand/domain/readings';
import { checkVin, TRAILER_TYPES, UNDERCARRIAGES, vehicleProblems } from '@gladhand/domain/trailers';
import { ROLES, USER_TYPES, userTypeSummary } from '@gladhand/domain/users';
import { LocaleProvider, useWords } from '@gladhand/ui';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { saySentences } from '../internal/writing';
import { words as de } from './words.de';
import { words as es } from './words.es';

/** The word for each label in a language. */
function Words({ labels }: { labels: readonly string[] }) {
  const say = useWords();
  return (
    <ul>
      {labels.map((label) => (
        <li key={label}>{saySentences(label, say)}</li>
      ))}
    </ul>
  );
}

const NOW = new Date('2026-11-17T15:12:00.000Z');
const problem = (found: { error: string } | { value: string }) => ('error' in found ? found.error : '');
/** Labels of the vocabulary and sentences of rules that administration shows. Product names stay as they are. */
const VOCABULARY = [
  ...[ROLES, AUDIT_AREAS, MAIL_STATUSES, ACCOUNT_STATUSES, TRAILER_TYPES, UNDERCARRIAGES, ABILITIES].flatMap((words) =>
    words.map(({ label }) => label),
  ),
  ...ABILITIES.map(({ group }) => group),
  ...USER_TYPES.flatMap(({ id, label, labelForCustomerAdmin }) => [label, labelForCustomerAdmin, userTypeSummary(id)]),
  ...Object.values(FEATURE_EFFECTS),
  ...GROUP_KINDS.map(({ effect }) => effect),
  ...passwordRules('', { confirmation: '', isCommon: () => true }).map(({ label }) => label),
  ...['', '1M8GDM9AXKP0427O8', '1M8GDM9AXKP0427_8', '1M8GDM9A1KP042788'].map((vin) => checkVin(vin)?.message ?? ''),
  ...['', 'x'.repeat(99), '\u0007'].map((unitId) => checkUnitId(unitId) ?? ''),
  ...['MC-123', 'x'].map((text) => problem(parseDotNumber(text))),
  ...['', 'x'.repeat(999), 'a\u0007b'].flatMap((text) =>
    Object.values(
      customerProblems({
        shortName: text,
        longName: text,
        abbrev: text,
        retentionDurationDays: 0,
        unloadedUpToLbs: -1,
      }),
    ),
  ),
  ...Object.values(
    vehicleProblems(
      {
        vehicleTypeId: -1,
        productType: 'x',
        deviceTypeId: -1,
        undercarriage: 'x',
        vehicleLengthFeet: 0,
        modelYear: 1,
        serialNumber: ' ',
        cargoCameraSerialNumber: 'x',
        thermoKingExternalId: '1'.repeat(99),
      },
      NOW,
    ),
  ),
];
const NAMES = new Set(['OEM', 'Service', 'Dolly', 'Support', 'System', 'Administrator', 'Tandem']);

it.each([
  ['German', de],
  ['Spanish', es],
])('%s has a word for every label and every rule of the domain', (_, words) => {
  const labels = [...new Set(VOCABULARY)].filter((label) => label !== '' && !NAMES.has(label));
  render(
    <LocaleProvider messages={{ words }}>
      <Words labels={labels} />
    </LocaleProvider>,
  );
  const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(labels.filter((label) => shown.includes(label))).toEqual([]);
});
