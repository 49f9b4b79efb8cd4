/**
 * Whether text contains neither U+0000 nor an unpaired surrogate, which databases can't store and files don't preserve.
 */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}
