import { TABLE } from './look';

/** Width of a text, in points. */
export type Measure = (text: string, font: 'regular' | 'bold') => number;

/** Rows that decide the widths. */
const SAMPLE = 300;
/** Only the longest words of a column are measured, as letters differ in width. */
const MEASURED_WORDS = 8;
/** Wider words are broken, and wider texts are wrapped, in points. */
const MAX_WORD = 90;
const MAX_TEXT = 120;
/** Texts longer than those of this share of rows are wrapped. */
const USUAL_SHARE = 0.9;
/** So that rounding breaks no word, in points. */
const SLACK = 0.5;

/**
 * Widths of columns that fill a width together, in points. Each has room for its longest word, and the rest is shared by
 * what the columns usually hold. Only if there is no room for all words, words are broken.
 */
export function columnWidths(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  total: number,
  measure: Measure,
): number[] {
  const sample = rows.slice(0, SAMPLE);
  const columns = headings.map((heading, at) =>
    columnOf(
      heading,
      sample.map((row) => row[at] ?? ''),
      measure,
    ),
  );
  const least = sumOf(columns.map(({ min }) => min));
  const wanted = sumOf(columns.map((column) => column.wanted));
  if (wanted <= total) return columns.map((column) => (total * column.wanted) / wanted);
  if (least >= total) return columns.map(({ min }) => (total * min) / least);
  const share = (total - least) / (wanted - least);
  return columns.map((column) => column.min + (column.wanted - column.min) * share);
}

function columnOf(heading: string, texts: readonly string[], measure: Measure): { min: number; wanted: number } {
  const words = byLength(new Set(texts.flatMap((text) => text.split(' '))));
  const longestWord = Math.max(
    ...heading.split(' ').map((word) => measure(word, 'bold')),
    ...words.slice(-MEASURED_WORDS).map((word) => measure(word, 'regular')),
  );
  const usualText = byLength(texts)[Math.floor(texts.length * USUAL_SHARE)] ?? '';
  const room = (width: number) => width + 2 * TABLE.padding + SLACK;
  const min = room(Math.min(MAX_WORD, longestWord));
  return { min, wanted: Math.max(min, room(Math.min(MAX_TEXT, measure(usualText, 'regular')))) };
}

const byLength = (texts: Iterable<string>) => [...texts].sort((a, b) => a.length - b.length);
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
