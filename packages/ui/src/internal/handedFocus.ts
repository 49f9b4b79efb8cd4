/** Keys that move the focus; all other keys run actions. */
const MOVING = new Set([
  ...['Tab', 'F6', 'Home', 'End', 'PageUp', 'PageDown'],
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
]);

let isLastInputAnAct = false;
let isWatching = false;

/** Starts to observe pressed keys, once per page. */
export function watchInput(): void {
  if (isWatching) return;
  isWatching = true;
  const act = () => {
    isLastInputAnAct = true;
  };
  window.addEventListener('pointerdown', act, { capture: true });
  window.addEventListener(
    'keydown',
    ({ key }) => {
      isLastInputAnAct = !MOVING.has(key);
    },
    { capture: true },
  );
}

/**
 * True if code moved the focus after a user's action, e.g. a closing dialog that returned it. A focus change without a
 * key, as by assistive technology, counts as the user's own.
 */
export function isFocusHandedOver(): boolean {
  return isLastInputAnAct;
}
