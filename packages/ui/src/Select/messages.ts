import { defineMessages } from '../locale/messages';
/** Texts of Select that have a prop of their own. */
export const SELECT_LABELS = defineMessages('selectLabels', { noMatches: 'No matches', clear: 'Clear' });

/** Texts of a `Select` with a search that a host can replace. */
export interface SelectTexts {
  /** @default 'Searching' */
  loading: string;
  /** @default 'The search failed.' */
  failed: string;
  /** @default 'Try again' */
  retry: string;
  /** Announced when the list changes. @default (count) => `${count} options` */
  count: (count: number) => string;
}

export const SELECT_MESSAGES = defineMessages<SelectTexts>('select', {
  loading: 'Searching',
  failed: 'The search failed.',
  retry: 'Try again',
  count: (count) => (count === 1 ? '1 option' : `${count} options`),
});
