import { useApiMutation, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { isRequestOpen, type SimAction, type SimRequestState, simRefusal } from '@gladhand/domain/sims';
import { Banner, Button, ProgressBar, useMessages, useWords } from '@gladhand/ui';
import { momentText, useWriting } from '../internal/writing';
import { SUBSCRIPTION_MESSAGES } from './messages';
import * as S from './SubscriptionManagement.styles';
import { retrySims, simBatchQuery } from './simQueries';
import type { SubscriptionView } from './subscriptionView';

interface BatchProgressProps {
  batchId: string;
  view: SubscriptionView;
  onChange: (change: Partial<SubscriptionView>) => void;
}

/** How often the progress of an unfinished batch is read, in ms. */
const REFRESH_MS = 5_000;

/** How far the provider has got with changes that were requested together, and what it refused. */
export function BatchProgress({ batchId, view, onChange }: BatchProgressProps) {
  const messages = useMessages(SUBSCRIPTION_MESSAGES);
  const say = useWords();
  const writing = useWriting();
  const { can, locale } = useWidgetHost();
  const query = useApiQuery(simBatchQuery(batchId), { refreshMs: REFRESH_MS });
  const retry = useApiMutation(retrySims);
  const leave = (
    <Button size="xsmall" onClick={() => onChange({ batchId: null, request: null, state: null })}>
      {messages.showAll}
    </Button>
  );
  const batch = query.data;
  if (!batch) {
    return query.isPending ? null : (
      <S.Batch aria-label={messages.batch}>
        <S.BatchHead>
          <span>{query.error ? say(query.error.message) : messages.simMissing}</span>
          {leave}
        </S.BatchHead>
      </S.Batch>
    );
  }
  const number = (value: number) => value.toLocaleString(locale);
  const count = (value: number) => messages.sims(value, number(value));
  const inState = (is: (state: SimRequestState) => boolean) =>
    batch.states.reduce((sum, { value, sims }) => sum + (is(value as SimRequestState) ? sims : 0), 0);
  const done = inState((state) => state === 'done');
  const refused = inState((state) => state === 'refused');
  const overtaken = inState((state) => state === 'overtaken');
  const parts = [
    { label: messages.waiting, sims: inState(isRequestOpen), request: 'pending' },
    { label: messages.noAnswer, sims: batch.noAnswer, request: 'noAnswer' },
    { label: messages.refused, sims: refused, request: 'refused' },
  ];
  const title = messages.batchTitle[batch.action as SimAction]?.(count(batch.total)) ?? batch.action;
  return (
    <S.Batch aria-label={messages.batch}>
      <S.BatchHead>
        <h2>{title}</h2>
        {batch.planName && <S.Sub>{messages.batchPlan(batch.planName)}</S.Sub>}
        <S.Sub>{messages.batchBy(batch.requestedBy, momentText(batch.requestedAt, writing))}</S.Sub>
        {leave}
      </S.BatchHead>
      <ProgressBar label={messages.confirmedOf(number(done), number(batch.total))} value={done} max={batch.total} />
      <S.Counts>
        {parts
          .filter(({ sims }) => sims > 0)
          .map(({ label, sims, request }) => (
            <S.Count
              key={request}
              type="button"
              aria-pressed={view.request === request}
              onClick={() => onChange({ batchId, state: null, request: view.request === request ? null : request })}
            >
              <strong>{number(sims)}</strong> {label}
            </S.Count>
          ))}
        {refused > 0 && can('retrySims') && (
          <Button
            working={retry.isPending}
            onClick={() =>
              retry.mutate(
                { batchId },
                { onSuccess: ({ batchId: next }) => onChange({ batchId: next, request: null, state: null }) },
              )
            }
          >
            {messages.retryRefused(count(refused))}
          </Button>
        )}
      </S.Counts>
      {batch.refusals.length + overtaken > 0 && (
        <S.Lines>
          {batch.refusals.map(({ value, sims }) => (
            <li key={value}>
              {count(sims)}: {say(simRefusal(value).label)}
            </li>
          ))}
          {overtaken > 0 && (
            <li>
              {count(overtaken)}: {messages.overtaken}
            </li>
          )}
        </S.Lines>
      )}
      {retry.error && (
        <Banner tone="critical" title={messages.notRetried}>
          {say(retry.error.message)}
        </Banner>
      )}
    </S.Batch>
  );
}
