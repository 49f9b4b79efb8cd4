import type { GridCell } from './gridTypes';

/** What a file holds of a cell: its number, else its text as on the screen; nothing where there is no value. */
export function csvValue({ lead = '', text, unit = '', amount, state }: GridCell): string | number {
  if (state === 'missing' || state === 'absent') return '';
  return amount ?? `${lead}${text}${unit}`;
}

/** Collects the units that numbers of a file lose, so that its headings can name them. */
export class CsvUnits {
  readonly #units = new Map<number, Set<string>>();

  /** Looks at the cell of a column, by its place. */
  add(place: number, { amount, unit = '', state }: GridCell): void {
    if (amount === undefined || state === 'missing' || state === 'absent') return;
    const units = this.#units.get(place) ?? new Set();
    this.#units.set(place, units.add(unit.trim()));
  }

  /** 'Speed (mph)'; the title alone where there is no unit, or more than one. */
  heading(place: number, title: string): string {
    const [unit, ...others] = this.#units.get(place) ?? [];
    return unit && others.length === 0 && !title.includes(unit) ? `${title} (${unit})` : title;
  }
}
