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
}

/** The sections that contain all words of the search. All sections without a search. */
export function findSections(sections: readonly HelpSection[], search: string): readonly HelpSection[] {
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
