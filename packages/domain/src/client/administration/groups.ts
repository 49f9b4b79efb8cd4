import type { GroupsAdministrationApi } from '../../contract/administration/groups';
import type { AdministrationCall } from './administrationCall';

export function createGroupsAdministrationApi(graphql: AdministrationCall): GroupsAdministrationApi {
  return {
    list: async (customerId, call) =>
      (await graphql((known) => known.VehicleGroupsDocument, { customerId }, call)).vehicleGroups,
    trailers: async (input, call) =>
      (await graphql((known) => known.VehicleGroupTrailersDocument, { input }, call)).vehicleGroupTrailers,
    users: async (input, call) =>
      (await graphql((known) => known.VehicleGroupUsersDocument, { input }, call)).vehicleGroupUsers,
    preview: async (input, call) =>
      (await graphql((known) => known.VehicleGroupChangePreviewDocument, { input }, call)).vehicleGroupChangePreview,
    create: async ({ parentIds, ...input }) =>
      (await graphql((known) => known.UpdateVehicleGroupDocument, { ...input, parentIds: [...parentIds] }))
        .updateVehicleGroup,
    rename: async (input) => (await graphql((known) => known.RenameVehicleGroupDocument, input)).renameVehicleGroup,
    move: async ({ parentIds, ...input }) =>
      (await graphql((known) => known.MoveVehicleGroupDocument, { ...input, parentIds: [...parentIds] }))
        .moveVehicleGroup,
    delete: async (input) => void (await graphql((known) => known.DeleteVehicleGroupDocument, input)),
    addVehicles: async (input) =>
      (await graphql((known) => known.AddVehiclesToGroupsDocument, listed(input))).addVehiclesToGroups,
    removeVehicles: async (input) =>
      (await graphql((known) => known.RemoveVehiclesFromGroupsDocument, listed(input))).removeVehiclesFromGroups,
    addLines: async (input) =>
      (await graphql((known) => known.AddMultipleVehiclesToTargetedMultipleGroupsDocument, { input }))
        .addMultipleVehiclesToTargetedMultipleGroups,
  };
}

const listed = (input: Parameters<GroupsAdministrationApi['addVehicles']>[0]) => ({
  customerId: input.customerId,
  vehicleIds: [...input.vehicleIds],
  vehicleGroupIds: [...input.vehicleGroupIds],
});
