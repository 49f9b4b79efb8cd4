import type { ApiDeps } from '../ports';
import type { JobDefinition } from './jobs';

const MAX_ERROR_CHARS = 500;

/** Records when a scheduled job ran and how it ended, for the administrators' list of jobs. */
export function noteRuns(
  { repositories, now }: Pick<ApiDeps, 'repositories' | 'now'>,
  definition: JobDefinition,
): JobDefinition {
  if (!definition.schedule) return definition;
  const { name, run } = definition;
  return {
    ...definition,
    async run(job) {
      const startedAt = now();
      await repositories.cluster.noteRun({ name, startedAt, finishedAt: null, error: null });
      try {
        await run(job);
        await repositories.cluster.noteRun({ name, startedAt, finishedAt: now(), error: null });
      } catch (error) {
        const reason = (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR_CHARS);
        await repositories.cluster.noteRun({ name, startedAt, finishedAt: now(), error: reason });
        throw error;
      }
    },
  };
}
