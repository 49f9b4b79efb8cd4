import type { Locator, Page } from 'playwright/test';

/** A page with more stops than this between two things is not usable by keyboard. */
const MOST_STOPS = 80;

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Goes on with Tab until this has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target} within ${MOST_STOPS} stops`);
}

/** Goes there with Tab and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes to a field with Tab and types. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Goes into a group of radio buttons with Tab, then with the arrows to one of them. */
export async function choose(page: Page, group: Locator, radio: Locator): Promise<void> {
  await group.first().waitFor();
  const radios = await group.all();
  const inGroup = async () => (await Promise.all(radios.map(hasFocus))).some((focused) => focused);
  for (let stops = 0; stops < MOST_STOPS && !(await inGroup()); stops++) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let steps = 0; steps < radios.length && !(await radio.isChecked()); steps++)
    await page.keyboard.press('ArrowDown');
}
