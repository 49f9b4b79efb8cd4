// The evaluator of alert rules alone, without a database: reports per second of one core.
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { atLeast, line, median } from '../table.mjs';

/** 10,000 rules of 50 customers are 200 of each, and about half of them concern a trailer. */
const RULES_PER_TRAILER = 92;
const TRAILERS = 1_000;
const REPORTS_PER_TRAILER = 24;
const RUNS = 5;
const MIN_REPORTS_PER_SECOND = 30_000;
const MINUTE_MS = 60_000;
const YARD = '01930007-0000-7000-8000-000000000000';
const START = Date.parse('2026-11-17T15:00:00Z');

/** @param {{ say: (line: string) => void }} options */
export async function benchAlerts({ say }) {
  const domain = await loadRules();
  const rules = conditionsOf(domain, RULES_PER_TRAILER).map((condition, index) => ({
    key: `rule-${index} 1`,
    plan: domain.planOf(condition),
    validFrom: new Date(START - 1),
  }));
  const profiles = { 'every sensor': everySensor, 'a position': positionOnly };
  return Object.entries(profiles).flatMap(([name, contentsOf]) => {
    say(`alerts: reports with ${name}`);
    const runs = Array.from({ length: RUNS }, () => run(domain, rules, contentsOf));
    const perSecond = median(runs.map(({ reportsPerSecond }) => reportsPerSecond));
    const { changes, states } = runs[0];
    return [
      atLeast(`${RULES_PER_TRAILER} rules, reports with ${name}`, perSecond, MIN_REPORTS_PER_SECOND, '/s'),
      line('  changes of episodes', `${changes}`),
      line('  remembered per trailer', `${Math.round(states / TRAILERS)} bytes`),
    ];
  });
}

export async function loadRules() {
  const outfile = resolve('node_modules/.cache/gladhand-bench/alerts.mjs');
  await mkdir(resolve(outfile, '..'), { recursive: true });
  const contents = `export * from './packages/domain/src/areas/alerts';`;
  await build({
    stdin: { contents, resolveDir: resolve('.'), loader: 'ts' },
    ...{ outfile, bundle: true, format: 'esm', platform: 'node', logLevel: 'warning' },
  });
  return import(outfile);
}

/** Conditions of every type, some of them combined. */
export function conditionsOf({ ALERT_TYPES, defaultLeaf }, count) {
  const leaves = ALERT_TYPES.map(({ id }) => defaultLeaf(id)).filter((leaf) => leaf && leaf.kind !== 'geofenceCount');
  return Array.from({ length: count }, (_, index) => {
    const leaf = leaves[index % leaves.length];
    const states = [
      { kind: 'tetherFor', status: 'untethered', durationMs: 0 },
      { kind: 'occupancy', where: 'outside', geofences: [YARD], durationMs: 0 },
    ];
    return index % 4 === 3 ? { kind: 'all', of: [leaf, ...states] } : leaf;
  });
}

/** Follows all trailers, report by report. */
function run({ ruleIndexOf, followReport, UNKNOWN_TRAILER }, rules, contentsOf) {
  const index = ruleIndexOf(rules);
  const random = randomOf(7);
  const states = Array.from({ length: TRAILERS }, () => UNKNOWN_TRAILER);
  let changes = 0;
  let spentMicroseconds = 0;
  for (let round = 0; round < REPORTS_PER_TRAILER; round++) {
    const at = new Date(START + round * 5 * MINUTE_MS);
    const reports = states.map(() => ({ at, ...contentsOf(random) }));
    const before = process.cpuUsage();
    for (let trailer = 0; trailer < TRAILERS; trailer++) {
      const step = followReport(states[trailer], rules, reports[trailer], index);
      states[trailer] = step.trailer;
      changes += step.changes.length;
    }
    const { user, system } = process.cpuUsage(before);
    spentMicroseconds += user + system;
  }
  return {
    reportsPerSecond: (REPORTS_PER_TRAILER * TRAILERS * 1_000_000) / spentMicroseconds,
    changes,
    states: JSON.stringify(states).length,
  };
}

function positionOnly(random) {
  const isInside = random() < 0.995;
  return {
    readings: { position: { lat: 41.65 + random() / 1_000, lng: -83.53, speedMph: 0 }, tether: 'tethered' },
    geofences: isInside ? [YARD] : [],
  };
}

/** States change rarely; weights, pressures and temperatures are a little different each time. */
function everySensor(random) {
  const noise = () => Math.round(random() * 10) / 10;
  const wheels = (value) => Array.from({ length: 8 }, () => value + noise());
  const rarely = (usual, other) => (random() < 0.995 ? usual : other);
  const { readings, geofences } = positionOnly(random);
  return {
    geofences,
    load: rarely('loaded', 'unloaded'),
    readings: {
      ...readings,
      tether: rarely('tethered', 'untethered'),
      door: rarely('closed', 'open'),
      bogieWeightLbs: rarely(30_000, 34_500) + Math.round(noise() * 100),
      abs: rarely({ active: false }, { active: true, spn: 627, fmi: 4 }),
      lights: { red: rarely('good', 'lowCurrent'), green: 'good', yellow: 'good', black: 'good', brown: 'good' },
      trailerBatteryVolts: rarely(12.8, 11.5),
      deviceBatteryVolts: 4,
      tireInflation: { demandMs: rarely(0, 1_000), unplugged: false },
      tirePressuresPsi: [rarely(99, 70), ...wheels(100)],
      tiresC: [rarely(62, 95), ...wheels(60)],
      reefer: { fuelPercent: rarely(70, 20) + noise(), alarms: rarely([], [{ level: 3 }]) },
    },
  };
}

/** Numbers that are the same in every run. */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
