import { GroupTree, UserManagement } from '@gladhand/admin-widgets';
import importWorkerUrl from '@gladhand/admin-widgets/import-worker?worker&url';

/** Users, their types and their groups. */
export const UserManagementRoute = () => (
  <UserManagement
    groupTree={(props) => <GroupTree {...props} label="Groups of the user" />}
    importWorkerUrl={importWorkerUrl}
  />
);
