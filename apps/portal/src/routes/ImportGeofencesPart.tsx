import workerUrl from '@gladhand/fleet-widgets/geofence-file-worker?worker&url';
import { ImportGeofences as Dialog, type ImportGeofencesProps } from '@gladhand/fleet-widgets/geofences';

/** The import of geofences, which loads with its first use. */
export const ImportGeofences = (props: Omit<ImportGeofencesProps, 'workerUrl'>) => (
  <Dialog workerUrl={workerUrl} {...props} />
);
