import type { FileColumn, FileTable, FileValue } from '../files/fileTable';
import { wallTimeOf } from '../files/wallTimeOf';
import { absFaultText } from '../health/absSeverity';
import type { HistoryFile } from './historyFiles';
import { historyTrips } from './historyTrips';

const MINUTE_MS = 60_000;

/** Every report of a history as a table, including doubtful positions. */
export function reportsTable({ track, timeZone }: HistoryFile): FileTable {
  const columns: FileColumn[] = [
    ...timeColumns('Recorded', timeZone),
    { heading: 'Latitude' },
    { heading: 'Longitude' },
    { heading: 'Speed (mph)' },
    { heading: 'Heading (degrees)' },
    { heading: 'Nearest place', widthCharacters: 28 },
    { heading: 'Tether' },
    { heading: 'Door' },
    { heading: 'ABS faults', widthCharacters: 28 },
    { heading: 'Loaded' },
    { heading: 'Set point (°F)' },
    { heading: 'Return air (°F)' },
    { heading: 'Hottest tire (°F)' },
    { heading: 'Position issues' },
  ];
  const rows = track.reports.map((report) => [
    ...times(report.at, timeZone),
    report.lat,
    report.lng,
    report.speed,
    report.heading,
    report.address,
    report.tether,
    report.door,
    report.absFaults?.map(absFaultText).join('; ') || null,
    report.loaded === null ? null : report.loaded ? 'loaded' : 'unloaded',
    report.setPointF,
    report.returnAirF,
    report.tireMaxF,
    report.fixFlags?.join(' ') || null,
  ]);
  return { columns, pages: onePage(rows) };
}

/** The trips of a history as a table. */
export function tripsTable({ track, timeZone }: HistoryFile): FileTable {
  const columns: FileColumn[] = [
    ...timeColumns('Start', timeZone),
    { heading: 'From', widthCharacters: 28 },
    ...timeColumns('End', timeZone),
    { heading: 'To', widthCharacters: 28 },
    { heading: 'Distance (mi)' },
    { heading: 'Distance without reports (mi)' },
    { heading: 'Driving (min)' },
    { heading: 'Stops' },
  ];
  const rows = historyTrips(track).map((trip) => [
    ...times(trip.from.at, timeZone),
    trip.fromPlace,
    ...times(trip.to.at, timeZone),
    trip.toPlace,
    tenths(trip.milesDriven),
    tenths(trip.milesUnseen),
    Math.round(trip.movingMs / MINUTE_MS),
    trip.stops.length,
  ]);
  return { columns, pages: onePage(rows) };
}

const tenths = (miles: number) => Math.round(miles * 10) / 10;

const timeColumns = (name: string, timeZone: string): FileColumn[] =>
  [timeZone, 'UTC'].map((zone) => ({ heading: `${name} (${zone})`, isTime: true }));

const times = (atMs: number, timeZone: string): FileValue[] =>
  [timeZone, 'UTC'].map((zone) => wallTimeOf(new Date(atMs), zone));

async function* onePage(rows: FileValue[][]) {
  yield rows;
}
