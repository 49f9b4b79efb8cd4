import { type FleetStatusPort, NO_READINGS } from '@gladhand/domain';
import { WidgetHost } from '@gladhand/domain/react';
import { FleetStatusGrid } from '@gladhand/fleet-widgets/fleet-status';
import { ThemeScope } from '@gladhand/ui';

/** A trailer as the server of this portal knows it. */
export interface OwnTrailer {
  vin: string;
  name: string;
  doorIsOpen: boolean;
  reportedAt: string;
}

/** The grid asks for two calls. What this server doesn't know stays absent, and the grid says so. */
export const portOf = (trailers: readonly OwnTrailer[]): FleetStatusPort => ({
  fleetStatus: {
    page: async () => ({
      total: trailers.length,
      asOf: new Date().toISOString(),
      listId: null,
      trailers: trailers.map(({ vin, name, doorIsOpen, reportedAt }) => ({
        ...NO_READINGS,
        id: vin,
        vin,
        unitId: name,
        customerId: 1,
        customerName: null,
        deviceTypeId: 1,
        vehicleTypeId: 3,
        vehicleType: 'Dry Van',
        productType: 'PRO',
        installedSensorTypeIds: [36],
        lastReport: reportedAt,
        doorStatus: doorIsOpen ? 'open' : 'closed',
        doorReportedAt: reportedAt,
      })),
    }),
    summary: async () => ({
      total: trailers.length,
      critical: 0,
      caution: 0,
      good: 0,
      notAvailable: trailers.length,
      notReporting: 0,
    }),
  },
});

/** One widget on a server that speaks another language than the contract. */
export function OwnServer({ trailers }: { trailers: readonly OwnTrailer[] }) {
  return (
    <ThemeScope theme="system">
      <WidgetHost api={portOf(trailers)}>
        <main style={{ display: 'flex', flexDirection: 'column', blockSize: '100vh' }}>
          <FleetStatusGrid />
        </main>
      </WidgetHost>
    </ThemeScope>
  );
}
