import { isScheduledJob, SCHEDULES, type ScheduledJobName } from '../../engine/schedules';
import { notFound } from '../../http/fault';
import type { JobRunRecord } from '../../repositories/cluster';
import type { MutationResolvers, QueryResolvers, ScheduledJob } from '../generated/resolvers';

export const jobQueries: Pick<QueryResolvers, 'scheduledJobs'> = {
  async scheduledJobs(_, _args, { access, repositories }) {
    await access.authorise('scheduledJobs');
    const runs = new Map((await repositories.cluster.runs()).map((run) => [run.name, run]));
    const names = Object.keys(SCHEDULES).sort() as ScheduledJobName[];
    return names.map((name) => toScheduledJob(name, runs.get(name)));
  },
};

export const jobMutations: Pick<MutationResolvers, 'runScheduledJob'> = {
  async runScheduledJob(_, { name }, { access, repositories, audit }) {
    await access.authorise('runScheduledJob');
    if (!isScheduledJob(name)) throw notFound();
    await repositories.jobs.add([{ name }]);
    await audit('job.started', { userId: access.user.userId, subject: name });
    const run = (await repositories.cluster.runs()).find((known) => known.name === name);
    return toScheduledJob(name, run);
  },
};

const toScheduledJob = (name: ScheduledJobName, run: JobRunRecord | undefined): ScheduledJob => ({
  name,
  schedule: SCHEDULES[name].label,
  startedAt: run?.startedAt.toISOString() ?? null,
  finishedAt: run?.finishedAt?.toISOString() ?? null,
  error: run?.error ?? null,
});
