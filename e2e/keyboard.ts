import type { Locator, Page } from 'playwright/test';

/** With more tab stops than this between two elements, a page is not usable by keyboard. */
const MAX_STOPS = 80;

/** An element that disappears while Tab leads to it fails here instead of at the end of the test. */
const FOUND_WITHIN_MS = 20_000;

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement, undefined, { timeout: FOUND_WITHIN_MS });

/** Presses Tab until the element has focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target} within ${MAX_STOPS} stops`);
}

/** Moves to the element with Tab and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Moves to the field with Tab and types. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Moves to a group of radio buttons with Tab, then to one of them with the arrow keys. */
export async function choose(page: Page, group: Locator, radio: Locator): Promise<void> {
  await group.first().waitFor();
  const radios = await group.all();
  const inGroup = async () => (await Promise.all(radios.map(hasFocus))).some((focused) => focused);
  for (let stops = 0; stops < MAX_STOPS && !(await inGroup()); stops++) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let steps = 0; steps < radios.length && !(await radio.isChecked()); steps++)
    await page.keyboard.press('ArrowDown');
}
