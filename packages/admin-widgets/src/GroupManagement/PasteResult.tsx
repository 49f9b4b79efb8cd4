import type { VehiclesToGroupsLine, VehiclesToGroupsResult } from '@gladhand/domain';
import { StatusPill, type Tone } from '@gladhand/ui';
import { styled } from 'styled-components';
import { counted } from './groupWords';

const LOOK: Readonly<Record<string, { tone: Tone; word: string }>> = {
  added: { tone: 'good', word: 'Added' },
  unchanged: { tone: 'neutral', word: 'Was there' },
  nothingToDo: { tone: 'neutral', word: 'Nothing to add' },
  repeated: { tone: 'neutral', word: 'Repeated' },
  notFound: { tone: 'critical', word: 'Not found' },
  ambiguous: { tone: 'caution', word: 'Several trailers have this unit ID: take the VIN' },
  reserved: { tone: 'caution', word: 'Special group: takes no trailers' },
};
const lookOf = (outcome: string) => LOOK[outcome] ?? { tone: 'neutral', word: outcome };

/** What became of each line, the open ones first. */
export function PasteResult({ result }: { result: VehiclesToGroupsResult }) {
  return (
    <>
      <p role="status" style={{ margin: 0 }}>
        {counted(result.added, 'new membership')}
      </p>
      <Lines label="Groups" lines={result.groups} />
      <Lines label="Trailers" lines={result.vehicles} />
    </>
  );
}

const ORDER = ['notFound', 'ambiguous', 'reserved'];

function Lines({ label, lines }: { label: string; lines: readonly VehiclesToGroupsLine[] }) {
  const numbered = lines.map((line, at) => ({ ...line, number: at + 1 }));
  const sorted = numbered.toSorted((a, b) => Number(ORDER.includes(b.outcome)) - Number(ORDER.includes(a.outcome)));
  return (
    <Section aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">{label}</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ number, text, outcome }) => (
            <tr key={number}>
              <td>{number}</td>
              <td>
                <bdi>{text}</bdi>
              </td>
              <td>
                <StatusPill tone={lookOf(outcome).tone} plain>
                  {lookOf(outcome).word}
                </StatusPill>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

const Section = styled.section`
  max-block-size: 220px;
  overflow: auto;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-sm);

  table {
    inline-size: 100%;
    table-layout: fixed;
    border-collapse: collapse;
    font: var(--gh-text-13);
  }
  th,
  td {
    padding: 4px 10px;
    text-align: start;
    overflow-wrap: anywhere;
    border-block-end: 1px solid var(--gh-color-border-hairline);
  }
  th:first-child {
    inline-size: 48px;
  }
  th:nth-child(2) {
    inline-size: 40%;
  }
  td > span {
    white-space: normal;
  }
  th {
    position: sticky;
    inset-block-start: 0;
    background: var(--gh-color-surface-sunken);
    font: var(--gh-text-12);
    font-weight: 500;
  }
`;
