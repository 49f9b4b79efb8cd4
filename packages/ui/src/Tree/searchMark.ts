const NAME = 'gh-tree-match';

/**
 * The part of a label that was searched for, drawn as a highlight of the browser: the text stays one node, so a key
 * typed into the search changes no layout. Browsers without highlights show the matches unmarked.
 */
let marks: Highlight | undefined;

function register(): Highlight | undefined {
  if (!marks && typeof Highlight === 'function' && CSS.highlights) {
    marks = new Highlight();
    CSS.highlights.set(NAME, marks);
  }
  return marks;
}

/** Marks a piece of a text instead of the one marked before. */
export function moveMark(before: StaticRange | undefined, text: Text, from: number, to: number) {
  if (before) marks?.delete(before);
  if (from < 0) return undefined;
  const range = new StaticRange({ startContainer: text, startOffset: from, endContainer: text, endOffset: to });
  register()?.add(range);
  return range;
}
