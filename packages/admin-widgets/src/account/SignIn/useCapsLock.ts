import { type KeyboardEvent, useState } from 'react';

/** Whether Caps Lock was on at the last key. `watch` handles the key events of the field. */
export function useCapsLock() {
  const [on, setOn] = useState(false);
  // Autofill sends key events without modifiers.
  const watch = (event: KeyboardEvent) => setOn(event.getModifierState?.('CapsLock') ?? false);
  return { on, watch };
}
