import { expect, it } from 'vitest';
import { createMemoryRepositories } from '../../composition/memoryRepositories';
import { createTestApi } from '../../testing/testApi';
import { createTestDataset, testId } from '../../testing/testDataset';

const MANY = 10_000;
/** Ten times the duration on an idle machine; checking every group against every trailer would take minutes. */
const QUICK_MS = 10_000;

it('stays fast with ten thousand groups and as many trailers', async () => {
  const dataset = createTestDataset();
  const [model] = dataset.trailers.filter(({ customerId }) => customerId === 1);
  if (!model) throw new Error('The test dataset has no trailer of the first customer.');
  const numbers = Array.from({ length: MANY }, (_, k) => k);
  const groups = numbers.map((k) => ({
    customerId: 1,
    groupId: testId(5, k),
    parentId: k === 0 ? null : testId(5, Math.floor((k - 1) / 10)),
    name: `Group ${k}`,
    kind: 'regular' as const,
  }));
  const trailers = numbers.map((k) => ({ ...model, trailerId: testId(6, k), vin: `V${k}`, unitId: `B${k}` }));
  const groupTrailers = numbers.map((k) => ({ customerId: 1, groupId: testId(5, k), trailerId: testId(6, k) }));
  const test = await createTestApi(
    createMemoryRepositories({
      ...dataset,
      groups: [...dataset.groups, ...groups],
      trailers: [...dataset.trailers, ...trailers],
      groupTrailers: [...dataset.groupTrailers, ...groupTrailers],
    }),
  );
  const { portal } = await test.signedIn('boss@northline.example');
  const api = portal.administration.groups;
  const start = performance.now();
  const top = (await api.list(1)).find(({ name }) => name === 'Group 0');
  expect(top).toMatchObject({ vehicleCount: 1, totalVehicleCount: MANY });
  await portal.groups.hierarchy(1);
  const parentIds = [testId(2, 3)];
  const preview = await api.preview({ customerId: 1, vehicleGroupId: testId(5, 0), parentIds });
  expect(preview).toMatchObject({ groupCount: MANY - 1, gaining: { userCount: 1, vehicleCount: MANY } });
  await api.move({ customerId: 1, vehicleGroupId: testId(5, 0), parentIds });
  expect(performance.now() - start).toBeLessThan(QUICK_MS);
  await test.close();
});
