import { COMMONEST_PASSWORDS } from './commonestPasswords';

/**
 * Characters that replace letters. '1', '!', 'i' and 'l' are treated as one character, because '1' and '!' replace both
 * letters.
 */
const LETTER_OF: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '!': 'l',
  i: 'l',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
};

const fold = (text: string) => text.toLowerCase().replace(/[01!i34@5$7]/g, (sign) => LETTER_OF[sign] ?? sign);

const FOLDED = new Set([...COMMONEST_PASSWORDS].map(fold));
const LONGEST = Math.max(...[...COMMONEST_PASSWORDS].map(({ length }) => length));

/**
 * Detects common passwords also with digits or signs at the ends ('1password!'), with signs instead of letters
 * ('p@ssw0rd'), or with both. Signs at the ends may replace letters or be additions, so every way of trimming is
 * checked.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  const before = text.search(/\p{L}/u);
  if (before < 0) return FOLDED.has(fold(text));
  const after = text.length - text.search(/\P{L}*$/u);
  for (let start = 0; start <= before; start++) {
    for (let cut = 0; cut <= after; cut++) {
      const length = text.length - start - cut;
      if (length <= LONGEST && FOLDED.has(fold(text.slice(start, text.length - cut)))) return true;
    }
  }
  return false;
}
