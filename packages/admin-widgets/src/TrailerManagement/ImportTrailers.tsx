import { normalizeVin } from '@gladhand/domain';
import { useMemo } from 'react';
import { BulkImport } from '../internal/BulkImport/BulkImport';
import { IMPORT_COLUMNS, importCalls } from './trailerImport';

const NO_COLUMNS: readonly string[] = [];
const vinOf = (cells: Readonly<Record<string, string>>) => normalizeVin(cells.VIN ?? '');

interface ImportTrailersProps {
  customerId: number | null;
  workerUrl: string | undefined;
  onClose: () => void;
}

/** Creates and changes trailers by a file; an export that was edited is one. */
export function ImportTrailers({ customerId, workerUrl, onClose }: ImportTrailersProps) {
  const calls = useMemo(() => importCalls(customerId), [customerId]);
  return (
    <BulkImport
      title="Import Trailers"
      words={['trailer', 'trailers']}
      columns={IMPORT_COLUMNS}
      keptColumns={NO_COLUMNS}
      identityOf={vinOf}
      doubledText="This VIN stands in this file more than once."
      calls={calls}
      workerUrl={workerUrl}
      onClose={onClose}
    />
  );
}
