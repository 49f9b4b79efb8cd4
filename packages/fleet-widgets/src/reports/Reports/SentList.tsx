import { failureOf } from '@gladhand/domain';
import { durationText } from '@gladhand/domain/formats';
import { useApiQuery, useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { isRunActive, type Report, type ReportRunSummary, reportType } from '@gladhand/domain/reports';
import { Button, EmptyState, FailedState, Skeleton, StaleBanner, useMessages, useWords } from '@gladhand/ui';
import { useState } from 'react';
import { RunStatus } from '../internal/RunStatus';
import { runsQuery } from '../internal/reportQueries';
import { tookMs, zonedText } from '../internal/runTexts';
import { REPORTS_MESSAGES } from './messages';
import * as S from './Reports.styles';
import type { ReportsView } from './reportsView';

interface SentListProps {
  customerId: number;
  view: ReportsView;
  onOpenRun: (runId: string) => void;
  onClear: () => void;
  /** Reports that the user may run, to make up for what was missed. */
  mayRun: (reportId: string) => Report | undefined;
  onRunMissed: (report: Report, runId: string) => void;
}

const PAGE = 50;
const MAX_PAGE = 100;
const REFRESH_MS = { active: 2_000, idle: 30_000 } as const;
const WAITING = ['first', 'second', 'third', 'fourth'];

/** What was run: when, what it found, and who got it. */
export function SentList({ customerId, view, onOpenRun, onClear, mayRun, onRunMissed }: SentListProps) {
  const messages = useMessages(REPORTS_MESSAGES);
  const [pageSize, setPageSize] = useState(PAGE);
  const [isActive, setIsActive] = useState(false);
  const { state, reportId } = view;
  const input = { customerId, reportId, states: state === null ? null : [state], pageSize };
  const refreshMs = isActive ? REFRESH_MS.active : REFRESH_MS.idle;
  const runs = useApiQuery(runsQuery(input), { refreshMs, keepPrevious: true });
  const { data } = runs;
  const hasActive = data?.runs.some((run) => isRunActive(run.state)) ?? false;
  if (hasActive !== isActive) setIsActive(hasActive);
  const failure = runs.error ? failureOf(runs.error) : undefined;
  const retry = () => void runs.refetch();
  if (!data && failure) return <FailedState what={messages.theRuns} {...failure} onRetry={retry} />;
  if (!data) {
    return (
      <S.Waiting aria-busy="true">
        {WAITING.map((row) => (
          <Skeleton key={row} height={40} />
        ))}
      </S.Waiting>
    );
  }
  const isFiltered = state !== null || reportId !== null;
  return (
    <S.Body>
      {failure && <StaleBanner reason={failure.message} onRetry={retry} retrying={runs.isFetching} />}
      {data.runs.length === 0 ? (
        <EmptyState
          edge="none"
          title={messages.noRuns}
          action={
            isFiltered && (
              <Button size="xsmall" onClick={onClear}>
                {messages.clear}
              </Button>
            )
          }
        >
          {messages.noRunsHint}
        </EmptyState>
      ) : (
        <S.List aria-label={messages.sent}>
          {data.runs.map((run) => {
            const report = run.state === 'missed' ? mayRun(run.reportId) : undefined;
            return (
              <RunRow
                key={run.id}
                run={run}
                onOpen={() => onOpenRun(run.id)}
                onRunMissed={report && (() => onRunMissed(report, run.id))}
              />
            );
          })}
        </S.List>
      )}
      {data.next && pageSize < MAX_PAGE && (
        <S.Foot>
          <Button size="xsmall" onClick={() => setPageSize(MAX_PAGE)}>
            {messages.more}
          </Button>
        </S.Foot>
      )}
    </S.Body>
  );
}

interface RunRowProps {
  run: ReportRunSummary;
  onOpen: () => void;
  onRunMissed: (() => void) | undefined;
}

function RunRow({ run, onOpen, onRunMissed }: RunRowProps) {
  const messages = useMessages(REPORTS_MESSAGES);
  const say = useWords();
  const formats = useReadingFormats();
  const { now, locale } = useWidgetHost();
  const took = tookMs(run, now());
  const by = messages.by[run.startedBy as keyof typeof messages.by] ?? run.startedBy;
  return (
    <S.Row data-runs="">
      <S.About>
        <S.NameButton type="button" onClick={onOpen}>
          <bdi>{run.reportName}</bdi>
        </S.NameButton>
        <p>
          {say(reportType(run.reportTypeId).label)}. {by}
          {run.requestedBy && `, ${run.requestedBy}`}
        </p>
      </S.About>
      <S.Fact data-fact="">
        <small>{messages.planned}</small>
        <span>{zonedText(run.planned, run.timezone)}</span>
      </S.Fact>
      <S.Fact data-fact="">
        <small>{messages.state}</small>
        <span>
          <RunStatus state={run.state} />
          {run.reason && <> {say(run.reason)}</>}
          {onRunMissed && (
            <>
              {' '}
              <Button size="xsmall" onClick={onRunMissed}>
                {messages.runThis}
              </Button>
            </>
          )}
        </span>
      </S.Fact>
      <S.Fact data-fact="">
        <small>{messages.rows}</small>
        <span>
          {run.state === 'done' || isRunActive(run.state) ? formats.count(run.rows) : '-'}
          {took !== undefined && `, ${durationText(took, locale)}`}
        </span>
      </S.Fact>
      <S.Fact data-fact="">
        <small>{messages.deliveries}</small>
        <span>{run.recipients > 0 ? messages.sentOf(run.sent, run.recipients) : messages.notSent}</span>
      </S.Fact>
    </S.Row>
  );
}
