import type { AuditLogInput } from '@gladhand/domain/administration';
import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '../../repositories/entities';
import { codeOf, everywhere } from '../../testing/everywhere';
import { createTestDataset, TEST_NOW, testId } from '../../testing/testDataset';

const BOSS = 'boss@northline.example';
const ADMIN = 'admin@example.com';
const dataset = createTestDataset();
const bossId = dataset.users.find(({ email }) => email === BOSS)?.userId ?? null;
const { same } = everywhere(dataset, BOSS);

const minutesAgo = (minutes: number) => new Date(TEST_NOW.getTime() - minutes * 60_000);
const line = (number: number, overrides: Partial<AuditEntry>): AuditEntry => ({
  auditId: testId(7, number),
  at: minutesAgo(1_000 - number),
  action: 'group.renamed',
  userId: bossId,
  customerId: 1,
  subject: `Group ${number}`,
  subjectId: null,
  detail: {},
  changes: [],
  ...overrides,
});
const LINES = [
  line(1, {
    changes: [{ field: 'name', before: 'East', after: '<script>alert(1)</script>' }],
    detail: { trailers: 3 },
  }),
  line(2, { action: 'user.updated', subject: 'East@Northline.example' }),
  line(3, { customerId: 2, userId: null }),
  line(4, { customerId: null, action: 'session.signInFailed', userId: null }),
  line(5, {}),
];

const input = (overrides: Partial<AuditLogInput>): AuditLogInput => ({
  limit: 100,
  before: minutesAgo(990).toISOString(),
  ...overrides,
});
const found = (overrides: Partial<AuditLogInput>, as?: string) =>
  same(
    async (portal) =>
      (await portal.administration.audit.log(input(overrides))).lines.map(
        ({ subject }) => subject?.replace('Group ', '') ?? null,
      ),
    as,
  );

describe('the audit log', () => {
  it('stores entries', async () => {
    await same(async (_, { test }) => {
      await test.repositories.audit.add(LINES);
    });
  });

  it.each<[string, string, Partial<AuditLogInput>, (string | null)[]]>([
    ["an account administrator's own customer", BOSS, {}, ['5', 'East@Northline.example', '1']],
    ['every customer to a top-level administrator', ADMIN, {}, ['5', '4', '3', 'East@Northline.example', '1']],
    ['the entries of one customer', ADMIN, { customerId: 2 }, ['3']],
    ['the entries of an area', ADMIN, { area: 'session' }, ['4']],
    ['the entries that match a part of the action', ADMIN, { search: 'RENAM' }, ['5', '3', '1']],
    ['the entries of an actor', ADMIN, { search: 'boss@' }, ['5', 'East@Northline.example', '1']],
    ['the entries of a subject', ADMIN, { search: 'east@northline.example' }, ['East@Northline.example']],
    ['the entries of a time range', ADMIN, { from: minutesAgo(997).toISOString() }, ['5', '4', '3']],
  ])('shows %s', async (_, as, overrides, subjects) => expect(await found(overrides, as)).toEqual(subjects));

  it('returns actor, subject and changes page by page', async () => {
    const pages = await same(async (portal) => {
      const first = await portal.administration.audit.log(input({ limit: 2 }));
      const second = await portal.administration.audit.log(input({ limit: 2, after: first.next }));
      return [first, second];
    });
    expect(pages.map(({ lines, next }) => [lines.length, next !== null])).toEqual([
      [2, true],
      [1, false],
    ]);
    expect(pages[1]?.lines[0]).toMatchObject({
      by: BOSS,
      customerName: 'northline',
      details: [{ name: 'trailers', value: '3' }],
      changes: [{ field: 'name', before: 'East', after: '<script>alert(1)</script>' }],
    });
  });

  it('hides other customers and refuses invalid requests', async () => {
    const codes = await same(async (portal) => {
      const { log } = portal.administration.audit;
      return [
        await codeOf(log(input({ customerId: 2 }))),
        await codeOf(log(input({ customerId: 999 }))),
        await codeOf(log(input({ limit: 0 }))),
        await codeOf(log(input({ limit: 101 }))),
        await codeOf(log(input({ after: 'x' }))),
      ];
    });
    expect(codes).toEqual(['NOT_FOUND', 'NOT_FOUND', 'BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT']);
  });
});

describe('an export', () => {
  const exported = (overrides: Partial<AuditLogInput>, as?: string) =>
    same(async ({ administration }) => {
      const { limit, ...filter } = input(overrides);
      const { lines, hasMore } = await administration.audit.export(filter);
      const log = await administration.audit.log({ area: 'audit', limit: 1 });
      const [line] = log.lines;
      return { subjects: lines.map(({ subject }) => subject), hasMore, line: line && { ...line, id: '', at: '' } };
    }, as);

  it('contains the filtered entries, and is itself an entry of the log', async () => {
    expect(await exported({ search: 'group 5' })).toEqual({
      subjects: ['Group 5'],
      hasMore: false,
      line: {
        id: '',
        at: '',
        action: 'audit.exported',
        by: BOSS,
        byId: bossId,
        customerId: 1,
        customerName: 'northline',
        subject: null,
        target: null,
        details: [
          { name: 'lines', value: '1' },
          { name: 'search', value: 'group 5' },
          { name: 'until', value: input({}).before },
        ],
        changes: [],
      },
    });
  });

  it("contains only the caller's customers, and requires permission", async () => {
    expect((await exported({})).subjects).toEqual(['Group 5', 'East@Northline.example', 'Group 1']);
    expect((await exported({ customerId: 2 }, ADMIN)).subjects).toEqual(['Group 3']);
    const codes = await same(async ({ administration: { audit } }) => [
      await codeOf(audit.export({ customerId: 2 })),
      (await audit.log({ area: 'audit', limit: 10 })).lines.length,
    ]);
    expect(codes).toEqual(['NOT_FOUND', 2]);
    const { email } = dataset.users.find(({ roles }) => roles.includes('CUSTOMER_1')) ?? { email: '' };
    const refused = await same(({ administration }) => codeOf(administration.audit.export({})), email);
    expect(refused).toBe('FORBIDDEN');
  });

  it('ends after 5,000 lines and reports that there are more', async () => {
    await same(async (_, { test }) => {
      const many = Array.from({ length: 5_001 }, (_line, index) =>
        line(1_000 + index, { action: 'group.moved', customerId: 2, subject: `Many ${index}` }),
      );
      for (let at = 0; at < many.length; at += 1_000)
        await test.repositories.audit.add(many.slice(at, at + 1_000).map((each) => ({ ...each, at: minutesAgo(999) })));
    });
    const found = await exported({ search: 'moved', customerId: 2 }, ADMIN);
    expect([found.subjects.length, found.hasMore]).toEqual([5_000, true]);
    const all = await exported({ search: 'moved', from: minutesAgo(998).toISOString() }, ADMIN);
    expect([all.subjects.length, all.hasMore]).toEqual([0, false]);
  });
});

describe('the links of an entry', () => {
  const openOf = (as: string) =>
    same(
      async ({ administration }) =>
        (await administration.audit.log({ area: null, search: 'opened', limit: 10 })).lines.map(
          ({ byId, target }) => `${byId ? 'actor' : '-'} ${target ? `${target.kind} ${target.id}` : '-'}`,
        ),
      as,
    );
  const boss = { subject: BOSS, subjectId: bossId };
  const adminId = dataset.users.find(({ email }) => email === ADMIN)?.userId ?? null;
  const trailer = dataset.trailers.find(({ customerId }) => customerId === 1);
  const group = dataset.groups.find(({ customerId }) => customerId === 1);

  it('lead only to existing records that the reader has access to', async () => {
    const lines = [
      line(9_001, { action: 'user.opened', ...boss }),
      line(9_002, { action: 'user.opened', subject: ADMIN, subjectId: adminId, userId: adminId }),
      line(9_003, { action: 'user.opened', subject: 'gone@example.com', subjectId: testId(1, 999) }),
      line(9_004, { action: 'reefer.opened', subject: trailer?.vin ?? '', subjectId: null }),
      line(9_005, { action: 'trailer.opened', subject: 'NOBODYKNOWS' }),
      line(9_006, { action: 'group.opened', subject: 'Any', subjectId: group?.groupId ?? null }),
      line(9_007, { action: 'group.opened', subject: 'Any', subjectId: testId(2, 999), userId: null }),
    ];
    await same(async (_, { test }) => {
      await test.repositories.audit.add(lines);
    });
    const all = [
      '- -',
      `actor group ${group?.groupId}`,
      'actor -',
      `actor trailer ${trailer?.vin}`,
      'actor -',
      `actor user ${adminId}`,
      `actor user ${bossId}`,
    ];
    expect(await openOf(ADMIN)).toEqual(all);
    expect(await openOf(BOSS)).toEqual(all.map((text) => (text === `actor user ${adminId}` ? '- -' : text)));
  });
});
