import { failureOf } from '@gladhand/domain';
import { durationText } from '@gladhand/domain/formats';
import { useApiQuery, useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { isRunActive, type ReportRun, reportType } from '@gladhand/domain/reports';
import {
  Banner,
  Button,
  ChevronLeftIcon,
  EmptyState,
  FailedState,
  Icon,
  IconButton,
  PageHeader,
  Select,
  Skeleton,
  StaleBanner,
  useMessages,
  useWords,
} from '@gladhand/ui';
import { useMemo } from 'react';
import * as Page from '../page.styles';
import { RunStatus } from '../RunStatus';
import { runQuery, runsQuery } from '../reportQueries';
import { stateTone, tookMs, zonedText } from '../runTexts';
import { REPORT_RESULT_MESSAGES } from './messages';
import * as S from './ReportResult.styles';
import { ResultChart } from './ResultChart';
import { ResultDeliveries } from './ResultDeliveries';
import { ResultFiles } from './ResultFiles';
import { ResultGrid } from './ResultGrid';
import { RunProgress } from './RunProgress';

interface ReportResultProps {
  customerId: number;
  runId: string;
  onBack: () => void;
  onOpenRun: (runId: string) => void;
  /** Edits the report of the run. */
  onEdit: ((reportId: string) => void) | undefined;
}

const REFRESH_MS = { active: 1_000, waiting: 2_000, idle: 30_000 } as const;
const SIBLING_RUNS = 50;

/** One run: what it found, as a chart, rows and files, and who got it. */
export function ReportResult({ customerId, runId, onBack, onOpenRun, onEdit }: ReportResultProps) {
  const messages = useMessages(REPORT_RESULT_MESSAGES);
  const say = useWords();
  const { can } = useWidgetHost();
  const query = runQuery({ customerId, id: runId });
  const active = useApiQuery(query, { staleMs: 1_000 });
  const run = useApiQuery(query, { refreshMs: refreshOf(active.data ?? undefined) });
  const reportId = run.data?.summary.reportId ?? null;
  const siblings = useApiQuery(runsQuery({ customerId, reportId, states: null, pageSize: SIBLING_RUNS }), {
    enabled: reportId !== null,
    staleMs: 30_000,
  });
  const choices = useMemo(
    () =>
      (siblings.data?.runs ?? []).map(({ id, planned, timezone }) => ({
        value: id,
        label: zonedText(planned, timezone),
      })),
    [siblings.data],
  );
  const failure = run.error ? failureOf(run.error) : undefined;
  const retry = () => void run.refetch();
  const back = <IconButton label={messages.back} icon={<Icon icon={ChevronLeftIcon} />} onClick={onBack} />;

  if (run.data === null) {
    return (
      <Page.Page>
        <EmptyState edge="none" title={messages.missing} action={<Button onClick={onBack}>{messages.back}</Button>}>
          {messages.missingHint}
        </EmptyState>
      </Page.Page>
    );
  }
  if (!run.data) {
    return (
      <Page.Page>
        <PageHeader title={messages.result} back={back} />
        {failure ? (
          <FailedState what={messages.theResult} {...failure} onRetry={retry} />
        ) : (
          <Page.Waiting aria-busy="true">
            <Skeleton height={80} />
            <Skeleton height={240} />
          </Page.Waiting>
        )}
      </Page.Page>
    );
  }
  const { summary } = run.data;
  return (
    <Page.Page>
      <PageHeader
        title={summary.reportName}
        meta={
          <>
            {say(reportType(summary.reportTypeId).label)} <RunStatus state={summary.state} />
          </>
        }
        back={back}
        actions={
          <>
            {choices.length > 1 && (
              <Select
                aria-label={messages.planned}
                options={choices}
                searchFrom={12}
                value={runId}
                onChange={(id) => id && onOpenRun(id)}
              />
            )}
            {onEdit && can('updateReport') && <Button onClick={() => onEdit(summary.reportId)}>{messages.edit}</Button>}
          </>
        }
      />
      {failure && <StaleBanner reason={failure.message} onRetry={retry} retrying={run.isFetching} />}
      <S.Columns>
        {isRunActive(summary.state) && (
          <S.Wide>
            <RunProgress customerId={customerId} run={summary} />
          </S.Wide>
        )}
        {summary.reason && (
          <S.Wide>
            <Banner tone={stateTone(summary.state)} title={summary.reason} />
          </S.Wide>
        )}
        <Result customerId={customerId} run={run.data} />
      </S.Columns>
    </Page.Page>
  );
}

/** Often while something is going on. */
function refreshOf(run: ReportRun | undefined): number {
  if (!run || isRunActive(run.summary.state)) return REFRESH_MS.active;
  if (run.summary.state !== 'done') return REFRESH_MS.idle;
  const isWaiting =
    run.files.some(({ state }) => state === 'waiting') ||
    run.deliveries.some(({ state }) => state === 'queued' || state === 'sending' || state === 'handingOver');
  return isWaiting ? REFRESH_MS.waiting : REFRESH_MS.idle;
}

function Result({ customerId, run }: { customerId: number; run: ReportRun }) {
  const messages = useMessages(REPORT_RESULT_MESSAGES);
  const formats = useReadingFormats();
  const { now, locale } = useWidgetHost();
  const { summary, from, to, chart, trailers, geofences } = run;
  const isDone = summary.state === 'done';
  const took = tookMs(summary, now());
  const period =
    from && to && from !== to
      ? messages.to(zonedText(from, summary.timezone), zonedText(to, summary.timezone))
      : zonedText(to ?? summary.planned, summary.timezone);
  return (
    <>
      <S.Stack>
        {isDone && chart && <ResultChart chart={chart} />}
        {isDone && (
          <S.Card aria-label={messages.result}>
            <header>
              <h2>{messages.rowsUntilNow(formats.count(summary.rows))}</h2>
              <span>
                {geofences > 0
                  ? messages.about(formats.count(trailers), formats.count(geofences))
                  : messages.trailers(formats.count(trailers))}
              </span>
            </header>
            <ResultGrid customerId={customerId} run={run} />
          </S.Card>
        )}
      </S.Stack>
      <S.Stack>
        {isDone && <ResultFiles customerId={customerId} run={run} />}
        {isDone && <ResultDeliveries customerId={customerId} run={run} />}
        <S.Card aria-label={messages.thisRun}>
          <header>
            <h2>{messages.thisRun}</h2>
          </header>
          <S.Facts>
            <dt>{messages.period}</dt>
            <dd>{period}</dd>
            <dt>{messages.planned}</dt>
            <dd>{zonedText(summary.planned, summary.timezone)}</dd>
            {summary.startedAt && (
              <>
                <dt>{messages.began}</dt>
                <dd>{zonedText(summary.startedAt, summary.timezone)}</dd>
              </>
            )}
            {took !== undefined && (
              <>
                <dt>{messages.took}</dt>
                <dd>{durationText(took, locale)}</dd>
              </>
            )}
            {run.ownerEmail && (
              <>
                <dt>{messages.access}</dt>
                <dd>{run.ownerEmail}</dd>
              </>
            )}
            {summary.requestedBy && (
              <>
                <dt>{messages.startedBy}</dt>
                <dd>{summary.requestedBy}</dd>
              </>
            )}
          </S.Facts>
        </S.Card>
      </S.Stack>
    </>
  );
}
