import { isPasswordValid } from '@gladhand/domain/account';
import { checkShape } from '@gladhand/domain/geofences';
import { parseRoles, ROLES } from '@gladhand/domain/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isCommonPassword } from '../auth/passwords/isCommonPassword';
import { createMemoryRepositories } from '../composition/memoryRepositories';
import { createSqlRepositories } from '../composition/sqlRepositories';
import { openPGlite } from '../database/pglite';
import { STATUS_COLUMNS } from '../database/trailerColumns';
import { plainHasher } from '../testing/testApi';
import { TEST_NOW, testId } from '../testing/testDataset';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demoAccounts';
import { demoDataset, demoFleet } from './demoDataset';
import { demoGeofences } from './demoGeofences';
import { fellSilentBeforeChange } from './demoReports';
import { loadDemo, reportFleet } from './loadDemo';

/** Decided by geofences and maintenance, not reported. */
const DECIDED_FIELDS = ['geofence', 'geofenceState', 'maintenanceState'];

let made = 0;
const uuid = () => testId(9, ++made);
const fleet = demoFleet(TEST_NOW);
const dataset = demoDataset(fleet, { now: TEST_NOW, passwordHash: 'plain:x', uuid });
const EVERYTHING = { deviceTypeIds: [1, 2, 3, 4, 5, 6] };

describe('the demo accounts', () => {
  it('have a valid password', () => {
    expect(isPasswordValid(DEMO_PASSWORD, { isCommon: isCommonPassword })).toBe(true);
  });

  it('cover every role, all spelled correctly', () => {
    const parsed = DEMO_ACCOUNTS.map(({ roles }) => parseRoles(roles));
    expect(parsed.map((roles) => roles.length)).toEqual(DEMO_ACCOUNTS.map(({ roles }) => roles.length));
    const kinds = new Set(parsed.flat().map(({ kind }) => kind));
    expect(ROLES.map(({ id }) => id).filter((id) => !kinds.has(id))).toEqual([]);
  });

  it('are in groups that exist', () => {
    const memberships = DEMO_ACCOUNTS.flatMap(({ groups = [] }) => groups);
    const accounts = new Set(dataset.users.filter(({ passwordHash }) => passwordHash).map(({ userId }) => userId));
    expect(dataset.groupUsers.filter(({ userId }) => accounts.has(userId))).toHaveLength(memberships.length);
  });

  it("include users at every customer who can't sign in", () => {
    const colleagues = dataset.users.filter(({ passwordHash }) => passwordHash === null);
    expect(colleagues).toHaveLength(4 * dataset.customers.length);
    expect(new Set(dataset.users.map(({ email }) => email)).size).toBe(dataset.users.length);
  });
});

describe('the demo fleet', () => {
  it('covers all families, types and customers', () => {
    expect(dataset.customers).toHaveLength(12);
    expect(dataset.trailers).toHaveLength(500);
    expect(new Set(dataset.trailers.map(({ deviceTypeId }) => deviceTypeId)).size).toBe(6);
    expect(new Set(dataset.trailers.map(({ vehicleTypeId }) => vehicleTypeId)).size).toBe(11);
    expect(new Set(dataset.trailers.map(({ customerId }) => customerId)).size).toBe(12);
  });

  it('is silent until its devices report', () => {
    expect(dataset.trailers.filter(({ lastReport }) => lastReport !== null)).toEqual([]);
    expect(dataset.trailers.filter(({ trailerHealthStatus }) => trailerHealthStatus !== 'NA')).toEqual([]);
  });

  it('has the trailers of its yards inside their geofences', async () => {
    const repositories = createMemoryRepositories(dataset);
    const geofences = demoGeofences(fleet, { now: TEST_NOW, uuid });
    expect(geofences.length).toBeGreaterThan(50);
    for (const geofence of geofences) expect(checkShape(geofence.shape)).toEqual([]);
    for (const geofence of geofences) await repositories.geofences.add(geofence);
    await reportFleet(repositories, fleet, TEST_NOW);
    const devices = await repositories.ingest.devices(EVERYTHING);
    const wanted = new Map(fleet.statuses.map((status) => [status.trailerId, status.geofence]));
    const parked = devices.filter(({ trailer }) => wanted.get(trailer.trailerId) !== null);
    const inside = parked.filter(({ trailer }) => trailer.geofence?.includes(wanted.get(trailer.trailerId) ?? ''));
    // Not those of a second yard of the same city, nor those that report their position without accuracy once a day.
    expect(inside.length / parked.length).toBeGreaterThan(0.5);
  });

  it('reaches its generated status through reports', async () => {
    const repositories = createMemoryRepositories(dataset);
    const { ingest } = repositories;
    for (const geofence of demoGeofences(fleet, { now: TEST_NOW, uuid })) await repositories.geofences.add(geofence);
    await reportFleet(repositories, fleet, TEST_NOW);
    const devices = new Map((await ingest.devices(EVERYTHING)).map(({ trailer }) => [trailer.trailerId, trailer]));
    for (const status of fleet.statuses) {
      const trailer = devices.get(status.trailerId);
      const untold = [
        ...DECIDED_FIELDS,
        ...(fellSilentBeforeChange(status) ? ['tetherStatusChanged', 'untetheredSince'] : []),
      ];
      for (const field of Object.keys(STATUS_COLUMNS).filter((name) => !untold.includes(name))) {
        const fieldOf = (record: object | undefined) => (record as Record<string, unknown> | undefined)?.[field];
        expect({ [field]: fieldOf(trailer) }, trailer?.vin).toEqual({ [field]: fieldOf(status) });
      }
    }
  });
});

describe('an embedded database', () => {
  let opened: Awaited<ReturnType<typeof openPGlite>>;
  const deps = { now: () => TEST_NOW, ids: { uuid }, hasher: plainHasher };
  beforeAll(async () => {
    opened = await openPGlite({ snapshotDir: 'node_modules/.cache/gladhand' });
  });
  afterAll(() => opened.close());

  it('loads the demonstration completely or not at all, and only while it is empty', async () => {
    const { db } = opened;
    let failing = true;
    const uuids = deps.ids.uuid;
    const hasher = { ...plainHasher, hash: async () => (failing ? 'x'.repeat(3) : plainHasher.hash(DEMO_PASSWORD)) };
    const late = {
      ...deps,
      hasher,
      now: () => (failing ? new Date('1990-01-01T00:00:00Z') : TEST_NOW),
      ids: { uuid: uuids },
    };
    await expect(loadDemo(db, late)).rejects.toThrow('refused');
    expect(await db.selectFrom('customers').select('customer_id').execute()).toEqual([]);

    failing = false;
    let started = 0;
    const onStart = () => started++;
    expect(await loadDemo(db, late, onStart)).toBe('written');
    expect(await loadDemo(db, late, onStart)).toBe('present');
    expect(started).toBe(1);

    const { ingest, users } = createSqlRepositories(db);
    const stored = await ingest.devices(EVERYTHING);
    // Lessees have records without a device.
    const isLeased = ({ trailer }: (typeof stored)[number]) => trailer.serialNumber === null;
    expect(stored.filter((device) => !isLeased(device))).toHaveLength(500);
    const leasedRecords = stored.filter(isLeased);
    expect(leasedRecords.map(({ trailer }) => trailer.customerId)).toEqual([4, 4, 4, 4]);
    expect(leasedRecords.every(({ trailer }) => trailer.lastReport !== null && trailer.lat !== null)).toBe(true);
    expect(stored.filter(({ trailer }) => trailer.lastReport !== null).length).toBeGreaterThan(480);
    const { transfers, leases } = createSqlRepositories(db);
    const states = async (id: 'all' | readonly number[]) =>
      (
        await transfers.search({
          ...{ customerIds: id, state: null, customerId: null, vin: null, after: null, limit: 9 },
          isAdministrator: id === 'all',
        })
      ).transfers.map(({ state, counts }) => [
        state,
        ...counts.map(({ result, lines }) => `${lines} ${result}`).sort(),
      ]);
    expect((await states('all')).sort()).toEqual([
      ['done', '3 moved'],
      ['requested', '1 duplicate', '1 notFound', '4 ready'],
    ]);
    const { leases: all } = await leases.search({ state: null, customerId: null, vin: null, after: null, limit: 9 });
    expect(all.map(({ state, trailers }) => [state, trailers]).sort()).toEqual([
      ['active', 4],
      ['planned', 4],
    ]);
    expect((await users.byEmail('customer@gladhand.example'))?.roles).toEqual(['CUSTOMER_1']);

    await db.deleteFrom('users').where('email', '=', 'admin@gladhand.example').execute();
    expect(await loadDemo(db, late, onStart)).toBe('other');
    expect(await ingest.devices(EVERYTHING)).toHaveLength(504);
  });
});
