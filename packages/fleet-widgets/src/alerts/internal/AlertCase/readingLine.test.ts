import type { AlertCondition } from '@gladhand/domain/alerts';
import { aLogEntry } from '@gladhand/domain/testing';
import { expect, it } from 'vitest';
import { readingLine } from './readingLine';

const HOT: AlertCondition = { kind: 'tireTemperatureAbove', celsius: 90 };

it('is that of the first condition with a threshold', () => {
  expect(readingLine({ kind: 'tow' })).toBeUndefined();
  const line = readingLine({ kind: 'all', of: [{ kind: 'tow' }, { kind: 'any', of: [{ kind: 'tow' }, HOT] }] });
  expect(line).toMatchObject({ typeId: 20, threshold: 194, unit: '°F', side: 'above' });
});

it('takes the worst tire, without sensor errors', () => {
  const entry = aLogEntry({
    ...{ id: '1', recorded: '2026-11-17T15:00:00Z' },
    ...{ tiresC: [80, 100, 2_000, null], tirePressuresPsi: [95, 71, null, 5_000] },
  });
  expect(readingLine(HOT)?.valueOf(entry)).toBe(212);
  expect(readingLine({ kind: 'tirePressureBelow', psi: 80 })?.valueOf(entry)).toBe(71);
  const silent = aLogEntry({ id: '2', recorded: '2026-11-17T15:00:00Z' });
  expect(readingLine({ kind: 'tirePressureBelow', psi: 80 })?.valueOf(silent)).toBeNull();
  expect(readingLine({ kind: 'fuelBelow', percent: 15 })?.valueOf(silent)).toBeNull();
});
