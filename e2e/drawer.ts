import type { Page } from 'playwright/test';
import { expect } from './test';

/** Opens a target of the drawer's footer, by its button or by the menu for targets without room. */
export async function openFromFooter(page: Page, name: string): Promise<void> {
  const drawer = page.getByRole('dialog').first();
  // The first page of a run loads everything, beside a map that is rendered in software.
  await expect(drawer.getByRole('button', { name: 'Activity Log', exact: true })).toBeVisible({ timeout: 30_000 });
  const button = drawer.getByRole('button', { name, exact: true });
  if (await button.isVisible()) return button.click();
  await drawer.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
