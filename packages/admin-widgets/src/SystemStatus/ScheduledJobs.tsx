import { failureOf } from '@gladhand/domain';
import type { ScheduledJob } from '@gladhand/domain/administration';
import { useApiMutation, useApiQuery } from '@gladhand/domain/react';
import { Banner, Button, Card, FailedState, Skeleton, StatusPill, useMessages, useWords } from '@gladhand/ui';
import { momentText, useWriting } from '../internal/writing';
import { JOB_NAMES, jobLabel, SYSTEM_MESSAGES } from './messages';
import * as S from './SystemStatus.styles';
import { jobsQuery, runJob } from './systemQueries';

/** How often the list is refreshed. */
const REFRESH_MS = 10_000;

/** Scheduled jobs with their last run and a button that runs them now. */
export function ScheduledJobs() {
  const messages = useMessages(SYSTEM_MESSAGES);

  const names = useMessages(JOB_NAMES);
  const say = useWords();
  const jobs = useApiQuery(jobsQuery, { refreshMs: REFRESH_MS });
  const running = useApiMutation(runJob);
  return (
    <Card title={messages.jobs} headingLevel={2}>
      <S.Hint>{messages.jobsHint}</S.Hint>
      {jobs.isPending && <Skeleton height={120} />}
      {jobs.isError && !jobs.data && (
        <FailedState
          what={messages.jobs}
          {...failureOf(jobs.error)}
          onRetry={() => jobs.refetch()}
          retrying={jobs.isRefetching}
        />
      )}
      <div aria-live="polite">
        {running.isSuccess && <Banner tone="good">{messages.started(jobLabel(running.variables, names))}</Banner>}
        {running.error && (
          <Banner tone="critical" title={messages.notStarted(jobLabel(running.variables, names))}>
            {failureOf(running.error).message}
          </Banner>
        )}
      </div>
      {jobs.data && (
        <S.Scroller role="region" aria-label={messages.jobs} tabIndex={0}>
          <S.ActionTable>
            <thead>
              <tr>
                <th scope="col">{messages.job}</th>
                <th scope="col">{messages.schedule}</th>
                <th scope="col">{messages.lastRun}</th>
                <th scope="col">{messages.action}</th>
              </tr>
            </thead>
            <tbody>
              {jobs.data.map((job) => (
                <tr key={job.name}>
                  <td>{jobLabel(job.name, names)}</td>
                  <td>{say(job.schedule)}</td>
                  <td>
                    <LastRun job={job} />
                  </td>
                  <td>
                    <Button
                      size="xsmall"
                      aria-label={messages.runFor(jobLabel(job.name, names))}
                      working={running.isPending && running.variables === job.name}
                      onClick={() => running.mutate(job.name)}
                    >
                      {messages.run}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </S.ActionTable>
        </S.Scroller>
      )}
    </Card>
  );
}

function LastRun({ job: { startedAt, finishedAt, error } }: { job: ScheduledJob }) {
  const messages = useMessages(SYSTEM_MESSAGES);

  const writing = useWriting();
  if (!startedAt) return <StatusPill tone="unknown">{messages.never}</StatusPill>;
  const at = momentText(finishedAt ?? startedAt, writing);
  if (error) {
    return (
      <>
        <StatusPill tone="critical">{messages.failed(at)}</StatusPill>
        <S.Sub>{error}</S.Sub>
      </>
    );
  }
  if (!finishedAt) return <StatusPill tone="neutral">{messages.running(at)}</StatusPill>;
  return <StatusPill tone="good">{messages.succeeded(at)}</StatusPill>;
}
