import type { Page } from 'playwright/test';

/** Opens a tab of the settings, which is behind 'More' if it doesn't fit. */
export async function openSettingsTab(page: Page, name: string): Promise<void> {
  const settings = page.getByRole('navigation', { name: 'Settings' });
  const link = settings.getByRole('link', { name, exact: true });
  if (!(await link.isVisible())) await settings.getByRole('button', { name: 'More' }).click();
  await link.click();
}
