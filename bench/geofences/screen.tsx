import type { Geofence } from '@gladhand/domain/geofences';
import { Geofences } from '@gladhand/fleet-widgets/geofences';
import { until } from '../page';
import { benchShape } from './benchShape.mjs';
import { engine, show } from './host';

/** 10,000 geofences around Toledo, OH; some hundreds are in view at first. */
export const MANY: readonly number[] = Array.from({ length: 10_000 }, (_, number) => number);
/** Three of them that are in the corners, so that the map looks at the same place. */
export const CORNERS: readonly number[] = [0, 857, 923];

/** Shows geofences by their numbers. */
export async function showScreen(root: HTMLElement, numbers: readonly number[] = MANY): Promise<void> {
  const geofences = numbers.map(geofence);
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
