import { defineMessages } from '@gladhand/ui';
import type { HelpTranslations } from './helpContent';

const NONE: HelpTranslations = {};

/** Texts around the Help pages. The pages themselves are in the modules of their sections. */
export const HELP_MESSAGES = defineMessages('help', {
  search: 'Search Help',
  searchIn: (page: string) => `Search in ${page}`,
  searchPage: 'Search this page',
  found: (count: number, total: number) => `${count} of ${total} sections on this page`,
  contents: 'Contents',
  onThisPage: 'On this page',
  noMatch: 'Nothing on this page matches your search',
  noMatchHint: 'Try fewer words, or use the words that you see on the screen.',
  otherPages: 'On other pages',
  /** Other languages note here that some articles are in English. */
  articleNote: '',
  /** Sections in the language of the page. Those that are missing are shown in English. */
  sections: (): HelpTranslations => NONE,
});
