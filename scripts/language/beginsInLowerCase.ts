/** Names that are written in lower case, even at the beginning of a sentence. */
const NAMES = new Set(['npm', 'npx', 'esbuild', 'jsdom', 'sonner', 'tsup']);

/** Instructions for tools, which are no sentences. */
const DIRECTIVES = new Set(['biome-ignore', 'eslint-disable', 'prettier-ignore', 'c8', 'istanbul', 'v8']);

/**
 * Whether a text begins with an ordinary word in lower case. Identifiers, paths, addresses and quoted code contain other
 * characters than such a word.
 */
export function beginsInLowerCase(text: string): boolean {
  const [first = ''] = text.split(/\s/, 1);
  const word = first.replace(/[.,:;!?)]+$/, '');
  return /^[a-z]+(?:['’-][a-z]+)*$/.test(word) && !NAMES.has(word) && !DIRECTIVES.has(word);
}
