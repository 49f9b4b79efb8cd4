/** A point on earth in degrees. */
export interface Coordinate {
  /** Degrees north, -90 to 90. */
  lat: number;
  /** Degrees east, -180 to 180. */
  lng: number;
}

export type CoordinateProblem = 'unreadable' | 'latitude' | 'longitude';
export type CoordinateReading = { coordinate: Coordinate } | { problem: CoordinateProblem };

/** Six digits are 11 cm, more precise than any trailer's receiver. */
const FRACTION_DIGITS = 6;
const NUMBER = String.raw`\d+(?:\.\d+)?|\.\d+`;
const DECIMAL_COMMAS = /^([+-]?\d+),(\d+)[;\s]\s*([+-]?\d+),(\d+)$/;
const PIN_OF_MAP = /!3d([+-]?[\d.]+)!4d([+-]?[\d.]+)/;
const CENTER_OF_MAP = /@([+-]?[\d.]+),([+-]?[\d.]+)/;
const QUERY_OF_MAP = /[?&](?:q|ll|query|center|destination)=(?:loc:)?([+-]?[\d.]+)(?:,|%2C)\+?([+-]?[\d.]+)/i;
const ANGLE = new RegExp(`^([+-])?(${NUMBER})[°\\s]*(?:(${NUMBER})['\\s]*(?:(${NUMBER})["\\s]*)?)?$`);

/**
 * Parses common notations: decimal degrees, degrees with minutes and seconds, with or without N, S, E and W, `geo:`
 * addresses and Google Maps links.
 */
export function readCoordinate(text: string): CoordinateReading {
  const plain = plainSigns(text);
  const address = PIN_OF_MAP.exec(plain) ?? CENTER_OF_MAP.exec(plain) ?? QUERY_OF_MAP.exec(plain);
  const halves = address ? [address[1], address[2]] : splitHalves(plain);
  const [first, second] = halves.map((half) => (half === undefined ? undefined : readAngle(half)));
  if (halves.length !== 2 || !first || !second || first.axis === (second.axis ?? 'none'))
    return { problem: 'unreadable' };
  const swapped = first.axis === 'lng' || second.axis === 'lat';
  return inRange(swapped ? second.degrees : first.degrees, swapped ? first.degrees : second.degrees);
}

/** Formats coordinates as 'lat, lng' with four to six decimals; '' for none. */
export function writeCoordinate(coordinate: Coordinate | null | undefined): string {
  if (!coordinate) return '';
  return `${writeDegrees(coordinate.lat)}, ${writeDegrees(coordinate.lng)}`;
}

function inRange(lat: number, lng: number): CoordinateReading {
  if (Math.abs(lat) > 90) return { problem: 'latitude' };
  if (Math.abs(lng) > 180) return { problem: 'longitude' };
  return { coordinate: { lat: rounded(lat), lng: rounded(lng) } };
}

function rounded(degrees: number): number {
  // + 0 turns -0 into 0.
  return Number(degrees.toFixed(FRACTION_DIGITS)) + 0;
}

function writeDegrees(degrees: number): string {
  return rounded(degrees)
    .toFixed(FRACTION_DIGITS)
    .replace(/0{1,2}$/, '');
}

function plainSigns(text: string): string {
  return text
    .trim()
    .replace(/^geo:([^;?]*).*$/i, '$1')
    .replace(/[−–]/g, '-')
    .replace(/[º˚]/g, '°')
    .replace(/''|[″”“]/g, '"')
    .replace(/[′’‘´]/g, "'")
    .replace(/^\((.*)\)$/, '$1')
    .trim();
}

function splitHalves(text: string): string[] {
  const commas = DECIMAL_COMMAS.exec(text);
  if (commas) return [`${commas[1]}.${commas[2]}`, `${commas[3]}.${commas[4]}`];
  const bySign = text.split(/[,;]/).map((half) => half.trim());
  if (bySign.length === 2) return bySign;
  if (bySign.length > 2) return [];
  const lettersFirst = /^([NSEW].*?)\s*([NSEW].*)$/i.exec(text);
  if (lettersFirst && !/[NSEW]$/i.test(text)) return lettersFirst.slice(1);
  const lettersLast = /^(.*?[NSEW])\s*(.*[NSEW])$/i.exec(text);
  if (lettersLast) return lettersLast.slice(1);
  const degreeSigns = /^(.*°.*?)\s+([+-]?[\d.]+\s*°.*)$/.exec(text);
  if (degreeSigns) return degreeSigns.slice(1);
  return text.split(/\s+/);
}

interface Angle {
  degrees: number;
  /** Known if the text has a letter such as N or E. */
  axis?: 'lat' | 'lng';
}

function readAngle(text: string): Angle | undefined {
  const letter = /^[NSEW]|[NSEW]$/i.exec(text)?.[0].toUpperCase();
  const parts = ANGLE.exec((letter ? text.replace(/^[NSEW]|[NSEW]$/i, '') : text).trim());
  if (!parts) return undefined;
  const [, sign, degrees, minutes, seconds] = parts;
  const broken = [minutes !== undefined && degrees, seconds !== undefined && minutes];
  if (broken.some((part) => typeof part === 'string' && part.includes('.'))) return undefined;
  if (Number(minutes ?? 0) >= 60 || Number(seconds ?? 0) >= 60 || (letter && sign)) return undefined;
  const size = Number(degrees) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600;
  const negative = sign === '-' || letter === 'S' || letter === 'W';
  const axis = letter && (letter === 'N' || letter === 'S' ? 'lat' : 'lng');
  return { degrees: negative ? -size : size, axis: axis || undefined };
}
