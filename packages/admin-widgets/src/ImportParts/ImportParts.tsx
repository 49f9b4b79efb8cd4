import { useMessages } from '@gladhand/ui';
import { useMemo } from 'react';
import { BulkImport } from '../internal/BulkImport/BulkImport';
import { type LocalizedProps, WidgetTexts } from '../internal/WidgetTexts';
import { IMPORT_PARTS_MESSAGES } from './messages';
import { PART_IMPORT_COLUMNS, partCalls, partIdentity } from './partImport';

export interface ImportPartsProps extends LocalizedProps {
  /** The customer of rows for a model. @default the user's only customer */
  customerId?: number | null | undefined;
  /** Address of `import-worker.js` of this package. @default files are read on the page's thread */
  workerUrl?: string | undefined;
  onClose: () => void;
}

const NO_COLUMNS: readonly string[] = [];

/** A dialog that adds parts to trailers and models from a CSV or JSON file, such as an edited export. */
export function ImportParts({ messages, ...props }: ImportPartsProps) {
  return (
    <WidgetTexts messages={messages}>
      <ImportPartsBody {...props} />
    </WidgetTexts>
  );
}

function ImportPartsBody({ customerId = null, workerUrl, onClose }: ImportPartsProps) {
  const messages = useMessages(IMPORT_PARTS_MESSAGES);
  const calls = useMemo(() => partCalls(customerId), [customerId]);
  return (
    <BulkImport
      title={messages.title}
      words={[messages.one, messages.many]}
      columns={PART_IMPORT_COLUMNS}
      keptColumns={NO_COLUMNS}
      identityOf={partIdentity}
      doubledText={messages.doubled}
      calls={calls}
      workerUrl={workerUrl}
      onClose={onClose}
    />
  );
}
