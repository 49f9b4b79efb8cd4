import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { schedule } from './replay/schedule.mjs';
import { readTrace } from './replay/trace.mjs';

const GPX = `<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>
  <trkpt lat="41.70" lon="-86.25"><time>2026-11-17T15:10:00Z</time></trkpt>
  <trkpt lat="41.68" lon="-86.25"><ele>220</ele><time>2026-11-17T15:00:00Z</time></trkpt>
</trkseg></trk></gpx>`;

describe('readTrace', () => {
  test.each([
    ['gpx', GPX],
    ['csv', 'time,lat,lon\n2026-11-17T15:10:00Z,41.70,-86.25\n2026-11-17T15:00:00Z,41.68,-86.25\n'],
    ['csv', 'Timestamp,Latitude,Longitude\n1794928200,41.70,-86.25\n1794927600000,41.68,-86.25'],
  ] as const)('reads %s, oldest first', (format, text) => {
    expect(readTrace(text, format).fixes.map(({ lat, at }) => [lat, at.toISOString()])).toEqual([
      [41.68, '2026-11-17T15:00:00.000Z'],
      [41.7, '2026-11-17T15:10:00.000Z'],
    ]);
  });

  it('reads the speed from a file that has it', () => {
    expect(readTrace('time,lat,lon,speed_mph\n2026-11-17T15:10:00Z,41,-86,54.5', 'csv').fixes[0]).toMatchObject({
      speedMph: 54.5,
    });
  });

  test.each([
    [
      'gpx',
      GPX.replace('<trkseg>', '<trkseg><trkpt lat="41" lon="-86"/><trkpt lat="41" lon="-86"><time> </time></trkpt>'),
    ],
    ['csv', 'time,lat,lon\n,41,-86\n2026-11-17T15:10:00Z,41.70,-86.25\n2026-11-17T15:00:00Z,41.68,-86.25\n ,41,-86'],
  ] as const)('leaves out points of %s without a time, and counts them', (format, text) => {
    const { fixes, withoutTime } = readTrace(text, format);
    expect([fixes.length, withoutTime]).toEqual([2, 2]);
  });

  test.each([
    ['gpx', '<gpx/>', /no points/],
    ['gpx', '<gpx><trkpt lat="1" lon="2"/></gpx>', /No point of the file has a time/],
    ['gpx', '<gpx><trkpt lat="1" lon="2"><time>soon</time></trkpt></gpx>', /Point 1 needs/],
    ['gpx', 'nonsense', /./],
    ['csv', 'a,b\n1,2', /must name the columns/],
    ['csv', 'time,lat,lon\n2026-11-17T15:10:00Z,north,2', /Point 1 needs/],
    ['csv', 'time,lat,lon\n2026-11-17T15:10:00Z,,2', /Point 1 needs/],
  ] as const)('explains what is wrong with %s %s', (format, text, message) => {
    expect(() => readTrace(text, format)).toThrow(message);
  });
});

test('schedules fixes at their original intervals, none too early, up to now', () => {
  const gaps = fc.array(fc.nat({ max: 600_000 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(gaps, fc.integer({ min: 1, max: 1_000 }), (waits, speed) => {
      const fixes = waits.map((_, n) => ({ at: new Date(waits.slice(0, n + 1).reduce((sum, wait) => sum + wait)) }));
      const plan = schedule(fixes, speed, 10_000_000);
      for (const { sendMs, recordedMs } of plan) expect(recordedMs).toBeLessThanOrEqual(Math.ceil(sendMs) + 1);
      const [first, last] = [plan[0], plan.at(-1)];
      const span = (last?.fix.at.getTime() ?? 0) - (first?.fix.at.getTime() ?? 0);
      expect(Math.abs((last?.recordedMs ?? 0) - (first?.recordedMs ?? 0) - span)).toBeLessThanOrEqual(1);
      expect(Math.abs((last?.recordedMs ?? 0) - (last?.sendMs ?? 0))).toBeLessThanOrEqual(1);
    }),
  );
});
