import { useWidgetHost } from '@gladhand/domain/react';
import { type SimSubscription, simState } from '@gladhand/domain/sims';
import { Banner, DescriptionList, Link, StatusPill, useMessages, useWords } from '@gladhand/ui';
import { momentText, useWriting } from '../internal/writing';
import { SUBSCRIPTION_MESSAGES } from './messages';
import * as S from './SubscriptionManagement.styles';
import { includesText, megabytes, monthText, requestText, usageText } from './simTexts';

interface SimFactsProps {
  sim: SimSubscription;
  trailerHref: string | undefined;
}

const TONES = { noAnswer: 'caution', refused: 'critical', pending: 'neutral' } as const;

/** What is known of a SIM: status, pending change, plan and usage. */
export function SimFacts({ sim, trailerHref }: SimFactsProps) {
  const messages = useMessages(SUBSCRIPTION_MESSAGES);
  const say = useWords();
  const writing = useWriting();
  const { now, locale } = useWidgetHost();
  const { state, request, plan } = sim;
  const change = requestText(request, now(), messages, writing);
  return (
    <>
      {change && (
        <Banner tone={TONES[change.stage]}>
          {change.text}
          {change.stage === 'refused' && request?.detail ? ` (${request.detail})` : ''}
        </Banner>
      )}
      <DescriptionList
        items={[
          {
            id: 'state',
            term: messages.status,
            value: (
              <>
                <StatusPill tone={state === 'active' ? 'good' : state === 'suspended' ? 'unknown' : 'neutral'}>
                  {say(simState(state).label)}
                </StatusPill>
                {state === 'deactivated' && <S.Sub>{messages.finalStatus}</S.Sub>}
              </>
            ),
          },
          { id: 'since', term: messages.since, value: momentText(sim.since, writing) },
          { id: 'until', term: messages.until, value: sim.until ? momentText(sim.until, writing) : messages.noEnd },
          {
            id: 'trailer',
            term: messages.unitId,
            value: trailerHref ? <Link href={trailerHref}>{sim.unitId}</Link> : sim.unitId,
          },
          { id: 'vin', term: messages.vin, value: sim.vin, code: true, copyText: sim.vin },
          { id: 'customer', term: messages.customer, value: sim.customerName },
          { id: 'iccid', term: messages.iccid, value: sim.iccid, code: true, copyText: sim.iccid },
          { id: 'carrier', term: messages.carrier, value: sim.carrier },
          {
            id: 'plan',
            term: messages.plan,
            value: (
              <>
                {plan.name}
                <S.Sub>{includesText(plan, messages, locale)}</S.Sub>
              </>
            ),
          },
          {
            id: 'used',
            term: messages.dataUsed,
            value: (
              <>
                {usageText(sim, messages, locale)}
                {sim.overMb > 0 && (
                  <div>
                    <StatusPill tone="caution">{messages.overBy(megabytes(sim.overMb, locale))}</StatusPill>
                  </div>
                )}
                <S.Sub>{monthText(sim, messages, locale)}</S.Sub>
              </>
            ),
          },
          {
            id: 'lastReport',
            term: messages.lastReport,
            value: sim.lastReport ? momentText(sim.lastReport, writing) : messages.neverReported,
          },
        ]}
      />
    </>
  );
}
