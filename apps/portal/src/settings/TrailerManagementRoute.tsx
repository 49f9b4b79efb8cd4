import { GroupTree, TrailerManagement } from '@gladhand/admin-widgets';
import importWorkerUrl from '@gladhand/admin-widgets/import-worker?worker&url';

/** Trailers with what administrators keep of them. */
export const TrailerManagementRoute = () => (
  <TrailerManagement renderGroups={(groups) => <GroupTree {...groups} />} importWorkerUrl={importWorkerUrl} />
);
