import { failureOf } from '@gladhand/domain';
import { customersQuery, useApiMutation, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import type { Report } from '@gladhand/domain/reports';
import {
  Button,
  EmptyState,
  FailedState,
  Icon,
  PageHeader,
  PlusIcon,
  Select,
  SettingsIcon,
  Skeleton,
  StaleBanner,
  useMessages,
} from '@gladhand/ui';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useMayChange } from '../../internal/useMayChange';
import { WidgetFrame } from '../../internal/WidgetFrame';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import { ReportResult } from '../internal/ReportResult/ReportResult';
import { reportsQuery, runReport, switchReport, takeOverReport } from '../internal/reportQueries';
import { DeleteReport } from './DeleteReport';
import { REPORTS_MESSAGES } from './messages';
import { ReportFilters } from './ReportFilters';
import { ReportList } from './ReportList';
import type { ReportActions } from './ReportRow';
import * as S from './Reports.styles';
import { EMPTY_REPORTS_VIEW, type ReportsView } from './reportsView';
import { SentList } from './SentList';
import { REPORT_SETTINGS_MESSAGES } from './Settings/messages';
import { ReportSettingsDialog } from './Settings/ReportSettingsDialog';

export interface ReportsProps extends LocalizedProps {
  /** Search, and what is open. To keep it, e.g. in a URL, use it with `onViewChange`. @default kept by the widget */
  view?: ReportsView | undefined;
  onViewChange?: ((view: ReportsView) => void) | undefined;
  /** Creates and edits reports: `(task) => <ReportScheduler {...task} />`. @default reports can't be created or edited */
  scheduler?: ((task: ReportTask) => ReactNode) | undefined;
}

/** What a scheduler works on. */
export interface ReportTask {
  customerId: number;
  /** The report to edit; undefined for a new one. */
  report: Report | undefined;
  /** Type of a new report. */
  typeId: number | undefined;
  onSaved: (report: Report) => void;
  onClose: () => void;
}

const REFRESH_MS = 30_000;
const WAITING = ['first', 'second', 'third', 'fourth'];

/** Reports of a customer, what they found, and who got them. */
export function Reports({ messages, ...props }: ReportsProps) {
  return (
    <WidgetTexts messages={messages}>
      <WidgetFrame name="Reports">
        <ReportsBody {...props} />
      </WidgetFrame>
    </WidgetTexts>
  );
}

function ReportsBody({ view: given, onViewChange, scheduler }: ReportsProps) {
  const messages = useMessages(REPORTS_MESSAGES);
  const settingsMessages = useMessages(REPORT_SETTINGS_MESSAGES);
  const { can, notify } = useWidgetHost();
  const [own, setOwn] = useState(EMPTY_REPORTS_VIEW);
  const view = given ?? own;
  const change = useCallback(
    (next: ReportsView) => {
      setOwn(next);
      onViewChange?.(next);
    },
    [onViewChange],
  );
  const customers = useApiQuery(customersQuery, { staleMs: 300_000 });
  const [only, ...others] = customers.data ?? [];
  const customerId = view.customerId ?? (others.length === 0 ? only?.id : undefined);
  const reports = useApiQuery(reportsQuery(customerId ?? 0), {
    enabled: customerId !== undefined,
    refreshMs: REFRESH_MS,
  });
  const mayChange = useMayChange('updateReport');
  const run = useApiMutation(runReport);
  const turn = useApiMutation(switchReport);
  const takeOver = useApiMutation(takeOverReport);
  const [deleted, setDeleted] = useState<Report>();
  const [isInSettings, setIsInSettings] = useState(false);
  const customerOptions = useMemo(
    () => (customers.data ?? []).map(({ id, shortName }) => ({ value: String(id), label: shortName })),
    [customers.data],
  );
  const source = customers.isError ? customers : reports;
  const failure = source.error ? failureOf(source.error) : undefined;
  const retry = () => void source.refetch();
  const canCreate = scheduler !== undefined && can('createReport') && customerId !== undefined;
  const all = reports.data;

  function start(report: Report, send: boolean, missedRunId?: string): void {
    run.mutate(
      { customerId: report.customerId, reportId: report.id, send, missedRunId },
      {
        onSuccess: ({ summary }) => change({ ...view, segment: 'sent', runId: summary.id }),
        onError: ({ message }) => notify({ tone: 'critical', title: messages.runFailed, detail: message }),
      },
    );
  }

  const actions: ReportActions = {
    onEdit: scheduler && (({ id }) => change({ ...view, reportId: id })),
    onRun: can('runReport') ? (report, send) => start(report, send) : undefined,
    onShowRuns: ({ id }) => change({ ...view, segment: 'sent', reportId: id }),
    onOpenRun: (runId) => change({ ...view, runId }),
    onSwitch: ({ customerId: holder, id, name }, isActive) =>
      turn.mutate(
        { customerId: holder, id, isActive },
        {
          onSuccess: () =>
            notify({ tone: 'good', title: isActive ? messages.switchedOn : messages.switchedOff, detail: name }),
          onError: () => notify({ tone: 'critical', title: messages.switchFailed, detail: name }),
        },
      ),
    onTakeOver: can('takeOverReport')
      ? ({ customerId: holder, id, version, name }) =>
          takeOver.mutate(
            { customerId: holder, id, version },
            {
              onSuccess: () => notify({ tone: 'good', title: messages.takenOver(name) }),
              onError: () => notify({ tone: 'critical', title: messages.takeOverFailed, detail: name }),
            },
          )
      : undefined,
    onDelete: setDeleted,
  };

  if (view.runId !== null && customerId !== undefined) {
    return (
      <ReportResult
        key={view.runId}
        customerId={customerId}
        runId={view.runId}
        onBack={() => change({ ...view, runId: null })}
        onOpenRun={(runId) => change({ ...view, runId })}
        onEdit={scheduler && ((reportId) => change({ ...view, runId: null, segment: 'reports', reportId }))}
      />
    );
  }
  let task: ReactNode;
  const edited = view.segment === 'reports' ? view.reportId : null;
  if (scheduler && customerId !== undefined && (view.isCreating ? canCreate : edited !== null && all)) {
    const close = () => change({ ...view, reportId: null, isCreating: false });
    const report = all?.find(({ id }) => id === edited);
    if (!view.isCreating && !report) {
      return (
        <S.Page>
          <EmptyState
            edge="none"
            title={messages.missing}
            action={<Button onClick={close}>{messages.backToReports}</Button>}
          >
            {messages.missingHint}
          </EmptyState>
        </S.Page>
      );
    }
    task = scheduler({ customerId, report, typeId: view.typeId ?? undefined, onSaved: close, onClose: close });
  }

  const customerSelect = customerOptions.length > 1 && (
    <Select
      aria-label={messages.customer}
      options={customerOptions}
      searchFrom={12}
      value={customerId === undefined ? null : String(customerId)}
      onChange={(id) => change({ ...EMPTY_REPORTS_VIEW, customerId: id === null ? null : Number(id) })}
    />
  );
  if (failure?.forbidden) return <FailedState what={messages.theReports} {...failure} onRetry={retry} />;
  return (
    <S.Page>
      <PageHeader
        title={messages.title}
        actions={
          <>
            {customerId !== undefined && customerSelect}
            {can('saveReportSettings') && customerId !== undefined && (
              <Button icon={<Icon icon={SettingsIcon} />} onClick={() => setIsInSettings(true)}>
                {settingsMessages.open}
              </Button>
            )}
            {canCreate && (
              <Button
                kind="primary"
                icon={<Icon icon={PlusIcon} />}
                onClick={() => change({ ...view, segment: 'reports', reportId: null, isCreating: true })}
              >
                {messages.create}
              </Button>
            )}
          </>
        }
      />
      {failure && all && <StaleBanner reason={failure.message} onRetry={retry} retrying={source.isFetching} />}
      {content()}
      {task}
      {isInSettings && customerId !== undefined && (
        <ReportSettingsDialog customerId={customerId} onClose={() => setIsInSettings(false)} />
      )}
      {deleted && <DeleteReport report={deleted} onClose={() => setDeleted(undefined)} />}
    </S.Page>
  );

  function content() {
    if (customers.isSuccess && customerId === undefined) {
      return (
        <EmptyState edge="none" title={messages.noCustomerChosen} action={customerSelect || undefined}>
          {messages.chooseCustomer}
        </EmptyState>
      );
    }
    if (!all && failure) {
      return <FailedState what={messages.theReports} {...failure} onRetry={retry} retrying={source.isFetching} />;
    }
    if (!all || customerId === undefined) {
      return (
        <S.Waiting aria-busy="true">
          {WAITING.map((row) => (
            <Skeleton key={row} height={40} />
          ))}
        </S.Waiting>
      );
    }
    const clear = () => change({ ...EMPTY_REPORTS_VIEW, customerId: view.customerId, segment: view.segment });
    const mayRun = (reportId: string) =>
      can('runReport') ? all.find((report) => report.id === reportId && mayChange(report)) : undefined;
    return (
      <>
        <ReportFilters reports={all} view={view} onViewChange={change} />
        {view.segment === 'sent' ? (
          <SentList
            {...{ customerId, view, mayRun }}
            onOpenRun={actions.onOpenRun}
            onClear={clear}
            onRunMissed={(report, runId) => start(report, true, runId)}
          />
        ) : (
          <ReportList reports={all} {...{ view, canCreate, mayChange, actions }} onClear={clear} />
        )}
      </>
    );
  }
}
