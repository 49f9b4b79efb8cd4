import { TrailerManagement, trailerListParams } from '@gladhand/admin-widgets';
import importWorkerUrl from '@gladhand/admin-widgets/import-worker?worker&url';
import { useListSearch } from './useListSearch';

/** The trailers that administrators manage. */
export const TrailerManagementRoute = () => (
  <TrailerManagement {...useListSearch(trailerListParams)} importWorkerUrl={importWorkerUrl} />
);
