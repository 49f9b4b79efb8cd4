import { csvFile, type FileTable, xlsxFile } from '@gladhand/domain/files';
import { exportFileName } from '@gladhand/domain/formats';
import { useApiFetch, useWidgetHost } from '@gladhand/domain/react';
import { Button, DownloadIcon, ExportDialog, type ExportRun, Icon, Menu, useMessages } from '@gladhand/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { GEOFENCE_VISITS_MESSAGES } from './messages';

interface ExportVisitsProps {
  /** Where the button is placed. */
  slot: HTMLElement | null;
  /** What the file contains, for its name and its sheet. */
  what: string;
  /** The rows in plural. */
  many: string;
  table: (run: ExportRun, fetch: ReturnType<typeof useApiFetch>) => FileTable;
}

/** Exports all rows of the table, as they are on the screen, to CSV or XLSX. */
export function ExportVisits({ slot, what, many, table }: ExportVisitsProps) {
  const messages = useMessages(GEOFENCE_VISITS_MESSAGES);

  const { now, timeZone } = useWidgetHost();
  const fetch = useApiFetch();
  const [format, setFormat] = useState<'csv' | 'xlsx'>();
  return (
    <>
      {slot &&
        createPortal(
          <Menu.Root modal={false}>
            <Menu.Trigger asChild>
              <Button icon={<Icon icon={DownloadIcon} />}>{messages.export}</Button>
            </Menu.Trigger>
            <Menu.Content>
              <Menu.Item onSelect={() => setFormat('csv')}>{messages.csv}</Menu.Item>
              <Menu.Item onSelect={() => setFormat('xlsx')}>{messages.xlsx}</Menu.Item>
            </Menu.Content>
          </Menu.Root>,
          slot,
        )}
      {format && (
        <ExportDialog
          fileName={exportFileName({ what, at: now(), timeZone, ending: format })}
          many={many}
          texts={{ title: messages.export }}
          write={async (run) => {
            const rows = table(run, fetch);
            return format === 'csv' ? csvFile(rows) : xlsxFile(what, rows);
          }}
          onClose={() => setFormat(undefined)}
        />
      )}
    </>
  );
}
