import { type HistoryFile, HistoryFormat, historyFileName, historyText } from '@gladhand/domain';
import { Button, DownloadIcon, Icon, Menu, saveFile } from '@gladhand/ui';

const FORMATS = [
  [HistoryFormat.Gpx, 'GPX, for navigation and maps', 'application/gpx+xml'],
  [HistoryFormat.Kml, 'KML, for Google Earth', 'application/vnd.google-earth.kml+xml'],
  [HistoryFormat.Csv, 'CSV, for spreadsheets', 'text/csv;charset=utf-8'],
] as const;

/** The way as a file, made here of what is shown. */
export function HistoryExport({ file, onSaved }: { file: HistoryFile | undefined; onSaved: (name: string) => void }) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger asChild>
        <Button icon={<Icon icon={DownloadIcon} />} disabled={!file}>
          Export
        </Button>
      </Menu.Trigger>
      <Menu.Content>
        {FORMATS.map(([format, label, type]) => (
          <Menu.Item
            key={format}
            onSelect={() => {
              if (!file) return;
              const name = historyFileName(file, format);
              saveFile([historyText(file, format)], name, type);
              onSaved(name);
            }}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
