import { expect, it } from 'vitest';
import { BatteryHealth } from '../../vocabulary/severity';
import { TireInflationStatus } from '../../vocabulary/statuses';
import { amberLampFinding, tireInflationFinding, trailerBatteryFinding } from './issueFindings';

const HOUR_MS = 3_600_000;

it.each([
  [0, 'good'],
  [1, 'caution'],
  [2 * HOUR_MS, 'caution'],
  [2 * HOUR_MS + 1, 'critical'],
])('an amber lamp that has been on for %i ms is %s', (ms, finding) => expect(amberLampFinding(ms)).toBe(finding));

it.each([
  [TireInflationStatus.Stable, 'good'],
  [TireInflationStatus.Unstable, 'caution'],
  [TireInflationStatus.NotAvailable, undefined],
])('a tire inflation system that is %s is %s', (status, finding) => expect(tireInflationFinding(status)).toBe(finding));

it.each([
  [BatteryHealth.Good, 'good'],
  [BatteryHealth.Notice, 'caution'],
  [BatteryHealth.Critical, 'critical'],
  [BatteryHealth.NA, undefined],
])('a trailer battery that is %s is %s', (health, finding) => expect(trailerBatteryFinding(health)).toBe(finding));
