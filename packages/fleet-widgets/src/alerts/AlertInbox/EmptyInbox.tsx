import type { AlertRule } from '@gladhand/domain/alerts';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { Button, EmptyState, useMessages } from '@gladhand/ui';
import { alertsQuery } from '../internal/alertQueries';
import { alertTime } from '../internal/alertTime';
import { type AlertInboxView, isFiltered } from './alertInboxView';
import { ALERT_INBOX_MESSAGES } from './messages';

interface EmptyInboxProps {
  customerId: number;
  view: AlertInboxView;
  rules: readonly AlertRule[] | undefined;
  onChange: (change: Partial<AlertInboxView>) => void;
}

const NO_FILTERS = { severity: null, assigned: null, ruleId: null, vin: null } as const;

/** Why the list is empty. */
export function EmptyInbox({ customerId, view, rules, onChange }: EmptyInboxProps) {
  const messages = useMessages(ALERT_INBOX_MESSAGES);
  const { now, timeZone, locale } = useWidgetHost();
  const newest = useApiQuery(alertsQuery({ customerId, paginationInput: { pageSize: 1, pageNumber: 1 } }));
  const last = newest.data?.alerts[0];
  if (isFiltered(view)) {
    return (
      <EmptyState
        edge="none"
        title={messages.noneMatch}
        action={<Button onClick={() => onChange(NO_FILTERS)}>{messages.removeFilters}</Button>}
      />
    );
  }
  if (view.group === 'snoozed') return <EmptyState edge="none" title={messages.noneSnoozed} />;
  if (view.group === 'done') return <EmptyState edge="none" title={messages.noneDone} />;
  if (rules?.length === 0 && newest.data && !last) {
    return (
      <EmptyState edge="none" title={messages.noRules}>
        {messages.noRulesHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState edge="none" title={messages.nothingNeedsYou}>
      {newest.data &&
        (last ? messages.lastAlert(alertTime(new Date(last.since), now(), timeZone, locale)) : messages.noAlertsYet)}
    </EmptyState>
  );
}
