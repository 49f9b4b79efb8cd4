import { Banner } from '@gladhand/ui';
import { styled } from 'styled-components';
import type { Difference } from './differences';

export interface SaveConflictProps {
  /** What somebody else saved, as it goes into a sentence: 'this customer'. */
  what: string;
  differences: readonly Difference[];
}

/** Above a form that somebody else was quicker to save: theirs beside mine, field by field. Nothing typed is lost. */
export function SaveConflict({ what, differences }: SaveConflictProps) {
  return (
    <Banner tone="caution" title={`Somebody else saved ${what} meanwhile`}>
      <p>
        {differences.length > 0
          ? 'What you typed is kept. Change it here, or save again to put yours on top of theirs.'
          : 'They made the same changes as you.'}
      </p>
      {differences.length > 0 && (
        <Table>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Theirs</th>
              <th scope="col">Yours</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ label, theirs, mine }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{theirs || 'empty'}</td>
                <td>{mine || 'empty'}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Banner>
  );
}

const Table = styled.table`
  inline-size: 100%;
  margin-block-start: 8px;
  border-collapse: collapse;
  font: var(--gh-text-12);

  th,
  td {
    padding: 4px 12px 4px 0;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th {
    font-weight: 500;
  }
`;
