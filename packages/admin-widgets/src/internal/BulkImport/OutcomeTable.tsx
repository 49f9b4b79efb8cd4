import { useWidgetHost } from '@gladhand/domain/react';
import { perLanguage, type Say, sayEnglish, ToggleChip, useMessages, useWords } from '@gladhand/ui';
import { DataGrid, EMPTY_LAYOUT, type GridColumn, useClientRows } from '@gladhand/ui/grid';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { saySentences } from '../writing';
import { IMPORT_MESSAGES } from './messages';
import type { BulkColumn } from './readFile';
import type { JudgedRow } from './useBulkRun';

interface OutcomeTableProps {
  rows: readonly JudgedRow[];
  /** Whether the rows were applied, or only checked. */
  applied: boolean;
  /** The column that identifies a row. */
  first: BulkColumn | undefined;
}

const wordsOf = perLanguage(
  (messages: typeof IMPORT_MESSAGES): Record<string, readonly [before: string, after: string]> => ({
    create: [messages.create, messages.created],
    update: [messages.change, messages.changed],
    unchanged: [messages.unchanged, messages.unchanged],
    refused: [messages.rowRefused, messages.rowRefused],
  }),
);

/** The outcome of each row, with counts that filter the table. */
export function OutcomeTable({ rows, applied, first }: OutcomeTableProps) {
  const messages = useMessages(IMPORT_MESSAGES);

  const say = useWords();
  const { locale } = useWidgetHost();
  const [only, setOnly] = useState<string>();
  const [layout, setLayout] = useState(EMPTY_LAYOUT);
  const word = (action: string) => wordsOf(messages)[action]?.[applied ? 1 : 0] ?? action;
  const shown = useMemo(
    () => rows.filter(({ outcome }) => !only || (only === PROBLEMS ? outcome.problem : outcome.action === only)),
    [rows, only],
  );
  const columns = useMemo(() => outcomeColumns(first, applied, messages, say), [first, applied, messages, say]);
  const problems = rows.filter(({ outcome }) => outcome.problem).length;
  const count = (action: string) => rows.filter(({ outcome }) => outcome.action === action).length;
  const toggle = (id: string) => setOnly(only === id ? undefined : id);

  return (
    <>
      <Counts role="group" aria-label={messages.showOnly}>
        {['create', 'update', 'unchanged'].map((action) => (
          <ToggleChip key={action} pressed={only === action} onClick={() => toggle(action)}>
            {messages.countOf(word(action), count(action).toLocaleString(locale))}
          </ToggleChip>
        ))}
        <ToggleChip pressed={only === PROBLEMS} tone="critical" onClick={() => toggle(PROBLEMS)}>
          {messages.onlyProblems(problems.toLocaleString(locale))}
        </ToggleChip>
      </Counts>
      <Frame>
        <DataGrid
          label={messages.rows}
          columns={columns}
          rows={useClientRows({ rows: shown, columns })}
          rowId={({ row }) => String(row.line)}
          rowLabel={({ row }) => messages.lineNumber(row.line)}
          layout={layout}
          onLayoutChange={setLayout}
        >
          {shown.length === 0 && <p>{messages.none}</p>}
        </DataGrid>
      </Frame>
    </>
  );
}

const PROBLEMS = 'problems';

function outcomeColumns(
  first: BulkColumn | undefined,
  applied: boolean,
  messages = IMPORT_MESSAGES,
  say: Say = sayEnglish,
): GridColumn<JudgedRow>[] {
  return [
    {
      id: 'line',
      title: messages.line,
      width: 64,
      align: 'end',
      cell: ({ row }) => ({ text: String(row.line), look: 'quiet' }),
    },
    {
      id: 'name',
      title: first ? say(first.title) : messages.row,
      width: 230,
      cell: ({ row }) => ({ text: (first && row.cells[first.id]) || '-', look: 'strong' }),
    },
    {
      id: 'outcome',
      title: messages.outcome,
      width: 116,
      cell: ({ outcome }) => ({
        text: wordsOf(messages)[outcome.action]?.[applied ? 1 : 0] ?? outcome.action,
        ...(outcome.action === 'refused' && { tone: 'critical' }),
        ...(outcome.action !== 'refused' && outcome.problem && { tone: 'caution' }),
      }),
    },
    {
      id: 'why',
      title: messages.details,
      width: 460,
      cell: ({ outcome }) => {
        const changes = outcome.changes.map(({ field, before, after }) =>
          before ? messages.changedFrom(say(field), before, after ?? '') : messages.setTo(say(field), after ?? ''),
        );
        const text = (outcome.problem && saySentences(outcome.problem, say)) || changes.join('; ') || '-';
        return { text, hint: text.length > 60 ? text : undefined };
      },
    },
  ];
}

const Counts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block: 12px 10px;
`;

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  block-size: min(420px, 50vh);
  min-block-size: 180px;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-md);
  overflow: hidden;
`;
