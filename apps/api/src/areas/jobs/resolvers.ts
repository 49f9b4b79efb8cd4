import type { JobSchedule } from '../../engine/jobs';
import type { MutationResolvers, QueryResolvers, ScheduledJob } from '../../graphql/generated/resolvers';
import { notFound } from '../../http/apiError';
import type { JobRunRecord } from '../../repositories/cluster';

export const jobQueries: Pick<QueryResolvers, 'scheduledJobs'> = {
  async scheduledJobs(_, _args, { access, repositories, schedules }) {
    await access.authorize('scheduledJobs');
    const runs = new Map((await repositories.cluster.runs()).map((run) => [run.name, run]));
    const byName = Object.entries(schedules).sort(([a], [b]) => (a < b ? -1 : 1));
    return byName.map(([name, schedule]) => toScheduledJob(name, schedule, runs.get(name)));
  },
};

export const jobMutations: Pick<MutationResolvers, 'runScheduledJob'> = {
  async runScheduledJob(_, { name }, { access, repositories, schedules, audit }) {
    await access.authorize('runScheduledJob');
    const schedule = Object.hasOwn(schedules, name) ? schedules[name] : undefined;
    if (!schedule) throw notFound();
    await repositories.jobs.add([{ name }]);
    await audit('job.started', { userId: access.user.userId, subject: name });
    const run = (await repositories.cluster.runs()).find((known) => known.name === name);
    return toScheduledJob(name, schedule, run);
  },
};

const toScheduledJob = (name: string, schedule: JobSchedule, run: JobRunRecord | undefined): ScheduledJob => ({
  name,
  schedule: schedule.label,
  startedAt: run?.startedAt.toISOString() ?? null,
  finishedAt: run?.finishedAt?.toISOString() ?? null,
  error: run?.error ?? null,
});
