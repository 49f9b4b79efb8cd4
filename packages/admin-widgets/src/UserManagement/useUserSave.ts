import type { ApiError } from '@gladhand/domain';
import type { ManagedUser } from '@gladhand/domain/administration';
import { useApiMutation } from '@gladhand/domain/react';
import { groupDifference } from '@gladhand/domain/users';
import { addToGroups, removeFromGroups, updateUser } from './userQueries';

/** The changes of an edit. What is undefined stays as it is. */
export interface WantedEdit {
  roleNames: readonly string[] | undefined;
  groups: { customerId: number; before: readonly string[]; after: readonly string[] } | undefined;
}

/** The result of an edit: the user as it is now, and the error that stopped the edit. */
export interface EditResult {
  user: ManagedUser;
  error?: ApiError | undefined;
  /** Groups were removed, and the new groups are not added yet. */
  halfway?: boolean | undefined;
}

/** Saves roles, then removes groups, then adds groups. It stops at the first failure. */
export function useUserSave() {
  const updating = useApiMutation(updateUser);
  const adding = useApiMutation(addToGroups);
  const removing = useApiMutation(removeFromGroups);

  async function save(read: ManagedUser, { roleNames, groups }: WantedEdit): Promise<EditResult> {
    let user = read;
    let halfway = false;
    try {
      if (roleNames)
        user = await updating.mutateAsync({ userId: read.id, roleNames: [...roleNames], version: read.version });
      if (groups) {
        const { added, removed } = groupDifference(groups.before, groups.after);
        const input = { userIds: [read.id], customerId: groups.customerId };
        if (removed.length > 0) {
          [user = user] = await removing.mutateAsync({ ...input, vehicleGroupIds: [...removed] });
          halfway = added.length > 0;
        }
        if (added.length > 0) [user = user] = await adding.mutateAsync({ ...input, vehicleGroupIds: [...added] });
      }
      return { user };
    } catch (error) {
      return { user, error: error as ApiError, halfway };
    }
  }

  return { save, working: updating.isPending || adding.isPending || removing.isPending };
}
