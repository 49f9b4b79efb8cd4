import { deleteRun, type ReportTables } from '../memoryTables';
import type { ReportRepository } from './configRepository';

/** Reports in memory. Only one unit runs at a time, so no locks are needed. */
export function memoryReports(tables: ReportTables): ReportRepository {
  const { reports, runs } = tables;
  const byId = (customerId: number, reportId: string) => {
    const found = reports.get(reportId);
    return found?.customerId === customerId ? found : undefined;
  };
  return {
    list: async (customerId) =>
      [...reports.values()]
        .filter((report) => report.customerId === customerId)
        .sort((a, b) => {
          const [nameA, nameB] = [a.content.name.toLowerCase(), b.content.name.toLowerCase()];
          return nameA < nameB ? -1 : nameA > nameB ? 1 : a.reportId < b.reportId ? -1 : 1;
        }),
    byId: async (customerId, reportId) => byId(customerId, reportId),
    async add(report) {
      reports.set(report.reportId, report);
    },
    async replace(report) {
      if (byId(report.customerId, report.reportId)?.version !== report.version - 1) return false;
      reports.set(report.reportId, report);
      return true;
    },
    async delete(customerId, reportId) {
      if (!byId(customerId, reportId)) return false;
      for (const [runId, run] of runs) if (run.reportId === reportId) deleteRun(tables, runId);
      return reports.delete(reportId);
    },
    due: async (now, limit) =>
      [...reports.values()]
        .filter(({ content, nextAt }) => content.isActive && nextAt && nextAt <= now)
        .sort((a, b) => Number(a.nextAt) - Number(b.nextAt))
        .slice(0, limit),
    async setNext(list) {
      for (const { customerId, reportId, nextAt, heldAt } of list) {
        const report = byId(customerId, reportId);
        if (report) reports.set(reportId, { ...report, nextAt, heldAt });
      }
    },
  };
}
