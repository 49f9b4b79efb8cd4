import { decodeText } from './decodeText';
import { FileRefused } from './fileRefused';
import { isGeofenceCsv, readCsv } from './readCsv';
import { readGeoJson } from './readGeoJson';
import { readGpx } from './readGpx';
import { ReadingFile } from './readingFile';
import { readKml } from './readKml';
import { READ_LIMITS } from './readLimits';
import type { FileFormat, FileProblemCode, ReadGeofences, ReadProgress } from './readResult';
import { readShapefiles, SHP_SIGNATURE } from './readShapefile';
import { isWktFile, readWktLines } from './readWkt';
import { listZip } from './unzip';

export interface FileToRead {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Reads a file of geofences. The content decides about its format, not its name. A damaged feature is listed with its
 * problem; a file that can't be read is refused. Neither throws.
 */
export function readFile({ name, bytes }: FileToRead, onProgress?: (progress: ReadProgress) => void): ReadGeofences {
  const file = new ReadingFile(name, onProgress);
  try {
    if (bytes.length === 0) return refused('empty');
    if (bytes.length > READ_LIMITS.fileBytes) return refused('tooLarge');
    const format = readBytes(file, bytes);
    if (file.features.length === 0) return refused('noFeatures');
    return { kind: 'read', format, features: file.features, notes: file.notes };
  } catch (error) {
    return refused(error instanceof FileRefused ? error.problem : 'unreadable');
  }
}

const refused = (problem: FileProblemCode): ReadGeofences => ({ kind: 'refused', problem });

function readBytes(file: ReadingFile, bytes: Uint8Array): FileFormat {
  // Archives begin with the initials of who invented them.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 0xff) < 9) return readArchive(file, bytes);
  if (bytes.length >= 4 && new DataView(bytes.buffer, bytes.byteOffset).getInt32(0) === SHP_SIGNATURE) {
    throw new FileRefused('bareShapefile');
  }
  const { text, isAssumed } = decodeText(bytes);
  const format = readText(file, text.replace(/^\uFEFF/, ''));
  if (isAssumed) file.note({ code: 'assumedWindows1252' });
  return format;
}

function readArchive(file: ReadingFile, bytes: Uint8Array): FileFormat {
  const entries = listZip(bytes);
  const [kml, ...otherKmls] = entries
    .filter(({ name }) => /\.kml$/i.test(name))
    // The main file is `doc.kml`, or one that is in no folder.
    .sort((a, b) => rankOf(a.name) - rankOf(b.name));
  if (kml) {
    file.count('ignoredFiles', entries.length - 1 - otherKmls.length);
    file.count('ignoredLinks', otherKmls.length);
    readKml(file, decodeText(kml.read()).text.replace(/^\uFEFF/, ''));
    return 'kmz';
  }
  if (!entries.some(({ name }) => /\.shp$/i.test(name))) throw new FileRefused('nothingInArchive');
  readShapefiles(file, entries);
  return 'shapefile';
}

const rankOf = (name: string) => (/^doc\.kml$/i.test(name) ? 0 : name.split('/').length);

/** The last one separates the texts of RFC 8142. */
const JSON_STARTS = ['{', '[', '\u001E'];
/** Characters that are examined for a format. */
const EXAMINED_CHARACTERS = 16_000;

function readText(file: ReadingFile, text: string): FileFormat {
  const start = text.trimStart();
  if (start === '') throw new FileRefused('empty');
  if (start.startsWith('<')) return readMarkup(file, text);
  if (JSON_STARTS.includes(start[0] ?? '')) return readGeoJson(file, text);
  if (isGeofenceCsv(text)) {
    readCsv(file, text);
    return 'csv';
  }
  if (isWktFile(text)) {
    readWktLines(file, text);
    return 'wkt';
  }
  // A table without a place has a header that can be corrected.
  const hasHeader = /^.*(?:name|lat|lon|radius).*[,;\t]/i.test(start.slice(0, 1_000));
  throw new FileRefused(hasHeader ? 'missingColumns' : 'unknownFormat');
}

function readMarkup(file: ReadingFile, text: string): FileFormat {
  const beginning = text
    .slice(0, EXAMINED_CHARACTERS)
    .replaceAll(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?[^>]*>/gi, '');
  const root = /<(?:[\w.-]+:)?([A-Za-z]\w*)/.exec(beginning)?.[1];
  if (root === 'gpx') {
    readGpx(file, text);
    return 'gpx';
  }
  if (root !== 'kml' && root !== 'Document' && root !== 'Folder' && root !== 'Placemark') {
    throw new FileRefused(root === undefined ? 'brokenXml' : 'unknownFormat');
  }
  readKml(file, text);
  return 'kml';
}
