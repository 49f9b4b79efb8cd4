import { DataGrid, EMPTY_LAYOUT, type GridColumn, ToggleChip, useClientRows } from '@gladhand/ui';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { BulkColumn } from './readFile';
import type { JudgedRow } from './useBulkRun';

interface OutcomeTableProps {
  rows: readonly JudgedRow[];
  /** They were applied; before, they would be. */
  applied: boolean;
  /** The column that names a row. */
  first: BulkColumn | undefined;
}

const WORDS: Record<string, readonly [before: string, after: string]> = {
  create: ['Create', 'Created'],
  update: ['Change', 'Changed'],
  unchanged: ['No change', 'No change'],
  refused: ['Refused', 'Refused'],
};

/** What each row does, or did, with its counts; problems alone on demand. */
export function OutcomeTable({ rows, applied, first }: OutcomeTableProps) {
  const [only, setOnly] = useState<string>();
  const [layout, setLayout] = useState(EMPTY_LAYOUT);
  const word = (action: string) => WORDS[action]?.[applied ? 1 : 0] ?? action;
  const shown = useMemo(
    () => rows.filter(({ outcome }) => !only || (only === PROBLEMS ? outcome.problem : outcome.action === only)),
    [rows, only],
  );
  const columns = useMemo(() => outcomeColumns(first, applied), [first, applied]);
  const problems = rows.filter(({ outcome }) => outcome.problem).length;
  const count = (action: string) => rows.filter(({ outcome }) => outcome.action === action).length;
  const toggle = (id: string) => setOnly(only === id ? undefined : id);

  return (
    <>
      <Counts role="group" aria-label="Show only">
        {['create', 'update', 'unchanged'].map((action) => (
          <ToggleChip key={action} pressed={only === action} onClick={() => toggle(action)}>
            {`${word(action)} ${count(action).toLocaleString('en-US')}`}
          </ToggleChip>
        ))}
        <ToggleChip pressed={only === PROBLEMS} tone="critical" onClick={() => toggle(PROBLEMS)}>
          {`Only problems ${problems.toLocaleString('en-US')}`}
        </ToggleChip>
      </Counts>
      <Frame>
        <DataGrid
          label="Rows of the file"
          columns={columns}
          rows={useClientRows({ rows: shown, columns })}
          rowId={({ row }) => String(row.line)}
          rowLabel={({ row }) => `Line ${row.line}`}
          layout={layout}
          onLayoutChange={setLayout}
        >
          {shown.length === 0 && <p>None.</p>}
        </DataGrid>
      </Frame>
    </>
  );
}

const PROBLEMS = 'problems';

function outcomeColumns(first: BulkColumn | undefined, applied: boolean): GridColumn<JudgedRow>[] {
  return [
    {
      id: 'line',
      title: 'Line',
      width: 64,
      align: 'end',
      cell: ({ row }) => ({ text: String(row.line), look: 'quiet' }),
    },
    {
      id: 'name',
      title: first?.title ?? 'Row',
      width: 230,
      cell: ({ row }) => ({ text: (first && row.cells[first.id]) || '-', look: 'strong' }),
    },
    {
      id: 'outcome',
      title: 'Outcome',
      width: 116,
      cell: ({ outcome }) => ({
        text: WORDS[outcome.action]?.[applied ? 1 : 0] ?? outcome.action,
        ...(outcome.action === 'refused' && { tone: 'critical' }),
        ...(outcome.action !== 'refused' && outcome.problem && { tone: 'caution' }),
      }),
    },
    {
      id: 'why',
      title: 'What changes, or why not',
      width: 460,
      cell: ({ outcome }) => {
        const changes = outcome.changes.map(({ field, before, after }) =>
          before ? `${field}: ${before} to ${after || 'empty'}` : `${field}: ${after || 'empty'}`,
        );
        const text = outcome.problem || changes.join('; ') || '-';
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
