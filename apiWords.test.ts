import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { words as adminDe } from './packages/admin-widgets/src/languages/words.de';
import { words as adminEs } from './packages/admin-widgets/src/languages/words.es';
import { malformedAnswer } from './packages/domain/src/client/malformedAnswer';
import { ERROR_TEXT } from './packages/domain/src/contract/errors';
import { sharedWords as de } from './packages/domain/src/languages/de';
import { sharedWords as es } from './packages/domain/src/languages/es';
import { groupNameProblem } from './packages/domain/src/rules/groups/groupName';
import { type PartLine, partLineProblems } from './packages/domain/src/rules/parts/partLine';
import { checkSetPoint, REEFER_TEXTS } from './packages/domain/src/rules/reefer/commands';
import type { ReportContent } from './packages/domain/src/rules/reports/reportContent';
import { reportProblems } from './packages/domain/src/rules/reports/reportProblem';
import { serviceEntryProblems } from './packages/domain/src/rules/service/serviceEntry';
import { words as fleetDe } from './packages/fleet-widgets/src/languages/words.de';
import { words as fleetEs } from './packages/fleet-widgets/src/languages/words.es';
import { wordFor } from './packages/ui/src/locale/words';
import { apiSentences, type Samples } from './scripts/language/apiSentences';
import { UNTRANSLATED } from './scripts/language/untranslated';

/** The files with texts of the API. */
const MODULES = import.meta.glob<Record<string, unknown>>(
  [
    './apps/api/src/**/{messages,texts}.ts',
    './apps/api/src/**/*{Messages,Texts}.ts',
    '!./apps/api/src/**/{sql,memory}*.ts',
    '!./apps/api/src/**/migrations/*.ts',
  ],
  { eager: true },
);
/** The words in the folder of the API, by file. */
const API_WORDS = import.meta.glob<Record<string, Readonly<Record<string, string>>>>(
  './packages/domain/src/languages/api/*.ts',
  { eager: true },
);

const at = { lat: 41.25, lng: -86.3 };
/** Arguments of texts whose parameters are not numbers, names or lists of names. */
const SAMPLES: Readonly<Record<string, Samples>> = {
  'GEOFENCE_MESSAGES.problem': [
    [
      ...['outOfRange', 'latLngSwapped', 'duplicateVertex', 'crossingEdges'].flatMap((code) => [
        { code, part: 0, ring: 0, vertex: 3, at },
        { code, part: 1, ring: 2, vertex: 3, at },
      ]),
      ...['tooFewVertices', 'holeOutside', 'aroundPole', 'areaTooSmall'].map((code) => ({ code, at })),
      ...['radiusOutOfRange', 'halfWidthOutOfRange'].map((code) => ({ code, at })),
      ...['tooFewVertices', 'tooManyVertices', 'tooManyParts', 'tooManyHoles', 'noParts'].map((code) => ({ code })),
    ],
  ],
  'HTTP_MESSAGES.unstorable': [['The address', 'The user name or password', 'The request body']],
  'LEASE_MESSAGES.overlaps': [['1UYVS25334U123456'], ['Acme'], ['2026-12-01']],
  'OTA_CAMPAIGN_MESSAGES.range': [
    [
      'hoursBetweenStages',
      'stopAbovePercent',
      'judgedFromDevices',
      'deadlineHours',
      'maxAttempts',
      'minVolts',
      'parkedMinutes',
    ],
    [1],
    [1234],
  ],
  'REPORT_MESSAGES.tooManyPdfRows': [['2,000']],
  'REPORT_MESSAGES.tooManyRows': [['100,000']],
  'VEHICLE_MESSAGES.fieldMissing': [['Unit ID', 'Type', 'Product Type', 'Device Family']],
  'WEBHOOK_MESSAGES.severities': [[['critical', 'caution', 'good']]],
};

const contains = (names: 'all' | readonly string[] | undefined, name: string) =>
  names === 'all' || names?.some((one) => name === one || name.startsWith(`${one}.`));

const pathOf = (file: string) => file.replace('./apps/api/src/', '');
const all = Object.entries(MODULES).flatMap(([file, module]) => {
  const path = pathOf(file);
  const isUntranslated = (name: string) => UNTRANSLATED.some((files) => contains(files[path], name));
  return apiSentences(readFileSync(file, 'utf8'), module, SAMPLES, isUntranslated).map((one) => ({ path, ...one }));
});
const LANGUAGES = [
  ['German', de],
  ['Spanish', es],
] as const;

it.each(LANGUAGES)('has every sentence of the API that people can see in %s', (_, words) => {
  expect(all.length).toBeGreaterThan(400);
  const missing = all.filter(({ sentence }) => wordFor(words, sentence) === sentence);
  // Translate them in packages/domain/src/languages/api, or list them with their reason in scripts/language/untranslated.ts.
  expect(missing.map(({ path, name, sentence }) => `${path} ${name}: ${sentence}`)).toEqual([]);
});

it.each([
  ['German', adminDe],
  ['Spanish', adminEs],
])('has every sentence of the client in %s', (_, words) => {
  const sentences = [...Object.values(ERROR_TEXT), malformedAnswer('fleetStatus', 200).message];
  expect(sentences.filter((sentence) => wordFor(words, sentence) === sentence)).toEqual([]);
});

const LONG = 'x'.repeat(1001);
const REPORT: ReportContent = {
  ...{ name: '', reportTypeId: 1, includeSensorData: false, columns: null, isActive: true },
  ...{ allVehicles: false, vehicleIds: [], vehicleGroupIds: [] },
  ...{ allGeofences: false, geofenceIds: [], allFaultTypes: false, faultTypeIds: [] },
  ...{ schedule: null, emailFrequency: null, reportHistoryTimeframe: null, assetThreshold: null },
  ...{ notifyEmails: [], formats: [], whenEmpty: 'x' as ReportContent['whenEmpty'] },
};
const REPORT_TYPES = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const ENTRY = { kind: null, performedOn: null, odometerMiles: -1, note: '' };
const PART: PartLine = {
  ...{ vin: 'X', vehicleTypeId: 1, vehicleLengthFeet: 1, modelYear: 1, category: '', quantity: 0 },
  ...{ name: '', partNumber: '', maker: LONG, position: '\u0007', description: '', faultCodes: Array(999).fill(-1) },
};
/** Problems that the rules of the domain find, which forms and the API show. */
const RULE_SENTENCES = [
  ...['', LONG, 'a\tb', 'All VINs'].map((name) => groupNameProblem(name)),
  ...(['C', 'F'] as const).map((unit) => checkSetPoint(-999, unit)),
  ...Object.values(REEFER_TEXTS),
  ...REPORT_TYPES.flatMap((reportTypeId) => [
    ...reportProblems({ ...REPORT, reportTypeId }),
    ...reportProblems({ ...REPORT, reportTypeId, name: LONG, notifyEmails: ['x'], vehicleIds: Array(1001).fill('x') }),
  ]).map(({ text }) => text),
  ...[
    { ...ENTRY, result: null },
    { ...ENTRY, performedOn: '1900-01-01', kind: 'repair' },
    { ...ENTRY, performedOn: '2030-01-01', kind: 'repair', note: LONG },
  ].flatMap((entry) => Object.values(serviceEntryProblems(entry, '2026-11-17'))),
  ...partLineProblems(PART),
];

it.each([
  ['German', adminDe, fleetDe],
  ['Spanish', adminEs, fleetEs],
])('has the problems that rules find in %s', (_, admin, fleet) => {
  const sentences = [...new Set(RULE_SENTENCES.filter((text) => text !== undefined))];
  expect(sentences.length).toBeGreaterThan(35);
  const isMissing = (text: string) => wordFor(admin, text) === text && wordFor(fleet, text) === text;
  expect(sentences.filter(isMissing)).toEqual([]);
});

it.each(LANGUAGES)('has no word in %s for a sentence that the API no longer has', (language, words) => {
  const used = new Set<string>();
  const watched = new Proxy(words, {
    get(target, key: string) {
      used.add(key);
      return target[key];
    },
  });
  for (const { sentence } of all) wordFor(watched, sentence);
  const suffix = language === 'German' ? '.de.ts' : '.es.ts';
  const own = Object.entries(API_WORDS).filter(([file]) => file.endsWith(suffix));
  expect(own.length).toBeGreaterThan(10);
  const keys = own.flatMap(([, module]) => Object.values(module).flatMap((map) => Object.keys(map)));
  expect(keys.filter((key) => !used.has(key))).toEqual([]);
});

it('translates the same sentences into each language, with the same values', () => {
  expect(Object.keys(es)).toEqual(Object.keys(de));
  const values = (text: string) => [...new Set(text.match(/\{\d\}/g))].toSorted().join();
  const wrong = [de, es].flatMap((words) =>
    Object.entries(words).filter(([english, translated]) => values(english) !== values(translated)),
  );
  expect(wrong).toEqual([]);
});

it('lists only texts that exist as untranslated', () => {
  const gone = UNTRANSLATED.flatMap((files) =>
    Object.entries(files).flatMap(([path, names]) => {
      const module = MODULES[`./apps/api/src/${path}`];
      if (!module || names === 'all') return module ? [] : [path];
      return names.filter((name) => !isIn(module, name.split('.'))).map((name) => `${path} ${name}`);
    }),
  );
  expect(gone).toEqual([]);
});

function isIn(value: unknown, [key, ...rest]: string[]): boolean {
  if (key === undefined) return true;
  return typeof value === 'object' && value !== null && key in value && isIn(value[key as keyof typeof value], rest);
}
