import { failureOf } from '@gladhand/domain';
import { customersQuery, useApiQuery, useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import {
  Banner,
  Button,
  EmptyState,
  FailedState,
  Icon,
  IconButton,
  KeyboardIcon,
  PageHeader,
  Select,
  StaleBanner,
  useBoxQuery,
  useMessages,
} from '@gladhand/ui';
import { useCallback, useMemo, useState } from 'react';
import { WidgetFrame } from '../../internal/WidgetFrame';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import type { MapEngineFactory } from '../../map/mapEngine';
import { alertCountQuery, rulesQuery } from '../internal/alertQueries';
import { alertTime } from '../internal/alertTime';
import { ALERT_REFRESH_MS, useAlertsLive } from '../internal/useAlertsLive';
import * as S from './AlertInbox.styles';
import { type AlertInboxView, EMPTY_INBOX_VIEW } from './alertInboxView';
import { InboxContent } from './InboxContent';
import { ALERT_INBOX_MESSAGES } from './messages';
import { ShortcutSheet } from './ShortcutSheet';
import { useGroupCounts } from './useGroupCounts';
import { useInboxAlerts } from './useInboxAlerts';

export interface AlertInboxProps extends LocalizedProps {
  /** Group, filters and selection. To keep them, e.g. in a URL, use it with `onViewChange`. @default kept by the widget */
  view?: AlertInboxView | undefined;
  onViewChange?: ((view: AlertInboxView) => void) | undefined;
  /** Draws the map of an alert's place. Keep the same function between renders. @default no map */
  engine?: MapEngineFactory | undefined;
}

/** Alerts that need attention, that are snoozed and that are done, next to the selected one with its history. */
export function AlertInbox({ messages, ...props }: AlertInboxProps) {
  return (
    <WidgetTexts messages={messages}>
      <WidgetFrame name="AlertInbox">
        <AlertInboxBody {...props} />
      </WidgetFrame>
    </WidgetTexts>
  );
}

function AlertInboxBody(props: AlertInboxProps) {
  const messages = useMessages(ALERT_INBOX_MESSAGES);
  const formats = useReadingFormats();
  const { now, timeZone, locale } = useWidgetHost();
  const [own, setOwn] = useState(EMPTY_INBOX_VIEW);
  const view = props.view ?? own;
  const { onViewChange } = props;
  const change = useCallback(
    (part: Partial<AlertInboxView>) => {
      const next = { ...view, ...part };
      setOwn(next);
      onViewChange?.(next);
    },
    [view, onViewChange],
  );
  const customers = useApiQuery(customersQuery, { staleMs: 300_000 });
  const [only, ...others] = customers.data ?? [];
  const customerId = view.customerId ?? (others.length === 0 ? only?.id : undefined);
  const options = { enabled: customerId !== undefined, refreshMs: ALERT_REFRESH_MS };
  useAlertsLive(customerId);
  const inbox = useInboxAlerts(customerId, view);
  const counts = useGroupCounts(customerId, { ...view, severity: null, assigned: null, ruleId: null, vin: null });
  const unhandled = useApiQuery(alertCountQuery(customerId ?? 0), options).data;
  const rules = useApiQuery(rulesQuery(customerId ?? 0), { enabled: customerId !== undefined }).data;
  const [hasKeys, setHasKeys] = useState(true);
  const [showsKeys, setShowsKeys] = useState(false);
  const isNarrow = useBoxQuery(({ widthPx }) => widthPx < 900);

  const source = customers.isError ? customers : inbox.query;
  const failure = source.error ? failureOf(source.error) : undefined;
  const retry = () => void source.refetch();
  const customerOptions = useMemo(
    () => (customers.data ?? []).map(({ id, shortName }) => ({ value: String(id), label: shortName })),
    [customers.data],
  );
  const customerSelect = customerOptions.length > 1 && (
    <Select
      aria-label={messages.customer}
      options={customerOptions}
      searchFrom={12}
      value={customerId === undefined ? null : String(customerId)}
      onChange={(id) => change({ ...EMPTY_INBOX_VIEW, customerId: id === null ? null : Number(id) })}
    />
  );
  if (failure?.forbidden || (customers.isError && !customers.data)) {
    return <FailedState what={messages.theAlerts} {...failureOrUnknown(failure)} onRetry={retry} />;
  }
  const isOffline = inbox.query.fetchStatus === 'paused' && inbox.alerts !== undefined;
  const showKeys = () => setShowsKeys(true);
  return (
    <S.Page>
      {!(isNarrow && view.alertId !== null) && (
        <PageHeader
          title={messages.title}
          meta={
            counts.attention !== undefined &&
            unhandled !== undefined && (
              <span role="status">{messages.counts(formats.count(counts.attention), formats.count(unhandled))}</span>
            )
          }
          actions={
            <>
              {customerId !== undefined && customerSelect}
              {isNarrow ? (
                <IconButton label={messages.shortcuts} icon={<Icon icon={KeyboardIcon} />} onClick={showKeys} />
              ) : (
                <Button icon={<Icon icon={KeyboardIcon} />} onClick={showKeys}>
                  {messages.shortcuts}
                </Button>
              )}
            </>
          }
        />
      )}
      {failure && inbox.alerts && (
        <StaleBanner
          reason={failure.message}
          asOf={alertTime(new Date(inbox.query.dataUpdatedAt), now(), timeZone, locale)}
          onRetry={retry}
          retrying={source.isFetching}
        />
      )}
      {isOffline && (
        <Banner tone="caution" title={messages.offline}>
          {messages.offlineHint}
        </Banner>
      )}
      {customers.isSuccess && customerId === undefined && (
        <EmptyState edge="none" title={messages.noCustomerChosen} action={customerSelect || undefined}>
          {messages.chooseCustomer}
        </EmptyState>
      )}
      {!(customers.isSuccess && customerId === undefined) && (
        <InboxContent
          key={customerId}
          customerId={customerId ?? 0}
          {...{ view, inbox, counts, rules, hasKeys }}
          engine={props.engine}
          onViewChange={change}
          onHelp={showKeys}
        />
      )}
      {showsKeys && <ShortcutSheet hasKeys={hasKeys} onKeys={setHasKeys} onClose={() => setShowsKeys(false)} />}
    </S.Page>
  );
}

const failureOrUnknown = (failure: ReturnType<typeof failureOf> | undefined) =>
  failure ?? { forbidden: false, message: '' };
