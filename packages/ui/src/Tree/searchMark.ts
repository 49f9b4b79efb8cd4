const NAME = 'gh-tree-match';

/**
 * The matched part of a label, as a CSS highlight: the text stays one node, so typing in the search changes no layout.
 * Browsers without highlights show matches unmarked.
 */
let marks: Highlight | undefined;

function register(): Highlight | undefined {
  if (!marks && typeof Highlight === 'function' && CSS.highlights) {
    marks = new Highlight();
    CSS.highlights.set(NAME, marks);
  }
  return marks;
}

/** Marks a part of a text instead of the previous one. */
export function moveMark(before: StaticRange | undefined, text: Text, from: number, to: number) {
  if (before) marks?.delete(before);
  if (from < 0) return undefined;
  const range = new StaticRange({ startContainer: text, startOffset: from, endContainer: text, endOffset: to });
  register()?.add(range);
  return range;
}
