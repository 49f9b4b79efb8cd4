import type { VehiclesToGroupsLine, VehiclesToGroupsResult } from '@gladhand/domain/administration';
import { perLanguage, useMessages } from '@gladhand/ui';
import { EMPTY_LAYOUT, type GridCell, type GridColumn, PagedGrid } from '@gladhand/ui/grid';
import { styled } from 'styled-components';
import { GROUP_MESSAGES } from './messages';

const looksOf = perLanguage(
  (messages: typeof GROUP_MESSAGES): Readonly<Record<string, GridCell>> => ({
    added: { tone: 'good', text: messages.added },
    unchanged: { text: messages.alreadyInside },
    nothingToDo: { text: messages.nothing },
    repeated: { text: messages.repeated },
    notFound: { tone: 'critical', text: messages.notFound },
    ambiguous: { tone: 'caution', text: messages.ambiguous },
    reserved: { tone: 'caution', text: messages.reserved },
  }),
);
const lookOf = (outcome: string, messages = GROUP_MESSAGES) => looksOf(messages)[outcome] ?? { text: outcome };

/** The result of each line, unresolved lines first. */
export function PasteResult({ result }: { result: VehiclesToGroupsResult }) {
  const messages = useMessages(GROUP_MESSAGES);

  return (
    <>
      <p role="status" style={{ margin: 0 }}>
        {messages.newMemberships(result.added)}
      </p>
      <Lines label={messages.groups} lines={result.groups} />
      <Lines label={messages.trailers} lines={result.vehicles} />
    </>
  );
}

const UNRESOLVED = ['notFound', 'ambiguous', 'reserved'];

interface NumberedLine extends VehiclesToGroupsLine {
  number: number;
}

/** A page has 50 lines of up to 2,000, all of them in the document. */
function Lines({ label, lines }: { label: string; lines: readonly VehiclesToGroupsLine[] }) {
  const messages = useMessages(GROUP_MESSAGES);

  const numbered = lines.map((line, index): NumberedLine => ({ ...line, number: index + 1 }));
  const sorted = numbered.toSorted(
    (a, b) => Number(UNRESOLVED.includes(b.outcome)) - Number(UNRESOLVED.includes(a.outcome)),
  );
  const columns: GridColumn<NumberedLine>[] = [
    { id: 'line', title: messages.line, cell: ({ number }) => ({ text: String(number) }) },
    { id: 'text', title: label, cell: ({ text }) => ({ text }) },
    { id: 'result', title: messages.result, cell: ({ outcome }) => lookOf(outcome, messages) },
  ];
  return (
    <Frame>
      <PagedGrid
        label={label}
        columns={columns}
        rows={{ count: sorted.length, at: (index) => sorted[index] }}
        rowId={({ number }) => String(number)}
        rowLabel={({ text }) => text}
        layout={EMPTY_LAYOUT}
      />
    </Frame>
  );
}

const Frame = styled.div`
  block-size: 220px;
`;
