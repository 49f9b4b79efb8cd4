// The scheduler loads when a report is created or edited.
export { ReportScheduler } from '@gladhand/fleet-widgets/reports';
