import { xlsxFile } from '@gladhand/domain/files';
import {
  type HistoryFile,
  HistoryFormat,
  historyFileName,
  historyText,
  reportsTable,
  tripsTable,
} from '@gladhand/domain/history';
import { Button, DownloadIcon, Icon, Menu, perLanguage, saveFile, useMessages } from '@gladhand/ui';
import { TRAILER_HISTORY_MESSAGES } from './messages';

interface Choice {
  label: string;
  format: HistoryFormat;
  type: string;
  /** The contents of the file. */
  write: (file: HistoryFile) => Promise<BlobPart[]>;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const text = (label: string, format: HistoryFormat, type: string): Choice => ({
  label,
  format,
  type,
  write: async (file) => [historyText(file, format)],
});

const choicesOf = perLanguage((messages: typeof TRAILER_HISTORY_MESSAGES): readonly Choice[] => [
  text(messages.gpx, HistoryFormat.Gpx, 'application/gpx+xml'),
  text(messages.kml, HistoryFormat.Kml, 'application/vnd.google-earth.kml+xml'),
  {
    label: messages.excelReports,
    format: HistoryFormat.Xlsx,
    type: XLSX,
    write: (file) => xlsxFile(messages.history, reportsTable(file)),
  },
  {
    label: messages.excelTrips,
    format: HistoryFormat.Xlsx,
    type: XLSX,
    write: (file) => xlsxFile(messages.trips, tripsTable(file)),
  },
  text(messages.csvForSpreadsheets, HistoryFormat.Csv, 'text/csv;charset=utf-8'),
]);

/** Exports the route as a file, created on the page from the data that is shown. */
export function HistoryExport({ file, onSaved }: { file: HistoryFile | undefined; onSaved: (name: string) => void }) {
  const messages = useMessages(TRAILER_HISTORY_MESSAGES);

  const save = async ({ format, type, write }: Choice) => {
    if (!file) return;
    const name = historyFileName(file, format);
    saveFile(await write(file), name, type);
    onSaved(name);
  };
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger asChild>
        <Button icon={<Icon icon={DownloadIcon} />} disabled={!file}>
          {messages.export}
        </Button>
      </Menu.Trigger>
      <Menu.Content>
        {choicesOf(messages).map((choice) => (
          <Menu.Item key={choice.label} onSelect={() => void save(choice)}>
            {choice.label}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
