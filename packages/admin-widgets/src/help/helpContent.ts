/** One piece of text in a help section. */
export type HelpBlock =
  | { kind: 'text'; text: string }
  | { kind: 'steps'; items: readonly string[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'terms'; items: readonly (readonly [term: string, meaning: string])[] };

/** One heading of a help article with what stands under it. */
export interface HelpSection {
  /** Name of the place in the page; stays the same when the title changes. */
  id: string;
  title: string;
  blocks: readonly HelpBlock[];
}

/** Every word of a section, for searching. */
export function sectionText({ title, blocks }: HelpSection): string {
  const words = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : block.items.flat()));
  return [title, ...words].join(' ').toLowerCase();
}

/** The sections that contain every word of the search, wherever in them. All of them without a search. */
export function findSections(sections: readonly HelpSection[], search: string): readonly HelpSection[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return sections.filter((section) => {
    const text = sectionText(section);
    return words.every((word) => text.includes(word));
  });
}
