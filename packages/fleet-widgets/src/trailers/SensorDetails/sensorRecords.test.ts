import { readingFormats, US_FORMATS } from '@gladhand/domain/formats';
import { aLogEntry } from '@gladhand/domain/testing';
import { SENSOR_TYPES, SensorType } from '@gladhand/domain/trailers';
import { describe, expect, test } from 'vitest';
import { drawnHistory, sensorRecords } from './sensorRecords';

const AT = Date.UTC(2026, 10, 17, 12);
const entry = (minute: number, says: Parameters<typeof aLogEntry>[0] | object) =>
  aLogEntry({ id: `${minute}`, recorded: new Date(AT + minute * 60_000).toISOString(), ...says });

describe('the records of a sensor', () => {
  test.each(SENSOR_TYPES.map(({ id, label }) => [label, id] as const))('has a line and a column for %s', (_, id) => {
    const { lines, columns } = sensorRecords(id, 'tandem', US_FORMATS);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(4);
    expect(columns.length).toBeGreaterThan(0);
    // A report without the reading is a gap, not a zero.
    for (const { numberOf } of lines) expect(numberOf(entry(0, {})) ?? null).toBeNull();
    for (const { textOf } of columns) expect(textOf(entry(0, {})) ?? null).toBeNull();
  });

  test.each([
    [SensorType.WheelEnd, { wheelEndsC: [60, null, 200, 50] }, [140, 122]],
    [SensorType.TirePressure, { tirePressuresPsi: [100.5, 999, null, 88] }, [100.5, 88]],
    [SensorType.TirePressure, { tirePressuresPsi: [999, null] }, [null, null]],
    [SensorType.Brakes, { brakes: ['good', 'dragging', 'unknown', null] }, [1]],
    [
      SensorType.LightFault,
      { lights: { red: 'good', green: null, yellow: 'unknown', black: 'lowCurrent', brown: 'intermittent' } },
      [2],
    ],
    [SensorType.Tether, { tetherStatus: 'untethered' }, [0]],
    [SensorType.TireInflation, { tisStatus: 'unstable' }, [1]],
    [SensorType.Door, { doorOpened: true }, [1]],
  ])('draws for %s %j the values %j', (id, says, numbers) => {
    expect(sensorRecords(id, 'tandem', US_FORMATS).lines.map(({ numberOf }) => numberOf(entry(0, says)))).toEqual(
      numbers,
    );
  });
});

test('draws and lists a reading in the units of the viewer', () => {
  const { lines, columns } = sensorRecords(SensorType.Gps, null, readingFormats('metric', 'de'));
  const [speed] = lines;
  expect([speed?.unit, speed?.digits, speed?.numberOf(entry(0, { speed: 50 }))]).toEqual(['km/h', 0, 80.4672]);
  expect(columns[0]?.textOf(entry(0, { speed: 50 }))).toBe('80 km/h');
});

describe('the drawn history', () => {
  const doors = [entry(10, { doorOpened: true }), entry(5, { doorOpened: false }), entry(0, { doorOpened: false })];

  test('is sorted oldest first', () => {
    const volts = [entry(5, { batteryVoltageTrailer: 12 }), entry(0, {}), entry(-5, { batteryVoltageTrailer: 13 })];
    const { times, values } = drawnHistory(volts, sensorRecords(SensorType.TrailerBattery, null, US_FORMATS));
    expect(times.map((at) => (at - AT) / 60_000)).toEqual([-5, 0, 5]);
    expect(values).toEqual([[13, null, 12]]);
  });

  test('keeps a state until the report that changes it', () => {
    const { times, values } = drawnHistory(doors, sensorRecords(SensorType.Door, null, US_FORMATS));
    expect(times.map((at) => at - AT)).toEqual([0, 300_000, 599_999, 600_000]);
    expect(values).toEqual([[0, 0, 0, 1]]);
  });
});
