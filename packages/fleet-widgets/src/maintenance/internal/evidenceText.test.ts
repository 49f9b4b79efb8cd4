import { US_FORMATS } from '@gladhand/domain/formats';
import type { ShownEvidence } from '@gladhand/domain/maintenance';
import { expect, it } from 'vitest';
import { evidenceText } from './evidenceText';
import { ISSUE_MESSAGES } from './messages';

const HOUR_MS = 3_600_000;
const nothing: ShownEvidence = {
  ...{ amberLampMs: null, spn: null, fmi: null, description: null, demandMs: null, unplugged: null, volts: null },
  ...{ sensors: null, lat: null, lng: null, speedMph: null, work: null },
};
const context = { messages: ISSUE_MESSAGES, formats: US_FORMATS, say: (text: string) => text, today: '2026-11-28' };

it.each<[string, Partial<ShownEvidence>, string]>([
  ['amberLamp', { amberLampMs: 3 * HOUR_MS }, 'Amber lamp on for 3 h'],
  ['amberLamp', { amberLampMs: HOUR_MS, description: 'Sensor S-C open' }, 'Sensor S-C open, amber lamp on for 1 h'],
  ['amberLamp', {}, ''],
  ['tireInflation', { demandMs: 22 * 60_000, unplugged: false }, 'Air flowing for 22 min'],
  ['tireInflation', { demandMs: 0, unplugged: true }, 'Tire inflation unplugged'],
  ['trailerBattery', { volts: 11.14 }, '11.1 V measured'],
  ['sensorNotReporting', { sensors: [] }, 'No report for 10 days'],
  ['sensorNotReporting', { sensors: ['abs', 'lights'] }, 'Silent for 10 days: ABS, Lights'],
  ['unknown', {}, ''],
])('%s with %o is "%s"', (kind, evidence, text) =>
  expect(evidenceText(kind, { ...nothing, ...evidence }, context)).toBe(text),
);
