import type { GeofenceShape } from '@gladhand/domain/geofences';
import { STORY_NOW, storyServer, storyServerApi } from '#storybook/storyServer';
import { YARD_AT } from './geofences.stories.data';

/** An administrator of one customer. */
export const BOSS = 'manager@gladhand.example';
const MINUTE_MS = 60_000;

/** Four hours after the reports, when detention has begun. */
export const LATER = new Date(STORY_NOW.getTime() + 240 * MINUTE_MS);
export const later = () => LATER;

/** A customer with visits. */
export interface VisitsOfStory {
  customerId: number;
  geofenceId: string;
  /** VINs of the trailer that is inside, of one that left, and of one that passed. */
  inside: string;
  left: string;
  passed: string;
}

/**
 * A yard with 2 hours of free time: one trailer is inside, one was inside for some minutes, and one passed through
 * between two reports. All of them had been silent long enough to get there.
 */
export async function withVisits(): Promise<VisitsOfStory> {
  const { fleet, report } = await storyServer();
  const api = await storyServerApi(BOSS);
  const customerId = (await api.me()).customerId ?? 1;
  const shape: GeofenceShape = { type: 'circle', center: YARD_AT, radiusMeters: 350 };
  const geofence = { category: 'yard', shape, isActive: true, enterEmails: [], exitEmails: [], freeMinutes: 120 };
  const { id: geofenceId } = await api.geofences.create({ customerId, geofence: { ...geofence, name: 'Toledo yard' } });
  await api.geofences.create({
    customerId,
    geofence: { ...geofence, name: 'Wales Rd overflow', shape: { ...shape, radiusMeters: 600 } },
  });
  const silent = fleet.statuses.flatMap(({ customerId: holder, positionReportedAt }, index) => {
    const isSilent = positionReportedAt !== null && STORY_NOW.getTime() - positionReportedAt.getTime() > 3 * 86_400_000;
    const trailer = fleet.trailers[index];
    return trailer && holder === customerId && isSilent ? [trailer] : [];
  });
  const [inside, left, passed] = silent;
  if (!inside || !left || !passed) throw new Error('The fleet of stories needs three silent trailers.');
  const way = (trailer: (typeof silent)[number], positions: readonly (readonly [minutes: number, meters: number])[]) =>
    positions.map(([minutes, meters]) => ({
      reportId: `visit-${trailer.vin}-${minutes}`,
      serialNumber: trailer.serialNumber ?? '',
      recordedAt: new Date(STORY_NOW.getTime() + minutes * MINUTE_MS).toISOString(),
      readings: {
        position: { lat: YARD_AT.lat + meters / 111_195, lng: YARD_AT.lng, speedMph: 0, accuracyM: 5 },
      },
    }));
  await report([
    ...way(inside, [
      [0, -1_500],
      [1, -100],
    ]),
    ...way(left, [
      [0, -1_500],
      [1, -100],
      [2, 50],
      [3, 1_500],
      [4, 2_500],
    ]),
    ...way(passed, [
      [0, -3_000],
      [4, 3_000],
    ]),
  ]);
  return { customerId, geofenceId, inside: inside.vin, left: left.vin, passed: passed.vin };
}
