import { useWidgetHost } from '@gladhand/domain/react';
import { ProgressBar, Spinner, StatusPill } from '@gladhand/ui';
import { styled } from 'styled-components';
import { commandLook, commandText } from '../reefer/commandWords';
import { batchCounts, worstFirst } from './batchEntries';
import type { Batch } from './useBatch';

/** What became of a batch, unit by unit: what went wrong first. */
export function BatchResults({ batch }: { batch: Batch }) {
  const { units } = useWidgetHost();
  const { failed, pending, successful } = batchCounts(batch.entries);
  const total = batch.entries.length;
  return (
    <Results>
      <ProgressBar
        label="Units that have answered"
        value={total - pending}
        max={total}
        detail={`${total - pending} of ${total}`}
      />
      <p role="status">
        {pending} in progress, {failed} failed, {successful} successful
      </p>
      {/* what scrolls and holds no button can be reached by keyboard all the same */}
      <Scroll aria-label="Results, scrollable" tabIndex={0}>
        <Table aria-label="Results">
          <thead>
            <tr>
              <th scope="col">Unit</th>
              <th scope="col">Command</th>
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody>
            {worstFirst(batch.entries).map(({ id, vin, unitId, order, status, message }) => (
              <tr key={id}>
                <th scope="row">
                  {unitId}
                  <Vin>{vin}</Vin>
                </th>
                <td>{commandText(order, units)}</td>
                <td>
                  <Status status={status} />
                  {message && <Message>{message}</Message>}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </Results>
  );
}

function Status({ status }: { status: string }) {
  if (status === 'sending' || status === 'inProgress') {
    return (
      <Waiting>
        <Spinner size={12} /> {status === 'sending' ? 'Sending' : commandLook(status).label}
      </Waiting>
    );
  }
  const { tone, label } = status === 'unanswered' ? NO_ANSWER : commandLook(status);
  return (
    <StatusPill tone={tone} dense plain={tone === 'good'}>
      {label}
    </StatusPill>
  );
}

const NO_ANSWER = { tone: 'unknown', label: 'No answer' } as const;

const Results = styled.div`
  display: grid;
  gap: 8px;
  > p {
    margin: 0;
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
`;

const Scroll = styled.section`
  max-block-size: 50vh;
  overflow-y: auto;
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: var(--gh-text-13);
  th,
  td {
    padding: 6px 8px 6px 0;
    border-block-end: 1px solid var(--gh-color-border-hairline);
    font-weight: 400;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    background: var(--gh-color-surface-raised);
    color: var(--gh-color-text-muted);
    font: 500 12px/16px var(--gh-font-sans);
  }
  tbody th {
    font-weight: 500;
  }
`;

const Vin = styled.span`
  display: block;
  color: var(--gh-color-text-subtle);
  font: 400 12px/16px var(--gh-font-mono);
`;

const Message = styled.p`
  margin: 2px 0 0;
  color: var(--gh-color-text-critical);
  font: var(--gh-text-12);
`;

const Waiting = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
`;
