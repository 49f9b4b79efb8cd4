import { failureOf } from '@gladhand/domain';
import { formatLocalDate } from '@gladhand/domain/formats';
import { MAINTENANCE_LIMITS, type ShownIssue } from '@gladhand/domain/maintenance';
import { customersQuery, useApiQuery, useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import {
  Banner,
  Button,
  EmptyState,
  FailedState,
  Icon,
  IconButton,
  lazyPart,
  PageHeader,
  RefreshCwIcon,
  Skeleton,
  StaleBanner,
  useBoxQuery,
  useMessages,
} from '@gladhand/ui';
import { Suspense, useCallback, useState } from 'react';
import { CustomerSelect } from '../../internal/CustomerSelect';
import { WidgetFrame } from '../../internal/WidgetFrame';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import { issueQuery, issuesQuery } from '../internal/maintenanceQueries';
import { EMPTY_MAINTENANCE_VIEW, isFiltered, type MaintenanceView, searchOf } from '../internal/maintenanceView';
import { EmailIssues } from './EmailIssues';
import { ExportIssues } from './ExportIssues';
import { IssueDialog, type IssueQuestion } from './IssueDialog';
import { IssueFilters } from './IssueFilters';
import { IssueList } from './IssueList';
import { IssueNumbers } from './IssueNumbers';
import { IssuePanel } from './IssuePanel';
import * as S from './MaintenanceDashboard.styles';
import { MAINTENANCE_MESSAGES } from './messages';
import { useChosenIssues } from './useChosenIssues';
import { useIssueHandling } from './useIssueHandling';

const WorkOrders = lazyPart(() => import('./WorkOrders/WorkOrders').then((module) => module.WorkOrders));

const CompleteWork = lazyPart(() => import('./PlannedWork/CompleteWork').then((module) => module.CompleteWork));
const WorkTemplates = lazyPart(() => import('./PlannedWork/WorkTemplates').then((module) => module.WorkTemplates));

const REFRESH_MS = 60_000;
const NONE: readonly ShownIssue[] = [];

export interface MaintenanceDashboardProps extends LocalizedProps {
  /** Filters, order and selection. To keep them, e.g. in a URL, use it with `onViewChange`. @default kept by the widget */
  view?: MaintenanceView | undefined;
  onViewChange?: ((view: MaintenanceView) => void) | undefined;
}

/** What to repair next: open maintenance issues, worst first, next to the selected one with its history. */
export function MaintenanceDashboard({ messages, ...props }: MaintenanceDashboardProps) {
  return (
    <WidgetTexts messages={messages}>
      <WidgetFrame name="MaintenanceDashboard">
        <MaintenanceBody {...props} />
      </WidgetFrame>
    </WidgetTexts>
  );
}

function MaintenanceBody(props: MaintenanceDashboardProps) {
  const messages = useMessages(MAINTENANCE_MESSAGES);
  const { count } = useReadingFormats();
  const { can, timeZone, locale } = useWidgetHost();
  const [own, setOwn] = useState(EMPTY_MAINTENANCE_VIEW);
  const view = props.view ?? own;
  const { onViewChange } = props;
  const change = useCallback(
    (part: Partial<MaintenanceView>) => {
      const next = { ...view, ...part };
      setOwn(next);
      onViewChange?.(next);
    },
    [view, onViewChange],
  );
  const customers = useApiQuery(customersQuery, { staleMs: 300_000 }).data ?? [];
  const [only, ...others] = customers;
  const customerId = view.customerId ?? (others.length === 0 ? (only?.id ?? null) : null);
  const search = searchOf(view);
  const [pages, setPages] = useState({ key: '', count: 1 });
  const listKey = JSON.stringify(search);
  const pageCount = pages.key === listKey ? pages.count : 1;
  const query = useApiQuery(issuesQuery(search, pageCount), { refreshMs: REFRESH_MS, keepPrevious: true });
  const page = query.data;
  const selected = useApiQuery(issueQuery(view.issueId ?? ''), {
    enabled: view.issueId !== null,
    refreshMs: REFRESH_MS,
  });
  const issues = page?.issues ?? NONE;
  const choice = useChosenIssues(issues);
  const handling = useIssueHandling();
  const [question, setQuestion] = useState<IssueQuestion>();
  const [emailed, setEmailed] = useState<readonly ShownIssue[]>();
  const [completed, setCompleted] = useState<ShownIssue>();
  const [ordered, setOrdered] = useState<readonly ShownIssue[]>();
  const isNarrow = useBoxQuery(({ widthPx }) => widthPx < 1000);
  const failure = query.error ? failureOf(query.error) : undefined;
  const retry = () => void query.refetch();
  const hasPanel = view.issueId !== null;
  const isOneCustomer = choice.issues.every(({ customerId }) => customerId === choice.issues[0]?.customerId);
  const ask = (action: IssueQuestion['action']) => () => setQuestion({ action, issues: choice.issues });

  if (failure && !page) {
    return (
      <S.Page>
        <PageHeader title={messages.title} />
        <FailedState what={messages.theIssues} {...failure} onRetry={retry} retrying={query.isFetching} />
      </S.Page>
    );
  }
  return (
    <S.Page>
      {!(isNarrow && hasPanel) && (
        <PageHeader
          title={messages.title}
          meta={
            page &&
            messages.lastRefreshed(formatLocalDate(new Date(page.refreshedAt), 'shortDateTime', timeZone, locale))
          }
          actions={
            <>
              <IconButton
                label={messages.refresh}
                icon={<Icon icon={RefreshCwIcon} />}
                disabled={query.isFetching}
                onClick={() => {
                  retry();
                  if (view.issueId !== null) void selected.refetch();
                }}
              />
              {customers.length > 1 && (
                <CustomerSelect
                  customers={customers}
                  value={view.customerId}
                  onChange={(customerId) => change({ ...EMPTY_MAINTENANCE_VIEW, customerId, order: view.order })}
                />
              )}
              {can('plannedWorkTemplates') && (
                <Button disabled={customerId === null} onClick={() => change({ hasTemplates: true })}>
                  {messages.plannedMaintenance}
                </Button>
              )}
              <ExportIssues view={view} disabled={!page || page.total === 0} />
            </>
          }
        />
      )}
      {failure && page && <StaleBanner reason={failure.message} onRetry={retry} retrying={query.isFetching} />}
      {query.fetchStatus === 'paused' && page && (
        <Banner tone="caution" title={messages.offline}>
          {messages.offlineHint}
        </Banner>
      )}
      {!(isNarrow && hasPanel) && <IssueNumbers page={page} view={view} customerId={customerId} onChange={change} />}
      <S.Content data-panel={hasPanel ? '' : undefined}>
        <S.Side hidden={isNarrow && hasPanel} aria-label={messages.list}>
          <IssueFilters page={page} view={view} customerId={customerId} onChange={change} />
          {!page && (
            <S.Waiting aria-busy="true">
              {Array.from({ length: 8 }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other name
                <div key={index}>
                  <Skeleton height={14} width="62%" />
                  <Skeleton height={12} width="40%" />
                </div>
              ))}
            </S.Waiting>
          )}
          {page && issues.length === 0 && (
            <EmptyState edge="none" title={isFiltered(view) ? messages.noneFound : messages.none}>
              {isFiltered(view) ? messages.noneFoundHint : messages.noneHint}
            </EmptyState>
          )}
          {issues.length > 0 && (
            <IssueList
              issues={issues}
              selectedId={view.issueId}
              chosen={choice.ids}
              onOpen={(issueId) => change({ issueId: issueId === view.issueId ? null : issueId })}
              onToggle={handling.canHandle ? choice.toggle : undefined}
            />
          )}
          <S.Notices>
            {handling.conflicts > 0 && (
              <Banner tone="caution" title={messages.conflict(handling.conflicts)} onDismiss={handling.dismiss}>
                {messages.conflictHint}
              </Banner>
            )}
            {handling.error && !question && (
              <Banner tone="critical" title={messages.failed} onDismiss={handling.reset} />
            )}
          </S.Notices>
          {choice.issues.length > 0 ? (
            <S.Selection role="group" aria-label={messages.bulk}>
              <span role="status">
                {isOneCustomer ? messages.selected(count(choice.issues.length)) : messages.oneCustomer}
              </span>
              <Button kind="link" onClick={choice.clear}>
                {messages.clearSelection}
              </Button>
              <Button disabled={!isOneCustomer} onClick={ask('snooze')}>
                {messages.snooze}
              </Button>
              <Button disabled={!isOneCustomer} onClick={ask('assign')}>
                {messages.assign}
              </Button>
              <Button
                disabled={!isOneCustomer || choice.issues.length > MAINTENANCE_LIMITS.emailed}
                onClick={() => setOrdered(choice.issues)}
              >
                {messages.workOrder}
              </Button>
              {can('emailMaintenanceIssues') && (
                <Button
                  disabled={!isOneCustomer || choice.issues.length > MAINTENANCE_LIMITS.emailed}
                  onClick={() => setEmailed(choice.issues)}
                >
                  {messages.emailAction}
                </Button>
              )}
            </S.Selection>
          ) : (
            issues.length > 0 && (
              <S.Foot>
                <span role="status">
                  {handling.saved > 0
                    ? messages.saved(handling.saved, count(handling.saved))
                    : messages.shown(page?.total ?? 0, count(page?.total ?? 0))}
                </span>
                {issues.length < (page?.total ?? 0) && (
                  <Button
                    kind="link"
                    working={query.isFetching}
                    onClick={() => setPages({ key: listKey, count: pageCount + 1 })}
                  >
                    {messages.showMore}
                  </Button>
                )}
              </S.Foot>
            )
          )}
        </S.Side>
        {view.issueId !== null && (
          <IssuePanel
            key={view.issueId}
            query={selected}
            handling={handling}
            onAsk={setQuestion}
            onOrder={(issue) => setOrdered([issue])}
            onComplete={setCompleted}
            onEmail={can('emailMaintenanceIssues') ? (issue) => setEmailed([issue]) : undefined}
            onClose={() => change({ issueId: null })}
          />
        )}
      </S.Content>
      {ordered && (
        <Suspense>
          <WorkOrders issues={ordered} onClose={() => setOrdered(undefined)} />
        </Suspense>
      )}
      {completed && (
        <Suspense>
          <CompleteWork issue={completed} onClose={() => setCompleted(undefined)} />
        </Suspense>
      )}
      {view.hasTemplates && customerId !== null && can('plannedWorkTemplates') && (
        <Suspense>
          <WorkTemplates customerId={customerId} onClose={() => change({ hasTemplates: false })} />
        </Suspense>
      )}
      {emailed && <EmailIssues issues={emailed} onClose={() => setEmailed(undefined)} />}
      {question && (
        <IssueDialog
          question={question}
          handling={handling}
          onClose={() => {
            handling.reset();
            setQuestion(undefined);
          }}
        />
      )}
    </S.Page>
  );
}
