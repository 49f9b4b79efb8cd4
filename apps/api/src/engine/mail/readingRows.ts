import { formatDate, US_FORMATS } from '@gladhand/domain/formats';
import {
  batteryHealthWord,
  LightFault,
  lightCircuitText,
  lightFaultWord,
  loadStatus,
  severityLevel,
  tetherStatus,
  tireInflationStatus,
  unpackLightCircuits,
} from '@gladhand/domain/readings';
import type { FleetRow } from '../../repositories/fleetStatus';
import { READING_MESSAGES as TEXT } from './readingMessages';

/** Fields of a trailer that the readings of a mail are made of. */
export const READING_FIELDS = [
  'lastReport',
  'absFaultSeverityLevel',
  'absReportedAt',
  'absOdometer',
  'gpsOdometer',
  'tireInflationStatus',
  'tireInflationReportedAt',
  'lightFault',
  'lightFaultCircuits',
  'lightsReportedAt',
  'trailerBatteryVoltage',
  'trailerBatteryStatus',
  'trailerBatteryReportedAt',
  'deviceBatteryVoltage',
  'deviceBatteryReportedAt',
  'tetheredStatus',
  'tetherReportedAt',
  'loadStatus',
  'cargoWeightOnBogieLbs',
  'loadReportedAt',
  'tkFuelLevel',
  'reeferReportedAt',
] as const;

/** A reading of a trailer in words, with when it was reported. */
export interface ReadingRow {
  readonly name: string;
  readonly value: string;
}

/** The readings that a trailer has reported. What it never reported is left out. */
export function readingRows(trailer: FleetRow, timeZone: string): readonly ReadingRow[] {
  const rows: ReadingRow[] = [];
  const add = (name: string, value: string | null | undefined, at: Date | null | undefined) => {
    if (value && at) rows.push({ name, value: `${value} (${formatDate(at, 'longDateTime', timeZone)})` });
  };
  const { trailerBatteryVoltage: volts, trailerBatteryStatus: battery } = trailer;
  const { absFaultSeverityLevel: abs, tireInflationStatus: tires, tetheredStatus: tether, loadStatus: load } = trailer;
  add(TEXT.abs, abs && severityLevel(abs).label, trailer.absReportedAt);
  add(TEXT.tireInflation, tires && tireInflationStatus(tires).label, trailer.tireInflationReportedAt);
  add(TEXT.lights, lightsText(trailer), trailer.lightsReportedAt);
  add(
    TEXT.trailerBattery,
    volts == null ? null : `${US_FORMATS.text(volts, 'V')}${battery ? `, ${batteryHealthWord(battery).label}` : ''}`,
    trailer.trailerBatteryReportedAt,
  );
  add(TEXT.deviceBattery, US_FORMATS.text(trailer.deviceBatteryVoltage, 'V', ''), trailer.deviceBatteryReportedAt);
  add(TEXT.tetherStatus, tether && tetherStatus(tether).label, trailer.tetherReportedAt);
  const weight =
    trailer.cargoWeightOnBogieLbs == null ? '' : `, ${US_FORMATS.text(trailer.cargoWeightOnBogieLbs, 'lbs')}`;
  add(TEXT.loadStatus, load && `${loadStatus(load).label}${weight}`, trailer.loadReportedAt);
  add(TEXT.fuelLevel, US_FORMATS.text(trailer.tkFuelLevel, '%', ''), trailer.reeferReportedAt);
  add(TEXT.absOdometer, US_FORMATS.text(trailer.absOdometer, 'mi', ''), trailer.lastReport);
  add(TEXT.gpsOdometer, US_FORMATS.text(trailer.gpsOdometer, 'mi', ''), trailer.lastReport);
  return rows;
}

/** Null if no circuit was measured, which differs from having no fault. */
function lightsText({ lightFault, lightFaultCircuits = [] }: FleetRow): string | null {
  if (!lightFault || lightFault === LightFault.Unknown) return null;
  if (lightFault === LightFault.None) return TEXT.noLightFaults;
  return unpackLightCircuits(lightFaultCircuits).map(lightCircuitText).join(', ') || lightFaultWord(lightFault).label;
}
