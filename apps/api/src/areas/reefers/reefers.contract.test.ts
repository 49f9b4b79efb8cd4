import { NO_COMMAND_ACCESS } from '@gladhand/domain';
import type { ReeferCommandInput, ReeferCommandResult } from '@gladhand/domain/reefers';
import { describe, expect, it } from 'vitest';
import { hashSecretToken } from '../../auth/secretTokens';
import type { DeviceReportMessage } from '../../ingest/deviceReport';
import { issueIngestKey } from '../../ingest/ingestKey';
import type { Repositories } from '../../repositories/port';
import { everywhere } from '../../testing/everywhere';
import type { TestApi, TestClient } from '../../testing/testApi';
import { createTestDataset, TEST_NOW, testId, testUser } from '../../testing/testDataset';

const BOSS = 'boss@northline.example';
const MINUTE_MS = 60_000;
const fresh = createTestDataset();
const own = fresh.trailers.filter(({ customerId }) => customerId === 1);
const [first, second, dry] = own;
const foreign = fresh.trailers.find(({ customerId }) => customerId === 2);
if (!first || !second || !dry || !foreign) throw new Error('the test dataset is too small');
const REEFERS = [first, second, foreign].map(({ vin }) => vin);
const boss = { customerId: 1, groupId: testId(2, 7), userId: testId(3, 2) };
/** Sees every customer and is in the group of the first one. */
const wide = testUser(50, 'wide@example.com', ['ADMINS']);
const dataset = {
  ...fresh,
  users: [...fresh.users, wide],
  groupUsers: [...fresh.groupUsers, boss, { ...boss, userId: wide.userId }],
  trailers: fresh.trailers.map((trailer) => ({
    ...trailer,
    serialNumber: `SER-${trailer.vin}`,
    lastReport: null,
    installedSensorTypeIds: REEFERS.includes(trailer.vin) ? [1, 25] : [1],
    tkSetPoint1F: REEFERS.includes(trailer.vin) ? 35 : null,
    tkUnitOnOrOff: REEFERS.includes(trailer.vin) ? 'on' : null,
  })),
};

const keys = new Map<Repositories, string>();
const { each } = everywhere(dataset, BOSS, {
  async prepare(repositories) {
    const holder = { customerId: 1 };
    const key = { name: 'northline', holder, keyId: testId(5, 1), now: TEST_NOW };
    keys.set(repositories, await issueIngestKey(repositories.ingest, key));
  },
});

interface Side {
  test: TestApi;
  client: TestClient;
  commands: () => Promise<{ id: string; serialNumber: string; kind: string }[]>;
  report: (vin: string, reefer: DeviceReportMessage['readings']['reefer']) => Promise<void>;
  send: (...commands: ReeferCommandInput[]) => Promise<ReeferCommandResult[]>;
}

let made = 0;
const newId = () => testId(12, ++made);

/** The ids are the same in each storage. */
function same<Answer>(email: string, act: (side: Side) => Promise<Answer>): Promise<Answer> {
  const start = made;
  return each(async ({ test, repositories }) => {
    made = start;
    const client = await test.signedIn(email);
    const device = (path: string, init?: RequestInit) =>
      test.api.request(path, { ...init, headers: { authorization: `Bearer ${keys.get(repositories)}` } });
    let reported = 0;
    const answer = await act({
      test,
      client,
      async commands() {
        const response = await device('/ingest/v1/commands');
        return ((await response.json()) as { commands: Awaited<ReturnType<Side['commands']>> }).commands;
      },
      async report(vin, reefer) {
        const report: DeviceReportMessage = {
          reportId: `${start}-${++reported}`,
          serialNumber: `SER-${vin}`,
          recordedAt: test.clock.now.toISOString(),
          readings: { reefer },
        };
        const response = await device('/ingest/v1/reports', {
          method: 'POST',
          body: JSON.stringify({ reports: [report] }),
        });
        expect(await response.json()).toMatchObject({ results: [{ status: 'accepted' }] });
      },
      send: (...commands) => client.portal.reefers.send({ commands }),
    });
    test.pass(MINUTE_MS);
    return answer;
  });
}

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    ({ code, message }: { code: string; message: string }) => `${code}: ${message}`,
  );
const statusOf = async ({ client }: Side, vin: string, id: string) => {
  const { commands } = await client.portal.reefers.commands({ vin, limit: 100 });
  const found = commands.find((command) => command.id === id);
  return [found?.status, found?.message, found?.commandCompleted !== null];
};
const off = (id: string, vin = first.vin): ReeferCommandInput => ({ id, vin, kind: 'remoteOff' });

describe('a command', () => {
  it('is delivered to the unit and completed by its report', async () => {
    const story = await same(BOSS, async (side) => {
      const id = newId();
      const sent = await side.send(off(id));
      const waiting = await side.commands();
      const before = await statusOf(side, first.vin, id);
      await side.report(first.vin, { power: 'on', zones: [{ setPointF: 35 }] });
      const unmoved = await statusOf(side, first.vin, id);
      await side.report(first.vin, { power: 'off', zones: [{ setPointF: 35 }], answers: [{ id, applied: true }] });
      return {
        sent,
        waiting: waiting.map(({ serialNumber, kind }) => [serialNumber, kind]),
        before,
        unmoved,
        after: await statusOf(side, first.vin, id),
        left: await side.commands(),
        power: (await side.client.portal.reefers.unit(first.vin)).power,
      };
    });
    expect(story).toMatchObject({
      sent: [{ vin: first.vin, kind: 'remoteOff', status: 'inProgress', message: null, code: null }],
      waiting: [[`SER-${first.vin}`, 'remoteOff']],
      before: ['inProgress', null, false],
      unmoved: ['inProgress', null, false],
      after: ['success', null, true],
      left: [],
      power: 'off',
    });
  });

  it('is not duplicated when it is sent again', async () => {
    const story = await same(BOSS, async (side) => {
      const id = newId();
      const [one] = await side.send(off(id));
      const [two] = await side.send(off(id), off(id));
      const waiting = await side.commands();
      const audit = (await side.test.repositories.audit.latest(100)).filter(({ detail }) => detail.commandId === id);
      return { one, two, waiting: waiting.filter((command) => command.id === id).length, audit: audit.length };
    });
    expect(story).toMatchObject({ one: { status: 'inProgress' }, two: { status: 'inProgress' }, waiting: 1, audit: 1 });
  });

  it('is created once by concurrent requests with the same id', async () => {
    const added = await same(BOSS, async (side) => {
      const ids = Array.from({ length: 20 }, newId);
      for (const id of ids) await Promise.all([side.send(off(id)), side.send(off(id)), side.send(off(id))]);
      return (await side.commands()).filter(({ id }) => id === ids.at(-1)).length;
    });
    expect(added).toBe(1);
  });

  it('conflicts with a different command of the same id', async () => {
    const results = await same(BOSS, async (side) => {
      const id = newId();
      await side.send(off(id));
      return [
        ...(await side.send({ id, vin: first.vin, kind: 'remoteOn' })),
        ...(await side.send(off(id, second.vin))),
      ].map(({ status, code }) => [status, code]);
    });
    expect(results).toEqual([
      ['failed', 'CONFLICT'],
      ['failed', 'CONFLICT'],
    ]);
  });

  it('fails with the message of a unit that refuses it', async () => {
    const status = await same(BOSS, async (side) => {
      const id = newId();
      await side.send({ id, vin: first.vin, kind: 'remoteOn' });
      await side.commands();
      await side.report(first.vin, { power: 'off', answers: [{ id, applied: false, reason: 'No fuel.' }] });
      return statusOf(side, first.vin, id);
    });
    expect(status).toEqual(['failed', 'No fuel.', true]);
  });

  it('fails after 15 minutes without a response and is no longer delivered', async () => {
    const story = await same(BOSS, async (side) => {
      const id = newId();
      await side.send(off(id));
      side.test.pass(14 * MINUTE_MS);
      const late = (await side.commands()).some((command) => command.id === id);
      side.test.pass(MINUTE_MS);
      const later = await side.test.signedIn(BOSS);
      const tooLate = (await side.commands()).some((command) => command.id === id);
      await side.report(first.vin, { power: 'off', answers: [{ id, applied: true }] });
      return { late, tooLate, status: await statusOf({ ...side, client: later }, first.vin, id) };
    });
    expect(story).toEqual({
      late: true,
      tooLate: false,
      status: ['failed', 'Command failed please try again later', true],
    });
  });

  it.each<[string, Partial<ReeferCommandInput>, string]>([
    ['an unknown kind', { kind: 'explode' }, 'Unknown command.'],
    ['an id that is not a UUID', { id: 'x' }, 'The id of a command must be a UUID that the client creates.'],
    [
      'a set point out of range',
      { kind: 'setPoint', zone: 1, setPointC: 36 },
      'The set point must be between -30 °C and 35 °C.',
    ],
    ['a zone without a set point', { zone: 1 }, 'Only a set point has a zone and a temperature.'],
  ])('is refused with %s', async (_, wrong, message) => {
    const answer = await same(BOSS, (side) => codeOf(side.send({ ...off(newId()), ...wrong })));
    expect(answer).toBe(`BAD_USER_INPUT: ${message}`);
  });
});

it('returns the result of each command in a batch', async () => {
  const results = await same(BOSS, async (side) => {
    await side.report(first.vin, { power: 'on', zones: [{ setPointF: 35 }] });
    const results = await side.send(
      { id: newId(), vin: first.vin, kind: 'setPoint', zone: 1, setPointC: 2 },
      { id: newId(), vin: first.vin, kind: 'setPoint', zone: 2, setPointC: 2 },
      off(newId(), dry.vin),
      off(newId(), foreign.vin),
    );
    return results.map(({ vin, kind, status, code, message }) => [vin, kind, status, code, message]);
  });
  expect(results).toEqual([
    [first.vin, 'setPoint', 'inProgress', null, null],
    [first.vin, 'setPoint', 'failed', 'BAD_USER_INPUT', "The unit doesn't have this zone."],
    [dry.vin, 'remoteOff', 'failed', 'BAD_USER_INPUT', 'This trailer has no refrigeration unit.'],
    [foreign.vin, 'remoteOff', 'failed', 'NOT_FOUND', "Not found, or you don't have access to it."],
  ]);
});

describe('the permission to send commands', () => {
  it.each([
    ['all@northline.example', 'a role with write access, but without the group'],
    ['admin@example.com', 'an administrator without the group'],
    ['view@example.com', 'a read-only role'],
    ['dealer@example.com', 'a role without trailers'],
  ])('is denied to %s (%s)', async (email) => {
    expect(await same(email, (side) => codeOf(side.send(off(newId()))))).toBe(`FORBIDDEN: ${NO_COMMAND_ACCESS}`);
  });

  it('is granted to members of the group and shown for each unit', async () => {
    const may = await same(
      BOSS,
      async ({ client }) => (await client.portal.reefers.commands({ vin: first.vin, limit: 1 })).mayCommand,
    );
    const mayNot = await same('admin@example.com', async ({ client }) => {
      const { units } = await client.portal.reefers.units({ paginationInput: { pageSize: 100, pageNumber: 1 } });
      return units.map(({ vin, mayCommand }) => [vin, mayCommand]).sort();
    });
    expect(may).toBe(true);
    expect(mayNot).toEqual(REEFERS.map((vin) => [vin, false]).sort());
  });

  it('is listed for the units of given trailers', async () => {
    const paginationInput = { pageSize: 100, pageNumber: 1 };
    const found = await same('admin@example.com', async ({ client }) => {
      const { reefers } = client.portal;
      const some = await reefers.units({ paginationInput, vins: [...REEFERS.slice(0, 2), 'NOBODY'] });
      const none = await reefers.units({ paginationInput, vins: [] });
      const tooMany = reefers.units({ paginationInput, vins: Array.from({ length: 201 }, () => 'V') });
      return [some.units.map(({ vin }) => vin).sort(), none.total, await codeOf(tooMany)];
    });
    expect(found).toEqual([REEFERS.slice(0, 2).sort(), 0, 'BAD_USER_INPUT: Enter at most 200 VINs.']);
  });

  it('is limited to units of the customer whose group the user is in', async () => {
    const results = await same(wide.email, async (side) => {
      const results = await side.send(off(newId()), off(newId(), foreign.vin));
      return results.map(({ vin, status, code, message }) => [vin, status, code, message]);
    });
    expect(results).toEqual([
      [first.vin, 'inProgress', null, null],
      [foreign.vin, 'failed', 'FORBIDDEN', NO_COMMAND_ACCESS],
    ]);
  });

  it('is also checked for ingest keys, which receive only commands for their customer', async () => {
    await each(async ({ test }) => {
      expect((await test.api.request('/ingest/v1/commands')).status).toBe(401);
      const { ingest } = test.repositories;
      const otherKey = await issueIngestKey(ingest, {
        name: 'other',
        holder: { customerId: 2 },
        keyId: testId(5, 2),
        now: TEST_NOW,
      });
      expect(await ingest.key(await hashSecretToken(otherKey))).toBeDefined();
      const client = await test.signedIn(BOSS);
      await client.portal.reefers.send({ commands: [off(newId())] });
      const response = await test.api.request('/ingest/v1/commands', { headers: { 'x-ingest-key': otherKey } });
      expect(await response.json()).toEqual({ commands: [] });
    });
  });
});

describe('a unit', () => {
  it('shows its current and past alarms', async () => {
    const alarms = await same(BOSS, async (side) => {
      await side.report(second.vin, {
        power: 'on',
        alarms: [
          { code: 84, level: 3 },
          { code: 25, level: 2 },
        ],
      });
      await side.report(second.vin, { power: 'on', alarms: [{ code: 25, level: 2 }] });
      const unit = await side.client.portal.reefers.unit(second.vin);
      return unit.alarms?.map(({ code, text, cleared }) => [code, text, cleared !== null]);
    });
    expect(alarms).toEqual([
      [25, 'Check alternator output', false],
      [84, 'Restart null', true],
    ]);
  });

  it('has a history of its reports, oldest first', async () => {
    const moments = await same(BOSS, async (side) => {
      await side.report(second.vin, { power: 'on', defrosting: true, zones: [{ setPointF: 35, returnAirF: 36.5 }] });
      const { moments } = await side.client.portal.reefers.temperatures({ vin: second.vin, days: 1 });
      return moments.map(({ defrosting, zones }) => [defrosting, zones[0]?.returnAirF ?? null]);
    });
    expect(moments.at(-1)).toEqual([true, 36.5]);
    expect(
      await same(BOSS, (side) => codeOf(side.client.portal.reefers.temperatures({ vin: second.vin, days: 2 }))),
    ).toBe('BAD_USER_INPUT: days must be 1, 7, 14 or 31.');
  });

  it.each([foreign.vin, 'nobody', ''])('is not found by the VIN %j', async (vin) => {
    const answers = await same(BOSS, ({ client: { portal } }) =>
      Promise.all([
        codeOf(portal.reefers.unit(vin)),
        codeOf(portal.reefers.temperatures({ vin, days: 1 })),
        codeOf(portal.reefers.commands({ vin, limit: 1 })),
      ]),
    );
    for (const answer of answers) expect(answer).toMatch(/^NOT_FOUND/);
  });

  it('summarizes the last day, or is empty', async () => {
    const [counted, nothing] = await same(BOSS, async (side) => {
      const { lastCommandSummary } = await side.client.portal.reefers.commands({ vin: first.vin, limit: 1 });
      side.test.pass(24 * 60 * MINUTE_MS);
      const later = await side.test.signedIn(BOSS);
      const after = await later.portal.reefers.commands({ vin: first.vin, limit: 1 });
      return [lastCommandSummary, after.lastCommandSummary];
    });
    expect(counted?.successful).toBeGreaterThan(0);
    expect(nothing).toBeNull();
  });
});
