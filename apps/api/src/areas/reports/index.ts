import type { Area } from '../area';
import { memoryReports } from './configs/memoryReports';
import { reportMutations, reportQueries } from './configs/reportResolvers';
import { sqlReports } from './configs/sqlReports';
import { memoryDeliveries } from './deliver/memoryDeliveries';
import { sendMutations } from './deliver/sendResolver';
import { sqlDeliveries } from './deliver/sqlDeliveries';
import { fileJob } from './files/fileJob';
import { fileRoutes } from './files/fileRoutes';
import { memoryFiles } from './files/memoryFiles';
import { FILE_SCHEDULES, orphanJob } from './files/orphanJob';
import { sqlFiles } from './files/sqlFiles';
import { reportTables } from './memoryTables';
import { reports as reports0058 } from './migrations/0058_reports';
import { reportSettings } from './migrations/0060_report_settings';
import { reportFileObjects } from './migrations/0061_report_file_objects';
import { reportChart, reportRow } from './resultScalars';
import { memoryRuns } from './runs/memoryRuns';
import { planJob, REPORT_SCHEDULES } from './runs/planJob';
import { previewQueries } from './runs/previewResolver';
import { runJob } from './runs/runJob';
import { runMutations, runQueries } from './runs/runResolvers';
import { sqlRuns } from './runs/sqlRuns';
import { memorySettings } from './settings/memorySettings';
import { settingsMutations, settingsQueries } from './settings/settingsResolvers';
import { sqlSettings } from './settings/sqlSettings';
import { memoryReportSources } from './sources/memoryReportSources';
import { sqlReportSources } from './sources/sqlReportSources';

/** Results per statement; each has many pages. */
const CLEANUP_BATCH = 100;
/** Runs per statement; a longer statement would delay others. */
const RETENTION_BATCH = 1_000;

/** Reports: what they show, when they run, what they found, and who got it. */
export const reports = {
  resolvers: {
    queries: { ...reportQueries, ...runQueries, ...previewQueries, ...settingsQueries },
    mutations: { ...reportMutations, ...runMutations, ...sendMutations, ...settingsMutations },
    scalars: { ReportRow: reportRow, ReportChart: reportChart },
  },
  memory: (store) => {
    const tables = reportTables(store);
    return {
      reports: memoryReports(tables),
      reportRuns: memoryRuns(tables),
      reportFiles: memoryFiles(tables),
      reportDeliveries: memoryDeliveries(tables),
      reportSources: memoryReportSources(store),
      reportSettings: memorySettings(tables),
    };
  },
  sql: (db) => ({
    reports: sqlReports(db),
    reportRuns: sqlRuns(db),
    reportFiles: sqlFiles(db),
    reportDeliveries: sqlDeliveries(db),
    reportSources: sqlReportSources(db),
    reportSettings: sqlSettings(db),
  }),
  migrations: {
    '0058_reports': reports0058,
    '0060_report_settings': reportSettings,
    '0061_report_file_objects': reportFileObjects,
  },
  routes: fileRoutes,
  schedules: { ...REPORT_SCHEDULES, ...FILE_SCHEDULES },
  jobs: (deps) => [planJob(deps), runJob(deps), fileJob(deps), orphanJob(deps)],
  async cleanUp({ repositories, now }) {
    let deleted = CLEANUP_BATCH;
    while (deleted === CLEANUP_BATCH) deleted = await repositories.reportRuns.deleteOldResults(now(), CLEANUP_BATCH);
  },
  retention: [
    {
      action: 'retention.reportRunsDeleted',
      batch: RETENTION_BATCH,
      deleteBefore: ({ reportRuns }, ...args) => reportRuns.deleteBefore(...args),
    },
  ],
} as const satisfies Area;
