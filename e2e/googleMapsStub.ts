import type { Page } from 'playwright/test';
import { type GoogleBehaviour, installGoogleMaps } from './googleMapsPage';

export type { GoogleBehaviour } from './googleMapsPage';

/** Replaces Google's script by a stub that draws areas, lines and markers on empty ground. */
export async function stubGoogleMaps(page: Page, behaviour: GoogleBehaviour): Promise<void> {
  let requests = 0;
  await page.route('https://maps.googleapis.com/**', async (route) => {
    requests++;
    if (behaviour === 'blocked' || (behaviour === 'blockedAtFirst' && requests === 1)) return route.abort();
    if (behaviour === 'hangs') return;
    await route.fulfill({
      contentType: 'text/javascript',
      body: `(${installGoogleMaps})(${JSON.stringify(behaviour)})`,
    });
  });
}
