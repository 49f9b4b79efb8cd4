import { isPasswordValid, parseRoles, ROLES } from '@gladhand/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isCommonPassword } from '../auth/passwords/isCommonPassword';
import { openPGlite } from '../database/pglite';
import { createMemoryRepositories } from '../repositories/memory';
import { createSqlRepositories } from '../repositories/sql';
import { STATUS_COLUMNS } from '../repositories/trailerColumns';
import { plainHasher } from '../testing/testApi';
import { TEST_NOW, testId } from '../testing/testWorld';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demoAccounts';
import { fellSilentBeforeChange } from './demoReports';
import { demoFleet, demoWorld } from './demoWorld';
import { loadDemo, reportFleet } from './loadDemo';

let made = 0;
const uuid = () => testId(9, ++made);
const fleet = demoFleet(TEST_NOW);
const world = demoWorld(fleet, { now: TEST_NOW, passwordHash: 'plain:x', uuid });
const EVERYTHING = { deviceTypeIds: [1, 2, 3, 4, 5, 6] };

describe('the accounts', () => {
  it('have a password that the policy takes', () => {
    expect(isPasswordValid(DEMO_PASSWORD, { isCommon: isCommonPassword })).toBe(true);
  });

  it('hold every role, each in a known spelling', () => {
    const parsed = DEMO_ACCOUNTS.map(({ roles }) => parseRoles(roles));
    expect(parsed.map((roles) => roles.length)).toEqual(DEMO_ACCOUNTS.map(({ roles }) => roles.length));
    const kinds = new Set(parsed.flat().map(({ kind }) => kind));
    expect(ROLES.map(({ id }) => id).filter((id) => !kinds.has(id))).toEqual([]);
  });

  it('are in groups that exist', () => {
    const memberships = DEMO_ACCOUNTS.flatMap(({ groups = [] }) => groups);
    const accounts = new Set(world.users.filter(({ passwordHash }) => passwordHash).map(({ userId }) => userId));
    expect(world.groupUsers.filter(({ userId }) => accounts.has(userId))).toHaveLength(memberships.length);
  });

  it('have colleagues at every customer, whom nobody can sign in as', () => {
    const colleagues = world.users.filter(({ passwordHash }) => passwordHash === null);
    expect(colleagues).toHaveLength(4 * world.customers.length);
    expect(new Set(world.users.map(({ email }) => email)).size).toBe(world.users.length);
  });
});

describe('the fleet', () => {
  it('covers all families, types and customers', () => {
    expect(world.customers).toHaveLength(12);
    expect(world.trailers).toHaveLength(500);
    expect(new Set(world.trailers.map(({ deviceTypeId }) => deviceTypeId)).size).toBe(6);
    expect(new Set(world.trailers.map(({ vehicleTypeId }) => vehicleTypeId)).size).toBe(11);
    expect(new Set(world.trailers.map(({ customerId }) => customerId)).size).toBe(12);
  });

  it('is silent until its devices report', () => {
    expect(world.trailers.filter(({ lastReport }) => lastReport !== null)).toEqual([]);
    expect(world.trailers.filter(({ trailerHealthStatus }) => trailerHealthStatus !== 'NA')).toEqual([]);
  });

  it('reports itself into the very status it was made with', async () => {
    const repositories = createMemoryRepositories(world);
    const { ingest } = repositories;
    await reportFleet(repositories, fleet, TEST_NOW);
    const devices = new Map((await ingest.devices(EVERYTHING)).map(({ trailer }) => [trailer.trailerId, trailer]));
    for (const status of fleet.statuses) {
      const trailer = devices.get(status.trailerId);
      // There are no geofences yet that a position could lie in.
      const untold = [
        'geofence',
        ...(fellSilentBeforeChange(status) ? ['tetherStatusChanged', 'untetheredSince'] : []),
      ];
      for (const field of Object.keys(STATUS_COLUMNS).filter((name) => !untold.includes(name))) {
        const of = (record: object | undefined) => (record as Record<string, unknown> | undefined)?.[field];
        expect({ [field]: of(trailer) }, trailer?.vin).toEqual({ [field]: of(status) });
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

  it('takes the demonstration wholly or not at all, and only while it is empty', async () => {
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
    expect(stored).toHaveLength(500);
    expect(stored.filter(({ trailer }) => trailer.lastReport !== null).length).toBeGreaterThan(480);
    expect((await users.byEmail('customer@gladhand.example'))?.roles).toEqual(['CUSTOMER_1']);

    await db.deleteFrom('users').where('email', '=', 'admin@gladhand.example').execute();
    expect(await loadDemo(db, late, onStart)).toBe('other');
    expect(await ingest.devices(EVERYTHING)).toHaveLength(500);
  });
});
