import type { PortalApi } from '@gladhand/domain';
import {
  type DeveloperMessage,
  type DeveloperMessageInput,
  MESSAGE_POLICY,
  type MessageAudienceInput,
  type MessageUserPage,
  matchingMemberships,
  membershipsOf,
} from '@gladhand/domain/messages';
import { describe, expect, it } from 'vitest';
import { codeOf, everywhere, type Place } from '../../testing/everywhere';
import { createTestDataset, TEST_NOW, testId, testUser } from '../../testing/testDataset';
import { MESSAGE_TEXTS } from './messages';

const ADMIN = 'admin@example.com';
const DEVELOPER = 'developer@example.com';
const BOSS = 'boss@northline.example';
const EAST = 'east@northline.example';
const OTHER = 'user@other.example';
const DEALER = 'dealer@example.com';
const TECHNICIAN = 'tech@example.com';
const VIEWER = 'view@example.com';
const OEM = 'oem@example.com';

const fresh = createTestDataset();
const dataset = {
  ...fresh,
  users: [
    ...fresh.users,
    testUser(60, DEVELOPER, ['DEVELOPER']),
    testUser(61, OTHER, ['CUSTOMER_2']),
    testUser(62, OEM, ['OEM', 'CUSTOMER_1', 'CUSTOMER_2']),
    testUser(63, 'strange@example.com', ['CUSTOMER', 'KING', 'OEM_INSTALLER']),
  ],
};
const { each, same } = everywhere(dataset, ADMIN);

const at = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000).toISOString();
const EVERYONE: MessageAudienceInput = { roles: [], customerIds: [], features: [] };
type Change = Partial<Omit<DeveloperMessageInput, 'audience'>> & { audience?: Partial<MessageAudienceInput> };
const written = ({ audience, ...change }: Change = {}): DeveloperMessageInput => ({
  ...{ severity: 'info', text: 'Maintenance on **Sunday**', isDismissible: true },
  ...change,
  audience: { ...EVERYONE, ...audience },
});

/** Without its id, which each storage makes for itself. */
const withoutId = ({ id: _, ...message }: DeveloperMessage) => message;
/** The error's code and text as the answer. */
const orError = <Answer>(promise: Promise<Answer>) =>
  promise.catch(({ code, message }: { code: string; message: string }) => `${code}: ${message}`);
const create = (change: Change = {}, as = ADMIN) =>
  same((portal) => orError(portal.messages.create({ message: written(change) }).then(withoutId)), as);
const find = async (portal: PortalApi, text: string) => {
  const { messages } = await portal.messages.list({ limit: 100, search: text });
  const [found] = messages;
  if (!found) throw new Error(`No message contains ${text}.`);
  return found;
};
/** Whether the messages of a user contain a text. */
const gets = (as: string, text: string) =>
  same(async (portal) => (await portal.messages.forMe()).messages.some((message) => message.text.includes(text)), as);
const audited = (place: Place, count: number) =>
  place.repositories.audit
    .latest(count)
    .then((lines) => lines.map(({ action, subject, customerId, detail }) => ({ action, subject, customerId, detail })));

describe('a message', () => {
  it('is stored with its author, audience and state', async () => {
    const audience = { roles: ['CUSTOMER_ADMIN', 'CUSTOMER'], customerIds: [3, 1, 1], features: ['GeofenceV2'] };
    expect(await create({ audience, text: ' Yard A\r\n\r\n- open ', until: at(60) }, DEVELOPER)).toEqual({
      ...{ version: 1, severity: 'info', text: 'Yard A\n\n- open', isDismissible: true, state: 'shown' },
      ...{ roles: ['CUSTOMER_ADMIN', 'CUSTOMER'], features: ['GeofenceV2'] },
      customers: [
        { id: 1, name: 'northline' },
        { id: 3, name: 'Zephyr' },
      ],
      ...{ from: at(0), until: at(60), dismissals: 0, withdrawnAt: null },
      ...{ createdBy: DEVELOPER, createdById: null, createdAt: at(0), updatedBy: DEVELOPER, updatedAt: at(0) },
    });
    const lines = await each((place) => audited(place, 1));
    expect(lines).toEqual([{ action: 'message.created', subject: 'Yard A open', customerId: null, detail: {} }]);
  });

  it.each<[change: Change, error: string]>([
    [{ text: ' ' }, 'Write the text of the message.'],
    [{ text: 'x'.repeat(2_001) }, 'The text can have up to 2000 characters.'],
    [{ text: '[a](javascript:alert(1))' }, 'Links can lead to https:// addresses, '],
    [{ severity: 'loud' }, 'severity can\'t be "loud".'],
    [{ audience: { roles: ['KING'] } }, 'roles can\'t be "KING".'],
    [{ audience: { features: ['Flying'] } }, 'features can\'t be "Flying".'],
    [{ audience: { customerIds: [1, 999] } }, 'One of the customers of the audience does not exist.'],
    [{ isDismissible: false }, "A message that can't be dismissed needs an end."],
    [{ until: at(-1) }, 'The end must be after the start.'],
    [{ from: at(-9), until: at(-1) }, 'The end must be in the future.'],
    [{ from: at(600_000) }, 'A message can start up to 366 days ahead.'],
  ])('with %j is refused: %s', async (change, error) => {
    expect(String(await create(change)).startsWith(`BAD_USER_INPUT: ${error}`)).toBe(true);
  });

  it('is created once, however often the request is repeated', async () => {
    const request = { requestId: testId(9, 1), message: written({ text: 'Only once' }) };
    const totals = await same(async (portal) => {
      const first = await portal.messages.create(request);
      const second = await portal.messages.create(request);
      expect(second).toEqual(first);
      return (await portal.messages.list({ limit: 5, search: 'only ONCE' })).total;
    });
    expect(totals).toBe(1);
  });

  it('is changed by one of two editors; the other one gets the present message', async () => {
    await create({ text: 'Edited by two' });
    const results = await same(async (portal) => {
      const { id, version } = await find(portal, 'Edited by two');
      const message = written({ text: 'Edited by two: first', severity: 'warning' });
      const first = await portal.messages.update({ id, version, message, showAgain: false });
      const second = await portal.messages
        .update({ id, version, message: written({ text: 'second' }), showAgain: false })
        .catch(({ code, details }) => ({ code, current: withoutId(details.current) }));
      return { first: withoutId(first), second };
    });
    expect(results.first).toMatchObject({ version: 2, severity: 'warning', from: at(0) });
    expect(results.second).toEqual({ code: 'CONFLICT', current: results.first });
  });

  it('can no longer be changed or withdrawn after it was withdrawn', async () => {
    await create({ text: 'Wrong message' });
    expect(await gets(EAST, 'Wrong message')).toBe(true);
    const results = await same(async (portal) => {
      const { id, version } = await find(portal, 'Wrong message');
      const withdrawn = await portal.messages.withdraw({ id, version });
      const again = await codeOf(portal.messages.withdraw({ id, version: withdrawn.version }));
      const change = { id, version: withdrawn.version, message: written(), showAgain: false };
      return { withdrawn: withoutId(withdrawn), again, changed: await codeOf(portal.messages.update(change)) };
    });
    expect(results).toMatchObject({
      withdrawn: { state: 'withdrawn', withdrawnAt: at(0), version: 2 },
      again: 'BAD_USER_INPUT',
      changed: 'BAD_USER_INPUT',
    });
    expect(await gets(EAST, 'Wrong message')).toBe(false);
  });

  it('that does not exist is not found', async () => {
    const codes = await same(async (portal) => [
      await codeOf(portal.messages.withdraw({ id: testId(9, 9), version: 1 })),
      await codeOf(portal.messages.withdraw({ id: 'x', version: 1 })),
      await codeOf(portal.messages.update({ id: 'x', version: 1, message: written(), showAgain: false })),
      await codeOf(portal.messages.dismiss('x')),
    ]);
    expect(codes).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  });

  it('is written only by administrators and developers', async () => {
    for (const [who, code] of [
      [DEVELOPER, 'answered'],
      [BOSS, 'FORBIDDEN'],
      [EAST, 'FORBIDDEN'],
      [VIEWER, 'FORBIDDEN'],
      [DEALER, 'FORBIDDEN'],
    ] as const) {
      const codes = await same(
        async (portal) => [
          await codeOf(portal.messages.list({ limit: 1 })),
          await codeOf(portal.messages.reach(EVERYONE)),
          await codeOf(portal.messages.customers()),
          await codeOf(portal.messages.create({ message: written({ text: 'By role' }) })),
        ],
        who,
      );
      expect({ who, codes }).toEqual({ who, codes: [code, code, code, code] });
    }
  });
});

describe('the messages of a user', () => {
  it('are those whose role, customer and feature match, and no others', async () => {
    const users = [ADMIN, DEVELOPER, BOSS, EAST, OTHER, DEALER, TECHNICIAN, VIEWER, OEM];
    const audiences: Partial<MessageAudienceInput>[] = [
      {},
      { roles: ['CUSTOMER'] },
      { customerIds: [1] },
      { customerIds: [2], roles: ['CUSTOMER', 'OEM'] },
      { features: ['Insight'] },
      { features: ['GeofenceV2'], customerIds: [2] },
      { features: ['TowAlert'] },
    ];
    for (const [index, audience] of audiences.entries()) await create({ text: `Audience ${index}`, audience });
    const expected: Record<string, number[]> = {
      [ADMIN]: [0, 4],
      [DEVELOPER]: [0],
      [BOSS]: [0, 2],
      [EAST]: [0, 1, 2],
      [OTHER]: [0, 1, 3, 4],
      [DEALER]: [0],
      [TECHNICIAN]: [0, 4],
      [VIEWER]: [0, 4],
      [OEM]: [0, 2, 3, 4],
    };
    for (const user of users) {
      const texts = await same(
        async (portal) =>
          (await portal.messages.forMe()).messages.flatMap(({ text }) => /^Audience (\d)$/.exec(text)?.[1] ?? []),
        user,
      );
      expect({ user, texts: texts.map(Number).sort() }).toEqual({ user, texts: expected[user] });
    }
  });

  it('contain nothing about the audience', async () => {
    await create({ text: 'Bare', audience: { customerIds: [1] } });
    const keys = await same(
      async (portal) => (await portal.messages.forMe()).messages.map((message) => Object.keys(message).sort().join()),
      EAST,
    );
    expect(new Set(keys)).toEqual(new Set(['from,id,isDismissible,severity,text,until']));
  });

  it('are ordered by severity and start, and begin and end by themselves', async () => {
    const audience = { roles: ['DEALER'] };
    await create({ text: 'Timed info', audience });
    await create({ text: 'Timed later', audience, from: at(30), until: at(90) });
    await create({ text: 'Timed warning', audience, severity: 'warning', until: at(50) });
    await create({ text: 'Timed critical', audience, severity: 'critical', isDismissible: false, until: at(40) });
    const answer = await same(async (portal) => {
      const { messages, nextChangeAt } = await portal.messages.forMe();
      return { texts: messages.map(({ text }) => text).filter((text) => text.startsWith('Timed')), nextChangeAt };
    }, DEALER);
    expect(answer).toEqual({ texts: ['Timed critical', 'Timed warning', 'Timed info'], nextChangeAt: at(30) });
  });
});

describe('a dismissed message', () => {
  it('is left out for the user on every device, and for no one else', async () => {
    await create({ text: 'Dismiss me', audience: { customerIds: [1] } });
    await same(async (portal, { test }) => {
      const { messages } = await portal.messages.forMe();
      const { id = '' } = messages.find(({ text }) => text === 'Dismiss me') ?? {};
      await portal.messages.dismiss(id);
      await portal.messages.dismiss(id);
      const elsewhere = await test.signedIn(EAST);
      expect((await elsewhere.portal.messages.forMe()).messages.map(({ text }) => text)).not.toContain('Dismiss me');
    }, EAST);
    expect(await gets(EAST, 'Dismiss me')).toBe(false);
    expect(await gets(BOSS, 'Dismiss me')).toBe(true);
    const { dismissals } = await same(async (portal) => withoutId(await find(portal, 'Dismiss me')));
    expect(dismissals).toBe(1);
    const lines = await each(async (place) =>
      (await audited(place, 20)).filter(({ subject }) => subject === 'Dismiss me'),
    );
    expect(lines.map(({ action }) => action)).toEqual(['message.dismissed', 'message.created']);
  });

  it('is shown again only if its editor says so', async () => {
    await create({ text: 'Again', audience: { roles: ['TECHNICIAN'] } });
    const change = (showAgain: boolean) =>
      same(async (portal) => {
        const { id, version } = await find(portal, 'Again');
        const message = written({ text: 'Again, corrected', audience: { roles: ['TECHNICIAN'] } });
        await portal.messages.update({ id, version, message, showAgain });
      });
    await same(async (portal) => {
      const { messages } = await portal.messages.forMe();
      await portal.messages.dismiss(messages.find(({ text }) => text === 'Again')?.id ?? '');
    }, TECHNICIAN);
    await change(false);
    expect(await gets(TECHNICIAN, 'Again')).toBe(false);
    await change(true);
    expect(await gets(TECHNICIAN, 'Again, corrected')).toBe(true);
  });

  it('has to be dismissible, shown, and meant for the user', async () => {
    await create({ text: 'Stays', isDismissible: false, until: at(60), audience: { customerIds: [1] } });
    await create({ text: 'Later', from: at(60), audience: { customerIds: [1] } });
    const idOf = async (text: string, { test }: Pick<Place, 'test'>) =>
      (await find((await test.signedIn(ADMIN)).portal, text)).id;
    const dismiss = (text: string, as: string) =>
      same(async (portal, { test }) => codeOf(portal.messages.dismiss(await idOf(text, { test }))), as);
    expect(await dismiss('Stays', EAST)).toBe('BAD_USER_INPUT');
    expect(await dismiss('Later', EAST)).toBe('NOT_FOUND');
    expect(await dismiss('Stays', OTHER)).toBe('NOT_FOUND');
    expect(await dismiss('Stays', ADMIN)).toBe('NOT_FOUND');
  });
});

describe('the list', () => {
  it('has filters and pages, newest first', async () => {
    const audience = { customerIds: [3], roles: ['CUSTOMER_ADMIN'] };
    for (const text of ['Paged 1', 'Paged 2', 'Paged 3']) await create({ text, audience });
    await create({ text: 'Paged later', from: at(30), severity: 'critical' });
    const list = (filter: Partial<Parameters<PortalApi['messages']['list']>[0]>) =>
      same(async (portal) => {
        const texts: string[] = [];
        let after: string | null | undefined;
        do {
          const page = await portal.messages.list({ limit: 2, search: 'paged', ...filter, after });
          texts.push(`${page.messages.map(({ text }) => text.slice(6)).join()} of ${page.total}`);
          after = page.next;
        } while (after);
        return texts;
      });
    expect(await list({})).toEqual(['later,3 of 4', '2,1 of 4']);
    expect(await list({ limit: 4 })).toEqual(['later,3,2,1 of 4']);
    expect(await list({ state: 'scheduled' })).toEqual(['later of 1']);
    expect(await list({ state: 'shown' })).toEqual(['3,2 of 3', '1 of 3']);
    expect(await list({ state: 'ended' })).toEqual([' of 0']);
    expect(await list({ severity: 'critical' })).toEqual(['later of 1']);
    expect(await list({ role: 'CUSTOMER_ADMIN', limit: 5 })).toEqual(['3,2,1 of 3']);
    expect(await list({ role: 'CUSTOMER' })).toEqual([' of 0']);
    expect(await list({ customerId: 3, limit: 5 })).toEqual(['3,2,1 of 3']);
  });

  it('finds one message by its id, with its author for those who see users', async () => {
    await create({ text: 'By id' });
    const found = await same(async (portal) => {
      const { id } = await find(portal, 'By id');
      const { total, messages } = await portal.messages.list({ id, limit: 5 });
      const missing = await portal.messages.list({ id: 'x', limit: 5 });
      return {
        total,
        texts: messages.map(({ text, createdById }) => `${text} ${createdById}`),
        missing: missing.total,
      };
    });
    expect(found).toEqual({ total: 1, texts: [`By id ${testId(3, 1)}`], missing: 0 });
  });

  it.each([
    [{ limit: 0 }, 'Request 1 to 100 messages.'],
    [{ limit: 101 }, 'Request 1 to 100 messages.'],
    [{ limit: 5, after: 'x' }, 'after must be the value of next from an earlier page.'],
    [{ limit: 5, state: 'gone' }, 'state must be one of shown, scheduled, ended, withdrawn.'],
  ])('refuses %j: %s', async (input, message) => {
    expect(await same((portal) => orError(portal.messages.list(input)))).toBe(`BAD_USER_INPUT: ${message}`);
  });

  it('offers the active customers by name to those who write', async () => {
    const names = await same(async (portal) => (await portal.messages.customers()).map(({ name }) => name), DEVELOPER);
    expect(names).toEqual(['Alder & Sons', 'northline', 'Zephyr']);
  });
});

describe('the reach', () => {
  const hasFeature = (feature: string, customerId: number | null) =>
    dataset.features.some((row) => row.feature === feature && (customerId === null || row.customerId === customerId));

  it.each<Partial<MessageAudienceInput>>([
    {},
    { roles: ['CUSTOMER'] },
    { roles: ['CUSTOMER', 'CUSTOMER_ADMIN'], customerIds: [1] },
    { customerIds: [1, 3] },
    { customerIds: [2] },
    { roles: ['OEM'], customerIds: [2] },
    { roles: ['OEM_INSTALLER'] },
    { features: ['Insight'] },
    { features: ['Insight', 'GeofenceV2'], roles: ['TECHNICIAN', 'CUSTOMER', 'DEALER'] },
    { features: ['TowAlert'] },
    { roles: ['SUPPORT'] },
  ])('of %j is the number of users that the rule puts into it', async (audience) => {
    const whole = { ...EVERYONE, ...audience } as Parameters<typeof matchingMemberships>[0];
    const rolesOf = dataset.users
      .filter(({ enabled }) => enabled)
      .map(
        ({ roles }) => new Set(matchingMemberships(whole, membershipsOf(roles), hasFeature).map(({ role }) => role)),
      );
    const { users, byRole } = await same((portal) => portal.messages.reach({ ...EVERYONE, ...audience }));
    expect(users).toBe(rolesOf.filter(({ size }) => size > 0).length);
    for (const { role, users: count } of byRole)
      expect({ role, count }).toEqual({ role, count: rolesOf.filter((roles) => roles.has(role as never)).length });
    expect(byRole.reduce((sum, { users: count }) => sum + count, 0)).toBe(
      rolesOf.reduce((sum, { size }) => sum + size, 0),
    );
  });

  it.each<Partial<MessageAudienceInput>>([
    {},
    { roles: ['CUSTOMER'] },
    { customerIds: [1, 3] },
    { features: ['Insight'] },
  ])(
    'of %j has as many users in its list, each once, page by page in the order of their addresses',
    async (audience) => {
      const whole = { ...EVERYONE, ...audience };
      const emails = await same(async (portal) => {
        const found: string[] = [];
        for (let after: string | null = null, hasMore = true; hasMore; ) {
          const page: MessageUserPage = await portal.messages.users({ audience: whole, after, limit: 3 });
          found.push(...page.users.map(({ email }) => email));
          after = page.users.at(-1)?.email ?? null;
          hasMore = page.hasMore;
        }
        return found;
      });
      expect(emails).toEqual([...new Set(emails)].sort());
      expect(emails).toHaveLength((await same((portal) => portal.messages.reach(whole))).users);
    },
  );

  it('lists users for one number at a time', async () => {
    const codes = await same(async (portal) => [
      await orError(portal.messages.users({ limit: 1 })),
      await orError(portal.messages.users({ audience: EVERYONE, dismissed: testId(9, 9_999), limit: 1 })),
      await orError(portal.messages.users({ audience: EVERYONE, limit: 0 })),
      await portal.messages.users({ dismissed: 'none', limit: 1 }),
    ]);
    expect(codes).toEqual([
      `BAD_USER_INPUT: ${MESSAGE_TEXTS.oneOfUsers}`,
      `BAD_USER_INPUT: ${MESSAGE_TEXTS.oneOfUsers}`,
      `BAD_USER_INPUT: ${MESSAGE_TEXTS.pageSize(100)}`,
      { users: [], hasMore: false },
    ]);
  });

  it('of an unknown role is refused', async () => {
    const result = await same((portal) => orError(portal.messages.reach({ ...EVERYONE, roles: ['KING'] })));
    expect(result).toBe('BAD_USER_INPUT: roles can\'t be "KING".');
  });
});

it('deletes what ended long ago', async () => {
  const record = (number: number, until: Date | null, withdrawnAt: Date | null) => ({
    ...{ messageId: testId(9, 100 + number), severity: 'info' as const, text: `Old ${number}`, isDismissible: true },
    ...{ roles: [], customerIds: [], features: [], from: new Date(0), until, withdrawnAt, version: 1 },
    ...{ createdBy: null, createdAt: new Date(0), updatedBy: null, updatedAt: new Date(0) },
  });
  const old = new Date(5_000);
  const left = await each(async ({ repositories: { messages } }) => {
    for (const message of [
      record(1, old, null),
      record(2, null, old),
      record(3, null, null),
      record(4, new Date(9_000), null),
    ])
      await messages.add(message);
    const deleted = await messages.deleteEndedBefore(new Date(6_000));
    const found = await Promise.all([1, 2, 3, 4].map((number) => messages.byId(testId(9, 100 + number))));
    return { deleted, found: found.map((message) => message?.text ?? null) };
  });
  expect(left).toEqual({ deleted: 2, found: [null, null, 'Old 3', 'Old 4'] });
});

it('refuses a message beyond the limit of open ones', async () => {
  const codes = await same(async (portal) => {
    for (let count = 0; count <= MESSAGE_POLICY.open; count++) {
      const result = await orError(
        portal.messages.create({ message: written({ text: `Filler ${count}` }) }).then(() => ''),
      );
      if (result !== '') return result;
    }
    return 'no limit';
  });
  expect(codes).toBe('BAD_USER_INPUT: There are already 100 scheduled and shown messages. Withdraw one first.');
});
