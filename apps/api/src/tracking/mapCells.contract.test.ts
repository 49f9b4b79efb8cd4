import type { PortalApi } from '@gladhand/domain';
import {
  cellAt,
  decodeTracking,
  MAP_REFRESH_MS,
  readPositions,
  type TrackingQuery,
  trackedSeverity,
} from '@gladhand/domain/tracking';
import { describe, expect, it } from 'vitest';
import { takeReports } from '../composition/takeReports';
import { everywhere } from '../testing/everywhere';
import { TEST_CONFIG } from '../testing/testApi';
import { createTestDataset, TEST_NOW } from '../testing/testDataset';

const EVERYWHERE = [-180, -85, 180, 85] as const;
const ALL = decodeTracking({});
const fresh = createTestDataset();
const world = {
  ...fresh,
  trailers: fresh.trailers.map((trailer, index) => ({
    ...trailer,
    serialNumber: `CELL-${index}`,
    vehicleTypeId: index % 3 === 0 ? 5 : 4,
    tetheredStatus: index % 2 === 0 ? 'tethered' : null,
    lat: 30 + (index % 12),
    lng: -110 + (index % 7) * 4,
  })),
};

const { same: answersTo, each } = everywhere(world, 'boss@northline.example', {
  deps: () => ({ config: { ...TEST_CONFIG, trailersSentUpTo: 40 } }),
});

const same = <Answer>(email: string, ask: (portal: PortalApi) => Promise<Answer>): Promise<Answer | string> =>
  answersTo<Answer | string>((portal) => ask(portal).catch(({ code, message }) => `${code}: ${message}`), email);
async function callAs<Answer>(email: string, ask: (portal: PortalApi) => Promise<Answer>): Promise<Answer> {
  const answer = await same(email, ask);
  if (typeof answer === 'string') throw new Error(answer);
  return answer;
}
const cells = (email: string, query: Partial<TrackingQuery> = {}, zoom = 5) =>
  callAs(email, (portal) => portal.tracking.cells({ query: { ...ALL, ...query }, zoom, bounds: EVERYWHERE }));
const page = (email: string, extra: object = {}, query: Partial<TrackingQuery> = {}) =>
  callAs(email, (portal) => portal.tracking.page({ query: { ...ALL, ...query }, offset: 0, limit: 200, ...extra }));
const sum = (...lists: (readonly number[])[]) => lists.flat().reduce((all, one) => all + one, 0);
const counted = ({ cells: { critical, caution, unknown, good } }: Awaited<ReturnType<typeof cells>>) =>
  sum(critical, caution, unknown, good);

describe('the positions of a large scope', () => {
  it('are replaced by their count', async () => {
    const answer = await callAs('admin@example.com', (portal) => portal.tracking.positions({ customerId: null }));
    expect([answer.tooMany, answer.total, answer.columns.id]).toEqual([true, 60, []]);
  });

  it('are replaced by their count if the caller accepts fewer', async () => {
    const ask = (upTo: number) =>
      callAs('east@northline.example', (portal) => portal.tracking.positions({ customerId: null, upTo }));
    expect((await ask(11)).tooMany).toBe(true);
    expect((await ask(12)).columns.id).toHaveLength(12);
    const boss = await callAs('boss@northline.example', (portal) =>
      portal.tracking.positions({ customerId: null, upTo: 50_000 }),
    );
    expect(boss.tooMany).toBe(true);
  });

  it('are sent if the caller has access to few enough of them', async () => {
    const answer = await callAs('east@northline.example', (portal) => portal.tracking.positions({ customerId: null }));
    expect([answer.tooMany, readPositions(answer.columns).trailers.length]).toEqual([undefined, 12]);
  });
});

describe('cells', () => {
  it.each<[string, number | null, number]>([
    ['admin@example.com', null, 60],
    ['admin@example.com', 2, 12],
    ['boss@northline.example', null, 41],
    ['boss@northline.example', 2, 0],
    ['east@northline.example', null, 12],
    ['none@northline.example', null, 0],
  ])('for %s and customer %s contain %d trailers', async (email, customerId, expected) => {
    const answer = await cells(email, { customerId });
    expect([answer.total, sum(Object.values(answer.counts)), answer.placed]).toEqual([expected, expected, expected]);
    expect(counted(answer) + answer.alone.id.length).toBe(expected);
    expect(answer.around === null).toBe(expected === 0);
  });

  it('split at higher zoom levels', async () => {
    const [far, near] = [await cells('admin@example.com', {}, 0), await cells('admin@example.com', {}, 8)];
    expect(far.cells.x.length).toBeLessThan(near.cells.x.length + near.alone.id.length);
    expect(counted(near) + near.alone.id.length).toBe(60);
  });

  it('contain the trailers that match the filters, by the rules of the domain', async () => {
    const query = { toggles: ['flat', 'tethered'] as const, search: 'u-' };
    const answer = await cells('boss@northline.example', query);
    const { trailers } = readPositions((await page('boss@northline.example', {}, query)).columns);
    expect(trailers.length).toBeGreaterThan(0);
    expect(trailers.length).toBeLessThan(41);
    expect(sum(Object.values(answer.counts))).toBe(trailers.length);
    for (const trailer of trailers) expect(trailer).toMatchObject({ tetheredStatus: 'tethered', vehicleTypeId: 5 });
  });

  it.each([
    ['dealer@example.com', 'FORBIDDEN'],
    ['tech@example.com', 'FORBIDDEN'],
  ])('for %s are refused with %s', async (email, code) => {
    const ask = (portal: PortalApi) => portal.tracking.cells({ query: ALL, zoom: 5, bounds: EVERYWHERE });
    expect(await same(email, ask)).toMatch(code);
    expect(await same(email, (portal) => portal.tracking.page({ query: ALL, offset: 0, limit: 5 }))).toMatch(code);
  });
});

describe('pages', () => {
  it('are sorted across pages, worst first', async () => {
    const whole = readPositions((await page('admin@example.com')).columns).trailers;
    const parts = [];
    for (const offset of [0, 25, 50]) {
      const { columns } = await page('admin@example.com', { offset, limit: 25 });
      parts.push(...readPositions(columns).trailers);
    }
    expect(whole).toHaveLength(60);
    expect(parts).toEqual(whole);
    const ranks = whole.map((one) =>
      ['critical', 'caution', 'unknown', 'good'].indexOf(trackedSeverity(one, TEST_NOW)),
    );
    expect(ranks).toEqual([...ranks].sort());
  });

  it('can be limited to one cell or one trailer', async () => {
    const whole = readPositions((await page('admin@example.com')).columns).trailers;
    const first = whole[0];
    if (first?.lat == null || first.lng === null) throw new Error('The first trailer has no place.');
    const cell = cellAt(first.lat, first.lng, 6);
    const expected = whole.filter(({ lat, lng }) => {
      const at = cellAt(lat ?? 0, lng ?? 0, 6);
      return at.x === cell.x && at.y === cell.y;
    });
    expect(readPositions((await page('admin@example.com', { cell })).columns).trailers).toEqual(expected);
    expect(readPositions((await page('admin@example.com', { vin: first.vin })).columns).trailers).toEqual([first]);
    const foreign = whole.find(({ customerId }) => customerId === 2)?.vin;
    expect((await page('boss@northline.example', { vin: foreign })).columns.id).toEqual([]);
  });
});

describe('over HTTP', () => {
  const [CELLS, TRAILERS] = ['/v1/api/map/cells', '/v1/api/map/trailers'];
  it.each([
    `${CELLS}`,
    `${CELLS}?zoom=5`,
    `${CELLS}?zoom=21&bounds=-120,30,-80,45`,
    `${CELLS}?zoom=5.5&bounds=-120,30,-80,45`,
    `${CELLS}?zoom=5&bounds=-120,45,-80,30`,
    `${CELLS}?zoom=5&bounds=-120,30,-80`,
    `${CELLS}?zoom=5&bounds=,,,`,
    `${CELLS}?zoom=5&bounds=-120,30,-80,95`,
    `${TRAILERS}?limit=201`,
    `${TRAILERS}?offset=-1`,
    `${TRAILERS}?cell=5,1`,
    `${TRAILERS}?cell=5,1,2,3`,
    `${TRAILERS}?show=everything`,
    `${TRAILERS}?customer=0`,
    `${TRAILERS}?from=1e9`,
    `${TRAILERS}?q=${'x'.repeat(201)}`,
  ])('refuses %s', async (path) => {
    const refused = await answersTo(async (_, { client }) => {
      const response = await client.fetch(path);
      return [response.status, (await response.json()).error.code];
    });
    expect(refused).toEqual([400, 'BAD_USER_INPUT']);
  });

  it('computes the cells once per tick, and responds 304 to a client that has them', async () => {
    const path = `${CELLS}?zoom=5&bounds=-120,30,-80,45`;
    await answersTo(async (_, { client: boss, test }) => {
      const first = await boss.fetch(path);
      const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
      expect(first.headers.get('cache-control')).toBe('private, no-cache');
      expect((await boss.fetch(path, { headers })).status).toBe(304);
      const other = await test.signedIn('east@northline.example');
      expect((await other.fetch(path, { headers })).status).toBe(200);
      test.pass(MAP_REFRESH_MS);
      expect((await boss.fetch(path, { headers })).status).toBe(200);
      test.pass(-MAP_REFRESH_MS);
    });
  });
});

describe('a report', () => {
  it('moves its trailer in cells and pages at the next tick', async () => {
    const before = await cells('boss@northline.example');
    const trailer = world.trailers.find(({ customerId, deviceTypeId }) => customerId === 1 && deviceTypeId === 1);
    await each(async ({ repositories, test }) => {
      const at = new Date(TEST_NOW.getTime() + MAP_REFRESH_MS).toISOString();
      const readings = { position: { lat: 19.4, lng: -99.1, speedMph: 0 } };
      const report = { reportId: 'moved', serialNumber: trailer?.serialNumber ?? '', recordedAt: at, readings };
      await takeReports(repositories, { customerId: 1 }, [report], new Date(at), {
        timesLife: 1_000_000,
      });
      test.pass(2 * MAP_REFRESH_MS);
    });
    const after = await cells('boss@northline.example');
    expect([before.total, after.total]).toEqual([41, 41]);
    expect(before.around?.[1]).toBe(30);
    expect(after.around?.[1]).toBe(19.4);
    await each(async ({ test }) => test.pass(-2 * MAP_REFRESH_MS));
  });
});
