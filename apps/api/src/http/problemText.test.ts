import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { deviceReport } from '../ingest/deviceReport';
import { problemText } from './problemText';

const REPORT = { reportId: 'r1', serialNumber: 's1', recordedAt: '2026-11-17T15:12:00Z', readings: {} };

function problemOf(report: unknown): string | undefined {
  const { issues } = v.safeParse(deviceReport, report);
  return issues && problemText(issues[0], 'The report');
}

it.each<[unknown, string]>([
  [7, 'The report must be an object with named fields'],
  [[REPORT], 'reportId: is missing'],
  [{ ...REPORT, serialNumber: undefined }, 'serialNumber: is missing'],
  [{ ...REPORT, readings: null }, 'readings: must be an object with named fields'],
  [{ ...REPORT, readings: { position: { lat: 41 } } }, 'readings.position.lng: is missing'],
  [
    { ...REPORT, readings: { position: { lat: 'x', lng: 1 } } },
    'readings.position.lat: must be a number from -90 to 90',
  ],
  [{ ...REPORT, colour: 'red' }, 'colour: is not a known field. Check its spelling, or leave it out'],
  [{ ...REPORT, readings: { tiresC: [1, 'x'] } }, 'readings.tiresC.1: must be a number from -80 to 1000'],
])('explains what is wrong with %j', (report, problem) => {
  expect(problemOf(report)).toBe(problem);
});

it('never reveals a message of the library', () => {
  const fields = Object.keys(v.safeParse(deviceReport, REPORT).output ?? {});
  const readings = Object.keys(deviceReport.entries.readings.entries);
  const value = fc.jsonValue({ maxDepth: 3 });
  const report = fc
    .tuple(fc.dictionary(fc.constantFrom(...fields), value), fc.dictionary(fc.constantFrom(...readings), value))
    .map(([odd, inner]) => ({ ...REPORT, readings: inner, ...odd }));
  fc.assert(
    fc.property(report, (any) => {
      expect(problemOf(any) ?? '').not.toMatch(/Invalid|Expected|received|undefined/);
    }),
    { numRuns: 2_000 },
  );
});
