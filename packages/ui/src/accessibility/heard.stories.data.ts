import { expect, waitFor } from 'storybook/test';

/** ARIA states by name without `aria-`; null for a state that isn't set. */
type States = Record<string, string | null>;

/** The element that a screen reader reads: the focused one, or its active descendant. */
export function current(): HTMLElement {
  const focused = document.activeElement as HTMLElement;
  const pointedTo = focused.getAttribute('aria-activedescendant');
  return (pointedTo && document.getElementById(pointedTo)) || focused;
}

/** Fails unless a screen reader would now read this role, name and states. */
export async function hears(role: string, name: string | RegExp, states: States = {}): Promise<void> {
  await waitFor(async () => {
    const at = current();
    await expect(at).toHaveRole(role);
    await expect(at).toHaveAccessibleName(name);
    for (const [state, value] of Object.entries(states)) {
      await expect({ [state]: at.getAttribute(`aria-${state}`) }).toEqual({ [state]: value });
    }
  });
}

/** Fails unless a live region announces this without moving focus. */
export async function announces(text: string): Promise<void> {
  await waitFor(() => expect(liveTexts()).toContain(text));
}

const liveTexts = () =>
  [...document.querySelectorAll('[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])')].map(
    ({ textContent }) => textContent?.trim(),
  );
