import { useWidgetHost } from '@gladhand/domain/react';
import { type SimHistoryEntry, simAction, simRefusal, simRequestState, simState } from '@gladhand/domain/sims';
import { Timeline, type TimelineEvent, useMessages } from '@gladhand/ui';
import { momentText, useWriting } from '../internal/writing';
import { SUBSCRIPTION_MESSAGES } from './messages';
import * as S from './SubscriptionManagement.styles';

/** Statuses and plans that the provider reported and changes that were requested, newest first. */
export function SimHistory({ history }: { history: readonly SimHistoryEntry[] }) {
  const messages = useMessages(SUBSCRIPTION_MESSAGES);
  const writing = useWriting();
  const { now, timeZone, locale } = useWidgetHost();
  const { say } = writing;

  function eventOf(entry: SimHistoryEntry): TimelineEvent {
    const { id, at, request, outcome, state, fromState, planName, fromPlanName, receivedAt } = entry;
    if (request) {
      const { action, state: reached, reason, requestedBy, attempts } = request;
      return {
        ...{ id, at: new Date(at), tone: reached === 'refused' ? 'critical' : 'neutral' },
        title: messages.requested(say(simAction(action).label), say(simRequestState(reached).label)),
        detail: (
          <>
            {request.planName && <div>{messages.requestedPlan(request.planName)}</div>}
            {reached === 'refused' && <div>{say(simRefusal(reason ?? 'other').label)}</div>}
            <S.Sub>{messages.by(requestedBy)}</S.Sub>
            {attempts > 0 && <S.Sub>{messages.attempts(attempts)}</S.Sub>}
          </>
        ),
      };
    }
    return {
      ...{ id, at: new Date(at), tone: outcome === 'changed' && state === 'active' ? 'good' : 'neutral' },
      title: planName ? messages.becamePlan(planName) : messages.becameState(say(simState(state ?? '').label)),
      detail: (
        <>
          {outcome === 'changed' && fromState && <S.Sub>{messages.fromState(say(simState(fromState).label))}</S.Sub>}
          {outcome === 'changed' && fromPlanName && <S.Sub>{messages.fromState(fromPlanName)}</S.Sub>}
          {outcome === 'confirmed' && <S.Sub>{messages.confirmedState}</S.Sub>}
          {outcome === 'older' && <S.Sub>{planName ? messages.olderPlan : messages.olderState}</S.Sub>}
          {receivedAt && receivedAt !== at && <S.Sub>{messages.received(momentText(receivedAt, writing))}</S.Sub>}
        </>
      ),
    };
  }

  return (
    <S.Section>
      <h3>{messages.history}</h3>
      {history.length === 0 ? (
        <S.Sub>{messages.noHistory}</S.Sub>
      ) : (
        <Timeline events={history.map(eventOf)} headingLevel={4} {...{ now: now(), timeZone, locale }} />
      )}
    </S.Section>
  );
}
