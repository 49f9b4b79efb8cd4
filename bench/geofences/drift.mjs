// `node bench/geofences/drift.mjs`: a week of positions of a parked trailer near the edge of a geofence, every 5 minutes
// and with noise. Prints the events of a rule that takes every position as it is, of a band of 50 m with two positions,
// and of ours. At most one event is right: the entry of a trailer that is parked inside.
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { printTable } from '../table.mjs';

const NOISES_METERS = [5, 15, 30];
/** Where the trailer is parked: meters outside of the edge. */
const PLACES_METERS = [-60, -20, 0, 20, 60];
const SEEDS = 20;
const EVERY_MINUTES = 5;
const WEEK_MINUTES = 7 * 24 * 60;
/** Positions that are far off, as between high walls. */
const BAD_SHARE = 0.03;
const BAD_FACTOR = 6;
const HALF_METERS = 500;
const BAND_METERS = 50;
const CENTER = { lat: 41.65, lng: -83.53 };
const METERS_PER_DEGREE = 111_195;

const outfile = resolve('node_modules/.cache/gladhand-bench/rules.mjs');
await mkdir(resolve(outfile, '..'), { recursive: true });
await build({
  stdin: {
    contents: `export { followGeofences, NOWHERE } from './packages/domain/src/rules/geofences/followGeofences';
      export { depthMeters } from './packages/domain/src/rules/geofences/depthMeters';`,
    resolveDir: resolve('.'),
    loader: 'ts',
  },
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
});
const { followGeofences, NOWHERE, depthMeters } = await import(outfile);

const moved = (east, north) => ({
  lat: CENTER.lat + north / METERS_PER_DEGREE,
  lng: CENTER.lng + east / (METERS_PER_DEGREE * Math.cos((CENTER.lat * Math.PI) / 180)),
});
const yard = {
  geofenceId: 'yard',
  shape: {
    type: 'polygon',
    parts: [
      {
        outer: [
          moved(-HALF_METERS, -HALF_METERS),
          moved(HALF_METERS, -HALF_METERS),
          moved(HALF_METERS, HALF_METERS),
          moved(-HALF_METERS, HALF_METERS),
        ],
        holes: [],
      },
    ],
  },
};

/** Numbers that are the same in every run. */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function week(outsideMeters, noiseMeters, seed) {
  const random = randomOf(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Array.from({ length: WEEK_MINUTES / EVERY_MINUTES }, (_, at) => {
    const meters = noiseMeters * (random() < BAD_SHARE ? BAD_FACTOR : 1);
    return {
      ...moved(HALF_METERS + outsideMeters + meters * normal(), meters * normal()),
      at: new Date(at * EVERY_MINUTES * 60_000),
      accuracyMeters: noiseMeters,
      isDwelling: true,
    };
  });
}

const RULES = {
  naive(fixes) {
    let isInside = false;
    return fixes.filter((fix) => {
      const was = isInside;
      isInside = depthMeters(yard.shape, fix) >= 0;
      return was !== isInside;
    }).length;
  },
  band(fixes) {
    let isInside = false;
    let confirming = 0;
    return fixes.filter((fix) => {
      const depth = depthMeters(yard.shape, fix);
      confirming = (isInside ? depth < -BAND_METERS : depth >= 0) ? confirming + 1 : 0;
      if (confirming < 2) return false;
      isInside = !isInside;
      confirming = 0;
      return true;
    }).length;
  },
  ours(fixes) {
    let state = NOWHERE;
    let events = 0;
    for (const fix of fixes) {
      const followed = followGeofences(state, fix, [yard]);
      state = followed.state;
      events += followed.events.length;
    }
    return events;
  },
};

const lines = NOISES_METERS.flatMap((noise) =>
  PLACES_METERS.map((place) => {
    const most = Object.entries(RULES).map(([name, rule]) => {
      const counts = Array.from({ length: SEEDS }, (_, seed) => rule(week(place, noise, (seed + 1) * 7_919 + noise)));
      return [name, Math.max(...counts)];
    });
    const { naive, band, ours } = Object.fromEntries(most);
    const where = place === 0 ? 'on the edge' : `${Math.abs(place)} m ${place < 0 ? 'inside' : 'outside'}`;
    return {
      name: `noise of ${noise} m, ${where}`,
      measured: `${naive} naively, ${band} with a band and two positions, ${ours} with ours`,
      limit: '<= 1 with ours',
      verdict: ours <= 1 ? 'ok' : 'over',
    };
  }),
);
console.log(`The most events of ${SEEDS} weeks:\n`);
process.exit(printTable(lines) ? 0 : 1);
