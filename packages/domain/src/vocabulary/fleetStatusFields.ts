import type { FeatureName } from './features';
import { LIGHT_FAULTS } from './lights';
import type { Word } from './lookup';
import { PRODUCT_TYPES } from './productTypes';
import { REEFER_MODES, REEFER_POWERS } from './reefer';
import { BATTERY_HEALTHS, CONNECTIVITIES, SEVERITY_LEVELS, TRAILER_HEALTHS } from './severity';
import { DOOR_STATUSES, LOAD_STATUSES, SIM_STATUSES, TETHER_STATUSES, TIRE_INFLATION_STATUSES } from './statuses';
import { TRAILER_TYPES } from './trailerTypes';

/** How a field is compared, filtered and shown. */
export type FleetStatusFieldKind = 'text' | 'choice' | 'number' | 'date' | 'boolean' | 'list';

/** One column of the fleet status grid, for the server's sorting, the query's fields and the grid alike. */
export interface FleetStatusField {
  /** Name in sort and filter requests. */
  readonly id: string;
  /** Field of the answer that carries the value. */
  readonly response: string;
  /** Column heading. */
  readonly title: string;
  readonly kind: FleetStatusFieldKind;
  readonly sortable: boolean;
  /** Column width in CSS pixels. */
  readonly width: number;
  /** Values of a 'choice' field, in the order of the filter list. */
  readonly choices?: readonly Word[];
  /** The column exists only with this feature. */
  readonly feature?: FeatureName;
  /** The column can be filtered only with this feature. */
  readonly filterFeature?: FeatureName;
  /** True for the refrigeration columns. */
  readonly reefer?: true;
  /**
   * The value grows as the stored field shrinks (an age, a duration since): sorting
   * ascending by this column is sorting descending by `field`.
   */
  readonly opposes?: string;
}

/** Width of a column in CSS pixels when the specification gives none. */
export const FLEET_STATUS_COLUMN_WIDTH_PX = 140;

type Extra = Partial<
  Pick<FleetStatusField, 'sortable' | 'width' | 'choices' | 'feature' | 'filterFeature' | 'reefer' | 'opposes'>
>;

const field = (
  id: string,
  response: string,
  title: string,
  kind: FleetStatusFieldKind,
  extra: Extra = {},
): FleetStatusField => ({ id, response, title, kind, sortable: true, width: FLEET_STATUS_COLUMN_WIDTH_PX, ...extra });

const choice = (id: string, response: string, title: string, choices: readonly Word[], extra: Extra = {}) =>
  field(id, response, title, 'choice', { ...extra, choices });

const BATTERY_FILTER: Extra = { filterFeature: 'DisplayBatteryStatusFilter' };
const REEFER: Extra = { reefer: true, feature: 'ThermoKing' };
const reefer = (id: string, response: string, title: string) => field(id, response, title, 'number', REEFER);
const reeferSeries = (count: number, id: string, response: string, title: string) =>
  Array.from({ length: count }, (_, i) => reefer(`${id}${i + 1}`, `${response}${i + 1}F`, `${title} ${i + 1}`));

const YES_NO: readonly Word[] = [
  { id: 'true', label: 'Yes' },
  { id: 'false', label: 'No' },
];

/** Every column of the fleet status grid, in the order of the specification. */
export const FLEET_STATUS_FIELDS: readonly FleetStatusField[] = [
  field('vin', 'vin', 'VIN', 'text', { width: 199 }),
  field('unitId', 'unitId', 'Unit ID', 'text'),
  field('customerName', 'customerName', 'Customer Name', 'text'),
  field('serialNumber', 'serialNumber', 'Serial Number', 'text', { width: 166 }),
  field('hasSolarPanels', 'hasSolarPanels', 'Solar Panel Status', 'boolean', { choices: YES_NO }),
  choice('productType', 'productType', 'Product Type', PRODUCT_TYPES),
  choice(
    'vehicleType',
    'vehicleType',
    'Asset Type',
    TRAILER_TYPES.map(({ label }) => ({ id: label, label })),
  ),
  field('mainAppVersion', 'mainAppVersion', 'Firmware Version', 'text', { feature: 'FirmwareVersion' }),
  field('lastReport', 'lastReport', 'Last Reported Date', 'date'),
  field('installationDate', 'installationDate', 'Installation Date', 'date'),
  field('group', 'groups', 'Group', 'list', { sortable: false }),
  field('odometer', 'absOdometer', 'ABS Odometer', 'number'),
  field('gpsOdometer', 'gpsOdometer', 'GPS Odometer', 'number'),
  choice('tether', 'tetheredStatus', 'Tethered Status', TETHER_STATUSES),
  field('timeUntethered', 'timeUntetheredDays', 'Time Untethered', 'number'),
  field('dwellTime', 'dwellingSince', 'Dwell Time', 'date', { opposes: 'dwellingSince' }),
  field('occupiedCustomerSpecificGeofences', 'geofence', 'Geofence', 'text'),
  choice('enhancedWeight', 'loadStatus', 'Load Status', LOAD_STATUSES),
  field('netWeightLbs', 'cargoWeightOnBogieLbs', 'Cargo Bogie Weight', 'number'),
  field('reverseGeo', 'address', 'Address', 'text'),
  field('speed', 'speed', 'Speed (mph)', 'number'),
  choice('door', 'doorStatus', 'Door Status', DOOR_STATUSES),
  choice('absFault', 'absFaultSeverityLevel', 'ABS Faults', SEVERITY_LEVELS),
  choice('tis', 'tireInflationStatus', 'Tire Inflation Status', TIRE_INFLATION_STATUSES),
  choice('lightFault', 'lightFault', 'Lights Faults', LIGHT_FAULTS),
  field('sensorBoxBattery', 'trailerBatteryVoltage', 'Trailer Battery Voltage', 'number'),
  choice(
    'trailerBatteryStatus',
    'trailerBatteryStatus',
    'Trailer Battery Health Status',
    BATTERY_HEALTHS,
    BATTERY_FILTER,
  ),
  field('deviceBoxBattery', 'deviceBatteryVoltage', 'Device Battery Voltage', 'number'),
  choice('deviceBatteryStatus', 'deviceBatteryStatus', 'Device Battery Health Status', BATTERY_HEALTHS, BATTERY_FILTER),
  choice('trailerHealthStatus', 'trailerHealthStatus', 'Trailer Health Status', TRAILER_HEALTHS),
  choice('connectivityStatus', 'connectivityStatus', 'Connectivity Status', CONNECTIVITIES, {
    filterFeature: 'DisplaySensorConnectivityFilter',
  }),
  field('lat', 'lat', 'Latitude', 'number'),
  field('lng', 'lng', 'Longitude', 'number'),
  field('modelYear', 'modelYear', 'Model Year', 'number'),
  field('age', 'ageYears', 'Age', 'number', { opposes: 'modelYear' }),
  field('vehicleLengthFeet', 'vehicleLengthFeet', 'Length (feet)', 'number'),
  field('fullness', 'cargoCameraFullness', 'Cargo Camera Fullness', 'number', { feature: 'CameraFullness' }),
  choice('simStatus', 'simStatus', 'SIM Status', SIM_STATUSES),
  field('simStatusChangeDate', 'simStatusChangeDate', 'SIM Status Change Date', 'date'),
  choice('powerOn', 'tkUnitOnOrOff', 'Unit On/Off', REEFER_POWERS, REEFER),
  choice('unitModeDetail', 'tkOperatingMode', 'Operating Mode', REEFER_MODES, REEFER),
  reefer('fuelLevel', 'tkFuelLevel', 'Fuel Level'),
  reefer('ambientTemperature', 'tkAmbientF', 'Ambient Temperature'),
  reefer('humidity', 'tkHumidity', 'Humidity'),
  ...reeferSeries(6, 'interiorTemperature', 'tkInteriorTemperature', 'Interior Sensor'),
  ...reeferSeries(3, 'setPoint', 'tkSetPoint', 'Set Point'),
  ...reeferSeries(3, 'dischargeAir', 'tkDischargeAir', 'Discharge Air'),
  ...reeferSeries(3, 'returnAir', 'tkReturnAir', 'Return Air'),
  reefer('engineHours', 'tkEngineHours', 'Engine Hours'),
  reefer('electricalHours', 'tkElectricalHours', 'Electrical Hours'),
  reefer('totalHours', 'tkTotalHours', 'Total Hours'),
  reefer('unitBatteryVoltage', 'tkUnitBatteryVoltage', 'Unit Battery Voltage'),
];

const byId = new Map(FLEET_STATUS_FIELDS.map((entry) => [entry.id, entry]));

/** The column of a sort or filter name; undefined when there is none. */
export function fleetStatusField(id: string): FleetStatusField | undefined {
  return byId.get(id);
}
