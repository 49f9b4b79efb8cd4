import { type FleetPositions, POSITION_COLUMNS, type TrailerPosition } from '@gladhand/domain/tracking';
import { describe, expect, it } from 'vitest';
import { PositionSnapshot } from './PositionSnapshot';

const trailer = (id: string, extra: Partial<TrailerPosition> = {}) =>
  ({
    ...Object.fromEntries(POSITION_COLUMNS.map((name) => [name, null])),
    id,
    vin: id,
    unitId: `U-${id}`,
    customerId: 1,
    customerName: 'Cedar Ridge',
    groups: [],
    deviceTypeId: 1,
    vehicleTypeId: 4,
    vehicleType: 'dry trailer',
    productType: 'PRO',
    installedSensorTypeIds: [],
    trailerHealthStatus: 'GOOD',
    healthReasons: [],
    ...extra,
  }) as TrailerPosition;

const answer = (trailers: object[], extra: Partial<FleetPositions> = {}): FleetPositions => ({
  asOf: '2026-11-21T12:00:00.000Z',
  cursor: '2026-11-21T11:59:45.000Z',
  total: trailers.length,
  whole: true,
  columns: Object.fromEntries(
    POSITION_COLUMNS.map((name) => [name, trailers.map((row) => (row as Record<string, unknown>)[name])]),
  ) as unknown as FleetPositions['columns'],
  ...extra,
});

describe('PositionSnapshot', () => {
  const first = PositionSnapshot.after(undefined, answer([trailer('a'), trailer('b')]));

  it('keeps unchanged trailers as the same objects', () => {
    const next = PositionSnapshot.after(first, answer([trailer('b', { speed: 58 })], { whole: false, total: 2 }));
    expect(next.byId.get('a')).toBe(first.byId.get('a'));
    expect(next.byId.get('b')?.speed).toBe(58);
    expect(next.cursor).toBeDefined();
  });

  it('loads everything after a trailer has left, and then drops it', () => {
    const short = PositionSnapshot.after(first, answer([], { whole: false, total: 1 }));
    expect(short.cursor).toBeUndefined();
    const whole = PositionSnapshot.after(short, answer([trailer('b')]));
    expect([...whole.byId.keys()]).toEqual(['b']);
  });

  it('reports an unreadable trailer until it can be read', () => {
    const bad = PositionSnapshot.after(undefined, answer([trailer('a'), { ...trailer('b'), lat: 'north' }]));
    expect([bad.trailers.length, bad.broken, bad.cursor]).toEqual([1, ['U-b'], expect.any(String)]);
    const mended = PositionSnapshot.after(bad, answer([trailer('b')], { whole: false, total: 2 }));
    expect([mended.trailers.length, mended.broken]).toEqual([2, []]);
  });
});
