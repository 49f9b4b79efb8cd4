import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TrackingFilter } from '../filters/trackingFilter';
import { inOrder, TrackedFleet, type TrackedRow } from './trackedFleet';
import { trackedSeverity, worstFirst } from './trailerPosition';

const NOW = new Date('2026-11-21T12:00:00Z');
const ALL: TrackingFilter = { toggles: new Set() };
const row = (id: string, extra: Partial<TrackedRow> = {}): TrackedRow => ({
  id,
  vin: id,
  unitId: `U-${id}`,
  customerId: 1,
  vehicleTypeId: 4,
  installedSensorTypeIds: [],
  lat: 41,
  lng: -87,
  gpsHeading: null,
  speed: 0,
  address: null,
  lastReport: NOW.getTime(),
  positionReportedAt: NOW.getTime(),
  simStatus: 'activated',
  tetheredStatus: 'tethered',
  cargoWeightOnBogieLbs: null,
  loadStatus: null,
  lightFault: null,
  absFaultSeverityLevel: null,
  tireInflationStatus: null,
  wheelEndSeverityLevel: null,
  trailerBatteryStatus: null,
  trailerHealthStatus: 'GOOD',
  ...extra,
});

describe('TrackedFleet', () => {
  it('keeps every list in order after any change', () => {
    const some = fc.array(
      fc.record({ id: fc.nat({ max: 30 }), unit: fc.nat({ max: 99 }), health: fc.constantFrom('GOOD', 'CRITICAL') }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(some, some, (first, then) => {
        const rows = (list: typeof first) =>
          list.map(({ id, unit, health }) =>
            row(String(id), { unitId: `U-${unit}-${id}`, trailerHealthStatus: health }),
          );
        const fleet = new TrackedFleet<TrackedRow>();
        const known = new Map(rows(first).map((one) => [one.id, one]));
        fleet.replace([...known.values()]);
        const changed = rows(then);
        fleet.update(changed);
        for (const one of changed) known.set(one.id, one);
        expect(inOrder(fleet.passing(ALL, NOW))).toEqual(
          worstFirst([...known.values()], (one) => trackedSeverity(one, NOW)),
        );
        for (const one of known.values()) expect(fleet.get(one.id)).toBe(one);
      }),
    );
  });

  it('applies the filters of Tracking', () => {
    const fleet = new TrackedFleet<TrackedRow>();
    fleet.replace([row('1', { vehicleTypeId: 5 }), row('2'), row('3', { absFaultSeverityLevel: 'CRITICAL' })]);
    const ids = (filter: TrackingFilter) => inOrder(fleet.passing(filter, NOW)).map(({ id }) => id);
    expect(ids({ toggles: new Set(['flat']) })).toEqual(['1']);
    expect(ids({ toggles: new Set(['brake']) })).toEqual(['3']);
    expect(ids({ toggles: new Set(), search: 'u-2' })).toEqual(['2']);
  });
});
