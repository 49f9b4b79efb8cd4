import { describe, expect, it, vi } from 'vitest';
import { createMemoryRepositories } from '../../composition/memoryRepositories';
import { createTestDataset, TEST_NOW, testId } from '../../testing/testDataset';
import { customerGeofences } from './customerGeofences';
import type { GeofenceRecord, GeofenceRepository } from './repository';

const geofence = (number: number): GeofenceRecord => ({
  customerId: 1,
  geofenceId: testId(7, number),
  name: `Geofence ${number}`,
  description: null,
  category: 'yard',
  isActive: true,
  shape: { type: 'circle', center: { lat: 40, lng: -84 }, radiusMeters: 100 },
  enterEmails: [],
  exitEmails: [],
  freeMinutes: null,
  validFrom: TEST_NOW,
  version: 1,
  createdAt: TEST_NOW,
  updatedAt: TEST_NOW,
});
const first = geofence(1);
const second = geofence(2);
const moved: GeofenceRecord = {
  ...second,
  version: 2,
  shape: { type: 'circle', center: { lat: 41, lng: -85 }, radiusMeters: 200 },
};

async function withTwo(): Promise<{ repository: GeofenceRepository; reads: (readonly string[] | undefined)[] }> {
  const { geofences } = createMemoryRepositories(createTestDataset());
  await geofences.add(first);
  await geofences.add(second);
  const reads: (readonly string[] | undefined)[] = [];
  const repository: GeofenceRepository = {
    ...geofences,
    async active(customerId, geofenceIds) {
      reads.push(geofenceIds);
      return geofences.active(customerId, geofenceIds);
    },
  };
  return { repository, reads };
}

const load = async (repository: GeofenceRepository) => {
  const found = (await customerGeofences(repository, [1])).get(1);
  if (!found) throw new Error('no geofences');
  return found;
};

describe('customerGeofences', () => {
  it('reads nothing while the revision is the same', async () => {
    const { repository, reads } = await withTwo();
    expect(await load(repository)).toBe(await load(repository));
    expect(reads).toEqual([undefined]);
  });

  it('reads only what changed', async () => {
    const { repository, reads } = await withTwo();
    const before = await load(repository);
    await repository.replace(moved);
    const after = await load(repository);
    expect(reads).toEqual([undefined, [second.geofenceId]]);
    expect(after.byId(second.geofenceId)?.shape).toEqual(moved.shape);
    expect(after.byId(first.geofenceId)).toBe(before.byId(first.geofenceId));
    expect(after.index.near([{ lat: 41, lng: -85 }]).map(({ geofenceId }) => geofenceId)).toEqual([second.geofenceId]);
    expect(before.byId(second.geofenceId)?.shape).toEqual(second.shape);
  });

  it('drops what was deleted or deactivated, and takes back what is active again', async () => {
    const { repository, reads } = await withTwo();
    await load(repository);
    await repository.delete(1, first.geofenceId, TEST_NOW);
    await repository.replace({ ...second, isActive: false, version: 2 });
    expect((await load(repository)).index.size).toBe(0);
    await repository.replace({ ...second, version: 3 });
    expect((await load(repository)).byId(second.geofenceId)).toMatchObject({ version: 3 });
    expect(reads).toEqual([undefined, [second.geofenceId]]);
  });

  it('keeps the same ids of two storages apart', async () => {
    const one = await withTwo();
    const other = await withTwo();
    await load(one.repository);
    await one.repository.replace(moved);
    await other.repository.replace({ ...moved, shape: first.shape });
    expect((await load(one.repository)).byId(second.geofenceId)?.shape).toEqual(moved.shape);
    expect((await load(other.repository)).byId(second.geofenceId)?.shape).toEqual(first.shape);
  });

  it('reads once for transactions at the same time, and again if that fails', async () => {
    const { repository, reads } = await withTwo();
    const both = await Promise.all([load(repository), load(repository)]);
    expect(both[0]).toBe(both[1]);
    expect(reads).toHaveLength(1);

    await repository.replace(moved);
    const { active } = repository;
    vi.spyOn(repository, 'active').mockRejectedValueOnce(new Error('lost')).mockImplementation(active);
    const [failed, read] = await Promise.allSettled([load(repository), load(repository)]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'lost' } });
    expect(read).toMatchObject({ status: 'fulfilled' });
  });
});
