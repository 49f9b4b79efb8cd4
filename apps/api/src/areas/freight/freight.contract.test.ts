import { describe, expect, it } from 'vitest';
import { codeOf, everywhere } from '../../testing/everywhere';
import { TEST_CONFIG } from '../../testing/testApi';
import { createTestDataset } from '../../testing/testDataset';

const ADMIN = 'admin@example.com';
const BOSS = 'boss@northline.example';
const TECHNICIAN = 'tech@example.com';
const URL = 'https://freight.example.com/loads';

/** What the operator has set; tests change it as an operator would between two starts. */
const freight: { url: string | undefined; agreement: { version: string; text: string } | undefined } = {
  url: undefined,
  agreement: undefined,
};
const { same, each } = everywhere(createTestDataset(), BOSS, { deps: () => ({ config: { ...TEST_CONFIG, freight } }) });

const accepted = () =>
  each(async ({ repositories }) =>
    (await repositories.audit.latest(50))
      .filter(({ action }) => action === 'freight.agreementAccepted')
      .map(({ customerId, detail, subject }) => [subject, customerId, detail]),
  );

describe('freight', () => {
  it('names the settings that are missing, and nothing can be accepted', async () => {
    expect(await same((portal) => portal.freight.get())).toEqual({
      url: null,
      agreement: null,
      missingSettings: ['FREIGHT_URL', 'FREIGHT_AGREEMENT_FILE', 'FREIGHT_AGREEMENT_VERSION'],
    });
    freight.url = URL;
    const [found, code] = await same(async (portal) => [
      await portal.freight.get(),
      await codeOf(portal.freight.acceptAgreement('1')),
    ]);
    expect(found).toMatchObject({
      url: null,
      missingSettings: ['FREIGHT_AGREEMENT_FILE', 'FREIGHT_AGREEMENT_VERSION'],
    });
    expect(code).toBe('BAD_USER_INPUT');
  });

  it('opens once the caller has accepted the agreement, which is audited once', async () => {
    freight.agreement = { version: '1', text: 'Loads are subject to our terms.' };
    expect(await same((portal) => portal.freight.get())).toEqual({
      url: null,
      agreement: { version: '1', text: 'Loads are subject to our terms.', acceptedAt: null },
      missingSettings: [],
    });
    const after = await same(async (portal) => {
      const first = await portal.freight.acceptAgreement('1');
      const second = await portal.freight.acceptAgreement('1');
      return { first, isSame: JSON.stringify(first) === JSON.stringify(second) };
    });
    expect(after).toMatchObject({ first: { url: URL, agreement: { acceptedAt: expect.any(String) } }, isSame: true });
    expect(await accepted()).toEqual([[BOSS, 1, { version: '1' }]]);
    expect(await same((portal) => portal.freight.get(), ADMIN)).toMatchObject({ url: null });
  });

  it('closes until a new version is accepted, and refuses the earlier one with the new text', async () => {
    freight.agreement = { version: '2', text: 'Loads are subject to our new terms.' };
    const [before, refused, after] = await same(async (portal) => [
      (await portal.freight.get()).url,
      await portal.freight.acceptAgreement('1').catch(({ code, details }) => [code, details.current.agreement.version]),
      (await portal.freight.acceptAgreement('2')).url,
    ]);
    expect([before, refused, after]).toEqual([null, ['CONFLICT', '2'], URL]);
    expect(await accepted()).toHaveLength(2);
  });

  it('is not for technicians', async () => {
    const codes = await same(
      async (portal) => [await codeOf(portal.freight.get()), await codeOf(portal.freight.acceptAgreement('2'))],
      TECHNICIAN,
    );
    expect(codes).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  });
});
