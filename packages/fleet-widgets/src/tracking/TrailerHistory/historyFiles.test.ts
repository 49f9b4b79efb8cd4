// @vitest-environment jsdom
import {
  type HistoryFile,
  HistoryFormat,
  type HistoryReport,
  historyEvents,
  historyFileName,
  historyText,
  historyTrack,
} from '@gladhand/domain/history';
import { describe, expect, it } from 'vitest';

// Here and not in the domain, because parsing the files needs a DOM.

const fault = (description: string) => ({ spn: null, fmi: null, description });
const START = Date.parse('2026-11-01T05:30:00Z');
const MINUTE_MS = 60_000;
const report = (minute: number, extra: Partial<HistoryReport>): HistoryReport => ({
  id: `r${minute}`,
  at: START + minute * MINUTE_MS,
  receivedAt: START + minute * MINUTE_MS + 2_000,
  lat: null,
  lng: null,
  speed: null,
  heading: null,
  address: null,
  tether: null,
  door: null,
  absFaults: null,
  loaded: null,
  setPointF: null,
  returnAirF: null,
  tireMaxF: null,
  fixFlags: null,
  ...extra,
});
const fix = (minute: number, lat: number, speed: number, extra: Partial<HistoryReport> = {}) =>
  report(minute, { lat, lng: -86.25, speed, heading: 0, ...extra });

const track = historyTrack([
  fix(0, 41, 0, { address: '<South> & "Bend"\u0007, IN', door: 'closed' }),
  fix(5, 41, 0),
  fix(10, 41.07, 58),
  fix(15, 41.14, 58),
  report(16, { door: 'open' }),
  fix(17, 10, 58),
  // An hour and a half without a report, across the end of daylight saving time
  fix(110, 41.5, 0, {
    address: '=cmd|calc',
    absFaults: [fault('Sensor 2, left'), fault('Supply low')],
    tireMaxF: 99.5,
  }),
  fix(115, 41.5, 0, { loaded: true, setPointF: 34, returnAirF: 36.1 }),
]);
const file: HistoryFile = {
  unitId: 'R 22/07 <A>',
  vin: '1UYVS2530LG704218',
  from: new Date('2026-11-01T05:00:00Z'),
  to: new Date('2026-11-02T06:00:00Z'),
  timeZone: 'America/Chicago',
  track,
  events: historyEvents(track),
};

function parsed(text: string): Document {
  const xml = new DOMParser().parseFromString(text, 'application/xml');
  expect(xml.querySelector('parsererror')?.textContent).toBeUndefined();
  return xml;
}
const all = (within: Document | Element, namespace: string, name: string) => [
  ...within.getElementsByTagNameNS(namespace, name),
];
const texts = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);
const names = (element: Element | undefined) => [...(element?.children ?? [])].map(({ localName }) => localName);

it.each([
  [file, 'R 22-07 A History Export 11-01-2026.gpx'],
  [{ ...file, unitId: '../../etc' }, 'etc History Export 11-01-2026.gpx'],
  [{ ...file, unitId: '   ' }, 'Trailer History Export 11-01-2026.gpx'],
  [{ ...file, timeZone: 'UTC' }, 'R 22-07 A History Export 11-01-2026 to 11-02-2026.gpx'],
])('is named after the unit and its days: %#', (one, name) => {
  expect(historyFileName(one, HistoryFormat.Gpx)).toBe(name);
});

describe('GPX 1.1', () => {
  const GPX = 'http://www.topografix.com/GPX/1/1';
  const xml = parsed(historyText(file, HistoryFormat.Gpx));

  it('has the structure of the schema', () => {
    const root = xml.documentElement;
    expect([root.namespaceURI, root.localName, root.getAttribute('version')]).toEqual([GPX, 'gpx', '1.1']);
    expect(root.getAttribute('creator')).toBe('Gladhand');
    // Metadata, then waypoints, then tracks
    expect([...new Set(names(root))]).toEqual(['metadata', 'wpt', 'trk']);
    for (const point of all(xml, GPX, 'wpt')) {
      expect(['time', 'name', 'desc', 'type'].filter((name) => names(point).includes(name))).toEqual(names(point));
    }
  });

  it('has a segment for each side of the gap, with times in UTC and speed in meters per second', () => {
    const segments = all(xml, GPX, 'trkseg').map((segment) => all(segment, GPX, 'trkpt'));
    expect(segments.map((points) => points.length)).toEqual([4, 2]);
    const third = segments[0]?.[2];
    expect([third?.getAttribute('lat'), third?.getAttribute('lon')]).toEqual(['41.07', '-86.25']);
    expect(texts(all(third as Element, GPX, 'time'))).toEqual(['2026-11-01T05:40:00.000Z']);
    const extension = 'http://www.garmin.com/xmlschemas/TrackPointExtension/v2';
    expect(texts(all(third as Element, extension, 'speed'))).toEqual(['25.93']);
  });

  it('has stops and events as waypoints, with unchanged texts', () => {
    const waypoints = all(xml, GPX, 'wpt');
    expect(waypoints.map((point) => texts(all(point, GPX, 'name'))[0])).toEqual([
      'Stopped 5 min',
      'No reports 1 h 35 min',
      'Door opened',
      'Doubtful position',
      'Stopped 5 min',
    ]);
    expect(texts(all(waypoints[0] as Element, GPX, 'desc'))).toEqual(['<South> & "Bend", IN']);
    expect(texts(all(xml, GPX, 'metadata'))[0]).toContain('R 22/07 <A> (1UYVS2530LG704218), 2026-11-01T00:00:00-05:00');
  });
});

describe('KML 2.2', () => {
  const KML = 'http://www.opengis.net/kml/2.2';
  const GX = 'http://www.google.com/kml/ext/2.2';
  const xml = parsed(historyText(file, HistoryFormat.Kml));

  it('has a track for each side of the gap, with as many times as places', () => {
    expect([xml.documentElement.namespaceURI, xml.documentElement.localName]).toEqual([KML, 'kml']);
    const tracks = all(xml, GX, 'Track');
    expect(tracks.map((one) => [all(one, KML, 'when').length, all(one, GX, 'coord').length])).toEqual([
      [4, 4],
      [2, 2],
    ]);
    expect(texts(all(tracks[0] as Element, GX, 'coord'))[2]).toBe('-86.25 41.07 0');
  });

  it('has a place for each stop, with its time', () => {
    const places = all(xml, KML, 'Point');
    expect(texts(places)).toEqual(['-86.25,41,0', '-86.25,41.5,0']);
    expect(texts(all(xml, KML, 'begin'))).toEqual(['2026-11-01T05:30:00.000Z', '2026-11-01T07:20:00.000Z']);
    expect(texts(all(xml, KML, 'end'))[0]).toBe('2026-11-01T05:35:00.000Z');
  });
});

describe('CSV', () => {
  const lines = historyText(file, HistoryFormat.Csv).split('\r\n');

  it('has every report, including doubtful ones, under a header with units', () => {
    expect(lines).toHaveLength(1 + track.reports.length + 1);
    expect(lines[0]).toBe(
      '\uFEFFRecorded (America/Chicago),Recorded (UTC),Received (UTC),Latitude (degrees),Longitude (degrees),Speed (mph),Heading (degrees),Nearest place,Tether,Door,ABS fault,Loaded,Set point (°F),Return air (°F),Hottest tire (°F),Position issues',
    );
    expect(lines[6]).toContain(',10,-86.25,58,0,,,,,,,,,teleport');
  });

  it('writes times with their zone before and after the clock change, and neutralizes formulas', () => {
    expect(lines[1]).toMatch(/^2026-11-01T00:30:00-05:00,2026-11-01T05:30:00.000Z,2026-11-01T05:30:02.000Z,41,/);
    expect(lines[7]).toBe(
      '2026-11-01T01:20:00-06:00,2026-11-01T07:20:00.000Z,2026-11-01T07:20:02.000Z,41.5,-86.25,0,0,\'=cmd|calc,,,"active: Sensor 2, left; Supply low",,,,99.5,',
    );
  });
});
