import { deviceFamily, productType, SensorType, undercarriage } from '@gladhand/domain/trailers';
import { administeredCustomerIds } from '@gladhand/domain/users';
import type { Access } from '../../auth/access';
import { notFound } from '../../http/apiError';
import type { ManagedTrailerRecord } from '../../repositories/trailerAdministration';
import type { ManagedVehicle } from '../generated/resolvers';

/** Whether the caller may change the data of a customer. */
export function administers({ user }: Access, customerId: number): boolean {
  const customers = administeredCustomerIds(user.roles);
  return customers === 'all' || customers.includes(customerId);
}

/** Throws NOT_FOUND unless the caller administers the customer. */
export function mustAdminister(access: Access, customerId: number): void {
  if (!administers(access, customerId)) throw notFound();
}

export function toManagedVehicle(trailer: ManagedTrailerRecord, access: Access): ManagedVehicle {
  const has = (sensor: number) => trailer.installedSensorTypeIds.includes(sensor);
  return {
    id: trailer.trailerId,
    version: trailer.version,
    mayEdit: administers(access, trailer.customerId),
    customerId: trailer.customerId,
    customerName: trailer.customerName,
    vin: trailer.vin,
    unitId: trailer.unitId,
    vehicleTypeId: trailer.vehicleTypeId,
    undercarriage: trailer.undercarriage,
    vehicleLengthFeet: trailer.vehicleLengthFeet,
    modelYear: trailer.modelYear,
    productType: trailer.productType,
    hasSolarPanels: trailer.hasSolarPanels,
    hasUltrasonicCargoSensor: has(SensorType.UltrasonicCargo),
    hasCargoCameraSensor: has(SensorType.CargoCamera),
    cargoCameraSerialNumber: trailer.cargoCameraSerialNumber,
    hasThermoKingSensor: has(SensorType.ReeferUnit),
    thermoKingExternalId: trailer.thermoKingExternalId,
    deviceTypeId: trailer.deviceTypeId,
    serialNumber: trailer.serialNumber,
    simStatus: trailer.simStatus,
    updated: trailer.updatedAt.toISOString(),
    groups: trailer.groups.map(({ groupId, name }) => ({ id: groupId, name })),
  };
}

/** The fields of a trailer that the audit log records. */
export const auditedFields = (trailer: ManagedTrailerRecord) => ({
  vin: trailer.vin,
  unitId: trailer.unitId,
  vehicleType: trailer.vehicleType,
  undercarriage: trailer.undercarriage && undercarriage(trailer.undercarriage).label,
  vehicleLengthFeet: trailer.vehicleLengthFeet,
  modelYear: trailer.modelYear,
  productType: productType(trailer.productType).label,
  hasSolarPanels: trailer.hasSolarPanels,
  hasUltrasonicCargoSensor: trailer.installedSensorTypeIds.includes(SensorType.UltrasonicCargo),
  hasCargoCameraSensor: trailer.installedSensorTypeIds.includes(SensorType.CargoCamera),
  hasThermoKingSensor: trailer.installedSensorTypeIds.includes(SensorType.ReeferUnit),
  cargoCameraSerialNumber: trailer.cargoCameraSerialNumber,
  thermoKingExternalId: trailer.thermoKingExternalId,
  deviceFamily: deviceFamily(trailer.deviceTypeId).label,
  serialNumber: trailer.serialNumber,
  groups: trailer.groups.map(({ name }) => name),
});
