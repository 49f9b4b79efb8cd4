import type { ManagedUser } from '@gladhand/domain/administration';
import { useApiMutation } from '@gladhand/domain/react';
import { useMessages } from '@gladhand/ui';
import { USER_MESSAGES } from './messages';
import type { Result } from './result';
import { addToGroups, removeFromGroups } from './userQueries';

/** Group of a customer whose members can send reefer commands. */
export interface CommandGroup {
  groupId: string;
  customerId: number;
}

/** Gives users the right to send reefer commands, or takes it away, from a row of the table. */
export function useReeferSwitch(onFailed: (result: Result) => void) {
  const messages = useMessages(USER_MESSAGES);
  const adding = useApiMutation(addToGroups);
  const removing = useApiMutation(removeFromGroups);
  return {
    /** Id of the user whose change is being saved. */
    savingId: [adding, removing].find(({ isPending }) => isPending)?.variables?.userIds[0],
    change(user: ManagedUser, isMember: boolean, { groupId, customerId }: CommandGroup) {
      (isMember ? adding : removing).mutate(
        { userIds: [user.id], customerId, vehicleGroupIds: [groupId] },
        {
          onError: ({ message }) =>
            onFailed({ tone: 'critical', text: messages.notUpdated(user.email), lines: [message] }),
        },
      );
    },
  };
}
