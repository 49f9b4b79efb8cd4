import type { TrailerAdministrationApi } from '../../contract/administration/trailers';
import type { AdministrationCall } from './administrationCall';

export function createTrailerAdministrationApi(graphql: AdministrationCall): TrailerAdministrationApi {
  return {
    find: async (input, call) =>
      (await graphql((known) => known.ManagedVehiclesDocument, { input }, call)).managedVehicles,
    rename: async (input, call) =>
      (await graphql((known) => known.UpdateCustomerVehicleDocument, input, call)).updateCustomerVehicle,
    update: async (input, call) =>
      (await graphql((known) => known.UpdateVehicleDocument, { input }, call)).updateVehicle,
    create: async (input, call) =>
      (await graphql((known) => known.CreateVehicleDocument, { input }, call)).createVehicle,
    importRows: async (input, call) =>
      (await graphql((known) => known.ImportVehiclesDocument, { input }, call)).importVehicles,
    putSensorBox: async (input, call) =>
      (await graphql((known) => known.UpsertDetachedSensorBoxDocument, input, call)).upsertDetachedSensorBox,
  };
}
