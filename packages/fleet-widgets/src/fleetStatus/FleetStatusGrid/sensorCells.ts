import type { FleetStatusRow } from '@gladhand/domain/fleet-status';
import { durationText } from '@gladhand/domain/formats';
import type { LightFault, ReadingId } from '@gladhand/domain/readings';
import {
  doorStatus,
  isMoving,
  lightCircuitText,
  lightFaultWord,
  lightSeverityOf,
  loadStatus,
  readingWord,
  severityLevel,
  tetherStatus,
  tireInflationStatus,
} from '@gladhand/domain/readings';
import type { GridCell } from '@gladhand/ui/grid';
import { severityTone } from '../../internal/severityTone';
import { batteryTone, type CellContext, type CellMaker, measuredCell, readingCell, sensorReading } from './cells';

/** A column whose value comes from a sensor. */
function from<Value>(
  id: ReadingId,
  value: (row: FleetStatusRow) => Value | null,
  show: (value: Value, row: FleetStatusRow, context: CellContext) => GridCell,
): CellMaker {
  const { label } = readingWord(id);
  return (row, context) =>
    readingCell(sensorReading(row, id, value(row), context), context.say(label), context, (known) =>
      show(known, row, context),
    );
}

function absCell(level: string, row: FleetStatusRow, context: CellContext): GridCell {
  const word = severityLevel(level);
  if (level === 'GOOD') return { text: context.messages.noFaults };
  const code = row.absFaultSpn === null ? '' : `SPN ${row.absFaultSpn} / FMI ${row.absFaultFmi ?? '?'}`;
  const severity = context.say(word.label);
  const description = row.absFaultDescription || code || severity;
  return {
    text: description,
    tone: severityTone(level),
    hint: [severity, code].filter(Boolean).join(': '),
  };
}

function lightsCell(fault: string, row: FleetStatusRow, context: CellContext): GridCell {
  const { label: english, known } = lightFaultWord(fault);
  const label = context.say(english);
  if (fault === 'none') return { text: label };
  if (fault === 'unknown' || !known) return { text: label, tone: 'unknown', hint: context.messages.noCircuitsMeasured };
  return {
    text: label,
    tone: severityTone(lightSeverityOf(fault as LightFault) ?? ''),
    hint: row.lightFaultCircuits.map((circuit) => context.say(lightCircuitText(circuit))).join('\n'),
  };
}

function tireInflationCell(status: string, _row: FleetStatusRow, context: CellContext): GridCell {
  const { label: english, known } = tireInflationStatus(status);
  const label = context.say(english);
  if (status === 'unstable') {
    return { text: label, tone: 'caution', hint: context.messages.unstableInflation };
  }
  return known && status === 'stable' ? { text: label } : { text: label, tone: 'unknown' };
}

function batteryHealthCell(health: string, _row: FleetStatusRow, context: CellContext): GridCell {
  const labels: Record<string, string> = { GOOD: 'Good', NOTICE: 'Notice', CRITICAL: 'Critical', NA: 'N/A' };
  const label = labels[health];
  const text = label ? context.say(label) : context.messages.unknownBatteryHealth(health);
  if (health === 'GOOD') return { text };
  return { text, tone: severityTone(health) };
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const hundredths = (value: number) => Math.round(value * 100) / 100;

/** Used in place of the start of a dwell while the trailer moves. */
const MOVING = 'moving';

/** Sensor columns that need more than a number and its unit, by response field. */
export const SENSOR_CELLS: Readonly<Record<string, CellMaker>> = {
  tetheredStatus: from(
    'tether',
    (row) => row.tetheredStatus,
    (status, _row, { say }) => ({
      text: say(tetherStatus(status).label),
      icon: status === 'untethered' ? 'untethered' : 'tethered',
    }),
  ),
  timeUntetheredDays: from(
    'tether',
    (row) => row.tetheredStatus,
    (status, row, { say, formats: { locale } }) =>
      status === 'untethered' && row.timeUntetheredDays !== null
        ? { text: durationText(row.timeUntetheredDays * DAY_MS, locale), amount: hundredths(row.timeUntetheredDays) }
        : { text: say(tetherStatus(status).label), look: 'quiet' },
  ),
  dwellingSince: from(
    'position',
    (row) => row.dwellingSince ?? (isMoving(row.speed) ? MOVING : null),
    (since, _row, { now, moment, messages, formats: { locale } }) =>
      since === MOVING
        ? { text: messages.moving, look: 'quiet' }
        : {
            text: durationText(now.getTime() - Date.parse(since), locale),
            amount: hundredths((now.getTime() - Date.parse(since)) / HOUR_MS),
            hint: () => messages.parkedHereSince(moment(new Date(since))),
          },
  ),
  loadStatus: from(
    'load',
    (row) => row.loadStatus,
    (status, _row, { say }) => ({ text: say(loadStatus(status).label) }),
  ),
  address: from(
    'position',
    (row) => row.address,
    (text) => ({ text }),
  ),
  lat: from('position', (row) => row.lat, coordinate),
  lng: from('position', (row) => row.lng, coordinate),
  doorStatus: from(
    'door',
    (row) => row.doorStatus,
    (status, _row, { say }) => ({
      text: say(doorStatus(status).label),
      icon: status === 'open' ? 'door-open' : 'door-closed',
    }),
  ),
  absFaultSeverityLevel: from('abs', (row) => row.absFaultSeverityLevel, absCell),
  tireInflationStatus: from('tireInflation', (row) => row.tireInflationStatus, tireInflationCell),
  lightFault: from('lights', (row) => row.lightFault, lightsCell),
  trailerBatteryVoltage: from(
    'trailerBattery',
    (row) => row.trailerBatteryVoltage,
    (volts, row, context) => ({
      ...measuredCell(volts, 'V', context.formats),
      ...batteryTone(row.trailerBatteryStatus, context),
    }),
  ),
  trailerBatteryStatus: from('trailerBattery', (row) => row.trailerBatteryStatus, batteryHealthCell),
  deviceBatteryVoltage: from(
    'deviceBattery',
    (row) => row.deviceBatteryVoltage,
    (volts, row, context) => ({
      ...measuredCell(volts, 'V', context.formats),
      ...batteryTone(row.deviceBatteryStatus, context),
    }),
  ),
  deviceBatteryStatus: from('deviceBattery', (row) => row.deviceBatteryStatus, batteryHealthCell),
};

function coordinate(degrees: number): GridCell {
  const text = degrees.toFixed(5);
  return { text, amount: Number(text), look: 'code' };
}
