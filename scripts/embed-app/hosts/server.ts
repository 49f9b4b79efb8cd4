import { type FleetStatusPort, NO_READINGS } from '@gladhand/domain';

const NOW = new Date();

/** A server with 40 trailers that never change, so that two hosts show the same pixels. */
export const api: FleetStatusPort = {
  fleetStatus: {
    page: async () => ({
      total: 40,
      asOf: NOW.toISOString(),
      listId: null,
      trailers: Array.from({ length: 40 }, (_, at) => ({
        ...NO_READINGS,
        id: String(at),
        vin: `1GRAA0622KB1000${10 + at}`,
        unitId: `HL-${100 + at}`,
        customerId: 1,
        customerName: null,
        deviceTypeId: 1,
        vehicleTypeId: 3,
        vehicleType: 'Dry Van',
        productType: 'PRO',
        installedSensorTypeIds: [36],
        lastReport: NOW.toISOString(),
        doorStatus: at % 3 === 0 ? 'open' : 'closed',
        doorReportedAt: NOW.toISOString(),
      })),
    }),
    summary: async () => ({ total: 40, critical: 0, caution: 0, good: 0, notAvailable: 40, notReporting: 0 }),
  },
};
