import {
  DEFAULT_SCHEDULE_TIME_ZONE,
  fromStoredSchedule,
  NEW_SCHEDULE_TIME,
  REPORT_FORMATS,
  REPORT_TYPES,
  type Report,
  type ReportContent,
  type ReportInput,
  type ReportSchedule,
  type StoredSchedule,
  toStoredSchedule,
  WHEN_EMPTY,
} from '@gladhand/domain/reports';

const NEW_THRESHOLD = 10;
const DAY_HOURS = 24;
const MONDAY = 0;

/** A new report of a type with the specified defaults. */
export function newDraft(reportTypeId: number): ReportContent {
  const type = REPORT_TYPES.find(({ id }) => id === reportTypeId);
  const frequency = type?.frequency ?? 'daily';
  const schedule: ReportSchedule = {
    ...{ frequency, timeZone: DEFAULT_SCHEDULE_TIME_ZONE, times: [NEW_SCHEDULE_TIME] },
    weekdays: frequency === 'weekly' ? [MONDAY] : [],
  };
  const isScheduled = type?.sent === 'bySchedule';
  return {
    ...{ name: '', reportTypeId, allVehicles: true, vehicleIds: [], vehicleGroupIds: [] },
    ...{ allGeofences: true, geofenceIds: [], allFaultTypes: true, faultTypeIds: [] },
    ...{ includeSensorData: false, columns: null },
    schedule: isScheduled ? schedule : null,
    emailFrequency: isScheduled ? null : { value: DAY_HOURS, units: 'hours', timezone: DEFAULT_SCHEDULE_TIME_ZONE },
    reportHistoryTimeframe: type?.covers === 'period' ? (frequency === 'weekly' ? 7 : 1) : null,
    assetThreshold: type?.path === 'assetGeofenceThreshold' ? { comparison: 'atLeast', trailers: NEW_THRESHOLD } : null,
    ...{ notifyEmails: [], formats: ['xlsx'], whenEmpty: 'note', isActive: true },
  };
}

/** A saved report as it is edited. */
export function draftOf(report: Report): ReportContent {
  const { reportingSchedules, emailFrequency, assetThreshold, formats, whenEmpty } = report;
  return {
    ...{ name: report.name, reportTypeId: report.reportTypeId, allVehicles: report.allVehicles },
    ...{ vehicleIds: report.vehicleIds, vehicleGroupIds: report.vehicleGroupIds },
    ...{ allGeofences: report.allGeofences, geofenceIds: report.geofenceIds },
    ...{ allFaultTypes: report.allFaultTypes, faultTypeIds: report.faultTypeIds },
    ...{ includeSensorData: report.includeSensorData, columns: report.columns ?? null },
    schedule: reportingSchedules ? fromStoredSchedule(reportingSchedules as StoredSchedule) : null,
    emailFrequency: (emailFrequency ?? null) as ReportContent['emailFrequency'],
    reportHistoryTimeframe: report.reportHistoryTimeframe ?? null,
    assetThreshold: (assetThreshold ?? null) as ReportContent['assetThreshold'],
    notifyEmails: report.notifyEmails,
    formats: REPORT_FORMATS.filter(({ id }) => formats.includes(id)).map(({ id }) => id),
    whenEmpty: WHEN_EMPTY.find(({ id }) => id === whenEmpty)?.id ?? 'note',
    isActive: !report.deactivated,
  };
}

/** What is sent to the API. */
export const inputOf = ({ schedule, isActive, ...content }: ReportContent): ReportInput => ({
  ...content,
  ...{ vehicleIds: [...content.vehicleIds], vehicleGroupIds: [...content.vehicleGroupIds] },
  ...{ geofenceIds: [...content.geofenceIds], faultTypeIds: [...content.faultTypeIds] },
  columns: content.columns && [...content.columns],
  reportingSchedules: schedule && storedOf(schedule),
  ...{ notifyEmails: [...content.notifyEmails], formats: [...content.formats], isActive },
});

function storedOf(schedule: ReportSchedule) {
  const { timezone, category, schedules } = toStoredSchedule(schedule);
  return { timezone, category, schedules: schedules.map((one) => ({ ...one })) };
}

/** Whether something was entered that isn't saved. */
export const isChanged = (draft: ReportContent, loaded: ReportContent): boolean =>
  JSON.stringify(draft) !== JSON.stringify(loaded);
