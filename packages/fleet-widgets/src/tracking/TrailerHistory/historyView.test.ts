import { type HistoryEvent, type HistoryReport, historyEvents, historyTrack } from '@gladhand/domain/history';
import { describe, expect, it } from 'vitest';
import { decodeHistory, encodeHistory, fromDateRange, rangeText, toDateRange } from './historyView';
import { mapPlaces, mapTracks } from './mapParts';

const DAYS = { from: '2026-11-01', to: '2026-11-09' };

describe('the range', () => {
  it.each([{ days: 1 }, { days: 7 }, { days: 14 }, { days: 31 }, DAYS])(
    'restores %j from a URL and from a field',
    (range) => {
      expect(decodeHistory(encodeHistory(range))).toEqual(range);
      expect(fromDateRange(toDateRange(range))).toEqual(range);
    },
  );

  it.each([
    [{}],
    [{ days: '3' }],
    [{ days: '7; drop' }],
    [{ first: '2026-02-30', last: '2026-03-01' }],
    [{ first: '2026-02-01' }],
  ])('reads %j as the default of one day', (query) => expect(decodeHistory(query)).toEqual({ days: 1 }));

  it.each([
    [{ days: 1 }, 'in the last 24 hours'],
    [{ days: 7 }, 'in the last 7 days'],
    [DAYS, 'from 2026-11-01 to 2026-11-09'],
    [{ ...DAYS, to: DAYS.from }, 'on 2026-11-01'],
  ])('describes %j as %s', (range, text) => expect(rangeText(range)).toBe(text));
});

describe('the map', () => {
  const fix = (minute: number, lat: number, speed: number): HistoryReport =>
    ({ id: `r${minute}`, at: minute * 60_000, lat, lng: 5, speed, tether: null, fixFlags: null }) as HistoryReport;
  const track = historyTrack(
    [fix(0, 41, 0), fix(5, 41, 0), fix(10, 41.05, 60), fix(60, 41.2, 60), fix(65, 41.25, 60), fix(66, 0, 60)].map(
      (one) => ({ ...one, door: null, absFaults: null, loaded: null, address: null }),
    ),
  );

  it('draws unobserved parts dashed, and no line to a wrong fix', () => {
    expect(mapTracks(track).map(({ points, unseen }) => [points.map(({ lat }) => lat), unseen ?? false])).toEqual([
      [[41, 41, 41.05], false],
      [[41.05, 41.2], true],
      [[41.2, 41.25], false],
    ]);
    expect(mapTracks(historyTrack([]))).toEqual([]);
  });

  it('marks ends, stops and doubtful fixes, but no gap', () => {
    const titles = { event: ({ kind }: HistoryEvent) => `a ${kind}`, start: 'the start', end: 'the end' };
    const places = mapPlaces(track, historyEvents(track), titles);
    expect(places.map(({ type, title }) => [type, title])).toEqual([
      ['stop', 'a stop'],
      ['doubt', 'a doubtfulFix'],
      ['start', 'the start'],
      ['end', 'the end'],
    ]);
  });
});
