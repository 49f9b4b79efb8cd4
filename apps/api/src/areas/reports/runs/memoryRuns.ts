import { DAY_MS } from '@gladhand/domain/readings';
import { isRunActive, REPORT_POLICY, RunState } from '@gladhand/domain/reports';
import { deleteResult, deleteRun, type ReportTables } from '../memoryTables';
import type { ReportRunRecord, ReportRunRepository, RunKey, RunPlace } from './runRepository';

const byAge = (a: RunPlace, b: RunPlace): number =>
  Number(b.plannedAt) - Number(a.plannedAt) || (a.runId > b.runId ? -1 : 1);

/** Runs and their results in memory. */
export function memoryRuns(tables: ReportTables): ReportRunRepository {
  const { reports, runs, pages, files, settings } = tables;
  const stored = ({ customerId, runId }: RunKey) => {
    const found = runs.get(runId);
    return found?.customerId === customerId ? found : undefined;
  };
  const runsOf = (customerId: number) => [...runs.values()].filter((run) => run.customerId === customerId).sort(byAge);
  const isPlanned = (run: ReportRunRecord) =>
    runsOf(run.customerId).some(
      ({ reportId, plannedAt, startedBy }) =>
        reportId === run.reportId && Number(plannedAt) === Number(run.plannedAt) && startedBy !== 'person',
    );
  return {
    async add(list) {
      return list.flatMap((run) => {
        if (!reports.has(run.reportId) || (run.startedBy !== 'person' && isPlanned(run))) return [];
        runs.set(run.runId, run);
        return [run.runId];
      });
    },
    byId: async (run) => stored(run),
    list: async ({ customerId, reportId, states, ownerId, after, limit }) =>
      runsOf(customerId)
        .filter((run) => reportId === null || run.reportId === reportId)
        .filter((run) => states === null || states.includes(run.state))
        .filter((run) => ownerId === null || run.ownerId === ownerId)
        .filter((run) => !after || byAge(after, run) < 0)
        .slice(0, limit),
    latest: async (customerId) =>
      [...reports.values()].flatMap(
        ({ reportId }) => runsOf(customerId).find((run) => run.reportId === reportId) ?? [],
      ),
    rowsBefore: async (customerId, reportId) =>
      runsOf(customerId).find((run) => run.reportId === reportId && run.state === RunState.Done)?.rows ?? null,
    async put(run) {
      if (stored(run)) runs.set(run.runId, run);
    },
    async progress(key, attempt, { rows, phase, now }) {
      const run = stored(key);
      if (run?.attempt !== attempt || run.state !== RunState.Running) return false;
      runs.set(run.runId, { ...run, rows, phase, seenAt: now });
      return true;
    },
    countSince: async (customerId, since) =>
      runsOf(customerId).filter(
        ({ plannedAt, state }) => plannedAt >= since && state !== RunState.Missed && state !== RunState.Skipped,
      ).length,
    silentSince: async (since, limit) =>
      [...runs.values()]
        .filter(({ state, seenAt }) => isRunActive(state) && seenAt < since)
        .sort((a, b) => Number(a.seenAt) - Number(b.seenAt))
        .slice(0, limit)
        .map(({ customerId, runId }) => ({ customerId, runId })),
    async storedBytes(customerId) {
      const own = runsOf(customerId).flatMap(({ runId }) => [...(pages.get(runId)?.values() ?? [])]);
      const filed = [...files.values()].filter((file) => file.customerId === customerId);
      return (
        own.reduce((sum, { byteLength }) => sum + byteLength, 0) +
        filed.reduce((sum, { sizeBytes }) => sum + (sizeBytes ?? 0), 0)
      );
    },

    async addPage(key, number, bytes) {
      pages.set(key.runId, new Map([...(pages.get(key.runId) ?? []), [number, bytes]]));
    },
    page: async (key, number) => (stored(key) ? pages.get(key.runId)?.get(number) : undefined),
    async deletePages({ runId }) {
      pages.delete(runId);
    },
    async deleteOldResults(now, limit) {
      const hasResult = ({ runId }: RunKey) =>
        pages.has(runId) || [...files.values()].some((file) => file.runId === runId);
      const old = [...runs.values()]
        .filter((run) => {
          const keepDays = settings.get(run.customerId)?.keepDays ?? REPORT_POLICY.keepDays.usual;
          return run.endedAt && Number(run.endedAt) < Number(now) - keepDays * DAY_MS && hasResult(run);
        })
        .slice(0, limit);
      for (const { runId } of old) deleteResult(tables, runId);
      return old.length;
    },
    async deleteBefore(customerId, before, limit) {
      const old = runsOf(customerId)
        .filter(({ endedAt }) => endedAt && endedAt < before)
        .slice(0, limit);
      for (const { runId } of old) deleteRun(tables, runId);
      return old.length;
    },
  };
}
