import { findSections, placeOf } from './helpContent';
import { HELP_PAGES, type HelpPageId } from './helpPages';

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

/**
 * At most five sections with all words of a text, on the Help pages with these addresses. Sections with the words in
 * their title come first.
 */
export function searchHelp(hrefs: Partial<Readonly<Record<HelpPageId, string>>>, text: string): FoundHelp[] {
  const found = Object.values(HELP_PAGES).flatMap((page) => {
    const href = hrefs[page.id];
    if (href === undefined) return [];
    return findSections(page.sections, text).map((section) => ({
      isInTitle: findSections([{ ...section, blocks: [] }], text).length > 0,
      help: { href: `${href}#${placeOf(section)}`, label: section.title, detail: page.title },
    }));
  });
  return found
    .toSorted((a, b) => Number(b.isInTitle) - Number(a.isInTitle))
    .slice(0, MAX_SECTIONS)
    .map(({ help }) => help);
}
