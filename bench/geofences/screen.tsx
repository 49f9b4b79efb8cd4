import type { Geofence } from '@gladhand/domain/geofences';
import { Geofences } from '@gladhand/fleet-widgets/geofences';
import { until } from '../page';
import { benchShape } from './benchShape.mjs';
import { engine, show } from './host';

/** 10,000 geofences around Toledo, OH; some hundreds are in view at first. Made before anything is measured. */
export const MANY: readonly Geofence[] = Array.from({ length: 10_000 }, (_, number) => geofence(number));
/** Three of them that are in the corners, so that the map looks at the same place. */
export const CORNERS: readonly Geofence[] = [0, 857, 923].map(geofence);

export async function showScreen(root: HTMLElement, geofences: readonly Geofence[] = MANY): Promise<void> {
  const api = {
    customers: { list: async () => [{ id: 1, name: 'Bench' }] },
    geofences: { list: async () => geofences, categories: async () => [], places: async () => [] },
  };
  show(root, api as never, <Geofences engine={engine} />);
  await until(() => document.querySelector('[data-index]') !== null && document.querySelector('canvas') !== null);
}

function geofence(number: number): Geofence {
  const place = { lat: 41.2 + ((number * 7) % 1_000) / 1_000, lng: -84 + ((number * 13) % 1_000) / 1_000 };
  return {
    ...{ id: `geofence ${number}`, customerId: 1, name: `Geofence ${number}`, description: null, category: 'yard' },
    ...{ isActive: number % 20 !== 0, shape: benchShape(number, place), freeMinutes: null },
    ...{ enterEmails: [], exitEmails: [], version: 1 },
    ...{ trailersInside: number % 3, trailersOverFreeTime: 0 },
  } as Geofence;
}
