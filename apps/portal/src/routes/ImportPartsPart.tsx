import { ImportParts, type ImportPartsProps } from '@gladhand/admin-widgets';
import workerUrl from '@gladhand/admin-widgets/import-worker?worker&url';
import { useViewer } from '../viewer/ViewerContext';

/** The import of parts, which loads with its first use. */
export function ImportPartsPart(props: Pick<ImportPartsProps, 'onClose'>) {
  const { me } = useViewer();
  return <ImportParts {...props} customerId={me.customerId} workerUrl={workerUrl} />;
}
