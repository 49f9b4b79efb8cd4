import { vinCheckDigit } from '@gladhand/domain/trailers';
import { expect, it } from 'vitest';
import { everywhere } from '../../testing/everywhere';
import { createTestApi } from '../../testing/testApi';
import { createTestDataset } from '../../testing/testDataset';

const BOSS = 'boss@northline.example';
const { each } = everywhere(createTestDataset(), BOSS);

const vin = (serial: number) => {
  const draft = `1GRVA532XA${String(serial).padStart(7, '0')}`;
  return `${draft.slice(0, 8)}${vinCheckDigit(draft)}${draft.slice(9)}`;
};
const row = (serial: number) => ({
  line: serial,
  vin: vin(serial),
  unitId: `Bad ${serial}`,
  vehicleTypeId: 3,
  productType: 'PRO',
  deviceTypeId: 1,
});

it.each([
  ['continues after a row that fails unexpectedly', 10, new Error('x'), ['created', 'refused', 'created']],
  ['stops when the database is unavailable', 20, Object.assign(new Error('x'), { code: '57P01' }), 'UNAVAILABLE'],
])('%s', async (_, first, error, expected) => {
  const serials = [first, first + 1, first + 2];
  const seen = await each(async ({ repositories }) => {
    const test = await createTestApi(
      {
        ...repositories,
        transaction: (work) =>
          repositories.transaction((within) => {
            const { trailerAdministration } = within;
            const create: typeof trailerAdministration.create = (ids, facts, ...rest) =>
              facts.vin === vin(first + 1) ? Promise.reject(error) : trailerAdministration.create(ids, facts, ...rest);
            return work({ ...within, trailerAdministration: { ...trailerAdministration, create } });
          }),
      },
      { ids: { uuid: () => crypto.randomUUID() } },
    );
    const { trailers } = (await test.signedIn(BOSS)).portal.administration;
    const answer = await trailers.importRows({ dryRun: false, rows: serials.map(row) }).then(
      ({ results }) => results.map(({ outcome }) => outcome),
      ({ code }: { code: string }) => code,
    );
    await test.close();
    return answer;
  });
  expect(seen).toEqual(expected);
});
