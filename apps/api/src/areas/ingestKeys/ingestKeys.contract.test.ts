import { describe, expect, it } from 'vitest';
import { everywhere } from '../../testing/everywhere';
import { createTestDataset, testId } from '../../testing/testDataset';

const ADMIN = 'admin@example.com';
const BOSS = 'boss@northline.example';
const dataset = createTestDataset();
const { same, each } = everywhere(dataset, ADMIN);

const orCode = <Answer>(promise: Promise<Answer>) => promise.catch(({ code }: { code: string }) => code);
const names = () =>
  same(async ({ administration }) => (await administration.ingestKeys.list()).map(({ name }) => name));

describe('ingest keys', () => {
  it('are shown once, accepted by ingest, and listed by name without their secret', async () => {
    const outcome = await each(async ({ test }) => {
      const { portal, fetch } = await test.signedIn(ADMIN);
      const { ingestKeys } = portal.administration;
      const { key, secret } = await ingestKeys.create({ name: ' yard gateway ', customerId: 1 });
      await ingestKeys.create({ name: 'Morey', gateway: 'Morey' });
      const listed = (await ingestKeys.list()).map(({ name, customerName, gateway }) => [name, customerName, gateway]);
      const send = () =>
        fetch('/ingest/v1/reports', {
          method: 'POST',
          headers: { 'x-ingest-key': secret, 'content-type': 'application/json' },
          body: JSON.stringify({ reports: [] }),
        }).then(({ status }) => status);
      const before = await send();
      await ingestKeys.revoke(key.id);
      return { prefix: secret.slice(0, 4), listed, before, after: await send() };
    });
    expect(outcome.prefix).toBe('ghi_');
    expect(outcome.listed).toEqual([
      ['Morey', null, 'Morey'],
      ['yard gateway', 'northline', null],
    ]);
    expect(outcome.before).not.toBe(401);
    expect(outcome.after).toBe(401);
    expect(await names()).toEqual(['Morey']);
  });

  it('replace an active key with the same name', async () => {
    const codes = await each(async ({ test }) => {
      const { portal } = await test.signedIn(ADMIN);
      const first = await portal.administration.ingestKeys.create({ name: 'twice', customerId: 1 });
      await portal.administration.ingestKeys.create({ name: 'twice', customerId: 2 });
      return orCode(portal.administration.ingestKeys.revoke(first.key.id));
    });
    expect(codes).toBe('NOT_FOUND');
    expect((await names()).filter((name) => name === 'twice')).toHaveLength(1);
  });

  it('have the same secret after a repeated request', async () => {
    const input = { name: 'repeated', customerId: 1, requestId: testId(9, 1) };
    const same2 = await each(async ({ test }) => {
      const { ingestKeys } = (await test.signedIn(ADMIN)).portal.administration;
      const [first, second] = [await ingestKeys.create(input), await ingestKeys.create(input)];
      return first.secret === second.secret && first.key.id === second.key.id;
    });
    expect(same2).toBe(true);
  });

  it.each([
    [{ name: ' ', customerId: 1 }, 'BAD_USER_INPUT'],
    [{ name: 'x'.repeat(61), customerId: 1 }, 'BAD_USER_INPUT'],
    [{ name: 'x' }, 'BAD_USER_INPUT'],
    [{ name: 'x', customerId: 1, gateway: 'Morey' }, 'BAD_USER_INPUT'],
    [{ name: 'x', gateway: 'morey' }, 'BAD_USER_INPUT'],
    [{ name: 'x', customerId: 99 }, 'NOT_FOUND'],
  ])('are refused for %j', async (input, code) => {
    expect(await same(({ administration }) => orCode(administration.ingestKeys.create(input)))).toBe(code);
  });

  it('are restricted to top-level administrators', async () => {
    const refused = await same(
      ({ administration: { ingestKeys } }) =>
        Promise.all([
          orCode(ingestKeys.list()),
          orCode(ingestKeys.create({ name: 'x', customerId: 1 })),
          orCode(ingestKeys.revoke(testId(8, 1))),
        ]),
      BOSS,
    );
    expect(refused).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
  });
});
