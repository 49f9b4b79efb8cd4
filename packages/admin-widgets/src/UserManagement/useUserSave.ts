import { type ApiError, groupDifference, type ManagedUser } from '@gladhand/domain';
import { useApiMutation } from '@gladhand/domain/react';
import { addToGroups, removeFromGroups, updateUser } from './userQuery';

/** What an edit asks for. What is undefined stays as it is. */
export interface WantedEdit {
  roleNames: readonly string[] | undefined;
  groups: { customerId: number; before: readonly string[]; after: readonly string[] } | undefined;
}

/** How far an edit came: the user as it is now, and what stopped it. */
export interface EditResult {
  user: ManagedUser;
  error?: ApiError;
  /** Groups were taken away and the new ones are not there yet. */
  halfway?: boolean;
}

/** Saves roles, then takes groups away, then adds the new ones; stops where something fails and says where. */
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
