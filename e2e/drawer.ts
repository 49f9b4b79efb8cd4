import type { Page } from 'playwright/test';
import { expect } from './test';

/** Opens what the footer of the drawer leads to: by its button, or by the menu of what found no room. */
export async function openFromFooter(page: Page, name: string): Promise<void> {
  const drawer = page.getByRole('dialog').first();
  // the first page of a run loads everything, beside a map that software draws
  await expect(drawer.getByRole('button', { name: 'Activity Log', exact: true })).toBeVisible({ timeout: 30_000 });
  const button = drawer.getByRole('button', { name, exact: true });
  if (await button.isVisible()) return button.click();
  await drawer.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
