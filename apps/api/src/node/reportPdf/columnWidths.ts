/** Capitals and digits are wider than small letters, by about this share. */
const WIDE = 0.25;
const sizeOf = (text: string): number => text.length + WIDE * (text.match(/[A-Z0-9@%MWmw]/g)?.length ?? 0);

/** Rows that decide the widths. */
const SAMPLE = 300;
const CHARACTERS = { min: 5, maxWord: 22, max: 30 } as const;
/** Texts longer than those of this share of rows are wrapped. */
const USUAL_SHARE = 0.9;

/** Widths of columns by what they usually hold, which fill a width together. Words stay whole unless they are very long. */
export function columnWidths(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  total: number,
): number[] {
  const sample = rows.slice(0, SAMPLE);
  const wanted = headings.map((heading, at) => {
    const texts = sample.map((row) => row[at] ?? '');
    const words = [heading, ...texts].flatMap((text) => text.split(' ')).map(sizeOf);
    const longestWord = Math.min(CHARACTERS.maxWord, Math.max(...words));
    const lengths = texts.map(sizeOf).sort((a, b) => a - b);
    const usual = Math.min(CHARACTERS.max, lengths[Math.floor(lengths.length * USUAL_SHARE)] ?? 0);
    return Math.max(CHARACTERS.min, longestWord + 1, usual + 1);
  });
  const sum = wanted.reduce((all, one) => all + one, 0);
  return wanted.map((one) => (total * one) / sum);
}
