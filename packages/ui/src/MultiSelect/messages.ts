import { defineMessages } from '../locale/messages';
/** Texts of a `MultiSelect` that a host can replace. */
export interface MultiSelectTexts {
  /** @default (count) => `+${count} more` */
  more: (count: number) => string;
  /** @default (label) => `Remove ${label}` */
  remove: (label: string) => string;
  /** Name of the button that clears the selection. @default 'Remove all' */
  removeAll: string;
  /**
   * Describes the field: the number of selected options and the labels of the first three. @default (count, first) =>
   * `${count} selected: ${first.join(', ')}`, and how many more
   */
  chosen: (count: number, first: readonly string[]) => string;
  /** Announced after changes. @default (chosen, shown) => `${chosen} selected, ${shown} options` */
  status: (chosen: number, shown: number) => string;
  /** Shown in the list without matches. @default 'No matches' */
  empty: string;
  /** @default 'Searching' */
  loading: string;
  /** @default 'The search failed.' */
  failed: string;
  /** @default 'Try again' */
  retry: string;
}

export const MULTI_SELECT_MESSAGES = defineMessages<MultiSelectTexts>('multiSelect', {
  more: (count) => `+${count} more`,
  remove: (label) => `Remove ${label}`,
  removeAll: 'Remove all',
  chosen: (count, first) =>
    `${count} selected: ${first.join(', ')}${count > first.length ? ` and ${count - first.length} more` : ''}`,
  status: (chosen, shown) => `${chosen} selected, ${shown === 1 ? '1 option' : `${shown} options`}`,
  empty: 'No matches',
  loading: 'Searching',
  failed: 'The search failed.',
  retry: 'Try again',
});
