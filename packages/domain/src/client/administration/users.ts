import type { UsersApi } from '../../contract/administration/users';
import type { AdministrationCall } from './administrationCall';

/** Reads users from the data endpoint and changes them through the accounts endpoint. */
export function createUsersApi(data: AdministrationCall, accounts: AdministrationCall): UsersApi {
  return {
    page: async (input, call) => (await data((known) => known.UsersDocument, { input }, call)).users,
    access: async (userId, call) =>
      (await data((known) => known.EffectiveAccessDocument, { userId }, call)).effectiveAccess,
    create: async (input, call) => (await accounts((known) => known.CreateUserDocument, { input }, call)).createUser,
    update: async (input, call) => (await accounts((known) => known.UpdateUserDocument, { input }, call)).updateUser,
    enable: async (input, call) => (await accounts((known) => known.EnableUserDocument, { input }, call)).enableUser,
    disable: async (input, call) => (await accounts((known) => known.DisableUserDocument, { input }, call)).disableUser,
    delete: async (userId, call) => (await accounts((known) => known.DeleteUserDocument, { userId }, call)).deleteUser,
    resetPassword: async (userIds, call) =>
      (await accounts((known) => known.ResetUserPasswordDocument, { userIds: [...userIds] }, call)).resetUserPassword,
    sendVerification: async (userIds, call) =>
      (await accounts((known) => known.SendVerificationEmailDocument, { userIds: [...userIds] }, call))
        .sendVerificationEmail,
    addToGroups: async (input, call) =>
      (await accounts((known) => known.AddUsersToVehicleGroupsDocument, { input }, call)).addUsersToVehicleGroups,
    removeFromGroups: async (input, call) =>
      (await accounts((known) => known.RemoveUsersFromVehicleGroupsDocument, { input }, call))
        .removeUsersFromVehicleGroups,
    checkRows: async (rows, call) =>
      (await accounts((known) => known.CheckUserRowsDocument, { rows }, call)).checkUserRows,
    applyRows: async (rows, call) =>
      (await accounts((known) => known.ApplyUserRowsDocument, { rows }, call)).applyUserRows,
  };
}
