import { failureOf } from '@gladhand/domain';
import { customersQuery, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import {
  Banner,
  Button,
  DownloadIcon,
  EmptyState,
  FailedState,
  Icon,
  PageHeader,
  Select,
  StaleBanner,
  useMessages,
  useWords,
} from '@gladhand/ui';
import { useCallback, useMemo, useState } from 'react';
import { WidgetFrame } from '../../internal/WidgetFrame';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import { rulesQuery } from '../internal/alertQueries';
import { alertTime } from '../internal/alertTime';
import { useAlertsLive } from '../internal/useAlertsLive';
import { ALERT_WORDS } from '../internal/wordMessages';
import { ActivityFilters } from './ActivityFilters';
import { ActivityList } from './ActivityList';
import * as S from './AlertActivity.styles';
import type { ActivityTexts } from './activityTexts';
import { type AlertActivityView, activityInput, EMPTY_ACTIVITY_VIEW } from './alertActivityView';
import { ExportActivity } from './ExportActivity';
import { ALERT_ACTIVITY_MESSAGES } from './messages';
import { useActivity } from './useActivity';

export interface AlertActivityProps extends LocalizedProps {
  /** Filters. To keep them, e.g. in a URL, use it with `onViewChange`. @default kept by the widget */
  view?: AlertActivityView | undefined;
  onViewChange?: ((view: AlertActivityView) => void) | undefined;
}

/** What happened to alerts, what people did about them, messages and changes of rules, newest first. */
export function AlertActivity({ messages, ...props }: AlertActivityProps) {
  return (
    <WidgetTexts messages={messages}>
      <WidgetFrame name="AlertActivity">
        <AlertActivityBody {...props} />
      </WidgetFrame>
    </WidgetTexts>
  );
}

function AlertActivityBody(props: AlertActivityProps) {
  const messages = useMessages(ALERT_ACTIVITY_MESSAGES);
  const words = useMessages(ALERT_WORDS);
  const say = useWords();
  const { now, timeZone, locale } = useWidgetHost();
  const [own, setOwn] = useState(EMPTY_ACTIVITY_VIEW);
  const [isExporting, setIsExporting] = useState(false);
  const view = props.view ?? own;
  const { onViewChange } = props;
  const change = useCallback(
    (part: Partial<AlertActivityView>) => {
      const next = { ...view, ...part };
      setOwn(next);
      onViewChange?.(next);
    },
    [view, onViewChange],
  );
  const customers = useApiQuery(customersQuery, { staleMs: 300_000 });
  const [only, ...others] = customers.data ?? [];
  const customerId = view.customerId ?? (others.length === 0 ? only?.id : undefined);
  const isReady = customerId !== undefined;
  // The last days are counted from when the filter was chosen, so that its pages fit together.
  const { range } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another range is counted from now
  const opened = useMemo(now, [JSON.stringify(range)]);
  const input = activityInput(customerId ?? 0, view, { timeZone, opened });
  useAlertsLive(customerId);
  const activity = useActivity(input, { enabled: isReady });
  const rules = useApiQuery(rulesQuery(customerId ?? 0), { enabled: isReady, staleMs: 60_000 }).data;
  const texts = useMemo<ActivityTexts>(
    () => ({ messages, words, say, timeText: (at) => alertTime(at, now(), timeZone, locale) }),
    [messages, words, say, now, timeZone, locale],
  );

  const { pages, newest, shown } = activity;
  const source = customers.isError ? customers : pages.isError ? pages : newest;
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
      onChange={(id) => change({ ...EMPTY_ACTIVITY_VIEW, customerId: id === null ? null : Number(id) })}
    />
  );
  if (failure && (failure.forbidden || (customers.isError && !customers.data))) {
    return <FailedState what={messages.theActivity} {...failure} onRetry={retry} retrying={source.isFetching} />;
  }
  return (
    <S.Page>
      <PageHeader
        title={messages.title}
        actions={
          <>
            {isReady && customerSelect}
            <Button
              icon={<Icon icon={DownloadIcon} />}
              disabled={!shown || shown.length === 0}
              onClick={() => setIsExporting(true)}
            >
              {messages.export}
            </Button>
          </>
        }
      />
      {failure && shown && (
        <StaleBanner
          reason={failure.message}
          asOf={alertTime(new Date(source.dataUpdatedAt), now(), timeZone, locale)}
          onRetry={retry}
          retrying={source.isFetching}
        />
      )}
      {newest.fetchStatus === 'paused' && shown && (
        <Banner tone="caution" title={messages.offline}>
          {messages.offlineHint}
        </Banner>
      )}
      {customers.isSuccess && !isReady && (
        <EmptyState edge="none" title={messages.noCustomerChosen} action={customerSelect || undefined}>
          {messages.chooseCustomer}
        </EmptyState>
      )}
      {!(customers.isSuccess && !isReady) && (
        <>
          <ActivityFilters view={view} onChange={change} rules={rules ?? []} lines={shown ?? []} />
          <ActivityList customerId={customerId ?? 0} {...{ view, activity, texts }} onChange={change} />
        </>
      )}
      {isExporting && <ExportActivity input={input} texts={texts} onClose={() => setIsExporting(false)} />}
    </S.Page>
  );
}
