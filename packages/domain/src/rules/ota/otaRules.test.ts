import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OTA_STATES } from '../../vocabulary/ota';
import { isTimeOfDay, type OtaConditions, type OtaTrailerFacts, unmetConditions } from './otaConditions';
import { isOtaVersion, manifestText, otaActionOf } from './otaPackage';
import { spreadSeconds } from './otaPolling';
import { byStageOrder, type OtaStage, otaStageProblem, sizedStages, stageOfPlace } from './otaStages';
import { isStageOver, judgeStop, type OtaCount, otaStateCounts } from './otaStop';

const NOW = new Date('2026-11-20T19:00:00Z');
const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

describe('stages', () => {
  it('end at shares of all devices', () => {
    expect(sizedStages([{ percent: 1 }, { percent: 10 }, 'all'], 8_240).map(({ end }) => end)).toEqual([
      82, 824, 8_240,
    ]);
    expect(sizedStages([{ percent: 1 }, { percent: 10 }, 'all'], 5).map(({ end }) => end)).toEqual([1, 5]);
    expect(sizedStages([{ devices: 50 }, 'all'], 20).map(({ end }) => end)).toEqual([20]);
  });

  it.each<[readonly OtaStage[], string | undefined]>([
    [[{ percent: 1 }, { percent: 10 }, 'all'], undefined],
    [['all'], undefined],
    [[], 'none'],
    [[{ percent: 1 }], 'lastIsNotAll'],
    [[{ percent: 0 }, 'all'], 'percent'],
    [[{ devices: 1.5 }, 'all'], 'devices'],
    [[{ percent: 10 }, { percent: 10 }, 'all'], 'notGrowing'],
    [['all', 'all'], 'notGrowing'],
    [[1, 2, 3, 4, 5, 6].map((percent): OtaStage => ({ percent })).concat('all'), 'tooMany'],
  ])('%j: %s', (stages, problem) => {
    expect(otaStageProblem(stages)).toBe(problem);
  });

  it('have every device once, and never more than their size', () => {
    const stage = fc.oneof(
      fc.double({ min: 0.1, max: 99, noNaN: true }).map((percent): OtaStage => ({ percent })),
      fc.integer({ min: 1, max: 500 }).map((devices): OtaStage => ({ devices })),
    );
    fc.assert(
      fc.property(fc.array(stage, { maxLength: 5 }), fc.integer({ min: 1, max: 2_000 }), (parts, total) => {
        const stages = sizedStages([...parts, 'all'], total);
        const sizes = stages.map(() => 0);
        for (let place = 0; place < total; place++)
          sizes[stageOfPlace(stages, place)] = (sizes[stageOfPlace(stages, place)] ?? 0) + 1;
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(total);
        stages.forEach(({ end }, at) => {
          expect(sizes[at]).toBe(end - (stages[at - 1]?.end ?? 0));
          expect(sizes[at]).toBeGreaterThan(0);
        });
      }),
    );
  });

  it('take trailers in one order, which begins elsewhere for another campaign', () => {
    const ids = ['00a1', '00b2', '00c3', '00d4'];
    expect([...ids].sort(byStageOrder('0002'))).toEqual(['00b2', '00c3', '00d4', '00a1']);
    expect([...ids].reverse().sort(byStageOrder('0004'))).toEqual(['00d4', '00a1', '00b2', '00c3']);
  });
});

describe('the automatic stop', () => {
  const rule = { abovePercent: 3, fromDevices: 50 };
  it.each([
    ['above the limit', { devices: 742, confirmed: 402, failed: 18 }, undefined, true],
    ['at the limit', { devices: 742, confirmed: 97, failed: 3 }, undefined, false],
    ['too few have finished', { devices: 742, confirmed: 40, failed: 9 }, undefined, false],
    ['a small stage is over', { devices: 10, confirmed: 9, failed: 1 }, undefined, true],
    ['a small stage is not over', { devices: 10, confirmed: 8, failed: 1 }, undefined, false],
    [
      'what was resumed is not judged again',
      { devices: 742, confirmed: 402, failed: 18 },
      { confirmed: 402, failed: 18 },
      false,
    ],
    [
      'failures since it was resumed',
      { devices: 742, confirmed: 452, failed: 24 },
      { confirmed: 402, failed: 18 },
      true,
    ],
  ])('%s', (_, count, base, stops) => {
    expect(judgeStop(count, rule, base).stops).toBe(stops);
  });

  it('never stops without a failure, and never earlier with a higher limit', () => {
    fc.assert(
      fc.property(
        fc.nat(500),
        fc.nat(500),
        fc.integer({ min: 0, max: 99 }),
        fc.integer({ min: 1, max: 200 }),
        (confirmed, failed, abovePercent, fromDevices) => {
          const count = { devices: 1_000, confirmed, failed };
          if (failed === 0) expect(judgeStop(count, { abovePercent, fromDevices }).stops).toBe(false);
          const higher = judgeStop(count, { abovePercent: abovePercent + 1, fromDevices });
          if (higher.stops) expect(judgeStop(count, { abovePercent, fromDevices }).stops).toBe(true);
        },
      ),
    );
  });

  it('counts every device once', () => {
    const count = fc.record({
      ...{ stage: fc.nat(3), devices: fc.nat(50) },
      state: fc.constantFrom(...OTA_STATES.map(({ id }) => id)),
    });
    fc.assert(
      fc.property(fc.array(count), (counts: OtaCount[]) => {
        const total = counts.reduce((sum, { devices }) => sum + devices, 0);
        expect(Object.values(otaStateCounts(counts)).reduce((sum, devices) => sum + devices, 0)).toBe(total);
      }),
    );
    expect(isStageOver([{ stage: 0, state: 'applied', devices: 1 }], 0)).toBe(false);
    expect(
      isStageOver(
        [
          { stage: 1, state: 'applied', devices: 1 },
          { stage: 0, state: 'expired', devices: 2 },
        ],
        0,
      ),
    ).toBe(true);
  });
});

describe('conditions', () => {
  const conditions: OtaConditions = {
    ...{ untethered: true, minVolts: 12.2, parkedMinutes: 30, hours: { from: '08:00', to: '16:00' } },
  };
  const ready: OtaTrailerFacts = {
    ...{
      tether: 'untethered',
      tetherAt: ago(20),
      volts: 12.3,
      voltsAt: ago(20),
      parkedSince: ago(1),
      positionAt: ago(1),
    },
    localTime: '13:00',
  };
  it.each<[string, Partial<OtaTrailerFacts>, readonly string[]]>([
    ['all met', {}, []],
    ['tethered', { tether: 'tethered' }, ['tethered']],
    ['an old tether status', { tetherAt: ago(27) }, ['tetherUnknown']],
    ['exactly the voltage', { volts: 12.2 }, ['voltageLow']],
    ['no voltage', { volts: null, voltsAt: null }, ['voltageUnknown']],
    ['just parked', { parkedSince: ago(0.4) }, ['moving']],
    ['driving', { parkedSince: null }, ['moving']],
    ['no position', { parkedSince: null, positionAt: null }, ['positionUnknown']],
    ['too early', { localTime: '07:59' }, ['outsideHours']],
    ['at the end', { localTime: '16:00' }, ['outsideHours']],
    ['no time zone', { localTime: null }, ['zoneUnknown']],
  ])('%s', (_, facts, unmet) => {
    expect(unmetConditions(conditions, { ...ready, ...facts }, NOW)).toEqual(unmet);
  });

  it('may reach over midnight', () => {
    const at = (localTime: string) =>
      unmetConditions({ ...conditions, hours: { from: '22:00', to: '05:00' } }, { ...ready, localTime }, NOW);
    expect(at('23:30')).toEqual([]);
    expect(at('04:59')).toEqual([]);
    expect(at('05:00')).toEqual(['outsideHours']);
    expect([isTimeOfDay('23:59'), isTimeOfDay('24:00'), isTimeOfDay('7:00')]).toEqual([true, false, false]);
  });

  it('need nothing if there are none', () => {
    const none: OtaConditions = { untethered: false, minVolts: null, parkedMinutes: null, hours: null };
    const nothing: OtaTrailerFacts = {
      ...{
        tether: null,
        tetherAt: null,
        volts: null,
        voltsAt: null,
        parkedSince: null,
        positionAt: null,
        localTime: null,
      },
    };
    expect(unmetConditions(none, nothing, NOW)).toEqual([]);
  });
});

describe('packages', () => {
  it('are signed with kind, family, version, size and hash', () => {
    expect(manifestText({ kind: 'mainApp', family: 1, version: '4.18.2', sizeBytes: 3, sha256: 'ab' })).toBe(
      'gladhand-ota-package-v1\nkind=mainApp\nfamily=1\nversion=4.18.2\nsize=3\nsha256=ab\n',
    );
    expect(otaActionOf('mainApp', 'apply')).toBe('applyFirmware');
  });
  it.each([
    ['4.18.2', true],
    ['2026.11-rc.1+b7', true],
    ['', false],
    ['-1', false],
    ['4.18 2', false],
    ['x'.repeat(41), false],
  ])('version %j: %s', (text, is) => {
    expect(isOtaVersion(text)).toBe(is);
  });
});

it('spreads devices that wake up together evenly', () => {
  const slots = Array.from({ length: 10 }, () => 0);
  for (let device = 0; device < 10_000; device++) {
    const after = spreadSeconds(900, `SN${100_000 + device}`);
    expect(after).toBeGreaterThanOrEqual(900);
    expect(after).toBeLessThan(1_800);
    const slot = Math.floor((after - 900) / 90);
    slots[slot] = (slots[slot] ?? 0) + 1;
  }
  expect(Math.min(...slots)).toBeGreaterThan(800);
  expect(Math.max(...slots)).toBeLessThan(1_200);
  expect(spreadSeconds(900, 'SN1')).toBe(spreadSeconds(900, 'SN1'));
});
