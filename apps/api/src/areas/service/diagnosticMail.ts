import { formatDate, mapLinks } from '@gladhand/domain/formats';
import { absCodeMeaning, healthReasonWord, trailerHealthWord, unpackHealthReasons } from '@gladhand/domain/readings';
import { deviceFamily } from '@gladhand/domain/trailers';
import { oneLine } from '../../engine/mail/oneLine';
import { READING_FIELDS, readingRows } from '../../engine/mail/readingRows';
import type { FaultRecord } from '../../repositories/faults';
import type { FleetRow } from '../../repositories/fleetStatus';
import { DIAGNOSTIC_MAIL_MESSAGES } from './messages';
import type { DealerRecord } from './repository';

const TEXT = DIAGNOSTIC_MAIL_MESSAGES;

/** The data of the mail. */
export interface Diagnosis {
  dealer: DealerRecord;
  trailer: FleetRow;
  /** Active faults. */
  faults: readonly FaultRecord[];
  /** The sender; the service center replies to this address. */
  sender: string;
  /** Straight-line distance; undefined if the trailer's position is unknown. */
  miles: number | undefined;
  /** IANA name of the zone in which times are written. */
  timeZone: string;
}

/** Fields of a trailer that the mail shows. */
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
  'trailerHealthStatus',
  'healthReasons',
  ...READING_FIELDS,
] as const;

/**
 * Subject and text of a diagnostic mail. It has what a workshop needs, without keys, accounts or addresses of this
 * server.
 */
export function diagnosticMail(diagnosis: Diagnosis): { subject: string; text: string } {
  const { dealer, trailer, sender } = diagnosis;
  const parts = [
    TEXT.to(dealer.name),
    TEXT.request(sender, trailer.customerName),
    section(TEXT.trailer, trailerLines(trailer)),
    section(TEXT.location, placeLines(diagnosis)),
    section(TEXT.health, healthLines(trailer)),
    section(TEXT.activeFaults, faultLines(diagnosis)),
    section(TEXT.lastReadings, readingLines(diagnosis)),
  ];
  return {
    subject: oneLine(TEXT.subject(trailer.unitId, trailer.vin)),
    text: `${parts.join('\n\n')}\n`,
  };
}

const section = (title: string, lines: readonly string[]) =>
  [title, ...lines.map((line) => `  ${oneLine(line)}`)].join('\n');

function trailerLines({ unitId, vin, vehicleType, modelYear, vehicleLengthFeet, deviceTypeId }: FleetRow): string[] {
  const type = [vehicleType, modelYear && TEXT.modelYear(modelYear), vehicleLengthFeet && TEXT.feet(vehicleLengthFeet)];
  return [
    TEXT.unitId(unitId),
    TEXT.vin(vin),
    TEXT.type(type.filter(Boolean).join(', ')),
    ...(deviceTypeId ? [TEXT.device(deviceFamily(deviceTypeId).label)] : []),
  ];
}

function placeLines({ trailer, miles, timeZone }: Diagnosis): string[] {
  const { lat, lng, address, positionReportedAt } = trailer;
  if (lat == null || lng == null) return [TEXT.noLocation];
  const { google, apple } = mapLinks({ lat, lng });
  return [
    `${address ?? TEXT.noTown} (${lat.toFixed(4)}, ${lng.toFixed(4)})`,
    TEXT.googleMaps(google),
    TEXT.appleMaps(apple),
    TEXT.reported(formatDate(positionReportedAt, 'longDateTime', timeZone, TEXT.unknownTime)),
    ...(miles === undefined ? [] : [TEXT.distance(Math.round(miles).toLocaleString('en-US'))]),
  ];
}

function healthLines({ trailerHealthStatus, healthReasons = [] }: FleetRow): string[] {
  const word = trailerHealthWord(trailerHealthStatus ?? 'NA').label;
  const reasons = unpackHealthReasons(healthReasons).map(({ code }) => healthReasonWord(code).label);
  return [reasons.length > 0 ? `${word}: ${reasons.join(', ')}` : word];
}

function faultLines({ faults, trailer, timeZone }: Diagnosis): string[] {
  if (faults.length === 0) return [trailer.absReportedAt ? TEXT.none : TEXT.noAbsReport];
  return faults.map(({ spn, fmi, description, faultStart }) => {
    const { description: meaning, cause } = absCodeMeaning({ spn, fmi });
    const numbers = spn === null ? '' : TEXT.code(spn, fmi);
    const since = formatDate(faultStart, 'longDateTime', timeZone);
    const words = description ?? meaning ?? TEXT.noDescription;
    return TEXT.since(`${numbers}${words}`, since) + (cause ? ` ${cause}` : '');
  });
}

function readingLines({ trailer, timeZone }: Diagnosis): string[] {
  const lines = readingRows(trailer, timeZone).map(({ name, value }) => `${name}: ${value}`);
  return lines.length > 0 ? lines : [TEXT.noReadings];
}
