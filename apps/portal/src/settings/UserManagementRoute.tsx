import { GroupTree, UserManagement } from '@gladhand/admin-widgets';

/** Users, their types and their groups. */
export const UserManagementRoute = () => (
  <UserManagement groupTree={(props) => <GroupTree {...props} label="Groups of the user" />} />
);
