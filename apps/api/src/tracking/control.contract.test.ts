import type { PortalApi } from '@gladhand/domain';
import {
  type ControlFilter,
  controlCounts,
  controlTrailers,
  DASHBOARD_ITEMS,
  passesControl,
  withChoice,
} from '@gladhand/domain/control';
import { readPositions } from '@gladhand/domain/tracking';
import { describe, expect, it } from 'vitest';
import { codeOf, everywhere } from '../testing/everywhere';
import { createTestDataset, TEST_NOW } from '../testing/testDataset';

const SEVERITIES = ['critical', 'caution', 'unknown', 'good'] as const;
const EVERYWHERE = [-180, -85, 180, 85] as const;
const fresh = createTestDataset();
const dataset = {
  ...fresh,
  trailers: fresh.trailers.map((trailer, index) => ({
    ...trailer,
    simStatus: index % 7 === 0 ? ('deactivated' as const) : ('activated' as const),
    tetheredStatus: index % 2 === 0 ? 'tethered' : null,
    lat: 30 + (index % 12),
    lng: -110 + (index % 7) * 4,
  })),
};
const { same } = everywhere(dataset, 'admin@example.com');

const everyPage = async (portal: PortalApi, filter: ControlFilter) => {
  const { columns } = await portal.tracking.page({ query: { control: filter }, offset: 0, limit: 200 });
  return controlTrailers(readPositions(columns).trailers, TEST_NOW);
};

describe('the counts of Fleet Control from the server', () => {
  it.each<[string, ControlFilter]>([
    ['no filter', {}],
    ['a customer', { customerId: 2 }],
    ['tethered, at good health', { tether: ['tethered'], health: ['GOOD'] }],
    ['a selected severity', { severities: ['critical'] }],
    ['a selected item', { items: [DASHBOARD_ITEMS[0]?.id ?? 'moving'] }],
  ])('are the same as in the browser with %s', async (_, filter) => {
    const { counts, sent } = await same(async (portal) => ({
      counts: await portal.tracking.counts({ filter }),
      sent: await portal.tracking.positions({ customerId: filter.customerId ?? null }),
    }));
    const { trailers } = readPositions(sent.columns);
    const judged = controlTrailers(trailers, TEST_NOW);
    expect(counts.total).toBe(trailers.length);
    expect(counts.leftOut).toBe(trailers.length - judged.length);
    expect(counts.leftOut).toBeGreaterThan(0);
    expect(counts.counts).toEqual(controlCounts(judged, filter));
  });

  it('match the number of trailers in list and map', async () => {
    const found = await same(async (portal) => {
      const { counts } = await portal.tracking.counts({ filter: {} });
      const lists = [];
      for (const severity of SEVERITIES) {
        const filter = withChoice({}, { kind: 'severity', severity });
        const cells = await portal.tracking.cells({ query: { control: filter }, zoom: 5, bounds: EVERYWHERE });
        const list = await everyPage(portal, filter);
        expect(list.every((trailer) => passesControl(trailer, filter))).toBe(true);
        lists.push({ severity, list: list.length, placed: cells.placed });
      }
      return { lists, counts };
    });
    for (const { severity, list, placed } of found.lists) {
      expect([list, placed]).toEqual([found.counts.severity[severity], found.counts.severity[severity]]);
    }
  });

  it.each([
    ['boss@northline.example', 41],
    ['east@northline.example', 12],
    ['none@northline.example', 0],
  ])('for %s include %d trailers, regardless of the customer in the filter', async (who, total) => {
    const answer = await same((portal) => portal.tracking.counts({ filter: {} }), who);
    expect(answer.total).toBe(total);
    const foreign = await same((portal) => portal.tracking.counts({ filter: { customerId: 2 } }), who);
    expect([foreign.total, foreign.counts.all]).toEqual([0, 0]);
    expect(await same((portal) => everyPage(portal, { customerId: 2 }), who)).toEqual([]);
  });

  it.each(['dealer@example.com', 'tech@example.com'])('are refused to %s', async (who) => {
    const query = { control: {} };
    const codes = await same(
      (portal) =>
        Promise.all([
          codeOf(portal.tracking.counts({ filter: {} })),
          codeOf(portal.tracking.cells({ query, zoom: 5, bounds: EVERYWHERE })),
          codeOf(portal.tracking.page({ query, offset: 0, limit: 5 })),
        ]),
      who,
    );
    expect(codes).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
  });

  it.each<[string, object]>([
    ['counts', { filter: { tether: ['sometimes'] } }],
    ['counts', { filter: { no: ['such filter'] } }],
    ['counts', { filter: { customerId: -1 } }],
    ['counts', { filter: { vins: [1] } }],
    ['counts', { filter: 'critical' }],
    ['cells', { filter: {} }],
    ['cells', { filter: {}, zoom: '5', bounds: '-120,45,-80,30' }],
    ['trailers', { filter: {}, limit: '201' }],
    ['trailers', { filter: {}, limit: 5 }],
  ])('are refused at /%s for %j', async (name, body) => {
    const status = await same(async (_, { client }) => {
      const init = { method: 'POST', body: JSON.stringify(body) };
      const response = await client.fetch(`/v1/api/control/${name}`, init);
      return [response.status, (await response.json()).error.code];
    });
    expect(status).toEqual([400, 'BAD_USER_INPUT']);
  });
});
