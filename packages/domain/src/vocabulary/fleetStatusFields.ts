import type { FeatureName } from './features';
import { LIGHT_FAULTS } from './lights';
import type { Word } from './lookup';
import { PRODUCT_TYPES } from './productTypes';
import type { ReadingId, ReadingUnit } from './readings';
import { REEFER_MODES, REEFER_POWERS } from './reefer';
import { BATTERY_HEALTHS, CONNECTIVITIES, SEVERITY_LEVELS, TRAILER_HEALTHS } from './severity';
import { DOOR_STATUSES, LOAD_STATUSES, SIM_STATUSES, TETHER_STATUSES, TIRE_INFLATION_STATUSES } from './statuses';
import { TRAILER_TYPES } from './trailerTypes';

/** How a field is compared, filtered and displayed. */
export type FleetStatusFieldKind = 'text' | 'choice' | 'number' | 'date' | 'boolean' | 'list';

/** One column of the fleet status grid; used for the server's sorting, the query's fields and the grid. */
export interface FleetStatusField {
  /** Name in sort and filter requests. */
  readonly id: string;
  /** The field of the response that contains the value. */
  readonly response: string;
  /** Column heading. */
  readonly title: string;
  readonly kind: FleetStatusFieldKind;
  readonly sortable: boolean;
  /** Column width in CSS pixels. */
  readonly width: number;
  /** Values of a 'choice' field, in the order of the filter list. */
  readonly choices?: readonly Word[] | undefined;
  /** The column exists only with this feature. */
  readonly feature?: FeatureName | undefined;
  /** The column can be filtered only with this feature. */
  readonly filterFeature?: FeatureName | undefined;
  /** The reading in the column; left out for master data. */
  readonly reading?: ReadingId | undefined;
  /** Unit of the column, if it differs from the unit of the reading. */
  readonly unit?: ReadingUnit | undefined;
  /** Digits after the decimal point, if they differ from those of the reading. */
  readonly fractionDigits?: number | undefined;
  /**
   * Set if the value grows when the stored field shrinks (an age, a duration): sorting ascending by this column means
   * sorting descending by `field`.
   */
  readonly opposes?: string | undefined;
}

/** Default width of a column in CSS pixels, if the specification has none. */
export const FLEET_STATUS_COLUMN_WIDTH_PX = 140;

type Extra = Partial<
  Pick<
    FleetStatusField,
    'sortable' | 'width' | 'choices' | 'feature' | 'filterFeature' | 'reading' | 'unit' | 'fractionDigits' | 'opposes'
  >
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

const battery = (reading: ReadingId): Extra => ({ filterFeature: 'DisplayBatteryStatusFilter', reading });
const REEFER: Extra = { reading: 'reefer', feature: 'ThermoKing' };
const reefer = (id: string, response: string, title: string, unit: ReadingUnit, fractionDigits: number) =>
  field(id, response, title, 'number', { ...REEFER, unit, fractionDigits });
const reeferSeries = (count: number, id: string, response: string, title: string) =>
  Array.from({ length: count }, (_, i) =>
    reefer(`${id}${i + 1}`, `${response}${i + 1}F`, `${title} ${i + 1}`, '°F', 1),
  );

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
  field('odometer', 'absOdometer', 'ABS Odometer', 'number', { reading: 'absOdometer' }),
  field('gpsOdometer', 'gpsOdometer', 'GPS Odometer', 'number', { reading: 'gpsOdometer' }),
  choice('tether', 'tetheredStatus', 'Tethered Status', TETHER_STATUSES, { reading: 'tether' }),
  field('timeUntethered', 'timeUntetheredDays', 'Time Untethered', 'number', { reading: 'tether' }),
  field('dwellTime', 'dwellingSince', 'Dwell Time', 'date', { reading: 'position', opposes: 'dwellingSince' }),
  field('occupiedCustomerSpecificGeofences', 'geofence', 'Geofence', 'text', { reading: 'position' }),
  choice('enhancedWeight', 'loadStatus', 'Load Status', LOAD_STATUSES, { reading: 'load' }),
  field('netWeightLbs', 'cargoWeightOnBogieLbs', 'Cargo Bogie Weight', 'number', { reading: 'bogieWeight' }),
  field('reverseGeo', 'address', 'Address', 'text', { reading: 'position' }),
  field('mph', 'speed', 'Speed', 'number', { reading: 'speed' }),
  choice('door', 'doorStatus', 'Door Status', DOOR_STATUSES, { reading: 'door' }),
  choice('absFault', 'absFaultSeverityLevel', 'ABS Faults', SEVERITY_LEVELS, { reading: 'abs' }),
  choice('tis', 'tireInflationStatus', 'Tire Inflation Status', TIRE_INFLATION_STATUSES, { reading: 'tireInflation' }),
  choice('lightFault', 'lightFault', 'Lights Faults', LIGHT_FAULTS, { reading: 'lights' }),
  field('sensorBoxBattery', 'trailerBatteryVoltage', 'Trailer Battery Voltage', 'number', {
    reading: 'trailerBattery',
  }),
  choice(
    'trailerBatteryStatus',
    'trailerBatteryStatus',
    'Trailer Battery Health Status',
    BATTERY_HEALTHS,
    battery('trailerBattery'),
  ),
  field('deviceBoxBattery', 'deviceBatteryVoltage', 'Device Battery Voltage', 'number', { reading: 'deviceBattery' }),
  choice(
    'deviceBatteryStatus',
    'deviceBatteryStatus',
    'Device Battery Health Status',
    BATTERY_HEALTHS,
    battery('deviceBattery'),
  ),
  choice('trailerHealthStatus', 'trailerHealthStatus', 'Trailer Health Status', TRAILER_HEALTHS),
  choice('connectivityStatus', 'connectivityStatus', 'Connectivity Status', CONNECTIVITIES, {
    filterFeature: 'DisplaySensorConnectivityFilter',
  }),
  field('lat', 'lat', 'Latitude', 'number', { reading: 'position' }),
  field('lng', 'lng', 'Longitude', 'number', { reading: 'position' }),
  field('modelYear', 'modelYear', 'Model Year', 'number'),
  field('age', 'ageYears', 'Age', 'number', { opposes: 'modelYear' }),
  field('feet', 'vehicleLengthFeet', 'Length', 'number', { unit: 'ft' }),
  field('fullness', 'cargoCameraFullness', 'Cargo Camera Fullness', 'number', {
    reading: 'cargoCamera',
    feature: 'CameraFullness',
  }),
  choice('simStatus', 'simStatus', 'SIM Status', SIM_STATUSES),
  field('simStatusChangeDate', 'simStatusChangeDate', 'SIM Status Change Date', 'date'),
  choice('powerOn', 'tkUnitOnOrOff', 'Unit On/Off', REEFER_POWERS, REEFER),
  choice('unitModeDetail', 'tkOperatingMode', 'Operating Mode', REEFER_MODES, REEFER),
  reefer('fuelLevel', 'tkFuelLevel', 'Fuel Level', '%', 0),
  reefer('ambientTemperature', 'tkAmbientF', 'Ambient Temperature', '°F', 1),
  reefer('humidity', 'tkHumidity', 'Humidity', '%', 0),
  ...reeferSeries(6, 'interiorTemperature', 'tkInteriorTemperature', 'Interior Sensor'),
  ...reeferSeries(3, 'setPoint', 'tkSetPoint', 'Set Point'),
  ...reeferSeries(3, 'dischargeAir', 'tkDischargeAir', 'Discharge Air'),
  ...reeferSeries(3, 'returnAir', 'tkReturnAir', 'Return Air'),
  reefer('engineHours', 'tkEngineHours', 'Engine Hours', 'Hours', 1),
  reefer('electricalHours', 'tkElectricalHours', 'Electrical Hours', 'Hours', 1),
  reefer('totalHours', 'tkTotalHours', 'Total Hours', 'Hours', 1),
  reefer('unitBatteryVoltage', 'tkUnitBatteryVoltage', 'Unit Battery Voltage', 'V', 1),
];

const byId = new Map(FLEET_STATUS_FIELDS.map((entry) => [entry.id, entry]));

/** The column with a sort or filter name, or undefined. */
export function fleetStatusField(id: string): FleetStatusField | undefined {
  return byId.get(id);
}
