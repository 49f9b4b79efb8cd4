import { type KeyboardEvent, useState } from 'react';

/** Whether Caps Lock was on at the last key; give `watch` to the field's key events. */
export function useCapsLock() {
  const [on, setOn] = useState(false);
  // autofill sends key events that know nothing of modifiers
  const watch = (event: KeyboardEvent) => setOn(event.getModifierState?.('CapsLock') ?? false);
  return { on, watch };
}
