import { failureOf, formatDate, type ScheduledJob } from '@gladhand/domain';
import { useApiMutation, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, Card, FailedState, Skeleton, StatusPill } from '@gladhand/ui';
import { jobLabel, SYSTEM_MESSAGES as TEXT } from './messages';
import * as S from './SystemStatus.styles';
import { jobsQuery, runJob } from './systemQueries';

/** How often the list is read again, in ms. */
const REFRESH_MS = 10_000;

/** Jobs that run on a schedule: when they last ran, how that ended, and a button that runs them now. */
export function ScheduledJobs() {
  const jobs = useApiQuery(jobsQuery, { refreshMs: REFRESH_MS });
  const running = useApiMutation(runJob);
  return (
    <Card title={TEXT.jobs} headingLevel={2}>
      <S.Hint>{TEXT.jobsHint}</S.Hint>
      {jobs.isPending && <Skeleton height={120} />}
      {jobs.isError && !jobs.data && (
        <FailedState
          what={TEXT.jobs}
          {...failureOf(jobs.error)}
          onRetry={() => jobs.refetch()}
          retrying={jobs.isRefetching}
        />
      )}
      <div aria-live="polite">
        {running.isSuccess && <Banner tone="good">{TEXT.started(jobLabel(running.variables))}</Banner>}
        {running.error && (
          <Banner tone="critical" title={TEXT.notStarted(jobLabel(running.variables))}>
            {failureOf(running.error).message}
          </Banner>
        )}
      </div>
      {jobs.data && (
        <S.Scroller role="region" aria-label={TEXT.jobs} tabIndex={0}>
          <S.Table>
            <thead>
              <tr>
                <th scope="col">{TEXT.job}</th>
                <th scope="col">{TEXT.schedule}</th>
                <th scope="col">{TEXT.lastRun}</th>
                <th scope="col">{TEXT.action}</th>
              </tr>
            </thead>
            <tbody>
              {jobs.data.map((job) => (
                <tr key={job.name}>
                  <td>{jobLabel(job.name)}</td>
                  <td>{job.schedule}</td>
                  <td>
                    <LastRun job={job} />
                  </td>
                  <td>
                    <Button
                      size="xsmall"
                      aria-label={TEXT.runFor(jobLabel(job.name))}
                      working={running.isPending && running.variables === job.name}
                      onClick={() => running.mutate(job.name)}
                    >
                      {TEXT.run}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </S.Table>
        </S.Scroller>
      )}
    </Card>
  );
}

function LastRun({ job: { startedAt, finishedAt, error } }: { job: ScheduledJob }) {
  const { timeZone } = useWidgetHost();
  if (!startedAt) return <StatusPill tone="unknown">{TEXT.never}</StatusPill>;
  const at = formatDate(new Date(finishedAt ?? startedAt), 'shortDateTime', timeZone);
  if (error) {
    return (
      <>
        <StatusPill tone="critical">{TEXT.failed(at)}</StatusPill>
        <S.Sub>{error}</S.Sub>
      </>
    );
  }
  if (!finishedAt) return <StatusPill tone="neutral">{TEXT.running(at)}</StatusPill>;
  return <StatusPill tone="good">{TEXT.succeeded(at)}</StatusPill>;
}
