const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/;
const IN_ANGLES = /(?:"[^"]*")?\s*<\s*(?:mailto:)?([^<>\s]+)\s*>/gi;

/** Whether a text looks like an email address. Loose on purpose: the rule of a product is passed as `isValid`. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && ADDRESS.test(text) && !text.includes('..');
}

/** The addresses in a pasted or typed text: separated by commas, semicolons or spaces, with or without names. */
export function readEmails(text: string): string[] {
  const bare = text.replace(IN_ANGLES, ' $1 ');
  const words = bare
    .split(/[\s,;]+/)
    .map((word) => word.replace(/^mailto:/i, ''))
    .filter((word) => word !== '');
  // beside addresses in angle brackets, words without an @ are people's names
  return bare !== text ? words.filter((word) => word.includes('@')) : words;
}

/** The list with these added that are not in it yet, whatever their case. */
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
