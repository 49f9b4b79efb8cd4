import { GroupTree, TrailerManagement, trailerListParams } from '@gladhand/admin-widgets';
import importWorkerUrl from '@gladhand/admin-widgets/import-worker?worker&url';
import { useListSearch } from './useListSearch';

/** Trailers with what administrators keep of them. */
export const TrailerManagementRoute = () => (
  <TrailerManagement
    {...useListSearch(trailerListParams)}
    renderGroups={(groups) => <GroupTree {...groups} />}
    importWorkerUrl={importWorkerUrl}
  />
);
