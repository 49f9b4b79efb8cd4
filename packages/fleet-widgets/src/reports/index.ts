export { ReportScheduler, type ReportSchedulerProps } from './ReportScheduler/ReportScheduler';
export { Reports, type ReportsProps, type ReportTask } from './Reports/Reports';
export { decodeReports, EMPTY_REPORTS_VIEW, encodeReports, type ReportsView } from './Reports/reportsView';
