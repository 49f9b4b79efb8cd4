/** Keys that take the focus elsewhere; every other one does something. */
const MOVING = new Set([
  ...['Tab', 'F6', 'Home', 'End', 'PageUp', 'PageDown'],
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
]);

let isLastInputAnAct = false;
let isWatching = false;

/** Begins to look at what is pressed, once for the page. */
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
 * True when the focus came by code after somebody did something, as when a dialog is closed and gives it back. Nobody
 * went to the element then. What moves it without any key, as assistive technology does, counts as going there.
 */
export function isFocusHandedOver(): boolean {
  return isLastInputAnAct;
}
