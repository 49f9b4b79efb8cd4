import type { MutationResolvers } from '../../graphql/generated/resolvers';
import { toMailDelivery } from '../../graphql/mailDelivery';
import { withReceipt } from '../../graphql/withReceipt';
import { changeUser, removeUser } from './changeUser';
import { createUser } from './createUser';
import { mailUsers } from './mailUsers';
import { regroupUsers } from './regroupUsers';
import { applyRows } from './rows';
import { shownUser } from './shownUsers';

export const userMutations: Pick<
  MutationResolvers,
  | 'createUser'
  | 'updateUser'
  | 'enableUser'
  | 'disableUser'
  | 'deleteUser'
  | 'resetUserPassword'
  | 'sendVerificationEmail'
  | 'addUsersToVehicleGroups'
  | 'removeUsersFromVehicleGroups'
  | 'applyUserRows'
> = {
  createUser: (_, { input: { id, email, roleNames, groups } }, context) =>
    withReceipt('createUser', { requestId: id, email, roleNames, ...(groups && { groups }) }, context, async () => {
      await context.access.authorize('createUser');
      if (groups) await context.access.authorize('addUsersToVehicleGroups');
      const { user, mail } = await createUser({ id, email, roleNames, groups, enabled: true }, context);
      return { mail: mail && toMailDelivery(mail), user: await shownUser(user, context) };
    }),

  async updateUser(_, { input: { userId, roleNames, version } }, context) {
    await context.access.authorize('updateUser');
    return shownUser(await changeUser(userId, version, { roles: roleNames }, 'user.updated', context), context);
  },

  async enableUser(_, { input: { userId, roleNames, version } }, context) {
    await context.access.authorize('enableUser');
    const change = { roles: roleNames, enabled: true };
    return shownUser(await changeUser(userId, version, change, 'user.enabled', context), context);
  },

  async disableUser(_, { input: { userId, version } }, context) {
    await context.access.authorize('disableUser');
    return shownUser(await changeUser(userId, version, { enabled: false }, 'user.disabled', context), context);
  },

  async deleteUser(_, { userId }, context) {
    await context.access.authorize('deleteUser');
    return removeUser(userId, context);
  },

  async resetUserPassword(_, { userIds }, context) {
    await context.access.authorize('resetUserPassword');
    return mailUsers(userIds, 'reset', context);
  },

  async sendVerificationEmail(_, { userIds }, context) {
    await context.access.authorize('sendVerificationEmail');
    return mailUsers(userIds, 'verification', context);
  },

  async addUsersToVehicleGroups(_, { input }, context) {
    await context.access.authorize('addUsersToVehicleGroups');
    return regroupUsers(input, 'add', context);
  },

  async removeUsersFromVehicleGroups(_, { input }, context) {
    await context.access.authorize('removeUsersFromVehicleGroups');
    return regroupUsers(input, 'remove', context);
  },

  async applyUserRows(_, { rows }, context) {
    await context.access.authorize('applyUserRows');
    return applyRows(rows, context);
  },
};
