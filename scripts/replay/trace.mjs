// Reads a recorded trace: the fixes of a GPX or CSV file, oldest first.
import { JSDOM } from 'jsdom';
import Papa from 'papaparse';

/** Names that recorders give their columns. */
const COLUMNS = {
  lat: ['lat', 'latitude'],
  lng: ['lng', 'lon', 'long', 'longitude'],
  time: ['time', 'timestamp', 'recorded', 'date'],
  speedMph: ['speedmph', 'speed_mph', 'speed (mph)'],
};

/**
 * The fixes of a file. Points without a time are left out and counted: waypoints of a planned route have none.
 *
 * @param {string} text of the file
 * @param {'gpx' | 'csv'} format
 * @returns {{ fixes: { lat: number, lng: number, at: Date, speedMph?: number }[], withoutTime: number }}
 */
export function readTrace(text, format) {
  const points = format === 'gpx' ? fromGpx(text) : fromCsv(text);
  if (points.length === 0) throw new Error('The file holds no points.');
  const wrong = points.findIndex(
    ({ lat, lng, at }) => !(Math.abs(lat) <= 90 && Math.abs(lng) <= 180) || (at && Number.isNaN(at.getTime())),
  );
  if (wrong >= 0)
    throw new Error(`Point ${wrong + 1} needs a latitude, a longitude and a time, e.g. 2026-11-17T15:12:00Z.`);
  const fixes = points.filter(({ at }) => at);
  if (fixes.length === 0) throw new Error('No point of the file has a time, so there is nothing to play.');
  return {
    fixes: fixes.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    withoutTime: points.length - fixes.length,
  };
}

function fromGpx(text) {
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window;
  return [...document.getElementsByTagNameNS('*', 'trkpt')].map((point) => ({
    lat: Number(point.getAttribute('lat') ?? Number.NaN),
    lng: Number(point.getAttribute('lon') ?? Number.NaN),
    at: instant(point.getElementsByTagNameNS('*', 'time')[0]?.textContent),
  }));
}

function fromCsv(text) {
  const { data, meta } = Papa.parse(text.trim(), { header: true, skipEmptyLines: true });
  const named = (names) => meta.fields?.find((field) => names.includes(field.trim().toLowerCase()));
  const [lat, lng, time, speed] = Object.values(COLUMNS).map(named);
  if (!lat || !lng || !time) throw new Error('The first line must name the columns lat, lon and time.');
  return data.map((row) => ({
    lat: number(row[lat]),
    lng: number(row[lng]),
    at: instant(row[time]),
    ...(speed && row[speed] ? { speedMph: number(row[speed]) } : {}),
  }));
}

const number = (text) => (text?.trim() ? Number(text) : Number.NaN);

/** Undefined where there is none. */
function instant(text) {
  const trimmed = text?.trim();
  if (!trimmed) return undefined;
  return new Date(/^\d+$/.test(trimmed) ? Number(trimmed) * (trimmed.length > 11 ? 1 : 1000) : trimmed);
}
