import { useMessages, useWords } from '@gladhand/ui';
import { useCallback } from 'react';
import { findSections, type HelpTranslations, placeOf, readableSections } from './helpContent';
import type { HelpPageProps } from './helpPageProps';
import { HELP_PAGES, type HelpPageId } from './helpPages';
import { HELP_MESSAGES } from './messages';

/** A section of Help that a search found. */
export interface FoundHelp {
  /** Address of the section. */
  href: string;
  /** Title of the section. */
  label: string;
  /** Title of its page. */
  detail: string;
}

const MAX_SECTIONS = 5;

interface SearchHelpOptions extends Pick<HelpPageProps, 'mayOpen'> {
  /** The title of a page in another language. @default English */
  say?: ((word: string) => string) | undefined;
  /** Sections in another language. @default English */
  translations?: HelpTranslations | undefined;
}

/**
 * At most five sections with all words of a text, on the Help pages with these addresses. Sections with the words in
 * their title come first.
 */
export function searchHelp(
  hrefs: Partial<Readonly<Record<HelpPageId, string>>>,
  text: string,
  { mayOpen, say = (word) => word, translations = {} }: SearchHelpOptions = {},
): FoundHelp[] {
  const found = Object.values(HELP_PAGES).flatMap((page) => {
    const href = hrefs[page.id];
    if (href === undefined) return [];
    return findSections(readableSections(page.sections, translations, mayOpen), text).map((section) => ({
      isInTitle: findSections([{ ...section, blocks: [] }], text).length > 0,
      help: { href: `${href}#${placeOf(section)}`, label: section.title, detail: say(page.title) },
    }));
  });
  return found
    .toSorted((a, b) => Number(b.isInTitle) - Number(a.isInTitle))
    .slice(0, MAX_SECTIONS)
    .map(({ help }) => help);
}

/** `searchHelp` in the language of the page, for the screens that the user may open. */
export function useSearchHelp(mayOpen: HelpPageProps['mayOpen']) {
  const translations = useMessages(HELP_MESSAGES).sections();
  const say = useWords();
  return useCallback(
    (hrefs: Parameters<typeof searchHelp>[0], text: string) => searchHelp(hrefs, text, { mayOpen, say, translations }),
    [mayOpen, say, translations],
  );
}
