import { UserManagement, userListParams } from '@gladhand/admin-widgets';
import importWorkerUrl from '@gladhand/admin-widgets/import-worker?worker&url';
import { useListSearch } from './useListSearch';

/** Users, their types and their groups. */
export const UserManagementRoute = () => (
  <UserManagement {...useListSearch(userListParams)} importWorkerUrl={importWorkerUrl} />
);
