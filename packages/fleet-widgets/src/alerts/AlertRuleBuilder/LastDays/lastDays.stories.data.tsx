import type { AlertBacktest, AlertFiring } from '@gladhand/domain/alerts';
import { STORY_NOW } from '#storybook/storyServer';

const HOUR_MS = 3_600_000;
const UNITS = ['R-2207', 'R-2071', 'R-2145', 'R-2330', 'R-2118', 'R-2264', '53418'];

/** Alerts at irregular distances before the present, the newest of which still holds. */
export function someFirings(count: number, { everyHours = 15, fromHours = 3.2 } = {}): AlertFiring[] {
  return Array.from({ length: count }, (_, index) => {
    const unitId = UNITS[(index * 5 + (index >> 3)) % UNITS.length] ?? '';
    const since = STORY_NOW.getTime() - (fromHours + index * everyHours + (index % 4)) * HOUR_MS;
    const lastsMs = (0.4 + ((index * 7) % 11) / 4) * HOUR_MS;
    return {
      ...{ vin: `1UYVS2530LG70${4_200 + UNITS.indexOf(unitId)}`, unitId, geofence: null },
      since: new Date(since).toISOString(),
      endedAt: index === 0 && fromHours < 4 ? null : new Date(since + lastsMs).toISOString(),
    };
  });
}

/** A page of a back-test without alerts. */
export const aPage = (says: Partial<AlertBacktest> = {}): Omit<AlertBacktest, 'next'> => ({
  ...{ firings: [], trailers: 25, geofences: null, matchingNow: 0, withoutData: 0 },
  ...says,
});
