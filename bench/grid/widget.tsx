import type { PortalApi } from '@gladhand/domain';
import { createFleet } from '@gladhand/domain/fleet';
import { FLEET_STATUS_FIELDS, type FleetStatusPage, type FleetStatusRow } from '@gladhand/domain/fleet-status';
import { WidgetHost } from '@gladhand/domain/react';
import { FleetStatusGrid } from '@gladhand/fleet-widgets/fleet-status';
import { ThemeScope } from '@gladhand/ui';
import { EMPTY_LAYOUT } from '@gladhand/ui/grid';
import { createRoot } from 'react-dom/client';
import type { Peer } from './peer';
import { ROW_COUNT, unitId } from './rows';

const NOW = new Date('2026-11-21T12:00:00Z');
const DIFFERENT = 1_000;
const LAYOUT = { ...EMPTY_LAYOUT, pinned: ['vin', 'unitId'] };
const COUNTS = { total: ROW_COUNT, critical: 0, caution: 0, good: 0, notAvailable: 0, notReporting: 0 };

/** The product's own widget over an API in memory: the cost of scrolling for users. */
export const peer: Peer = (root) => {
  createRoot(root).render(
    <ThemeScope density="compact" style={{ height: '100%' }}>
      <WidgetHost api={memoryApi()} now={() => NOW} timeZone="UTC" hasFeature={() => true}>
        <FleetStatusGrid layout={LAYOUT} refreshMs={0} />
      </WidgetHost>
    </ThemeScope>,
  );
  const vin = FLEET_STATUS_FIELDS.find(({ id }) => id === 'vin');
  return {
    scroller: () => document.querySelector('[role=grid]') as HTMLElement,
    unitX: () => (vin?.width ?? 0) + 20,
    headHeightPx: 68,
  };
};

function memoryApi(): PortalApi {
  const { trailers, statuses } = createFleet({ seed: 3, now: NOW, trailers: DIFFERENT });
  const pool = trailers.map(
    (trailer, index): FleetStatusRow =>
      JSON.parse(JSON.stringify({ ...trailer, ...statuses[index], id: trailer.trailerId })),
  );
  const rowAt = (index: number): FleetStatusRow => ({
    ...(pool[index % DIFFERENT] as FleetStatusRow),
    id: String(index),
    unitId: unitId(index),
  });
  const page = async (pageNumber: number, pageSize: number): Promise<FleetStatusPage> => {
    const start = (pageNumber - 1) * pageSize;
    const length = Math.max(0, Math.min(pageSize, ROW_COUNT - start));
    return {
      total: ROW_COUNT,
      listId: null,
      asOf: NOW.toISOString(),
      trailers: Array.from({ length }, (_, offset) => rowAt(start + offset)),
    };
  };
  const answers: Pick<PortalApi, 'customers' | 'fleetStatus'> = {
    customers: { list: async () => [] },
    fleetStatus: {
      page: ({ paginationInput: { pageNumber, pageSize } }) => page(pageNumber, pageSize),
      summary: async () => COUNTS,
    },
  };
  // The grid requests nothing else.
  return answers as PortalApi;
}
