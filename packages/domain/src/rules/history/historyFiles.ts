import { formatDate } from '../dates/formatDate';
import { csvLine } from '../formats/csv';
import { exportFileName } from '../formats/exportFileName';
import { absFaultText } from '../health/absSeverity';
import { FixFlag } from '../tracking/fixFlags';
import { type HistoryEvent, HistoryEventKind } from './historyEvents';
import type { HistoryFix, HistoryReport } from './historyReport';
import type { HistoryTrack } from './historyTrack';
import { eventTitle } from './historyWords';

/** A trailer's route in a period, for export to a file. */
export interface HistoryFile {
  readonly unitId: string;
  readonly vin: string;
  readonly from: Date;
  /** End of the period, exclusive. */
  readonly to: Date;
  /** IANA name of the viewer's zone. */
  readonly timeZone: string;
  readonly track: HistoryTrack;
  readonly events: readonly HistoryEvent[];
}

/** The file formats of a route. */
export const HistoryFormat = { Gpx: 'gpx', Kml: 'kml', Csv: 'csv', Xlsx: 'xlsx' } as const;
export type HistoryFormat = (typeof HistoryFormat)[keyof typeof HistoryFormat];

const METERS_PER_SECOND_PER_MPH = 0.44704;

/** 'R-2207 History Export 11-20-2026 to 11-21-2026.gpx': the unit ID, and the days in the viewer's zone. */
export function historyFileName({ unitId, from, to, timeZone }: HistoryFile, format: HistoryFormat): string {
  const last = new Date(Math.max(from.getTime(), to.getTime() - 1));
  const what = `${unitId.trim() || 'Trailer'} History`;
  return exportFileName({ what, at: { first: from, last }, timeZone, ending: format });
}

/** The contents of the file in a text format. `reportsTable` and `tripsTable` are for workbooks. */
export function historyText(file: HistoryFile, format: HistoryFormat): string {
  if (format === HistoryFormat.Gpx) return gpxText(file);
  return format === HistoryFormat.Kml ? kmlText(file) : csvText(file);
}

/** GPX 1.1: a segment between gaps, stops and events as waypoints. Speed and course use Garmin's extension. */
function gpxText(file: HistoryFile): string {
  const { track, events, unitId } = file;
  const waypoints = events.flatMap((event) =>
    event.at
      ? [
          `<wpt lat="${event.at.lat}" lon="${event.at.lng}"><time>${iso(event.atMs)}</time>` +
            `<name>${xml(eventTitle(event))}</name>${event.detail ? `<desc>${xml(event.detail)}</desc>` : ''}` +
            `<type>${event.kind}</type></wpt>`,
        ]
      : [],
  );
  const segments = parts(track).map((fixes) => `<trkseg>\n${fixes.map(gpxPoint).join('\n')}\n</trkseg>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Gladhand" xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v2">',
    `<metadata><name>${xml(titleOf(file))}</name></metadata>`,
    ...waypoints,
    `<trk><name>${xml(unitId)}</name>`,
    ...segments,
    '</trk>',
    '</gpx>',
    '',
  ].join('\n');
}

function gpxPoint({ lat, lng, at, speed, heading }: HistoryFix): string {
  const speedTag =
    speed === null ? '' : `<gpxtpx:speed>${Math.round(speed * METERS_PER_SECOND_PER_MPH * 100) / 100}</gpxtpx:speed>`;
  const course = heading === null ? '' : `<gpxtpx:course>${heading}</gpxtpx:course>`;
  const extensions =
    speedTag || course
      ? `<extensions><gpxtpx:TrackPointExtension>${speedTag}${course}</gpxtpx:TrackPointExtension></extensions>`
      : '';
  return `<trkpt lat="${lat}" lon="${lng}"><time>${iso(at)}</time>${extensions}</trkpt>`;
}

/** KML 2.2 with Google's track extension: a track between gaps, stops as places with their time. */
function kmlText(file: HistoryFile): string {
  const { track, events, unitId } = file;
  const tracks = parts(track).map((fixes) =>
    [
      '<gx:Track>',
      ...fixes.map(({ at }) => `<when>${iso(at)}</when>`),
      ...fixes.map(({ lat, lng }) => `<gx:coord>${lng} ${lat} 0</gx:coord>`),
      '</gx:Track>',
    ].join('\n'),
  );
  const places = events.flatMap((event) => {
    if (!event.at || event.kind !== HistoryEventKind.Stop) return [];
    return [
      `<Placemark><name>${xml(eventTitle(event))}</name>` +
        `${event.detail ? `<description>${xml(event.detail)}</description>` : ''}` +
        `<TimeSpan><begin>${iso(event.atMs)}</begin><end>${iso(event.toMs ?? event.atMs)}</end></TimeSpan>` +
        `<Point><coordinates>${event.at.lng},${event.at.lat},0</coordinates></Point></Placemark>`,
    ];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2">',
    `<Document><name>${xml(titleOf(file))}</name>`,
    `<Placemark><name>${xml(unitId)}</name><gx:MultiTrack><gx:interpolate>0</gx:interpolate>`,
    ...tracks,
    '</gx:MultiTrack></Placemark>',
    '<Folder><name>Stops</name>',
    ...places,
    '</Folder>',
    '</Document>',
    '</kml>',
    '',
  ].join('\n');
}

const CSV_HEADER = [
  'Recorded (UTC)',
  'Received (UTC)',
  'Latitude (degrees)',
  'Longitude (degrees)',
  'Speed (mph)',
  'Heading (degrees)',
  'Nearest place',
  'Tether',
  'Door',
  'ABS fault',
  'Loaded',
  'Set point (°F)',
  'Return air (°F)',
  'Hottest tire (°F)',
  'Position issues',
];
/** Makes spreadsheets read the text as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Every report as received, including doubtful positions. */
function csvText({ track, timeZone }: HistoryFile): string {
  const unreached = new Set(track.impossible.map(({ id }) => id));
  const lines = track.reports.map((report) => {
    const flags = new Set([...(report.fixFlags ?? []), ...(unreached.has(report.id) ? [FixFlag.Teleport] : [])]);
    return csvLine([
      formatDate(new Date(report.at), 'iso', timeZone),
      iso(report.at),
      iso(report.receivedAt),
      report.lat,
      report.lng,
      report.speed,
      report.heading,
      report.address,
      report.tether,
      report.door,
      absText(report),
      report.loaded === null ? null : report.loaded ? 'loaded' : 'unloaded',
      report.setPointF,
      report.returnAirF,
      report.tireMaxF,
      [...flags].join(' '),
    ]);
  });
  return `${BYTE_ORDER_MARK}${csvLine([`Recorded (${timeZone})`, ...CSV_HEADER])}${lines.join('')}`;
}

function absText({ absFaults }: HistoryReport): string | null {
  if (absFaults === null) return null;
  return absFaults.length === 0 ? 'none' : `active: ${absFaults.map(absFaultText).join('; ')}`;
}

/** The parts of the route between gaps. */
function parts({ fixes, legs }: HistoryTrack): HistoryFix[][] {
  const found: HistoryFix[][] = [];
  fixes.forEach((fix, index) => {
    if (index === 0 || legs[index - 1]?.kind === 'gap') found.push([]);
    found.at(-1)?.push(fix);
  });
  return found;
}

function titleOf({ unitId, vin, from, to, timeZone }: HistoryFile): string {
  return `${unitId} (${vin}), ${formatDate(from, 'iso', timeZone)} to ${formatDate(to, 'iso', timeZone)}`;
}

const iso = (ms: number) => new Date(ms).toISOString();

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML 1.0 can't represent control characters or unpaired surrogates. */
const xml = (text: string) =>
  text
    .replace(/\p{Cs}/gu, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
