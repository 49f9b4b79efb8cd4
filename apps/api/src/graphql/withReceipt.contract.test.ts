import { ApiErrorCode, type PortalApi } from '@gladhand/domain';
import { describe, expect, it } from 'vitest';
import { codeOf, everywhere } from '../testing/everywhere';
import { createTestDataset } from '../testing/testDataset';

const ADMIN = 'admin@example.com';
const dataset = createTestDataset();
const vin = dataset.trailers.find(({ customerId, serialNumber }) => customerId === 1 && serialNumber)?.vin ?? '';
const { same, each } = everywhere(dataset, ADMIN);
const requestIdOf = (number: number) => `0193ffff-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** Each create mutation with a request id; a different `name` makes it a different request. */
const CREATE: Record<string, (portal: PortalApi, requestId: string, name: string) => Promise<unknown>> = {
  createCustomer: (portal, requestId, name) =>
    portal.administration.customers.create({
      requestId,
      shortName: `Once ${name}`,
      longName: 'Once Inc.',
      abbrev: 'ONC',
      retentionDurationDays: 365,
      features: [],
    }),
  createUser: (portal, id, name) =>
    portal.administration.users
      .create({ id, email: `once-${name}@northline.example`, roleNames: ['CUSTOMER_1'] })
      .then(({ user }) => user),
  updateVehicleGroup: (portal, requestId, name) =>
    portal.administration.groups.create({ requestId, customerId: 1, parentIds: [], name: `Once ${name}` }),
  addInspection: (portal, requestId, name) =>
    portal.service.addInspection({
      requestId,
      vin,
      kind: 'annual',
      result: 'passed',
      performedOn: '2026-11-02',
      note: `Once ${name}`,
    }),
  addMaintenanceEntry: (portal, requestId, name) =>
    portal.service.addMaintenanceEntry({ requestId, vin, kind: 'repair', performedOn: '2026-11-02', note: name }),
  shareLocation: (portal, requestId, name) =>
    portal.sharing.share({ requestId, trailers: [{ vin, name }], detail: 'position', hours: 1 }),
  createDeviceLink: (portal, requestId, name) => portal.devices.createLink({ requestId, vin, name }),
};

describe.each(Object.entries(CREATE))('%s', (operation, create) => {
  const number = Object.keys(CREATE).indexOf(operation) + 1;

  it('creates once per request id, even for concurrent requests, and repeats the response', async () => {
    const answers = await same(async (portal) => {
      const requestId = requestIdOf(number);
      const [one, two] = await Promise.all([create(portal, requestId, 'first'), create(portal, requestId, 'first')]);
      const three = await create(portal, requestId, 'first');
      expect(two).toEqual(one);
      expect(three).toEqual(one);
      return 'the same';
    });
    expect(answers).toBe('the same');
  });

  it('refuses a request id that is not a UUID', async () => {
    expect(await same((portal) => codeOf(create(portal, 'mine', 'other')))).toBe(ApiErrorCode.BadUserInput);
  });
});

it('refuses the id of a different request', async () => {
  const code = await same((portal) =>
    codeOf(CREATE.addInspection?.(portal, requestIdOf(4), 'another') as Promise<unknown>),
  );
  expect(code).toBe(ApiErrorCode.BadUserInput);
});

it('separates the request ids of different users', async () => {
  const answers = await same(async (portal, { test }) => {
    const boss = (await test.signedIn('boss@northline.example')).portal;
    const add = (who: PortalApi) =>
      who.service.addInspection({
        requestId: requestIdOf(99),
        vin,
        kind: 'annual',
        result: 'passed',
        performedOn: '2026-11-03',
        note: 'By two users',
      });
    const [first, second] = [await add(portal), await add(boss)];
    expect([await add(portal), await add(boss)]).toEqual([first, second]);
    return JSON.stringify(first) === JSON.stringify(second) ? 'the same' : 'one each';
  });
  expect(answers).toBe('one each');
});

it('does not repeat a response to a user who has lost permission', async () => {
  const codes = await each(async ({ test, repositories }) => {
    const email = 'expiring@northline.example';
    const create = async () => {
      const { portal } = await test.signedIn(email);
      return codeOf(CREATE.updateVehicleGroup?.(portal, requestIdOf(98), 'by an administrator') as Promise<unknown>);
    };
    const before = [await create(), await create()];
    const user = await repositories.users.byEmail(email);
    const change = { roles: ['CUSTOMER_1'] };
    await repositories.users.update(user?.userId ?? '', change, { now: test.clock.now, endSessions: true });
    return [...before, await create()];
  });
  expect(codes).toEqual(['answered', 'answered', ApiErrorCode.Forbidden]);
});
