import { expect, it } from 'vitest';
import { everywhere } from '../../testing/everywhere';
import { createTestDataset, TEST_NOW, testId } from '../../testing/testDataset';

const { each } = everywhere(createTestDataset(), 'boss@northline.example');
const HOUR_MS = 3_600_000;

it('deletes uploads that nothing uses after a day, and keeps the rest', async () => {
  const left = await each(async ({ repositories: { pictures } }) => {
    const add = (number: number, hours: number) => {
      const addedAt = new Date(TEST_NOW.getTime() - hours * HOUR_MS);
      const picture = { pictureId: testId(7, number), customerId: 1, contentType: 'image/png', addedAt } as const;
      return pictures.add({ ...picture, addedBy: testId(3, 2) }, new Uint8Array([1, 2, 3]));
    };
    await add(1, 30);
    await add(2, 30);
    await add(3, 1);
    const kept = await pictures.keep({ pictureId: testId(7, 2), customerId: 1, userId: testId(3, 2) });
    const deleted = await pictures.deleteUnused(new Date(TEST_NOW.getTime() - 24 * HOUR_MS));
    const found = await Promise.all([1, 2, 3].map((number) => pictures.read(testId(7, number))));
    return { kept, deleted, found: found.map((picture) => picture?.bytes.length ?? null) };
  });
  expect(left).toEqual({ kept: true, deleted: 1, found: [null, 3, 3] });
});
