import type { PortalApi } from '@gladhand/domain';
import type { PartRowInput } from '@gladhand/domain/parts';
import { describe, expect, it } from 'vitest';
import { codeOf, everywhere } from '../../testing/everywhere';
import { createTestDataset } from '../../testing/testDataset';

const BOSS = 'boss@northline.example';
const EAST = 'east@northline.example';
const ADMIN = 'admin@example.com';
const VIEWER = 'view@example.com';
const PAGE = { pageSize: 50, pageNumber: 1 };
const DRY_TRAILER = 4;
const REEFER = 1;

const dataset = createTestDataset();
const { each, same } = everywhere(dataset, BOSS);
const own = dataset.trailers.filter(({ customerId }) => customerId === 1);
const [first, second] = own.filter(({ vehicleTypeId }) => vehicleTypeId === DRY_TRAILER);
const vin = first?.vin ?? '';
const otherVin = second?.vin ?? '';
const foreign = dataset.trailers.find(({ customerId }) => customerId === 2)?.vin ?? '';

const row = (part: Partial<PartRowInput> = {}): PartRowInput => ({
  ...{ line: 2, category: 'abs', name: 'ABS valve', partNumber: 'TA-1', maker: 'Northline Controls', quantity: 1 },
  ...{ position: 'Front of tandem', description: '', faultCodes: [630] },
  ...part,
});
const take = (rows: readonly PartRowInput[], as = BOSS, { dryRun = false, customerId = null as number | null } = {}) =>
  same(async (portal) => (await portal.parts.importRows({ dryRun, customerId, rows: [...rows] })).results, as);
const listOf = (trailerVin: string, as = BOSS) =>
  same(async (portal) => {
    const { parts, ...trailer } = await portal.parts.ofTrailer(trailerVin);
    return { ...trailer, parts: parts.map(({ id: _, ...part }) => part) };
  }, as);
const search = (input: Partial<Parameters<PortalApi['parts']['search']>[0]> = {}, as = BOSS) =>
  same((portal) => portal.parts.search({ paginationInput: PAGE, ...input }), as);

describe('an import', () => {
  it('shows what would happen and changes nothing in a dry run', async () => {
    const results = await take([row({ vin })], BOSS, { dryRun: true });
    expect(results).toMatchObject([{ line: 2, outcome: 'created', messages: [] }]);
    expect((await listOf(vin)).parts).toEqual([]);
  });

  it('refuses each bad row with its reasons and stores the good ones', async () => {
    const results = await take([
      row({ line: 2, vin, name: 'Good one', partNumber: 'G-1' }),
      row({ line: 3, vin: 'NOBODY00000000000' }),
      row({ line: 4, vin: foreign }),
      row({ line: 5 }),
      row({ line: 6, vin, category: 'sails', quantity: 0 }),
      row({ line: 7, vin, name: 'Again', partNumber: 'g-1 ' }),
      row({ line: 8, vin, name: 'x'.repeat(200), partNumber: 'G-2' }),
      row({ line: 9, vehicleTypeId: 99 }),
    ]);
    const outcomes = results.map(({ line, outcome, messages }) => `${line} ${outcome}: ${messages.join(' ')}`);
    expect(outcomes).toEqual([
      '2 created: ',
      '3 refused: You have no trailer with this VIN.',
      '4 refused: You have no trailer with this VIN.',
      '5 refused: Give either a VIN, or a Type for all trailers of a model.',
      expect.stringMatching(/^6 refused: Quantity must be .* The category must be one of 'abs, /),
      '7 refused: The same part at the same position is on line 2.',
      '8 refused: Part can have up to 120 characters.',
      '9 refused: There is no trailer type with this id.',
    ]);
    expect((await listOf(vin)).parts.map(({ name }) => name)).toEqual(['Good one']);
  });

  it('changes what exists and leaves the same alone', async () => {
    await take([row({ vin, partNumber: 'C-1', quantity: 1 })]);
    const changed = await take([row({ vin, partNumber: 'c-1', quantity: 3 })]);
    expect(changed).toMatchObject([
      { outcome: 'updated', changes: expect.arrayContaining([{ field: 'quantity', before: '1', after: '3' }]) },
    ]);
    expect(await take([row({ vin, partNumber: 'c-1', quantity: 3 })])).toMatchObject([{ outcome: 'unchanged' }]);
    expect((await listOf(vin)).parts.filter(({ partNumber }) => partNumber.toLowerCase() === 'c-1')).toHaveLength(1);
  });

  it('needs the customer of a model if the caller has several', async () => {
    const model = row({ vehicleTypeId: REEFER, partNumber: 'M-0' });
    const [refused] = await take([model], ADMIN);
    expect(refused?.messages).toEqual(['Choose the customer of this model.']);
    expect(await take([model], ADMIN, { customerId: 2 })).toMatchObject([{ outcome: 'created' }]);
  });

  it('is recorded', async () => {
    await take([row({ vin, partNumber: 'A-1' }), row({ vin: otherVin, partNumber: 'A-1', line: 3 })]);
    const details = await each(async ({ repositories }) =>
      (await repositories.audit.latest(5)).map(({ action, customerId, detail }) => ({ action, customerId, detail })),
    );
    expect(details).toContainEqual({ action: 'parts.imported', customerId: 1, detail: { parts: 2, trailers: 2 } });
  });
});

describe('the list of a trailer', () => {
  it('has the parts of its model, and its own ones first', async () => {
    await take([
      row({ vehicleTypeId: DRY_TRAILER, partNumber: 'L-1', name: 'Lamp', category: 'lights', quantity: 2 }),
      row({ vehicleTypeId: DRY_TRAILER, partNumber: 'L-2', name: 'Cable', category: 'lights', line: 3 }),
      row({ vehicleTypeId: DRY_TRAILER, vehicleLengthFeet: 28, partNumber: 'L-3', category: 'lights', line: 4 }),
      row({ vin, partNumber: 'l-1', name: 'Lamp of this trailer', category: 'lights', quantity: 6, line: 5 }),
    ]);
    const lights = (await listOf(vin)).parts.filter(({ category }) => category === 'lights');
    expect(lights.map(({ name, isOfModel, quantity }) => [name, isOfModel, quantity])).toEqual([
      ['Cable', true, 1],
      ['Lamp of this trailer', false, 6],
    ]);
    const lamps = (await listOf(otherVin)).parts.filter(({ partNumber }) => partNumber === 'L-1');
    expect(lamps).toMatchObject([{ name: 'Lamp', isOfModel: true, quantity: 2 }]);
  });

  it('is closed to callers without the trailer', async () => {
    for (const who of [BOSS, EAST]) {
      expect(await same((portal) => codeOf(portal.parts.ofTrailer(foreign)), who)).toBe('NOT_FOUND');
    }
  });

  it('can be changed only by administrators of its customer', async () => {
    expect((await listOf(vin, VIEWER)).mayEdit).toBe(false);
    expect((await listOf(vin, BOSS)).mayEdit).toBe(true);
    const importing = (portal: PortalApi) =>
      codeOf(portal.parts.importRows({ dryRun: true, customerId: null, rows: [row({ vin })] }));
    expect(await same(importing, VIEWER)).toBe('FORBIDDEN');
    expect(await same(importing, EAST)).toBe('FORBIDDEN');
    expect(await same((portal) => codeOf(portal.parts.remove(2, [])), BOSS)).toBe('NOT_FOUND');
  });
});

describe('a search of the fleet', () => {
  const HUB = { name: 'Hub cap', partNumber: 'HC-6', category: 'wheelEnd', maker: 'Corvane', position: '' };

  it('counts the trailers that carry a part, by their own lists and by models', async () => {
    await take([
      row({ ...HUB, vehicleTypeId: REEFER }),
      row({ ...HUB, vehicleTypeId: REEFER, vehicleLengthFeet: 53, position: 'Rear', line: 3 }),
      // A reefer that the model covers already, and a trailer that it doesn't.
      row({ ...HUB, vin: own.find(({ vehicleTypeId }) => vehicleTypeId === REEFER)?.vin ?? '', line: 4 }),
      row({ ...HUB, vin, line: 5 }),
    ]);
    const reefers = own.filter(({ vehicleTypeId }) => vehicleTypeId === REEFER).length;
    const { parts, total } = await search({ search: 'hc-6' });
    expect({ total, parts }).toMatchObject({ total: 1, parts: [{ name: 'Hub cap', trailers: reefers + 1 }] });
    const carriers = await same((portal) =>
      portal.parts.trailers({ maker: 'CORVANE', partNumber: 'hc-6', paginationInput: PAGE }),
    );
    expect(carriers.total).toBe(reefers + 1);
    expect(carriers.trailers.find((trailer) => trailer.vin === vin)).toMatchObject({ quantity: 1, positions: [] });
    const reefer = carriers.trailers.find((trailer) => trailer.vin !== vin);
    expect(reefer).toMatchObject({ quantity: 2, positions: ['Rear'] });
  });

  it('sees only the trailers of the caller', async () => {
    const everyone = await search({ search: 'hc-6' });
    const few = await search({ search: 'hc-6' }, EAST);
    expect(few.parts[0]?.trailers).toBeLessThan(everyone.parts[0]?.trailers ?? 0);
    expect((await search({ search: 'hc-6' }, 'none@northline.example')).total).toBe(0);
    // A part of another customer's model.
    expect((await search({ search: 'M-0' })).total).toBe(0);
    expect((await search({ search: 'M-0', customerId: 2 }, ADMIN)).total).toBe(1);
  });

  it('combines text, category and fault code', async () => {
    await take([
      row({ vin, name: 'Tone ring 100%', partNumber: 'TR_1', category: 'wheelEnd', faultCodes: [789, 790] }),
    ]);
    expect((await search({ search: '100%' })).total).toBe(1);
    expect((await search({ search: 'r_1' })).total).toBe(1);
    expect((await search({ faultCode: 789 })).parts.map(({ partNumber }) => partNumber)).toEqual(['TR_1']);
    const { total, categories } = await search({ category: 'lights' });
    expect(total).toBe(categories.find(({ category }) => category === 'lights')?.count);
    expect(categories.length).toBeGreaterThan(1);
    const beyond = await search({ paginationInput: { pageSize: 50, pageNumber: 9 } });
    expect(beyond.parts).toEqual([]);
    expect(beyond.total).toBeGreaterThan(1);
  });
});

it('deletes parts of one customer', async () => {
  await take([row({ vin: otherVin, partNumber: 'D-1' })]);
  const deleted = await same(async (portal) => {
    const { parts } = await portal.parts.ofTrailer(otherVin);
    const ids = parts.filter(({ partNumber }) => partNumber === 'D-1').map(({ id }) => id);
    return [await portal.parts.remove(1, [...ids, 'none']), await portal.parts.remove(1, ids)];
  });
  expect(deleted).toEqual([1, 0]);
});

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const png = (size = PNG.length) => {
  const bytes = new Uint8Array(size);
  bytes.set(PNG);
  return new Blob([bytes], { type: 'image/png' });
};
const ABOUT = { customerId: 1, maker: 'Northline Controls', partNumber: 'P-1' };

describe('pictures', () => {
  it('are added to a part on all of its trailers, opened by a link and removed', async () => {
    await take([row({ vin, partNumber: 'P-1' }), row({ vin: otherVin, partNumber: 'P-1', line: 3 })]);
    const seen = await same(async (portal, { test }) => {
      const pictureId = await portal.pictures.add(1, png());
      await portal.parts.addPicture({ ...ABOUT, pictureId, description: 'The valve from the front' });
      const again = await codeOf(portal.parts.addPicture({ ...ABOUT, pictureId, description: 'Twice' }));
      const { parts } = await portal.parts.ofTrailer(otherVin);
      const [picture] = parts.find(({ partNumber }) => partNumber === 'P-1')?.pictures ?? [];
      const path = picture?.url.replace(/^https?:\/\/[^/]+/, '') ?? '';
      const opened = await test.api.request(path);
      const forged = await test.api.request(path.replace(/signature=../, 'signature=00'));
      await portal.parts.deletePicture(1, pictureId);
      const gone = await test.api.request(path);
      return {
        ...{ again, description: picture?.description, size: (await opened.arrayBuffer()).byteLength },
        statuses: [opened.status, forged.status === opened.status, gone.status],
        left: (await portal.parts.ofTrailer(otherVin)).parts.flatMap(({ pictures }) => pictures).length,
      };
    });
    expect(seen).toEqual({
      ...{ again: 'NOT_FOUND', description: 'The valve from the front', size: PNG.length },
      ...{ statuses: [200, false, 404], left: 0 },
    });
  });

  it('are refused with the reason', async () => {
    const codes = await same(async (portal) => {
      const pictureId = await portal.pictures.add(1, png());
      return [
        await codeOf(portal.pictures.add(1, new Blob(['<svg/>'], { type: 'image/png' }))),
        await codeOf(portal.pictures.add(1, png(2 * 1024 * 1024 + 1))),
        await codeOf(portal.pictures.add(2, png())),
        await codeOf(portal.parts.addPicture({ ...ABOUT, pictureId, description: ' ' })),
        await codeOf(portal.parts.addPicture({ ...ABOUT, partNumber: 'none', pictureId, description: 'x' })),
      ];
    });
    expect(codes).toEqual(['BAD_USER_INPUT', 'TOO_LARGE', 'NOT_FOUND', 'BAD_USER_INPUT', 'NOT_FOUND']);
    expect(await same((portal) => codeOf(portal.pictures.add(1, png())), VIEWER)).toBe('FORBIDDEN');
  });

  it('of another user are not taken over', async () => {
    const code = await same(async (portal, { test }) => {
      const { portal: theirs } = await test.signedIn(ADMIN);
      const pictureId = await theirs.pictures.add(1, png());
      return codeOf(portal.parts.addPicture({ ...ABOUT, pictureId, description: 'x' }));
    });
    expect(code).toBe('NOT_FOUND');
  });

  it('have a limit for each part', async () => {
    const codes = await same(async (portal) => {
      const added: string[] = [];
      for (let index = 0; index < 9; index++) {
        const pictureId = await portal.pictures.add(1, png());
        added.push(await codeOf(portal.parts.addPicture({ ...ABOUT, pictureId, description: `${index}` })));
      }
      return added.slice(-2);
    });
    expect(codes).toEqual(['answered', 'BAD_USER_INPUT']);
  });
});
