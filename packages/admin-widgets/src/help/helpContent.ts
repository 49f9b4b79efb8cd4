import type { ScreenId } from '@gladhand/domain/permissions';
import type { LightBranch } from '@gladhand/domain/readings';
import type { SeverityIconProps } from '@gladhand/ui';

/** A term of the product and its meaning. */
export interface HelpTerm {
  term: string;
  meaning: string;
  /** The shape that marks the term on the screens. */
  tone?: SeverityIconProps['tone'] | undefined;
  /** The wire whose color marks the term. */
  wire?: LightBranch | undefined;
}

/** One piece of text in a help section. */
export type HelpBlock =
  | { kind: 'text'; text: string }
  | { kind: 'steps'; items: readonly string[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'terms'; items: readonly HelpTerm[] };

/** A heading of a Help page with its content. */
export interface HelpSection {
  /** Id of the section. It stays the same when the title changes. */
  id: string;
  title: string;
  blocks: readonly HelpBlock[];
  /** The screen that it is about. Only those who may open that screen see it. @default everyone sees it */
  screen?: ScreenId | undefined;
}

/** Sections in another language, by their ids. */
export type HelpTranslations = Readonly<Record<string, Pick<HelpSection, 'title' | 'blocks'>>>;

/** A section in the language of the page, or in English. */
export interface ReadableSection extends HelpSection {
  /** `en` while it isn't translated. */
  lang: 'en' | undefined;
}

/** The sections of the screens that a user may open, in the language of the page where they are translated. */
export function readableSections(
  sections: readonly HelpSection[],
  translations: HelpTranslations,
  mayOpen: (screen: ScreenId) => boolean = () => true,
): readonly ReadableSection[] {
  return sections
    .filter(({ screen }) => screen === undefined || mayOpen(screen))
    .map((section) => {
      const translation = translations[section.id];
      return { ...section, ...translation, lang: translation ? undefined : 'en' };
    });
}

/** The sections that contain all words of the search. All sections without a search. */
export function findSections<Section extends HelpSection>(
  sections: readonly Section[],
  search: string,
): readonly Section[] {
  const words = wordsOf(search);
  return sections.filter((section) => {
    const text = sectionText(section).toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The first sentence or item of a section that contains a word of the search, or its first one. */
export function excerptOf(section: HelpSection, search: string): string {
  const words = wordsOf(search);
  const texts = section.blocks.flatMap(blockTexts);
  return texts.find((text) => words.some((word) => text.toLowerCase().includes(word))) ?? texts[0] ?? '';
}

const wordsOf = (search: string) => search.toLowerCase().split(/\s+/).filter(Boolean);

function sectionText({ title, blocks }: HelpSection): string {
  return [title, ...blocks.flatMap(blockTexts)].join(' ');
}

function blockTexts(block: HelpBlock): readonly string[] {
  if (block.kind === 'text') return [block.text];
  if (block.kind === 'terms') return block.items.flatMap(({ term, meaning }) => [term, meaning]);
  return block.items;
}

/** Anchor of a section. It is stable, so that links to it can be shared. */
export const placeOf = ({ id }: HelpSection): string => `help-${id}`;
