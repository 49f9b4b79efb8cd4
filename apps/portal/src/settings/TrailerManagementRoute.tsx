import { GroupTree, TrailerManagement } from '@gladhand/admin-widgets';

/** Trailers with what administrators keep of them. */
export const TrailerManagementRoute = () => <TrailerManagement renderGroups={(groups) => <GroupTree {...groups} />} />;
