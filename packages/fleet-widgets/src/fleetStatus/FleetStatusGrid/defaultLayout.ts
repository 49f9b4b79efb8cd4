import type { FleetStatusField } from '@gladhand/domain/fleet-status';
import { columnsInSensorOrder } from '@gladhand/domain/trailers';
import { EMPTY_LAYOUT, type GridLayout } from '@gladhand/ui/grid';

/** The most used columns come first; the rest follow in the order of the specification. */
const FIRST = [
  'vin',
  'unitId',
  'vehicleType',
  'trailerHealthStatus',
  'lastReport',
  'absFault',
  'tis',
  'lightFault',
  'sensorBoxBattery',
  'tether',
  'dwellTime',
  'enhancedWeight',
  'netWeightLbs',
  'door',
  'mph',
  'reverseGeo',
  'connectivityStatus',
];

/** Also visible by default; all others are under Hide columns. */
const SHOWN = new Set([
  ...FIRST,
  'customerName',
  'productType',
  'group',
  'occupiedCustomerSpecificGeofences',
  'timeUntethered',
  'odometer',
  'gpsOdometer',
  'trailerBatteryStatus',
  'deviceBoxBattery',
  'deviceBatteryStatus',
  'simStatus',
  'powerOn',
  'unitModeDetail',
  'fuelLevel',
  'ambientTemperature',
  'setPoint1',
  'returnAir1',
  'dischargeAir1',
]);

/** The initial layout of the grid. Sensor columns follow the user's order of sensors. */
export function defaultLayout(
  fields: readonly FleetStatusField[],
  sensorOrder?: readonly number[] | null | undefined,
): GridLayout {
  const order = [...FIRST, ...fields.map(({ id }) => id).filter((id) => !FIRST.includes(id))];
  return {
    ...EMPTY_LAYOUT,
    order: columnsInSensorOrder(order, sensorOrder),
    pinned: ['vin', 'unitId'],
    hidden: fields.map(({ id }) => id).filter((id) => !SHOWN.has(id)),
  };
}

/** Reads a stored layout. Invalid parts become the default, so that an old or broken layout never breaks the grid. */
export function parseLayout(stored: unknown): GridLayout | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { order, hidden, pinned, widths } = stored as Record<string, unknown>;
  if (!isStrings(order) || !isStrings(hidden) || !isStrings(pinned)) return undefined;
  const entries = typeof widths === 'object' && widths !== null ? Object.entries(widths) : [];
  const kept = entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0);
  return { order, hidden, pinned, widths: Object.fromEntries(kept) };
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
