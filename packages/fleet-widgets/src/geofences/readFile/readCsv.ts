import { unguardFormula } from '@gladhand/domain/formats';
import { addFeature } from './addFeature';
import { type Drawn, FeatureRefused, nothingDrawn, numberOf } from './drawn';
import { FileRefused } from './fileRefused';
import { type CsvRow, parseCsv } from './parseCsv';
import type { ReadingFile } from './readingFile';
import type { ReadProblemCode } from './readResult';
import { drawnWkt } from './readWkt';

/** Headings by column, as our template and other programs write them. */
const HEADINGS = {
  name: ['name', 'title', 'geofence', 'geofence_name'],
  description: ['description', 'desc', 'notes', 'comment'],
  category: ['category'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lng', 'lon', 'long'],
  radius_meters: ['radius_meters', 'radius_m', 'radius'],
  wkt: ['wkt', 'geometry', 'geom', 'wkt_geom', 'the_geom'],
  half_width_meters: ['half_width_meters', 'half_width_m', 'half_width'],
} as const;

type Column = keyof typeof HEADINGS;
const COLUMNS = Object.keys(HEADINGS) as Column[];
/** A longer line is no header. */
const MAX_HEADER_CHARACTERS = 10_000;
const SEPARATORS = [',', ';', '\t'];

/** Whether the first line of a text has the columns of a place or a well-known text. */
export const isGeofenceCsv = (text: string): boolean => {
  const { body, separator } = separatorOf(text);
  const [header = ''] = body.split(/[\r\n]/, 1);
  return header.length <= MAX_HEADER_CHARACTERS && hasPlace(columnsOf(header, separator));
};

/** Reads CSV with commas, semicolons or tabs; 'sep=;' above the header decides. */
export function readCsv(file: ReadingFile, text: string): void {
  const { body, separator, skippedLines } = separatorOf(text);
  const [header, ...rows] = parseCsv(body, separator);
  const columns = columnsIn(header?.cells ?? []);
  if (!hasPlace(columns)) throw new FileRefused('missingColumns');
  const unknown = (header?.cells ?? []).filter((cell, index) => cell.trim() !== '' && !columns[index]);
  if (unknown.length > 0) file.note({ code: 'unknownColumns', names: unknown.map((name) => name.trim()) });
  for (const [index, row] of rows.entries()) {
    file.countFeature();
    addRow(file, { ...row, line: row.line + skippedLines }, columns, separator);
    file.progress((index + 1) / rows.length);
  }
}

function addRow(
  file: ReadingFile,
  { line, cells }: CsvRow,
  columns: readonly (Column | undefined)[],
  separator: string,
): void {
  addFeature(file, line, () => {
    const value: Partial<Record<Column, string>> = {};
    for (const [index, column] of columns.entries()) if (column) value[column] ??= (cells[index] ?? '').trim();
    const properties: Record<string, unknown> = {
      name: unguardFormula(value.name ?? ''),
      description: unguardFormula(value.description ?? ''),
      category: unguardFormula(value.category ?? ''),
    };
    const drawn = (): Drawn => {
      if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) throw new FeatureRefused('tooManyCells');
      const number = (column: Column, code: ReadProblemCode) => numberIn(value[column], separator, code);
      properties.radius_meters = number('radius_meters', 'unreadableRadius');
      properties.half_width_meters = number('half_width_meters', 'unreadableHalfWidth');
      if (value.wkt) return drawnWkt(file, value.wkt);
      const lat = number('latitude', 'unreadableLatitude');
      const lng = number('longitude', 'unreadableLongitude');
      if (lat === undefined && lng === undefined) throw new FeatureRefused('noGeometry');
      if (lat === undefined) throw new FeatureRefused('unreadableLatitude');
      if (lng === undefined) throw new FeatureRefused('unreadableLongitude');
      file.countVertices(1);
      return { ...nothingDrawn(), points: [{ lat, lng }] };
    };
    return { properties, drawn: orProblem(drawn) };
  });
}

/** A row keeps its name, even if its place can't be read. */
function orProblem(read: () => Drawn): Drawn {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof FeatureRefused)) throw error;
    return { ...nothingDrawn(), problem: error.problem };
  }
}

/** Spreadsheets that use semicolons have a comma in numbers. */
function numberIn(cell: string | undefined, separator: string, code: ReadProblemCode): number | undefined {
  if (!cell) return undefined;
  const number = numberOf(separator !== ',' && /^[-+]?\d+,\d+$/.test(cell) ? cell.replace(',', '.') : cell);
  if (number === undefined) throw new FeatureRefused(code);
  return number;
}

const hasPlace = (columns: readonly (Column | undefined)[]) =>
  columns.includes('wkt') || (columns.includes('latitude') && columns.includes('longitude'));

const columnsOf = (line: string, separator: string) =>
  columnsIn(line.split(separator).map((cell) => cell.replaceAll('"', '')));

const columnsIn = (cells: readonly string[]) =>
  cells.map((cell) => {
    const heading = unguardFormula(cell.trim())
      .toLowerCase()
      .replaceAll(/[\s_()[\]-]+/g, '_')
      .replaceAll(/^_|_$/g, '');
    return COLUMNS.find((column) => (HEADINGS[column] as readonly string[]).includes(heading));
  });

function separatorOf(text: string): { body: string; separator: string; skippedLines: number } {
  const declared = /^"?sep=([,;\t])"?[ \t]*(?:\r\n|[\r\n]|$)/i.exec(text);
  if (declared?.[1]) return { body: text.slice(declared[0].length), separator: declared[1], skippedLines: 1 };
  const [first = ''] = text.split(/[\r\n]/, 1);
  const count = (separator: string) => first.split(separator).length;
  const separator = SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
  return { body: text, separator, skippedLines: 0 };
}
