import { csvFile, type FileColumn, type FileTable, type FileValue, wallTimeOf, xlsxFile } from '@gladhand/domain/files';
import { exportFileName, type ReadingFormats } from '@gladhand/domain/formats';
import { issueKind, type ShownIssue } from '@gladhand/domain/maintenance';
import { useApiFetch, useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { loadStatus } from '@gladhand/domain/readings';
import { Button, DownloadIcon, ExportDialog, Icon, Menu, type Say, useMessages, useWords } from '@gladhand/ui';
import { useState } from 'react';
import { shownState, stateText } from '../internal/issueWords';
import { allIssues } from '../internal/maintenanceQueries';
import { type MaintenanceView, searchOf } from '../internal/maintenanceView';
import { useEvidenceText } from '../internal/useEvidenceText';
import { MAINTENANCE_MESSAGES } from './messages';

/** Exports all issues of the list to CSV or XLSX, in its order. */
export function ExportIssues({ view, disabled }: { view: MaintenanceView; disabled: boolean }) {
  const messages = useMessages(MAINTENANCE_MESSAGES);
  const say = useWords();
  const formats = useReadingFormats();
  const { now, timeZone } = useWidgetHost();
  const fetch = useApiFetch();
  const [format, setFormat] = useState<'csv' | 'xlsx'>();
  const evidenceOf = useEvidenceText();
  const context = { messages, say, formats, timeZone, evidenceOf };
  return (
    <>
      <Menu.Root modal={false}>
        <Menu.Trigger asChild>
          <Button icon={<Icon icon={DownloadIcon} />} disabled={disabled}>
            {messages.export}
          </Button>
        </Menu.Trigger>
        <Menu.Content>
          <Menu.Item onSelect={() => setFormat('csv')}>{messages.csv}</Menu.Item>
          <Menu.Item onSelect={() => setFormat('xlsx')}>{messages.xlsx}</Menu.Item>
        </Menu.Content>
      </Menu.Root>
      {format && (
        <ExportDialog
          fileName={exportFileName({ what: messages.title, at: now(), timeZone, ending: format })}
          many={messages.issuesOfFile}
          texts={{ title: messages.export }}
          write={async (run) => {
            const table = issueTable(context, allIssues(searchOf(view), run, fetch));
            return format === 'csv' ? csvFile(table) : xlsxFile(messages.title, table);
          }}
          onClose={() => setFormat(undefined)}
        />
      )}
    </>
  );
}

interface TableContext {
  messages: typeof MAINTENANCE_MESSAGES;
  say: Say;
  formats: ReadingFormats;
  timeZone: string;
  evidenceOf: ReturnType<typeof useEvidenceText>;
}

/** Issues as a table for a file: instants in the viewer's zone, which the heading names. */
export function issueTable(context: TableContext, pages: AsyncIterable<readonly ShownIssue[]>): FileTable {
  const { messages, timeZone, formats } = context;
  const { columns: heads } = messages;
  const time = (heading: string): FileColumn => ({ heading: messages.inZone(heading, timeZone), isTime: true });
  const columns: FileColumn[] = [
    ...[heads.state, heads.unitId].map((heading) => ({ heading })),
    { heading: heads.vin, widthCharacters: 18 },
    { heading: heads.customer },
    { heading: heads.issue, widthCharacters: 22 },
    { heading: heads.evidence, widthCharacters: 40 },
    time(heads.since),
    ...[heads.round, heads.occurrences].map((heading) => ({ heading })),
    { heading: messages.inZone(heads.miles, formats.unit('mi')) },
    { heading: heads.place, widthCharacters: 30 },
    ...[heads.geofence, heads.load].map((heading) => ({ heading })),
    time(heads.lastReport),
    { heading: heads.assignee, widthCharacters: 24 },
    time(heads.repaired),
    { heading: heads.score },
  ];
  return {
    columns,
    pages: (async function* () {
      for await (const issues of pages) yield issues.map((issue) => valuesOf(issue, context));
    })(),
  };
}

function valuesOf(issue: ShownIssue, { say, formats, timeZone, evidenceOf }: TableContext): FileValue[] {
  const time = (at: string | null | undefined) => (at ? wallTimeOf(new Date(at), timeZone) : null);
  return [
    ...[stateText(shownState(issue), say), issue.unitId, issue.vin, issue.customerName],
    say(issueKind(issue.kind).label),
    evidenceOf(issue.kind, issue.evidence),
    time(issue.since),
    ...[issue.round, issue.occurrences],
    issue.miles == null ? null : Math.round(formats.toShown(issue.miles, 'mi')),
    ...[issue.address ?? null, issue.geofence ?? null],
    issue.loadStatus ? say(loadStatus(issue.loadStatus).label) : null,
    time(issue.lastReport),
    issue.assignee ?? null,
    time(issue.repairedAt),
    issue.score,
  ];
}
