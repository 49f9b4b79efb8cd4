import { useWidgetHost } from '@gladhand/domain/react';
import { SIM_REQUEST_FILTERS, SIM_STATES, type SimPage } from '@gladhand/domain/sims';
import { useMessages, useWords } from '@gladhand/ui';
import { SUBSCRIPTION_MESSAGES } from './messages';
import * as S from './SubscriptionManagement.styles';
import type { SubscriptionView } from './subscriptionView';

interface SimCountsProps {
  counts: SimPage['counts'];
  view: SubscriptionView;
  onChange: (change: Partial<SubscriptionView>) => void;
}

/** How many SIMs there are of each kind. Each number is the length of the list that it opens. */
export function SimCounts({ counts, view, onChange }: SimCountsProps) {
  const messages = useMessages(SUBSCRIPTION_MESSAGES);
  const say = useWords();
  const { locale } = useWidgetHost();
  const none = { state: null, request: null, overage: false } satisfies Partial<SubscriptionView>;
  const isAll = view.state === null && view.request === null && !view.overage;
  const numberOf = (kind: string, value: string) =>
    counts.find((count) => count.kind === kind && count.value === value)?.sims ?? 0;
  const total = counts.reduce((sum, { kind, sims }) => sum + (kind === 'state' ? sims : 0), 0);
  const items = [
    { id: 'all', label: messages.all, sims: total, isOn: isAll, change: { ...none } },
    ...SIM_STATES.map(({ id, label }) => ({
      ...{ id, label: say(label), sims: numberOf('state', id), isOn: view.state === id },
      change: { ...none, state: id },
    })),
    ...SIM_REQUEST_FILTERS.map(({ id, label }) => ({
      ...{ id, label: say(label), sims: numberOf('request', id), isOn: view.request === id },
      change: { ...none, request: id },
    })),
    {
      ...{ id: 'overage', label: messages.overPlan, sims: numberOf('overage', 'true'), isOn: view.overage },
      change: { ...none, overage: true },
    },
  ];
  return (
    <S.Counts role="group" aria-label={messages.counts}>
      {items.map(({ id, label, sims, isOn, change }) => (
        <S.Count
          key={id}
          type="button"
          aria-pressed={isOn}
          data-empty={sims === 0 || undefined}
          // A number counts the SIMs of all plans, and so does its list.
          onClick={() => onChange({ planId: null, ...(isOn ? none : change) })}
        >
          <strong>{sims.toLocaleString(locale)}</strong> {label}
        </S.Count>
      ))}
    </S.Counts>
  );
}
