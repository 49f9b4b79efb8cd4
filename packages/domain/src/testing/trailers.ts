import type { FleetStatusRow } from '../contract/fleetStatus';
import { NO_READINGS } from '../contract/noReadings';

/** A trailer of the fleet status grid without any readings; pass the values that the test is about. */
export function aFleetTrailer(says: Partial<FleetStatusRow> = {}): FleetStatusRow {
  return {
    ...NO_READINGS,
    id: '01930001-0000-7000-8000-000000000001',
    vin: '1GRAA0626PU665052',
    unitId: 'R-2160',
    customerId: 1,
    customerName: 'Cedar Ridge',
    deviceTypeId: 1,
    vehicleTypeId: 1,
    vehicleType: 'Reefer Trailer',
    productType: 'PRO',
    ...says,
  };
}
