/** False for text with U+0000 or an unpaired surrogate: no database stores it, and no file carries it unchanged. */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}
