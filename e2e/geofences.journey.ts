import { account } from './accounts';
import { enter, tabTo, type } from './keyboard';
import { expect, signIn, test } from './test';
import { ask } from './trailers';

const YARD = { lat: 41.7, lng: -86.25 };
const HOLDER = 1;

interface Silent {
  vin: string;
  unitId: string;
  serialNumber: string | null;
}

/** A trailer of the customer that has never reported, so no simulated device moves it. */
async function silentTrailer(url: string): Promise<Silent> {
  const query = `query ($customerId: Int) { fleetStatus(input: { customerId: $customerId
    filters: [{ field: "connectivityStatus", in: ["NA"] }], paginationInput: { pageSize: 50, pageNumber: 1 }
  }) { trailers { vin unitId serialNumber lat } } }`;
  const { fleetStatus } = await ask<{ fleetStatus: { trailers: (Silent & { lat: number | null })[] } }>(url, query, {
    customerId: HOLDER,
  });
  const found = fleetStatus.trailers.find(({ serialNumber, lat }) => serialNumber !== null && lat === null);
  if (!found) throw new Error('The demonstration has no trailer of this customer that has never reported.');
  return found;
}

/** Moves a trailer as its device would: minutes from now, and meters east of the yard. */
async function deviceOf(url: string, serialNumber: string) {
  const key =
    'mutation ($customerId: Int) { createIngestKey(input: { name: "journey", customerId: $customerId }) { secret } }';
  const { createIngestKey } = await ask<{ createIngestKey: { secret: string } }>(url, key, { customerId: HOLDER });
  return async (minutes: number, metersEast: number) => {
    const at = new Date(Date.now() + minutes * 60_000).toISOString();
    const lng = YARD.lng + metersEast / (111_195 * Math.cos((YARD.lat * Math.PI) / 180));
    const position = { lat: YARD.lat, lng, speedMph: 30, accuracyM: 5 };
    const response = await fetch(`${url}/ingest/v1/reports`, {
      method: 'POST',
      headers: { 'x-ingest-key': createIngestKey.secret, 'content-type': 'application/json' },
      body: JSON.stringify({ reports: [{ reportId: at, serialNumber, recordedAt: at, readings: { position } }] }),
    });
    const { results } = (await response.json()) as { results: { status: string }[] };
    expect(results).toMatchObject([{ status: 'accepted' }]);
  };
}

test('draws a yard by keyboard alone, and sees a trailer enter and leave it', async ({ page, product }) => {
  test.setTimeout(180_000);
  const { unitId, vin, serialNumber } = await silentTrailer(product.url);
  const move = await deviceOf(product.url, serialNumber ?? '');
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
  await move(2, 100);
  await page.reload();
  await expect(page.getByRole('listitem').filter({ has: row })).toContainText('1');
  const inGrid = `query ($vin: String!) { fleetStatus(input: {
    filters: [{ field: "vin", contains: $vin }], paginationInput: { pageSize: 1, pageNumber: 1 }
  }) { trailers { geofence } } }`;
  expect(await ask(product.url, inGrid, { vin })).toEqual({
    fleetStatus: { trailers: [{ geofence: 'Keyboard yard' }] },
  });

  await move(4, 3_500);
  await page.goto('/geofence?search=Keyboard');
  await row.click();
  await page.getByRole('region', { name: 'Keyboard yard' }).getByRole('button', { name: 'Visits' }).click();
  const visit = page.getByRole('table', { name: 'Visits' }).getByRole('row').filter({ hasText: unitId });
  await expect(visit).toContainText(/ to .*(AM|PM)/);
  await expect(visit).not.toContainText('Still inside');
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
