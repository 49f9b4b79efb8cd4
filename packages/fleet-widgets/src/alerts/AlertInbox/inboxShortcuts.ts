/** Keys of the list; the letters work in both cases. Enter is the key of every button. */
export const INBOX_KEYS = {
  next: 'J',
  previous: 'K',
  open: 'Enter',
  acknowledge: 'A',
  assign: 'S',
  snooze: 'H',
  close: 'E',
  undo: 'U',
  select: 'X',
  showNew: '.',
  help: '?',
} as const;

export type InboxShortcut = keyof typeof INBOX_KEYS;

/** The shortcut of a key; undefined if it has none. */
export function shortcutOf(key: string): InboxShortcut | undefined {
  const names = Object.keys(INBOX_KEYS) as InboxShortcut[];
  return names.find((name) => name !== 'open' && INBOX_KEYS[name] === key.toUpperCase());
}
