import { normalizeVin } from '@gladhand/domain/trailers';
import { useMessages } from '@gladhand/ui';
import { useMemo } from 'react';
import { BulkImport } from '../internal/BulkImport/BulkImport';
import { TRAILER_MESSAGES } from './messages';
import { IMPORT_COLUMNS, importCalls } from './trailerImport';

const NO_COLUMNS: readonly string[] = [];
const vinOf = (cells: Readonly<Record<string, string>>) => normalizeVin(cells.VIN ?? '');

interface ImportTrailersProps {
  customerId: number | null;
  workerUrl: string | undefined;
  onClose: () => void;
}

/** Creates and updates trailers from a file, such as an edited export. */
export function ImportTrailers({ customerId, workerUrl, onClose }: ImportTrailersProps) {
  const messages = useMessages(TRAILER_MESSAGES);

  const calls = useMemo(() => importCalls(customerId), [customerId]);
  return (
    <BulkImport
      title={messages.importTitle}
      words={[messages.one, messages.many]}
      columns={IMPORT_COLUMNS}
      keptColumns={NO_COLUMNS}
      identityOf={vinOf}
      doubledText={messages.doubledRow}
      calls={calls}
      workerUrl={workerUrl}
      onClose={onClose}
    />
  );
}
