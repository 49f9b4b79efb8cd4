import { GroupTree, UserManagement, userListParams } from '@gladhand/admin-widgets';
import importWorkerUrl from '@gladhand/admin-widgets/import-worker?worker&url';
import { useMessages } from '@gladhand/ui';
import { SETTINGS_MESSAGES } from './messages';
import { useListSearch } from './useListSearch';

/** Users, their types and their groups. */
export function UserManagementRoute() {
  const messages = useMessages(SETTINGS_MESSAGES);
  return (
    <UserManagement
      {...useListSearch(userListParams)}
      groupTree={(props) => <GroupTree {...props} label={messages.userGroups} />}
      importWorkerUrl={importWorkerUrl}
    />
  );
}
