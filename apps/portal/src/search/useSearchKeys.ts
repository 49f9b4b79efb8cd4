import { useEffect } from 'react';

/** Calls `open` on Ctrl+K and Cmd+K, and on '/' outside of text fields; `prepare` already when Ctrl or Cmd is pressed. */
export function useSearchKeys(open: () => void, prepare: () => void): void {
  // The keys work anywhere on the page. The listener is on the window, because a page with its own search field handles
  // '/' on the document first.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') prepare();
      if (event.defaultPrevented || event.isComposing || !isSearchKey(event)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [open, prepare]);
}

function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
  return key === '/' && !isTyping;
}
