import { createFleet, createRandom, flatMiles } from '@gladhand/domain/fleet';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { deviceReport } from '../ingest/deviceReport';
import { carries } from '../ingest/installedReadings';
import { datasetFromFleet } from '../repositories/datasetFromFleet';
import { TEST_NOW } from '../testing/testDataset';
import { carryOut } from './applyCommands';
import { HEALTHY_SUPPLY_VOLTS, towards } from './degrade';
import { handOver } from './handOver';
import type { SimCommand, SimReefer, SimTrailer } from './simTrailer';
import { startFleet } from './startFleet';
import { type SimReport, step, stepTrailer } from './step';
import { stepReefer } from './stepReefer';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const TRAILERS = 160;
const { trailers } = datasetFromFleet(createFleet({ seed: 5, now: TEST_NOW, trailers: TRAILERS }), {
  users: [],
  groupUsers: [],
  features: [],
});
const begin = (seed = 1) => startFleet(trailers, TEST_NOW, createRandom(seed));

interface Moment {
  before: SimTrailer;
  after: SimTrailer;
}

/** Simulates a fleet and records every step of every trailer. */
function run(hours: number, dtMs: number, seed = 1) {
  const random = createRandom(seed + 1);
  let fleet = begin(seed);
  const moments: Moment[] = [];
  const reports: SimReport[] = [];
  for (let ms = 0; ms < hours * HOUR_MS; ms += dtMs) {
    const stepped = step(fleet, dtMs, random);
    fleet.forEach((before, index) => {
      const after = stepped.fleet[index];
      if (after) moments.push({ before, after });
    });
    reports.push(...stepped.reports);
    fleet = stepped.fleet;
  }
  return { fleet, moments, reports };
}
const day = run(48, MINUTE_MS, 5);

describe('the start of a simulation', () => {
  it('includes the active trailers at their current positions', () => {
    const fleet = begin();
    expect(fleet.length).toBeGreaterThan(TRAILERS * 0.8);
    expect(fleet.length).toBeLessThan(TRAILERS);
    const byId = new Map(trailers.map((trailer) => [trailer.trailerId, trailer]));
    for (const { device, lat, lng } of fleet) {
      const trailer = byId.get(device.trailerId);
      expect(trailer).toMatchObject({ lat, lng, simStatus: 'activated' });
    }
  });

  it('continues every fault on record', () => {
    const faulty = trailers.find(({ absFaultSpn, lastReport }) => absFaultSpn !== null && lastReport);
    const { trailerId = '', absFaultSpn: spn = null, absFaultFmi: fmi = null } = faulty ?? {};
    const open = [
      { spn: 629, fmi: 12, description: null },
      { spn, fmi, description: null },
    ];
    const fleet = startFleet(trailers, TEST_NOW, createRandom(1), new Map([[trailerId, open]]));
    const abs = fleet.find(({ device }) => device.trailerId === trailerId)?.abs;
    expect(abs?.map((fault) => fault.spn)).toEqual([spn, 629]);
  });

  it('never reports a fault twice', () => {
    const codes = day.fleet.map(({ abs }) => abs.map(({ spn, fmi }) => `${spn}/${fmi}`));
    expect(codes.filter((list) => new Set(list).size < list.length)).toEqual([]);
  });

  it('resumes a fleet that was off for a month', () => {
    const later = new Date(TEST_NOW.getTime() + 30 * 24 * HOUR_MS);
    expect(startFleet(trailers, later, createRandom(1))).toHaveLength(begin().length);
  });
});

describe('a day of a fleet', () => {
  it('is the same for the same seed, and different for another', () => {
    const [a, b, other] = [run(1, MINUTE_MS, 3), run(1, MINUTE_MS, 3), run(1, MINUTE_MS, 4)];
    expect(a.reports).toEqual(b.reports);
    expect(a.reports).not.toEqual(other.reports);
  });

  it('moves no trailer farther than its speed allows', () => {
    const leaps = day.moments.filter(({ before, after }) => {
      const fastest = Math.max(before.speedMph, after.speedMph);
      // A trailer that stops within the step was still moving at its beginning.
      return flatMiles(before, after) > (fastest * MINUTE_MS) / HOUR_MS + 0.6;
    });
    expect(leaps).toEqual([]);
    expect(day.moments.filter(({ after }) => !(after.speedMph >= 0 && after.speedMph <= 72))).toEqual([]);
    const backwards = day.moments.filter(({ before, after }) => after.absOdometerMiles < before.absOdometerMiles);
    expect(backwards).toEqual([]);
  });

  it('leaves parked trailers where they are', () => {
    const resting = day.moments.filter(({ before, after }) => before.phase !== 'driving' && after.phase !== 'driving');
    expect(resting.filter(({ before, after }) => flatMiles(before, after) > 0)).toEqual([]);
    expect(resting.filter(({ after }) => after.speedMph > 0)).toEqual([]);
  });

  it.each<[string, (moment: Moment) => boolean]>([
    ['sets out', ({ before, after }) => before.phase === 'standing' && after.phase === 'driving'],
    ['arrives', ({ before, after }) => before.phase === 'driving' && after.phase === 'standing'],
    ['drops', ({ before, after }) => before.phase === 'standing' && after.phase === 'dropped'],
    ['couples', ({ before, after }) => before.phase === 'dropped' && after.phase === 'standing'],
    ['loads', ({ before, after }) => before.cargoLbs <= 2_500 && after.cargoLbs > 2_500],
    ['unloads', ({ before, after }) => before.cargoLbs > 2_500 && after.cargoLbs <= 2_500],
    ['opens doors', ({ before, after }) => !before.doorOpen && after.doorOpen],
    ['gets an ABS fault', ({ before, after }) => before.abs.length === 0 && after.abs.length > 0],
    ['gets a second ABS fault', ({ before, after }) => before.abs.length < after.abs.length && after.abs.length > 1],
    [
      'has one of several ABS faults repaired',
      ({ before, after }) => before.abs.length > after.abs.length && after.abs.length > 0,
    ],
    ['has its last ABS fault repaired', ({ before, after }) => before.abs.length > 0 && after.abs.length === 0],
    ['loses a lamp', ({ before, after }) => Object.keys(before.lights).length < Object.keys(after.lights).length],
    ['gets a new lamp', ({ before, after }) => Object.keys(before.lights).length > Object.keys(after.lights).length],
  ])('includes a trailer that %s', (_, happens) => {
    expect(day.moments.some(happens)).toBe(true);
  });

  it('moves trailers only while they are coupled with closed doors', () => {
    expect(day.fleet.filter(({ phase, doorOpen }) => phase === 'driving' && doorOpen)).toEqual([]);
    const driving = day.reports.filter(({ readings }) => (readings.position?.speedMph ?? 0) > 0);
    expect(driving.filter(({ readings }) => readings.tether === 'untethered')).toEqual([]);
    expect(driving.filter(({ readings }) => readings.door === 'open')).toEqual([]);
  });

  it('sends valid reports without readings of sensors that are not installed', () => {
    const at = TEST_NOW.toISOString();
    for (const { device, readings } of day.reports.filter((_, index) => index % 5 === 0)) {
      const sent = JSON.parse(
        JSON.stringify({ reportId: 'r', serialNumber: device.serialNumber, recordedAt: at, readings }),
      );
      const checked = v.safeParse(deviceReport, sent);
      expect(checked.issues?.map((issue) => v.getDotPath(issue))).toBeUndefined();
      const given = Object.keys(sent.readings) as (keyof typeof readings)[];
      expect(given.filter((reading) => !carries(device, reading))).toEqual([]);
    }
  });

  it('reports at the specified intervals', () => {
    const coupled = begin().filter(({ phase }) => phase !== 'dropped').length;
    const hour = run(1, MINUTE_MS);
    // Every five minutes, and immediately when something happens.
    expect(hour.reports.length).toBeGreaterThanOrEqual(coupled * 11);
    expect(hour.reports.length).toBeLessThan(coupled * 14);
    const dropped = hour.reports.filter(({ readings }) => readings.tether === 'untethered');
    expect(dropped.length).toBeLessThan(TRAILERS * 0.15);
  });

  it('keeps batteries and temperatures within their limits', () => {
    const outside = day.moments.filter(
      ({ after: { trailerVolts, deviceVolts, wheelEndC } }) =>
        !(trailerVolts > 0 && trailerVolts < 14.5) || !(deviceVolts >= 3 && deviceVolts <= 4.2) || !(wheelEndC < 200),
    );
    expect(outside).toEqual([]);
  });
});

describe('a reefer', () => {
  const unit = { power: 'on' as const, ambientF: 90, fuelPercent: 50, interiorF: [90], zones: [{ setPointF: 35 }] };
  const left = (power: 'on' | 'off', hours: number) => {
    const random = createRandom(9);
    let now: ReturnType<typeof stepReefer> = { ...unit, power, interiorF: [power === 'on' ? 90 : 35] };
    for (let minute = 0; minute < hours * 60; minute++) now = stepReefer(now, MINUTE_MS, random);
    return now;
  };
  it('cools a warm box to its set point and burns fuel', () => {
    const cold = left('on', 6);
    expect(cold.interiorF?.[0]).toBeGreaterThan(31);
    expect(cold.interiorF?.[0]).toBeLessThan(39);
    expect(cold.fuelPercent).toBeLessThan(45);
  });
  it('lets the box warm up while it is off, without burning fuel', () => {
    const warm = left('off', 24);
    expect(warm.interiorF?.[0]).toBeGreaterThan(70);
    expect(warm.fuelPercent).toBe(50);
  });
});

it.each([
  [10, 20, 0, 10],
  [10, 20, 100, 20],
  [20, 10, 0.1, 19.05],
])('moves %d toward %d by at most %d', (value, target, speed, expected) => {
  expect(towards(value, target, speed)).toBeCloseTo(expected, 2);
});

describe('a commanded reefer', () => {
  const unit: SimReefer = {
    power: 'off',
    mode: 'cycleSentry',
    fuelPercent: 50,
    zones: [{ setPointF: 35 }, { setPointF: 0 }],
    alarms: [{ code: 84, level: 3 }],
    batteryVolts: 12.5,
  };
  const command = (kind: string, overrides: Partial<SimCommand> = {}): SimCommand => ({
    id: 'a',
    kind,
    zone: null,
    setPointF: null,
    waitMs: 5_000,
    ...overrides,
  });

  it.each<[string, SimReefer, SimCommand, Partial<SimReefer> | string]>([
    ['starts', unit, command('remoteOn'), { power: 'on', batteryVolts: 13.8 }],
    ['stays on', { ...unit, power: 'on' }, command('remoteOn'), { power: 'on', batteryVolts: 12.5 }],
    [
      'refuses on a dead battery',
      { ...unit, batteryVolts: 10.9 },
      command('remoteOn'),
      'Unit battery too low to start the engine: 10.9 V.',
    ],
    ['refuses without fuel', { ...unit, fuelPercent: 0 }, command('remoteOn'), 'No fuel.'],
    ['stops', { ...unit, power: 'on' }, command('remoteOff'), { power: 'off', defrosting: false }],
    ['runs continuously', unit, command('continuousMode'), { mode: 'continuous' }],
    ['cycles', { ...unit, mode: 'continuous' }, command('cycleSentryMode'), { mode: 'cycleSentry' }],
    ['clears its alarms', unit, command('clearAllFaults'), { alarms: [] }],
    [
      'changes a set point',
      unit,
      command('setPoint', { zone: 2, setPointF: -10 }),
      { zones: [{ setPointF: 35 }, { setPointF: -10 }] },
    ],
    [
      'refuses a zone that it does not have',
      unit,
      command('setPoint', { zone: 3, setPointF: -10 }),
      "The unit doesn't have this zone.",
    ],
    ['refuses any other command', unit, command('explode'), 'The unit does not support this command.'],
  ])('%s', (_, before, requested, expected) => {
    const done = carryOut(before, requested);
    if (typeof expected === 'string') expect(done).toBe(expected);
    else expect(done).toMatchObject(expected);
  });

  it('runs a command after a delay and reports it once, immediately', () => {
    const [trailer] = begin().filter(({ reefer, phase }) => reefer?.power === 'on' && phase !== 'dropped');
    if (!trailer) throw new Error('no reefer runs');
    const random = createRandom(1);
    const commanded = { ...trailer, sinceReportMs: 0, commands: [command('remoteOff', { waitMs: 3_000 })] };
    const early = stepTrailer(commanded, 2_000, random);
    expect([early.report?.readings.reefer?.answers, early.trailer.reefer?.power]).toEqual([undefined, 'on']);
    const done = stepTrailer(early.trailer, 2_000, random);
    expect(done.report?.readings.reefer).toMatchObject({ power: 'off', answers: [{ id: 'a', applied: true }] });
    const later = stepTrailer(done.trailer, 6 * MINUTE_MS, random);
    expect(later.report?.readings.reefer).toMatchObject({ power: 'off' });
    expect(later.report?.readings.reefer?.answers).toBeUndefined();
  });

  it('receives only its own commands', () => {
    const reefers = begin().filter(({ reefer }) => reefer);
    const serialNumber = reefers[1]?.device.serialNumber ?? '';
    const given = { id: 'a', serialNumber, kind: 'remoteOff', zone: null, setPointF: null, created: '', expiresAt: '' };
    const after = handOver(reefers, [given], createRandom(1));
    expect(after.map(({ commands }) => commands.length)).toEqual(reefers.map((_, index) => (index === 1 ? 1 : 0)));
  });
});

it('repairs faults as fast as they occur: after two weeks, as many trailers have faults as on the first day', () => {
  const isFaulty = (trailer: SimTrailer) =>
    trailer.abs.length > 0 ||
    Object.keys(trailer.lights).length > 0 ||
    trailer.airDemandMs > 0 ||
    trailer.bearingC > 0 ||
    trailer.lostPsi > 0 ||
    trailer.badBrake !== undefined ||
    trailer.supplyVolts < HEALTHY_SUPPLY_VOLTS;
  const random = createRandom(8);
  let fleet = begin();
  for (let day = 1; day <= 14; day++) {
    for (let ms = 0; ms < 24 * HOUR_MS; ms += 15 * MINUTE_MS) fleet = step(fleet, 15 * MINUTE_MS, random).fleet;
    const share = fleet.filter(isFaulty).length / fleet.length;
    expect(share, `day ${day}`).toBeGreaterThan(0.03);
    expect(share, `day ${day}`).toBeLessThan(0.25);
  }
});
