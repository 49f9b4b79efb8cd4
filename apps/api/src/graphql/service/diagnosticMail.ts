import {
  absCodeMeaning,
  batteryHealthWord,
  deviceFamily,
  formatDate,
  formatMiles,
  formatPercent,
  formatVolts,
  formatWeight,
  LightFault,
  lightCircuitText,
  lightFaultWord,
  loadStatus,
  severityLevel,
  tetherStatus,
  tireInflationStatus,
  trailerHealthWord,
} from '@gladhand/domain';
import type { FaultRecord } from '../../repositories/faults';
import type { FleetRow } from '../../repositories/fleetStatus';
import type { DealerRecord } from '../../repositories/service';

/** What the mail is made of. */
export interface Diagnosis {
  dealer: DealerRecord;
  trailer: FleetRow;
  /** Active ones. */
  faults: readonly FaultRecord[];
  /** Who asks, and whom the service center answers. */
  askedBy: string;
  /** Distance as the crow flies; undefined where nobody knows the trailer's place. */
  miles: number | undefined;
  /** IANA name: instants are told in this zone, with its name. */
  timeZone: string;
}

/** Fields of a trailer that the mail tells. */
export const DIAGNOSIS_FIELDS = [
  'vin',
  'unitId',
  'customerName',
  'vehicleType',
  'modelYear',
  'vehicleLengthFeet',
  'deviceTypeId',
  'lat',
  'lng',
  'address',
  'positionReportedAt',
  'installedSensorTypeIds',
  'lastReport',
  'trailerHealthStatus',
  'healthReasons',
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

/** Subject and text of a diagnostic mail. It holds what a workshop needs, and no key, account or address of this server. */
export function diagnosticMail(diagnosis: Diagnosis): { subject: string; text: string } {
  const { dealer, trailer, askedBy } = diagnosis;
  const parts = [
    `To ${dealer.name}`,
    `${askedBy} of ${trailer.customerName} asks you to look at this trailer. Please answer to ${askedBy}.`,
    section('Trailer', trailerLines(trailer)),
    section('Place', placeLines(diagnosis)),
    section('Health', healthLines(trailer)),
    section('Active ABS faults', faultLines(diagnosis)),
    section('Last readings', readingLines(diagnosis)),
  ];
  return {
    subject: oneLine(`Diagnostic report of trailer ${trailer.unitId}, VIN ${trailer.vin}`),
    text: `${parts.join('\n\n')}\n`,
  };
}

const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ');
const section = (title: string, lines: readonly string[]) =>
  [title, ...lines.map((line) => `  ${oneLine(line)}`)].join('\n');

function trailerLines({ unitId, vin, vehicleType, modelYear, vehicleLengthFeet, deviceTypeId }: FleetRow): string[] {
  const type = [vehicleType, modelYear && `model year ${modelYear}`, vehicleLengthFeet && `${vehicleLengthFeet} feet`];
  return [
    `Unit ID: ${unitId}`,
    `VIN: ${vin}`,
    `Type: ${type.filter(Boolean).join(', ')}`,
    ...(deviceTypeId ? [`Device: ${deviceFamily(deviceTypeId).label}`] : []),
  ];
}

function placeLines({ trailer, miles, timeZone }: Diagnosis): string[] {
  const { lat, lng, address, positionReportedAt } = trailer;
  if (lat == null || lng == null) return ['Not known: the trailer has reported no position.'];
  return [
    `${address ?? 'No town nearby'} (${lat.toFixed(4)}, ${lng.toFixed(4)})`,
    `Reported ${formatDate(positionReportedAt, 'longDateTime', timeZone, 'at an unknown time')}`,
    ...(miles === undefined ? [] : [`${Math.round(miles).toLocaleString('en-US')} miles from you, as the crow flies`]),
  ];
}

function healthLines({ trailerHealthStatus, healthReasons = [] }: FleetRow): string[] {
  const word = trailerHealthWord(trailerHealthStatus ?? 'NA').label;
  return [healthReasons.length > 0 ? `${word}: ${healthReasons.join(', ')}` : word];
}

function faultLines({ faults, trailer, timeZone }: Diagnosis): string[] {
  if (faults.length === 0) return [trailer.absReportedAt ? 'None.' : 'Not known: the ABS has reported nothing.'];
  return faults.map(({ spn, fmi, description, faultStart }) => {
    const { description: meaning, cause } = absCodeMeaning({ spn, fmi });
    const numbers = spn === null ? '' : `SPN ${spn} / FMI ${fmi ?? 'unknown'}: `;
    const since = formatDate(faultStart, 'longDateTime', timeZone);
    const words = description ?? meaning ?? 'No description';
    return `${numbers}${words}, since ${since}.${cause ? ` ${cause}` : ''}`;
  });
}

function readingLines({ trailer, timeZone }: Diagnosis): string[] {
  const lines: string[] = [];
  const tell = (name: string, value: string | null | undefined, at: Date | null | undefined) => {
    if (value && at) lines.push(`${name}: ${value} (${formatDate(at, 'longDateTime', timeZone)})`);
  };
  const { trailerBatteryVoltage: volts, trailerBatteryStatus: battery } = trailer;
  const { absFaultSeverityLevel: abs, tireInflationStatus: tires, tetheredStatus: tether, loadStatus: load } = trailer;
  tell('ABS', abs && severityLevel(abs).label, trailer.absReportedAt);
  tell('Tire Inflation System', tires && tireInflationStatus(tires).label, trailer.tireInflationReportedAt);
  tell('Lights', lightsText(trailer), trailer.lightsReportedAt);
  tell(
    'Trailer Battery',
    volts == null ? null : `${formatVolts(volts)}${battery ? `, ${batteryHealthWord(battery).label}` : ''}`,
    trailer.trailerBatteryReportedAt,
  );
  tell(
    'Device Battery',
    trailer.deviceBatteryVoltage == null ? null : formatVolts(trailer.deviceBatteryVoltage),
    trailer.deviceBatteryReportedAt,
  );
  tell('Tether Status', tether && tetherStatus(tether).label, trailer.tetherReportedAt);
  const weight = trailer.cargoWeightOnBogieLbs == null ? '' : `, ${formatWeight(trailer.cargoWeightOnBogieLbs)}`;
  tell('Load Status', load && `${loadStatus(load).label}${weight}`, trailer.loadReportedAt);
  tell('Fuel Level', trailer.tkFuelLevel == null ? null : formatPercent(trailer.tkFuelLevel), trailer.reeferReportedAt);
  tell('ABS Odometer', trailer.absOdometer == null ? null : formatMiles(trailer.absOdometer), trailer.lastReport);
  tell('GPS Odometer', trailer.gpsOdometer == null ? null : formatMiles(trailer.gpsOdometer), trailer.lastReport);
  return lines.length > 0 ? lines : ['None: nothing was reported yet.'];
}

/** Null: no branch was measured, which is not the same as no fault. */
function lightsText({ lightFault, lightFaultCircuits = [] }: FleetRow): string | null {
  if (!lightFault || lightFault === LightFault.Unknown) return null;
  if (lightFault === LightFault.None) return 'No faults';
  return lightFaultCircuits.map(lightCircuitText).join(', ') || lightFaultWord(lightFault).label;
}
