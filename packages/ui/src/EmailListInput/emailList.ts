const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/;
const IN_ANGLES = /(?:"[^"]*")?\s*<\s*(?:mailto:)?([^<>\s]+)\s*>/gi;

/** Whether a text looks like an email address. Deliberately loose: pass the product's rule as `isValid`. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && ADDRESS.test(text) && !text.includes('..');
}

/** Addresses in a text, separated by commas, semicolons or spaces, with or without names. */
export function readEmails(text: string): string[] {
  const bare = text.replace(IN_ANGLES, ' $1 ');
  const words = bare
    .split(/[\s,;]+/)
    .map((word) => word.replace(/^mailto:/i, ''))
    .filter((word) => word !== '');
  // Next to addresses in angle brackets, words without an @ are names.
  return bare !== text ? words.filter((word) => word.includes('@')) : words;
}

/** Adds the addresses that the list doesn't contain yet (case-insensitive). */
export function addEmails(list: readonly string[], added: readonly string[]): string[] {
  const known = new Set(list.map((email) => email.toLowerCase()));
  const fresh = added.filter((email) => {
    const key = email.toLowerCase();
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
  return [...list, ...fresh];
}
