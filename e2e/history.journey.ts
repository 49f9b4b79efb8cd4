import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { account } from './accounts';
import { openFromFooter } from './drawer';
import { expect, signIn, test } from './test';

/** Chooses a moving trailer, because only those have a history in the demonstration. */
async function openHistory(page: Page): Promise<void> {
  await page.goto('/tracking');
  await signIn(page, account('admin'));
  const list = page.getByRole('listbox', { name: 'Trailers' });
  await expect(list).toBeVisible();
  await list
    .getByRole('option')
    .filter({ hasText: /[1-9]\d mph/ })
    .first()
    .click();
  await openFromFooter(page, 'History');
  await expect(page.getByRole('heading', { name: /^History of / })).toBeVisible();
}

test('plays seven days of history, moves the cursor by keyboard and exports the route', async ({ page }) => {
  await openHistory(page);
  await expect(page).toHaveURL(/\/tracking\/[A-HJ-NPR-Z0-9]{17}\?.*view=history&days=1$/);
  await page.getByRole('button', { name: /Time shown/ }).click();
  await page.getByRole('button', { name: 'Last 7 Days' }).click();
  await expect(page).toHaveURL(/days=7$/);
  await page.reload();
  const events = page.getByRole('listbox', { name: 'Stops and events' });
  await expect(events.getByText(/^Stopped/).first()).toBeVisible();
  await expect(page.locator('[data-map-idle]')).toBeAttached();

  const time = page.getByRole('slider', { name: 'Time in the history' });
  await events.focus();
  await page.keyboard.press('ArrowDown');
  const chosen = events.getByRole('option', { selected: true });
  const first = await time.getAttribute('aria-valuetext');
  await expect(chosen).toContainText(first ?? 'no time');
  await time.focus();
  await page.keyboard.press('ArrowRight');
  await expect(time).not.toHaveAttribute('aria-valuetext', first ?? '');
  const chart = page.getByRole('slider', { name: 'Time at the cursor' });
  await chart.focus();
  await page.keyboard.press('Home');

  const before = Number(await time.inputValue());
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.poll(async () => Number(await time.inputValue())).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Pause' }).click();

  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /^GPX/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^.+ History Export \d\d-\d\d-\d{4} to \d\d-\d\d-\d{4}\.gpx$/);
  const points = await page.evaluate(
    (text) => {
      const xml = new DOMParser().parseFromString(text, 'application/xml');
      return xml.querySelector('parsererror') ? 0 : xml.getElementsByTagName('trkpt').length;
    },
    readFileSync(await file.path(), 'utf8'),
  );
  expect(points).toBeGreaterThan(100);
});

test('returns to the trailer on the map with the same filters', async ({ page }) => {
  await openHistory(page);
  await page.getByRole('button', { name: 'Back to the map of all trailers' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/tracking\/[A-HJ-NPR-Z0-9]{17}\??$/);
});
