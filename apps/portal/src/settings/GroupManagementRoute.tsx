import { GroupManagement } from '@gladhand/admin-widgets';

/** Vehicle groups, their trailers and their users. */
export const GroupManagementRoute = () => <GroupManagement />;
