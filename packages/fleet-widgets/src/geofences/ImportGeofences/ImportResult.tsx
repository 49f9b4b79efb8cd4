import { useReadingFormats } from '@gladhand/domain/react';
import { Banner, Button, useMessages } from '@gladhand/ui';
import { IMPORT_GEOFENCES_MESSAGES } from './messages';
import { isDone } from './rowState';
import type { Importing } from './useImport';

/** What became of an import. */
export function ImportResult({ importing }: { importing: Importing }) {
  const messages = useMessages(IMPORT_GEOFENCES_MESSAGES);
  const formats = useReadingFormats();

  const { phase, rows, undone, left } = importing.state;
  if (phase === 'undone') {
    return (
      <Banner tone="good" title={messages.undone(formats.count(undone))}>
        {left.length > 0 && messages.left(left.map(({ name }) => name).join(', '))}
      </Banner>
    );
  }
  const imported = rows.filter(isDone).length;
  const failed = rows.filter((row) => row.outcome && !isDone(row));
  return (
    <Banner
      tone={failed.length > 0 ? 'caution' : 'good'}
      title={imported === 1 ? messages.importedOne : messages.imported(formats.count(imported))}
      action={
        failed.length > 0 && (
          <Button kind="link" onClick={() => importing.checkAgain(failed)}>
            {messages.checkAgain}
          </Button>
        )
      }
    >
      {failed.length > 0 && messages.notImported(formats.count(failed.length))}
    </Banner>
  );
}
