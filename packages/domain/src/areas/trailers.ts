export type { AbsFaultsInput, SaveSensorOrderInput } from '../contract/generated/graphql';
export type {
  AbsFault,
  AbsFaultList,
  ActivityLogEntry,
  ActivityLogInput,
  SensorOrder,
  TrailerDetail,
} from '../contract/trailers';
export { type Axle, axlesOf, type WheelPlace, wheelPlaces } from '../rules/sensors/axles';
export { type DrawerSection, type DrawerSections, drawerSections } from '../rules/sensors/drawerSections';
export { columnsInSensorOrder, sensorsOfColumns } from '../rules/sensors/fleetColumns';
export { reorderSensors } from '../rules/sensors/reorderSensors';
export { trendOf } from '../rules/sensors/trend';
export { trailerAgeYears } from '../rules/tether/durations';
export { joinNames } from '../rules/trailers/csvCells';
export { checkSensorBoxSerial, iccidToKeep, iccidToSend, SENSOR_BOX_MANUFACTURERS } from '../rules/trailers/sensorBox';
export { VEHICLE_CSV_COLUMNS, type VehicleLine } from '../rules/trailers/vehicleColumns';
export { readVehicleLine, repeatedVehicleLines, VEHICLE_CSV_HEAD, vehicleCsvLine } from '../rules/trailers/vehicleCsv';
export {
  VEHICLE_POLICY,
  VEHICLE_SORT_FIELDS,
  type VehicleDraft,
  type VehicleSortField,
  vehicleProblems,
} from '../rules/trailers/vehicleFields';
export { checkVin, normalizeVin, vinCheckDigit, vinParts } from '../rules/vin/vin';
export { LOG_PAGE_SIZE, logOffset } from '../vocabulary/dashboard';
export {
  DEVICE_FAMILIES,
  DeviceFamily,
  DeviceType,
  deviceFamily,
  deviceTypeOf,
  GATEWAYS,
  productLineOf,
} from '../vocabulary/deviceFamilies';
export { PRODUCT_TYPES, ProductType, productType } from '../vocabulary/productTypes';
export { SensorType } from '../vocabulary/sensorIds';
export { DEFAULT_SENSOR_ORDER, orderSensors } from '../vocabulary/sensorOrder';
export {
  REEFER_SUB_SENSORS,
  SENSOR_TYPES,
  type SensorTypeWord,
  sensorsOfFamily,
  sensorType,
} from '../vocabulary/sensorTypes';
export {
  DEFAULT_UNDERCARRIAGE,
  TRAILER_TYPES,
  type TrailerShortName,
  TrailerType,
  trailerType,
  UNDERCARRIAGES,
  Undercarriage,
  undercarriage,
} from '../vocabulary/trailerTypes';
