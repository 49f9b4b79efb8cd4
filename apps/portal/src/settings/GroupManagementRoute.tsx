import { GroupManagement, groupListParams } from '@gladhand/admin-widgets';
import { useListSearch } from './useListSearch';

/** Vehicle groups, their trailers and their users. */
export const GroupManagementRoute = () => <GroupManagement {...useListSearch(groupListParams)} />;
