import { useWidgetHost } from '@gladhand/domain/react';
import { Link, ProgressBar, perLanguage, Spinner, StatusPill, Table, useMessages, useWords } from '@gladhand/ui';
import { styled } from 'styled-components';
import { commandLook, commandText } from '../commands/commandWords';
import { REEFER_MESSAGES } from '../commands/messages';
import { batchCounts, worstFirst } from './batchEntries';
import { REEFER_BATCH_MESSAGES } from './messages';
import type { Batch } from './useBatch';

/** The result of a batch for each unit, failures first. */
export function BatchResults({ batch }: { batch: Batch }) {
  const say = useWords();
  const reeferBatchMessages = useMessages(REEFER_BATCH_MESSAGES);
  const reeferMessages = useMessages(REEFER_MESSAGES);

  const { units, links } = useWidgetHost();
  const { failed, pending, successful } = batchCounts(batch.entries);
  const total = batch.entries.length;
  return (
    <Results>
      <ProgressBar
        label={reeferBatchMessages.respondedUnits}
        value={total - pending}
        max={total}
        detail={reeferBatchMessages.of(total - pending, total)}
      />
      <p role="status">{reeferBatchMessages.progress(pending, failed, successful)}</p>
      {/* A scrollable area without a control inside has to be focusable itself. */}
      <Scroll aria-label={reeferBatchMessages.resultsScrollable} tabIndex={0}>
        <Table framed aria-label={reeferBatchMessages.results}>
          <thead>
            <tr>
              <th scope="col">{reeferBatchMessages.unit}</th>
              <th scope="col">{reeferBatchMessages.command}</th>
              <th scope="col">{reeferBatchMessages.status}</th>
            </tr>
          </thead>
          <tbody>
            {worstFirst(batch.entries).map(({ id, vin, unitId, order, status, message }) => (
              <tr key={id}>
                <th scope="row">
                  {links.trailer ? <Link href={links.trailer(vin)}>{unitId}</Link> : unitId}
                  <Vin>{vin}</Vin>
                </th>
                <td>{commandText(order, units, reeferMessages, say)}</td>
                <td>
                  <Status status={status} />
                  {message && <Message>{say(message)}</Message>}
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
  const say = useWords();
  const messages = useMessages(REEFER_BATCH_MESSAGES);

  if (status === 'sending' || status === 'inProgress') {
    return (
      <Waiting>
        <Spinner size={12} /> {status === 'sending' ? messages.sending : commandLook(status, say).label}
      </Waiting>
    );
  }
  const { tone, label } = status === 'unanswered' ? noAnswerOf(messages) : commandLook(status, say);
  return (
    <StatusPill tone={tone} dense plain={tone === 'good'}>
      {label}
    </StatusPill>
  );
}

const noAnswerOf = perLanguage(
  (messages: typeof REEFER_BATCH_MESSAGES) => ({ tone: 'unknown', label: messages.noResponse }) as const,
);

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
