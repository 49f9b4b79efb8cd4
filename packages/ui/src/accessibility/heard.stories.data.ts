import { expect, waitFor } from 'storybook/test';

/** ARIA states by their name without `aria-`; null for a state that is not there at all. */
type States = Record<string, string | null>;

/** Where a screen reader stands: on the focused element, or on the one that it points to. */
export function current(): HTMLElement {
  const focused = document.activeElement as HTMLElement;
  const pointedTo = focused.getAttribute('aria-activedescendant');
  return (pointedTo && document.getElementById(pointedTo)) || focused;
}

/** Fails unless a screen reader would now read this role, this name and these states. */
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

/** Fails unless a live region says this without the focus being moved. */
export async function announces(text: string): Promise<void> {
  await waitFor(() => expect(liveTexts()).toContain(text));
}

const liveTexts = () =>
  [...document.querySelectorAll('[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])')].map(
    ({ textContent }) => textContent?.trim(),
  );
