import { csvFile, type FileTable, xlsxFile } from '@gladhand/domain/files';
import { exportFileName } from '@gladhand/domain/formats';
import { useWidgetHost } from '@gladhand/domain/react';
import { DownloadIcon, ExportDialog, type ExportRun, Icon, IconButton, Menu, useMessages } from '@gladhand/ui';
import { useState } from 'react';
import { INSIGHTS_MESSAGES } from './messages';

interface ExportPanelProps {
  title: string;
  table: (run: ExportRun) => FileTable;
}

/** Exports the table of a measure to CSV or XLSX. */
export function ExportPanel({ title, table }: ExportPanelProps) {
  const messages = useMessages(INSIGHTS_MESSAGES);
  const { now } = useWidgetHost();
  const [format, setFormat] = useState<'csv' | 'xlsx'>();
  return (
    <>
      <Menu.Root modal={false}>
        <Menu.Trigger asChild>
          <IconButton
            kind="quiet"
            size="xsmall"
            label={messages.export(title)}
            icon={<Icon icon={DownloadIcon} size={15} />}
          />
        </Menu.Trigger>
        <Menu.Content>
          <Menu.Item onSelect={() => setFormat('csv')}>{messages.csv}</Menu.Item>
          <Menu.Item onSelect={() => setFormat('xlsx')}>{messages.xlsx}</Menu.Item>
        </Menu.Content>
      </Menu.Root>
      {format && (
        <ExportDialog
          fileName={exportFileName({ what: title, at: now(), timeZone: 'UTC', ending: format })}
          many={messages.rowsOfFile}
          texts={{ title: messages.exportTitle }}
          write={async (run) => (format === 'csv' ? csvFile(table(run)) : xlsxFile(title, table(run)))}
          onClose={() => setFormat(undefined)}
        />
      )}
    </>
  );
}
