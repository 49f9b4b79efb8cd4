import type { LightBranch } from '@gladhand/domain';
import type { SeverityIconProps } from '@gladhand/ui';

/** A word of the product and what it means. */
export interface HelpTerm {
  term: string;
  meaning: string;
  /** Shape that stands for the word on the screens. */
  tone?: SeverityIconProps['tone'];
  /** Wire whose colour stands for it. */
  wire?: LightBranch;
}

/** One piece of text in a help section. */
export type HelpBlock =
  | { kind: 'text'; text: string }
  | { kind: 'steps'; items: readonly string[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'terms'; items: readonly HelpTerm[] };

/** One heading of a help article with what stands under it. */
export interface HelpSection {
  /** Name of the place in the page; stays the same when the title changes. */
  id: string;
  title: string;
  blocks: readonly HelpBlock[];
}

/** The sections that contain every word of the search, wherever in them. All of them without a search. */
export function findSections(sections: readonly HelpSection[], search: string): readonly HelpSection[] {
  const words = wordsOf(search);
  return sections.filter((section) => {
    const text = sectionText(section).toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The first sentence or item of a section that contains a word of the search; its beginning without one. */
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

/** Id of a section in its page. Not made by `useId`: a link to it can be kept and sent. */
export const placeOf = ({ id }: HelpSection): string => `help-${id}`;
