import type { Word } from './lookup';
import type { ReadingUnit } from './readings';

/** The kind of a column's values, as they are stored. Null is missing. */
export type ReportColumnKind =
  | 'text'
  | 'number'
  /** Milliseconds since 1970. */
  | 'instant'
  /** The earliest and latest instant: something happened between them. */
  | 'between'
  /** Milliseconds. */
  | 'duration'
  /** At least and at most, in milliseconds. */
  | 'durationBetween';

/** One column of a report. */
export interface ReportColumn {
  readonly id: string;
  readonly heading: string;
  readonly kind: ReportColumnKind;
  /** Unit of a number. */
  readonly unit?: ReadingUnit | undefined;
  /** Digits after the decimal point of a number. @default 0 */
  readonly fractionDigits?: number | undefined;
  /** Whether the column is part of the report until its author chooses. @default true */
  readonly isChosen?: boolean | undefined;
  /** Leads to the trailer or the geofence of the row. */
  readonly leadsTo?: 'trailer' | 'geofence' | undefined;
  /** What a missing value means, if it means something: 'Still inside'. */
  readonly missing?: string | undefined;
  /** Only in reports that include sensor data. */
  readonly isSensorData?: boolean | undefined;
}

type Extra = Omit<Partial<ReportColumn>, 'id' | 'heading' | 'kind'>;

const column = (id: string, heading: string, kind: ReportColumnKind = 'text', extra: Extra = {}): ReportColumn => ({
  ...{ id, heading, kind },
  ...extra,
});
const optional = { isChosen: false } as const;

const UNIT_ID = column('unitId', 'Unit ID', 'text', { leadsTo: 'trailer' });
const VIN = column('vin', 'VIN', 'text', { leadsTo: 'trailer' });
const TRAILER = [UNIT_ID, VIN] as const;
const GEOFENCE = column('geofence', 'Geofence', 'text', { leadsTo: 'geofence' });
const LAST_REPORT = column('lastReport', 'Last report', 'instant', { missing: 'Never reported' });
const REPORTED_WITHIN = column('reportedWithin', 'Reported within');
const REPAIR = column('repairInformation', 'Repair information');

const sensor = (id: string, heading: string, kind: ReportColumnKind = 'text', extra: Extra = {}) =>
  column(id, heading, kind, { ...extra, isSensorData: true });

/** The latest readings of a trailer, each with when it was reported. */
const SENSOR_DATA: readonly ReportColumn[] = [
  sensor('absStatus', 'ABS'),
  sensor('absReported', 'ABS reported', 'instant'),
  sensor('tireInflation', 'Tire inflation'),
  sensor('tireInflationReported', 'Tire inflation reported', 'instant'),
  sensor('lights', 'Lights'),
  sensor('lightsReported', 'Lights reported', 'instant'),
  sensor('trailerBattery', 'Trailer battery', 'number', { unit: 'V', fractionDigits: 1 }),
  sensor('trailerBatteryReported', 'Trailer battery reported', 'instant'),
  sensor('deviceBattery', 'Device battery', 'number', { unit: 'V', fractionDigits: 1 }),
  sensor('deviceBatteryReported', 'Device battery reported', 'instant'),
  sensor('wheelEnd', 'Wheel end'),
  sensor('wheelEndReported', 'Wheel end reported', 'instant'),
  sensor('tireTemperature', 'Tire temperature'),
  sensor('tireTemperatureReported', 'Tire temperature reported', 'instant'),
];

/** The columns of each report type, in display order. Units and kinds apply to the screen, all files and the mail. */
export const REPORT_COLUMNS: Readonly<Record<number, readonly ReportColumn[]>> = {
  1: [
    GEOFENCE,
    ...TRAILER,
    column('assetType', 'Asset type'),
    column('entered', 'Entered', 'between'),
    column('timeInside', 'Time inside, at least', 'duration'),
    column('tether', 'Tether'),
    column('load', 'Load'),
    column('door', 'Door', 'text', optional),
    REPORTED_WITHIN,
    LAST_REPORT,
    column('address', 'Address', 'text', optional),
    column('lat', 'Latitude', 'number', { ...optional, fractionDigits: 5 }),
    column('lng', 'Longitude', 'number', { ...optional, fractionDigits: 5 }),
    ...SENSOR_DATA,
  ],
  2: [
    GEOFENCE,
    ...TRAILER,
    column('entered', 'Entered', 'between'),
    column('left', 'Left', 'between', { missing: 'Still inside' }),
    column('dwell', 'Dwell', 'durationBetween'),
    column('freeTime', 'Free time', 'duration', optional),
    column('detentionAtLeast', 'Detention at least', 'duration'),
    column('detentionAtMost', 'Detention at most', 'duration'),
    column('loadAtEntry', 'Load at entry', 'text', optional),
    column('loadAtExit', 'Load at exit', 'text', optional),
    ...SENSOR_DATA,
  ],
  3: [
    ...TRAILER,
    column('critical', 'Critical faults', 'number'),
    column('caution', 'Caution faults', 'number'),
    column('newest', 'Newest fault', 'instant'),
    column('oldest', 'Oldest fault', 'instant'),
    column('milesOnOldest', 'Distance with the oldest fault', 'number', { unit: 'mi', fractionDigits: 1 }),
    column('amberLamp', 'Amber lamp'),
    LAST_REPORT,
    ...SENSOR_DATA,
  ],
  4: [
    ...TRAILER,
    column('status', 'Status'),
    column('faultDescription', 'Fault'),
    column('faultStart', 'Start', 'instant'),
    column('faultEnd', 'End', 'instant', { missing: 'Active' }),
    column('suspectComponent', 'Suspect component'),
    column('cause', 'Cause'),
    REPAIR,
    column('duration', 'Duration', 'duration'),
    column('maxMph', 'Maximum speed', 'number', { unit: 'mph' }),
    column('mileage', 'Mileage', 'number', { unit: 'mi', fractionDigits: 1 }),
    column('faultLevel', 'Level'),
    column('spnFmi', 'SPN/FMI'),
    column('blinkCode', 'Blink code', 'text', optional),
    ...SENSOR_DATA,
  ],
  5: [
    GEOFENCE,
    column('count', 'Trailers', 'number'),
    column('threshold', 'Threshold', 'number'),
    column('since', 'Since', 'instant'),
    ...TRAILER,
    column('entered', 'Entered', 'between'),
  ],
  6: [
    ...TRAILER,
    column('reason', 'Reason'),
    column('level', 'Level'),
    column('miles', 'Distance with the fault', 'number', { unit: 'mi', fractionDigits: 1 }),
    column('lampOn', 'Amber lamp on', 'duration'),
    column('fault', 'Fault'),
    REPAIR,
    column('serviceCenter', 'Nearest service center', 'text', optional),
  ],
  7: [
    ...TRAILER,
    column('issue', 'Issue'),
    column('state', 'State'),
    column('since', 'Since', 'instant'),
    column('detail', 'Reading'),
    REPORTED_WITHIN,
    LAST_REPORT,
  ],
  8: [
    ...TRAILER,
    column('recorded', 'Time', 'instant'),
    column('zone', 'Zone', 'number'),
    column('setPoint', 'Set point', 'number', { unit: '°F', fractionDigits: 1 }),
    column('returnAir', 'Return air', 'number', { unit: '°F', fractionDigits: 1 }),
    column('dischargeAir', 'Discharge air', 'number', { unit: '°F', fractionDigits: 1 }),
    column('ambient', 'Ambient', 'number', { unit: '°F', fractionDigits: 1 }),
    column('mode', 'Mode'),
    column('alarms', 'Alarms'),
  ],
  9: [
    ...TRAILER,
    column('power', 'Power'),
    column('mode', 'Mode'),
    column('fuel', 'Fuel', 'number', { unit: '%' }),
    column('ambient', 'Ambient', 'number', { unit: '°F', fractionDigits: 1 }),
    ...[1, 2, 3].flatMap((zone) => [
      column(`setPoint${zone}`, `Set point ${zone}`, 'number', { unit: '°F', fractionDigits: 1, isChosen: zone === 1 }),
      column(`returnAir${zone}`, `Return air ${zone}`, 'number', {
        ...{ unit: '°F', fractionDigits: 1, isChosen: zone === 1 },
      }),
      column(`dischargeAir${zone}`, `Discharge air ${zone}`, 'number', {
        ...{ unit: '°F', fractionDigits: 1, isChosen: zone === 1 },
      }),
    ]),
    column('engineHours', 'Engine hours', 'number', { unit: 'Hours', fractionDigits: 1 }),
    column('alarms', 'Alarms'),
    REPORTED_WITHIN,
    LAST_REPORT,
    ...SENSOR_DATA,
  ],
};

/** Groups of trailers by the age of their last report. Source: decisions on reports. */
export const REPORT_AGE_GROUPS: readonly (Word<string> & { readonly upToMs: number })[] = [
  { id: 'day', label: '24 hours', upToMs: 86_400_000 },
  { id: 'twoDays', label: '2 days', upToMs: 2 * 86_400_000 },
  { id: 'tenDays', label: '10 days', upToMs: 10 * 86_400_000 },
  { id: 'thirtyDays', label: '30 days', upToMs: 30 * 86_400_000 },
  { id: 'longer', label: 'Longer ago', upToMs: Number.POSITIVE_INFINITY },
];
/** The group of trailers that never reported. */
export const NEVER_REPORTED = 'Never reported';
