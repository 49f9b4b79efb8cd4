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
    const kept = await pictures.keep({ pictureId: testId(7, 2), customerId: 1, userId: testId(3, 2), use: 'part' });
    const deleted = await pictures.deleteUnused(new Date(TEST_NOW.getTime() - 24 * HOUR_MS));
    const found = await Promise.all([1, 2, 3].map((number) => pictures.read(testId(7, number))));
    return { kept, deleted, found: found.map((picture) => picture?.bytes.length ?? null) };
  });
  expect(left).toEqual({ kept: true, deleted: 1, found: [null, 3, 3] });
});

it("deletes a customer's pictures of repairs after its retention, and no others", async () => {
  const left = await each(async ({ repositories: { pictures } }) => {
    const uses = [
      [11, 1, 'repair'],
      [12, 1, 'part'],
      [13, 2, 'repair'],
    ] as const;
    for (const [number, customerId, use] of uses) {
      const picture = { pictureId: testId(7, number), customerId, addedBy: testId(3, 2), addedAt: TEST_NOW };
      await pictures.add({ ...picture, contentType: 'image/png' }, new Uint8Array([1]));
      await pictures.keep({ ...picture, userId: testId(3, 2), use });
    }
    const deleted = await pictures.deleteBefore(1, new Date(TEST_NOW.getTime() + 1), 100);
    const found = await Promise.all(uses.map(([number]) => pictures.read(testId(7, number))));
    return { deleted, found: found.map((picture) => picture !== undefined) };
  });
  expect(left).toEqual({ deleted: 1, found: [false, true, true] });
});
