import { account } from './accounts';
import { openFromFooter } from './drawer';
import { deviceOf, silentTrailer } from './geofenceDevice';
import { enter, tabTo, type } from './keyboard';
import { expect, signIn, test } from './test';
import { ask } from './trailers';

const YARD = { lat: 41.7, lng: -86.25 };

test('draws a yard by keyboard alone, and sees a trailer enter and leave it', async ({ page, product }) => {
  test.setTimeout(180_000);
  const { unitId, vin, serialNumber } = await silentTrailer(product.url);
  const move = await deviceOf(product.url, serialNumber ?? '', YARD);
  await page.goto('/geofence');
  await signIn(page, account('customer-admin'));
  await enter(page, page.getByRole('button', { name: 'Create geofence' }).first());
  const dialog = page.getByRole('dialog');
  await type(page, dialog.getByLabel('Center', { exact: true }), `${YARD.lat}, ${YARD.lng}`);
  await tabTo(page, dialog.getByLabel('Radius', { exact: true }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('1000');
  await enter(page, dialog.getByRole('button', { name: 'Next: Details' }));
  await type(page, dialog.getByLabel('Name'), 'Keyboard yard');
  await type(page, dialog.getByLabel('Email on enter'), 'gate@example.com');
  await page.keyboard.press('Enter');
  await type(page, dialog.getByLabel('Free time'), '1');
  await enter(page, dialog.getByRole('button', { name: 'Save', exact: true }));
  await expect(dialog).toBeHidden();
  const row = page.getByRole('button', { name: /^Keyboard yard/ });
  await expect(row).toBeVisible();

  await move(0, 2_500);
  await move(1, 100);
  await page.reload();
  await expect(page.getByRole('listitem').filter({ has: row })).toContainText('1');
  const inGrid = `query ($vin: String!) { fleetStatus(input: {
    filters: [{ field: "vin", contains: $vin }], paginationInput: { pageSize: 1, pageNumber: 1 }
  }) { trailers { geofence } } }`;
  expect(await ask(product.url, inGrid, { vin })).toEqual({
    fleetStatus: { trailers: [{ geofence: 'Keyboard yard' }] },
  });

  await page.goto(`/tracking/${vin}`);
  await openFromFooter(page, 'Geofences');
  const inside = page.getByRole('dialog').getByRole('region', { name: 'Inside now' });
  await expect(inside.getByRole('link', { name: 'Keyboard yard' })).toBeVisible();

  // A clock may be five minutes ahead.
  await move(4, 100);
  await move(4.8, 3_500);
  await page.goto('/geofence?search=Keyboard');
  await row.click();
  await page.getByRole('region', { name: 'Keyboard yard' }).getByRole('button', { name: 'Visits' }).click();
  const visit = page.getByRole('table', { name: 'Visits' }).getByRole('row').filter({ hasText: unitId });
  await expect(visit).toContainText(/ to .*(AM|PM)/);
  await expect(visit).not.toContainText('Still inside');
  // Three minutes are certain, and one is free.
  await expect(visit.getByRole('cell', { name: /^[23] min$/ }).first()).toBeVisible();
  await expect(visit.getByRole('link', { name: unitId })).toHaveAttribute('href', `/tracking/${vin}`);

  await expect
    .poll(
      async () => {
        const mails = (await (await fetch(`${product.url}/dev/outbox`)).json()) as { to: string; subject: string }[];
        return mails.filter(({ to }) => to === 'gate@example.com').map(({ subject }) => subject);
      },
      { timeout: 90_000 },
    )
    .toEqual([`Trailer ${unitId} entered Keyboard yard`]);
});
