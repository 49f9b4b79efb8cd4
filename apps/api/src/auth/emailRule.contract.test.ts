import { expect, it } from 'vitest';
import { codeOf, everywhere } from '../testing/everywhere';
import { createTestDataset, TEST_PASSWORD, testUser } from '../testing/testDataset';

const ADMIN = 'admin@example.com';
const fresh = createTestDataset();
const dataset = {
  ...fresh,
  users: [...fresh.users, testUser(20, 'anna@xn--mller-kva.example', ['CUSTOMER_1'])],
};
const { same } = everywhere(dataset, ADMIN);

it.each([
  ['full-width letters', 'ａdmin@example.com'],
  ['a zero-width space', 'ad\u200Bmin@example.com'],
  ['a bidi override', 'admin@\u202Eexample.com'],
  ['a replacement character', 'adm\uFFFDn@example.com'],
])('creates no account for an email address with %s', async (_, email) => {
  const seen = await same(async ({ administration, account }, { test }) => {
    const created = await codeOf(administration.users.create({ email, roleNames: ['CUSTOMER_1'] }));
    const registered = await codeOf(account.registerTechnician(email));
    const [row] = await administration.users.checkRows([{ email, types: 'Standard User', customers: '1' }]);
    await test.api.idle();
    return { created, registered, row: [row?.action, row?.problem] };
  });
  expect(seen).toEqual({
    created: 'BAD_USER_INPUT',
    registered: 'BAD_USER_INPUT',
    row: ['refused', 'Please enter a valid email address.'],
  });
});

it('treats both forms of an internationalized domain as the same address', async () => {
  const seen = await same(async ({ administration, account }, { test }) => {
    const created = await codeOf(
      administration.users.create({ email: 'Anna@Müller.example', roleNames: ['CUSTOMER_1'] }),
    );
    const { idToken } = await test
      .client()
      .portal.account.signIn({ username: 'anna@müller.example', password: TEST_PASSWORD });
    const reset = await account.requestPasswordReset('anna@MÜLLER.example');
    await test.api.idle();
    return { created, signedIn: idToken !== '', reset: reset.message };
  });
  expect(seen).toEqual({
    created: 'BAD_USER_INPUT',
    signedIn: true,
    reset: expect.stringContaining('anna@xn--mller-kva.example'),
  });
});
