// How long the first report after a change of a geofence waits for the index of 10,000, and the index itself.
import { API_BUNDLE } from '../api/bundle.mjs';
import { atMost, line, median } from '../table.mjs';
import { benchShape } from './benchShape.mjs';

const GEOFENCES = 10_000;
const RUNS = 15;
const AT_MOST_MS = 60;

export async function indexRebuild() {
  const { geofenceIndex } = await import(API_BUNDLE);
  const geofences = Array.from({ length: GEOFENCES }, (_, number) => ({
    geofenceId: `geofence ${number}`,
    shape: benchShape(number, { lat: 30 + ((number * 7) % 1_500) / 100, lng: -120 + ((number * 13) % 4_500) / 100 }),
  }));
  const took = Array.from({ length: RUNS }, () => {
    const started = performance.now();
    geofenceIndex(geofences);
    return performance.now() - started;
  });
  return [
    atMost('index of 10,000 geofences, rebuilt', median(took), AT_MOST_MS, ' ms'),
    line('the same, first time', `${took[0].toFixed(0)} ms`),
  ];
}
