import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AREAS } from '../areas';
import { createSqlRepositories } from '../composition/sqlRepositories';
import { openPGlite } from '../database/pglite';
import type { MutationResolvers } from '../graphql/generated/resolvers';
import { createResolvers } from '../graphql/resolvers';
import type { Repositories } from '../repositories/port';
import { ENGINES, type OpenedEngine } from '../testing/engines';
import { createTestApi } from '../testing/testApi';
import { createTestDataset, TEST_NOW, testId } from '../testing/testDataset';
import type { MemoryJobs } from './memoryJobs';
import { createUnits } from './unitOfWork';

const BOSS = 'boss@northline.example';
const MAIL = { to: 'someone@northline.example', subject: 'Hello', text: 'Hello', purpose: 'test' };
const ALL_MAILS = { customerIds: 'all', statuses: null, search: null, limit: 10, offset: 0 } as const;

describe.each(['memory', 'pglite', 'postgres'] as const)('a unit of work on %s', (name) => {
  let engine: OpenedEngine;
  let repositories: Repositories;
  let made = 0;
  const deps = () => ({ repositories, ids: { uuid: () => testId(4, ++made) }, now: () => TEST_NOW });

  beforeAll(async () => {
    engine = await ENGINES[name](createTestDataset());
    repositories = engine.repositories;
  });
  afterAll(() => engine.close());

  const state = async () => ({
    user: await repositories.users.byEmail(BOSS),
    audit: (await repositories.audit.latest(100)).map(({ action }) => action),
    mails: (await repositories.mails.search(ALL_MAILS)).mails.map(({ subject }) => subject),
    jobs: (repositories.jobs as MemoryJobs).waiting().length,
    customers: (await repositories.customers.find([1])).map(({ shortName }) => shortName),
  });

  /** Changes one entity of every kind. */
  const changeAll = (until: (within: Repositories) => Promise<unknown>, on = repositories) =>
    createUnits({ ...deps(), repositories: on })(async (unit) => {
      const boss = await unit.repositories.users.byEmail(BOSS);
      await unit.repositories.users.update(boss?.userId ?? '', { mailsOff: true }, { now: TEST_NOW });
      await unit.repositories.sessions.revokeAllOf(boss?.userId ?? '', TEST_NOW);
      await unit.repositories.customerAdministration.change(1, 1, { shortName: 'Renamed' }, TEST_NOW);
      await unit.audit('job.started');
      await unit.audit('mail.retried');
      await unit.mail(MAIL);
      return until(unit.repositories);
    });

  it('is rolled back when any of its steps throws', async () => {
    const before = await state();
    await expect(changeAll(() => Promise.reject(new Error('too late')))).rejects.toThrow('too late');
    const after = await state();
    // In the tests of the SQL engines, the queue is outside the transaction; pg-boss has a test of its own.
    expect({ ...after, jobs: 0 }).toEqual({ ...before, jobs: 0 });
    if (name === 'memory') expect(after.jobs).toBe(before.jobs);
  });

  it('is rolled back when its audit entries cannot be written', async () => {
    const before = await state();
    const twice = { ...deps(), ids: { uuid: () => testId(4, 999) } };
    const unit = createUnits(twice)(async ({ repositories: within, audit }) => {
      await within.customerAdministration.change(1, 1, { shortName: 'Renamed' }, TEST_NOW);
      await audit('job.started');
      await audit('job.started');
    });
    await expect(unit).rejects.toThrow();
    expect(await state()).toEqual({ ...before, jobs: expect.any(Number) });
  });

  it('is rolled back when the commit fails', async () => {
    const before = await state();
    const transaction: Repositories['transaction'] = (work) =>
      repositories.transaction(async (within) => {
        await work(within);
        throw new Error('not committed');
      });
    const changed = changeAll(async () => undefined, { ...repositories, transaction });
    await expect(changed).rejects.toThrow('not committed');
    expect({ ...(await state()), jobs: 0 }).toEqual({ ...before, jobs: 0 });
  });

  it('commits rows, audit entries, mails and jobs together', async () => {
    const before = await state();
    await changeAll(async () => undefined);
    const after = await state();
    expect(after.user?.mailsOff).toBe(true);
    expect(after.customers).toEqual(['Renamed']);
    expect(after.audit.filter((action) => ['job.started', 'mail.retried'].includes(action)).sort()).toEqual([
      'job.started',
      'mail.retried',
    ]);
    expect(after.mails).toEqual(['Hello', ...before.mails]);
    expect(after.jobs).toBeGreaterThan(before.jobs);
  });

  it('includes the units nested in it', async () => {
    const before = await state();
    const nested = repositories.transaction(async (within) => {
      await within.transaction((inner) => inner.customerAdministration.change(2, 1, { shortName: 'Nested' }, TEST_NOW));
      throw new Error('outer');
    });
    await expect(nested).rejects.toThrow('outer');
    expect(await state()).toEqual(before);
  });
});

it('adds jobs in the transaction of the unit', async () => {
  const { db, close } = await openPGlite({ snapshotDir: 'node_modules/.cache/gladhand' });
  const isWithin: boolean[] = [];
  const repositories = createSqlRepositories(db, {
    queueOn: ({ isTransaction }) => ({
      add: async () => {
        isWithin.push(isTransaction);
      },
    }),
  });
  const runUnit = createUnits({ repositories, ids: { uuid: () => testId(4, 1) }, now: () => TEST_NOW });
  await runUnit(({ mail }) => mail(MAIL));
  expect(isWithin).toEqual([true]);
  await close();
});

it('rolls back a mutation whose last step fails', async () => {
  const engine = await ENGINES.memory(createTestDataset());
  const broken: Repositories = {
    ...engine.repositories,
    transaction: (work) =>
      engine.repositories.transaction((within) =>
        work({ ...within, audit: { ...within.audit, add: () => Promise.reject(new Error('no audit log')) } }),
      ),
  };
  const working = await createTestApi(engine.repositories);
  const { session } = await working.signedIn(BOSS);
  const test = await createTestApi(broken, { ids: { uuid: () => testId(4, 77) } });
  const client = test.client();
  client.session.token = session.token;
  const create = client.portal.administration.users.create({
    email: 'half@northline.example',
    roleNames: ['CUSTOMER_1'],
  });
  await expect(create).rejects.toMatchObject({ code: 'INTERNAL' });
  expect(await engine.repositories.users.byEmail('half@northline.example')).toBeUndefined();
  expect((await engine.repositories.mails.search(ALL_MAILS)).total).toBe(0);
});

it('runs every mutation of the schema as one unit, or as one unit per row', async () => {
  const resolvers = createResolvers(AREAS.map(({ resolvers = {} }) => resolvers));
  const mutations = resolvers.Mutation as MutationResolvers;
  const entered: string[] = [];
  const context = {
    access: { authorize: () => Promise.reject(new Error('outside')) },
    unit: () => {
      entered.push('unit');
      return Promise.resolve();
    },
  };
  const perRow: string[] = [];
  for (const [name, resolve] of Object.entries(mutations)) {
    entered.length = 0;
    await (resolve as (...args: unknown[]) => Promise<unknown>)({}, { input: {} }, context, {}).catch(() => {});
    if (entered.length === 0) perRow.push(name);
  }
  expect(perRow.sort()).toEqual(['applyUserRows', 'importVehicles']);
});
