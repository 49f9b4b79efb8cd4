import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { account } from './accounts';
import { expect, signIn, test } from './test';
import { zipOf } from './zip';

const placemark = (name: string, coordinates: string) =>
  `<Placemark><name>${name}</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${coordinates}</coordinates>` +
  '</LinearRing></outerBoundaryIs></Polygon></Placemark>';
const box = (lng: number, lat: number) =>
  `${lng},${lat} ${lng + 0.01},${lat} ${lng + 0.01},${lat + 0.01} ${lng},${lat + 0.01}`;

/** Good features, some that can be corrected, and hostile ones. */
const KML = `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>
  ${placemark('Imported yard', `${box(-86.2, 41.7)} -86.2,41.7`)}
  ${placemark('Imported lot', `${box(-86.3, 41.7)} -86.3,41.7`)}
  ${placemark('Imported open ring', box(-86.4, 41.7))}
  ${placemark('Bow tie', '-86.5,41.7 -86.49,41.71 -86.49,41.7 -86.5,41.71 -86.5,41.7')}
  ${placemark('Not a number', '-86.6,north -86.5,41.7 -86.5,41.8 -86.6,north')}
  ${placemark('&lt;script&gt;alert(1)&lt;/script&gt;', '0,0')}
  <NetworkLink><Link><href>http://127.0.0.1:1/secret.kml</href></Link></NetworkLink>
</Document></kml>`;

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Import geofences' });

async function openImport(page: Page, file: { name: string; buffer: Buffer }) {
  await page.getByRole('button', { name: 'Import', exact: true }).first().click();
  const dialog = dialogOf(page);
  await dialog.locator('input[type="file"]').setInputFiles({ mimeType: '', ...file });
  return dialog;
}

test('imports a KMZ with good, bad and hostile features, and undoes it', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/geofence');
  await signIn(page, account('customer-admin'));
  const dialog = await openImport(page, { name: 'terminals.kmz', buffer: zipOf('doc.kml', KML) });
  await expect(dialog.getByRole('button', { name: '2 new' })).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByRole('button', { name: '4 refused' })).toBeVisible();
  await dialog.getByRole('button', { name: /^Row 4, Bow tie/ }).click();
  await expect(dialog.getByRole('region', { name: 'Details of Bow tie' })).toContainText('Edges cross. At vertex 1,');

  await dialog.getByRole('button', { name: 'Close the ring (1)' }).click();
  await dialog.getByRole('button', { name: 'Import 3', exact: true }).click();
  await expect(dialog.getByText('3 geofences imported')).toBeVisible({ timeout: 30_000 });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('searchbox', { name: 'Search geofences' }).fill('Imported');
  for (const name of ['Imported yard', 'Imported lot', 'Imported open ring']) {
    await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
  }

  // What is exported imports as unchanged, in each format.
  for (const type of ['GeoJSON', 'KML', 'CSV', 'WKT']) {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: type }).click(),
    ]);
    const buffer = await readFile(await download.path());
    const again = await openImport(page, { name: download.suggestedFilename(), buffer });
    await expect(again.getByRole('button', { name: /^\d+ unchanged$/ })).toBeVisible({ timeout: 30_000 });
    await expect(again.getByRole('group', { name: 'Show only' }).getByRole('button')).toHaveCount(1);
    await again.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(dialogOf(page)).toBeHidden();
  }
});

test('undoes an import, and its geofences are gone', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/geofence');
  await signIn(page, account('customer-admin'));
  const kml = `<kml><Document>${placemark('A short-lived yard', `${box(-86.7, 41.7)} -86.7,41.7`)}</Document></kml>`;
  const dialog = await openImport(page, { name: 'one.kmz', buffer: zipOf('doc.kml', kml) });
  await dialog.getByRole('button', { name: 'Import 1', exact: true }).click({ timeout: 30_000 });
  await expect(dialog.getByText('1 geofence imported')).toBeVisible({ timeout: 30_000 });
  const row = page.getByRole('button', { name: /^A short-lived yard/, includeHidden: true });
  await expect(row).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Undo import' }).click();
  await expect(dialog.getByText('Import undone. 1 geofence is as before.')).toBeVisible({ timeout: 30_000 });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(row).toHaveCount(0);
});
