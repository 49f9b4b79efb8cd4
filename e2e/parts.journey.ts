import { account } from './accounts';
import { HOLDER } from './geofenceDevice';
import { expect, signIn, test } from './test';
import { ask, type Trailer } from './trailers';

test('a part is imported, gets a picture, is found in the fleet and leads to its trailers', async ({
  page,
  product,
}) => {
  const query = `query ($customerId: Int) { fleetStatus(input: {
    customerId: $customerId, paginationInput: { pageSize: 5, pageNumber: 1 } }) { trailers { vin unitId } } }`;
  const { fleetStatus } = await ask<{ fleetStatus: { trailers: Trailer[] } }>(product.url, query, {
    customerId: HOLDER,
  });
  const trailer = fleetStatus.trailers[4];
  if (!trailer) throw new Error('no trailer');
  await page.goto('/');
  await signIn(page, account('customer-admin'));
  await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Parts' }).click();
  // The first trailer of the fleet.
  await expect(page.getByRole('table')).toContainText('Wheel speed sensor, 90°');
  await expect(page).toHaveURL(/\/parts\/\w{17}$/);

  await page.goto(`/parts/${trailer.vin}`);
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import parts' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'parts.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify([
        {
          vin: trailer.vin,
          category: 'brakes',
          name: 'Spring brake',
          partNumber: 'SB-77',
          maker: 'Harrow',
          quantity: 2,
        },
        { vin: trailer.vin, category: 'sails', name: 'Main sail', partNumber: 'S-1' },
      ]),
    ),
  });
  await expect(dialog.getByText('Create 1')).toBeVisible();
  await expect(dialog.getByText(/'sails' is not one of/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply 1 part' }).click();
  await expect(dialog.getByText('Created 1')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('button', { name: 'Spring brake' }).click();
  const part = page.getByRole('dialog', { name: 'Spring brake' });
  await part.getByRole('button', { name: 'Add a picture' }).click();
  // A large photo is scaled down in the browser.
  const photo = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [4_000, 3_000];
    const paper = canvas.getContext('2d');
    for (let x = 0; x < 4_000; x += 8) {
      if (paper) paper.fillStyle = `hsl(${x % 360} 80% ${30 + (x % 50)}%)`;
      paper?.fillRect(x, (x * 37) % 2_000, 8, 1_000);
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  await part.locator('input[type=file]').setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(photo, 'base64'),
  });
  await part.getByRole('textbox', { name: /What the picture shows/ }).fill('The chamber from below');
  await part.getByRole('button', { name: 'Save picture' }).click();
  const picture = part.getByRole('img', { name: 'The chamber from below' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_600);
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Spring brake' }).getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByText('Whole fleet', { exact: true }).click();
  await page.getByRole('searchbox').fill('sb-77');
  await page.getByRole('button', { name: '1 trailer carries this part' }).click();
  await expect(page).toHaveURL(/list=trailers/);
  await page.getByRole('link', { name: trailer.unitId }).click();
  await expect(page).toHaveURL(new RegExp(`/tracking/${trailer.vin}`));
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^Trailers with SB-77/ })).toBeVisible();

  // The specified second address of the same page.
  const answer = await page.goto(`/specs/${trailer.vin}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Spring brake' })).toBeVisible();
});

test('a customer chooses whether the menu shows Parts; the page stays open by its address', async ({
  page,
  product,
}) => {
  const show = async (showsParts: boolean) => {
    const { findAllCustomers } = await ask<{ findAllCustomers: { customers: { id: number; version: number }[] } }>(
      product.url,
      '{ findAllCustomers(input: { paginationInput: { pageSize: 100, pageNumber: 1 } }) { customers { id version } } }',
      {},
    );
    const version = findAllCustomers.customers.find(({ id }) => id === HOLDER)?.version;
    const query = `mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { showsParts } }`;
    await ask(product.url, query, { input: { id: HOLDER, version, showsParts } });
  };
  await show(false);
  try {
    await page.goto('/parts');
    await signIn(page, account('customer-admin'));
    await expect(page.getByRole('table')).toContainText('Wheel seal');
    const menu = page.getByRole('navigation', { name: 'Main' }).first();
    await expect(menu.getByRole('link', { name: 'Alerts' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Parts' })).toBeHidden();
  } finally {
    await show(true);
  }
});
