import { type EmailFrequency, scheduleText } from '@gladhand/domain/reports';
import { changesBetween } from '../../../auth/audit';
import type { GraphQLContext } from '../../../graphql/context';
import type { ReportRecord } from './configRepository';

const audited = ({ content }: ReportRecord) => ({
  ...{ name: content.name, allVehicles: content.allVehicles, allGeofences: content.allGeofences },
  ...{ trailers: content.vehicleIds.length, groups: content.vehicleGroupIds.length },
  geofences: content.geofenceIds.length,
  faultTypes: content.faultTypeIds.join(', '),
  includeSensorData: content.includeSensorData,
  columns: content.columns?.join(', ') ?? null,
  schedule: content.schedule && scheduleText(content.schedule),
  emailFrequency: content.emailFrequency && frequencyText(content.emailFrequency),
  days: content.reportHistoryTimeframe,
  assetThreshold: content.assetThreshold && `${content.assetThreshold.comparison} ${content.assetThreshold.trailers}`,
  notifyEmails: content.notifyEmails,
  formats: content.formats.join(', '),
  whenEmpty: content.whenEmpty,
  isActive: content.isActive,
});

const frequencyText = ({ value, units, timezone }: EmailFrequency) =>
  timezone ? `${value} ${units} (${timezone})` : `${value} ${units}`;

/** Writes an audit line about a report, with what has changed. */
export const auditReport = (
  { audit, access }: GraphQLContext,
  action: `report.${'created' | 'updated' | 'deleted' | 'activated' | 'deactivated' | 'takenOver'}`,
  report: ReportRecord,
  before?: ReportRecord,
): Promise<void> =>
  audit(action, {
    userId: access.user.userId,
    customerId: report.customerId,
    subject: report.content.name,
    subjectId: report.reportId,
    ...(before && { changes: changesBetween(audited(before), audited(report)) }),
  });
