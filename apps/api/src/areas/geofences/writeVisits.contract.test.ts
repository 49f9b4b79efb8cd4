import { VisitEnd, VisitKind } from '@gladhand/domain/geofences';
import { describe, expect, it } from 'vitest';
import { everywhere } from '../../testing/everywhere';
import { createTestDataset, TEST_NOW, testId } from '../../testing/testDataset';
import type { GeofenceRepository, VisitRecord, WrittenVisits } from './repository';

const GEOFENCE = testId(7, 1);
const dataset = createTestDataset();
const [trailer] = dataset.trailers.filter(({ customerId }) => customerId === 1);
const trailerId = trailer?.trailerId ?? '';
const { each } = everywhere(dataset, 'boss@northline.example', {
  async prepare({ geofences }) {
    await geofences.add({
      ...{ customerId: 1, geofenceId: GEOFENCE, name: 'Dock', description: null, category: 'yard' },
      shape: { type: 'circle', center: { lat: 41.65, lng: -83.53 }, radiusMeters: 300 },
      ...{ isActive: true, enterEmails: [], exitEmails: [], freeMinutes: null },
      ...{ validFrom: TEST_NOW, createdAt: TEST_NOW, updatedAt: TEST_NOW, version: 1 },
    });
  },
});

const at = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);
const instant = (minutes: number) => ({ at: at(minutes), after: null, before: at(minutes) });
const key = { customerId: 1, geofenceId: GEOFENCE, trailerId };
const open = (visitId: string, minutes: number): VisitRecord => ({
  ...{ ...key, visitId, how: VisitKind.Seen, entered: instant(minutes), decidedAt: at(minutes) },
  ...{ left: null, endedBy: null, leftDecidedAt: null },
  ...{ loadAtEntry: null, loadAtExit: null, tetherAtEntry: null, tetherAtExit: null },
});
const end = (minutes: number) => ({
  ...{ ...key, left: instant(minutes), endedBy: VisitEnd.Exit, leftDecidedAt: at(minutes) },
  ...{ loadAtExit: 'loaded', tetherAtExit: null },
});
const event = (number: number, kind: 'entered' | 'left', visitId?: string): WrittenVisits['events'][number] => ({
  ...{
    ...key,
    eventId: testId(9, number),
    kind,
    visitId,
    at: at(number),
    decidedAt: at(number),
    noticedAt: at(number),
  },
  ...{ state: `${number}`, mail: null },
});

/** What all storages have then: the visits, and the visit of the newest event. */
const written = (write: (geofences: GeofenceRepository) => Promise<void>) =>
  each(async ({ repositories: { geofences } }) => {
    await write(geofences);
    const visits = await geofences.visitsAfter(key, at(-1));
    const newest = await geofences.eventBefore(key, at(1_000));
    return {
      visits: visits.map(({ visitId, left, loadAtExit }) => [visitId, left?.at ?? null, loadAtExit]),
      visitOfEvent: newest?.visitId,
    };
  });

describe('visits and events that are written at once', () => {
  it('end the open visit, begin another one of the same geofence, and name the ended one in its event', async () => {
    const [first, second] = [testId(8, 1), testId(8, 2)];
    const found = await written(async (geofences) => {
      await geofences.writeVisits({ ends: [], visits: [open(first, 0)], events: [event(1, 'entered', first)] });
      await geofences.writeVisits({ ends: [end(10)], visits: [open(second, 20)], events: [event(3, 'left')] });
    });
    expect(found.visits).toEqual([
      [first, at(10), 'loaded'],
      [second, null, null],
    ]);
    expect(found.visitOfEvent).toBe(first);
  });

  it('leave out an open visit beside another one', async () => {
    const { visits } = await written((geofences) =>
      geofences.writeVisits({ ends: [], visits: [open(testId(8, 3), 30)], events: [] }),
    );
    expect(visits).toHaveLength(2);
  });

  it('give an event about a visit that is unknown the id of no visit', async () => {
    const { visitOfEvent } = await written(async (geofences) => {
      await geofences.writeVisits({ ends: [end(40)], visits: [], events: [] });
      await geofences.writeVisits({ ends: [end(50)], visits: [], events: [event(60, 'left')] });
    });
    expect(visitOfEvent).toBe(testId(9, 60));
  });
});
