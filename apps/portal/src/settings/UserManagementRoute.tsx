import { GroupTree, UserManagement, userListParams } from '@gladhand/admin-widgets';
import importWorkerUrl from '@gladhand/admin-widgets/import-worker?worker&url';
import { SETTINGS_MESSAGES as TEXT } from './messages';
import { useListSearch } from './useListSearch';

/** Users, their types and their groups. */
export const UserManagementRoute = () => (
  <UserManagement
    {...useListSearch(userListParams)}
    groupTree={(props) => <GroupTree {...props} label={TEXT.userGroups} />}
    importWorkerUrl={importWorkerUrl}
  />
);
