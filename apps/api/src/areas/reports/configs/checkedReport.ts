import { ApiErrorCode } from '@gladhand/domain';
import {
  type EmailFrequency,
  FREQUENCIES,
  fromStoredSchedule,
  REPORT_FORMATS,
  REPORT_TYPES,
  type ReportContent,
  type ReportField,
  type ReportProblem,
  reportProblems,
  WHEN_EMPTY,
} from '@gladhand/domain/reports';
import type { GraphQLContext } from '../../../graphql/context';
import type { ReportInput } from '../../../graphql/generated/resolvers';
import { apiError } from '../../../http/apiError';
import { isUuid } from '../../../http/uuid';
import { featuresOf, isTypeInPlan } from '../runs/question';
import { refusedRecipient } from '../settings/refusedRecipient';
import { REPORT_MESSAGES } from '../texts';

type Context = Pick<GraphQLContext, 'access' | 'repositories'>;

/**
 * The content of a report if it can be saved. Rejects with BAD_USER_INPUT and a problem per field.
 *
 * @param ignored fields whose problems don't matter
 */
export async function checkedReport(
  input: ReportInput,
  customerId: number,
  context: Context,
  ignored: readonly ReportField[] = [],
): Promise<ReportContent> {
  const content = contentOf(input);
  const found = [...reportProblems(content)];
  if (!found.some(({ field }) => field === 'notifyEmails')) {
    const text = await refusedRecipient(content.notifyEmails, customerId, context);
    if (text) found.push({ field: 'notifyEmails', text });
  }
  found.push(...(await unknownChoices(content, customerId, context)));
  const [problem, ...rest] = found.filter(({ field }) => !ignored.includes(field));
  if (problem) throw apiError(ApiErrorCode.BadUserInput, problem.text, { details: { problems: [problem, ...rest] } });
  const features = await featuresOf(context.repositories, customerId);
  if (!isTypeInPlan(content.reportTypeId, features)) {
    const problems = [{ field: 'reportTypeId', text: REPORT_MESSAGES.notInPlan }];
    throw apiError(ApiErrorCode.BadUserInput, REPORT_MESSAGES.notInPlan, { details: { problems } });
  }
  return content;
}

/** The content as it is stored: what the type doesn't have is left out. */
function contentOf(input: ReportInput): ReportContent {
  const type = REPORT_TYPES.find(({ id }) => id === input.reportTypeId);
  const isScheduled = type?.sent === 'bySchedule';
  const isByGeofence = type?.narrowedBy === 'geofences';
  const isByFault = type?.narrowedBy === 'faultTypes';
  const schedules = input.reportingSchedules;
  const stored = schedules && {
    timezone: schedules.timezone,
    category: FREQUENCIES.find(({ id }) => id === schedules.category)?.id ?? 'daily',
    schedules: schedules.schedules.map(({ dayOfWeek, time }) => ({ dayOfWeek: dayOfWeek ?? null, time })),
  };
  const formats = REPORT_FORMATS.filter(({ id }) => input.formats.includes(id)).map(({ id }) => id);
  return {
    ...{ name: input.name.trim(), reportTypeId: input.reportTypeId, allVehicles: input.allVehicles },
    ...{ vehicleIds: unique(input.vehicleIds), vehicleGroupIds: unique(input.vehicleGroupIds) },
    allGeofences: isByGeofence ? input.allGeofences : true,
    geofenceIds: isByGeofence ? unique(input.geofenceIds) : [],
    allFaultTypes: isByFault ? input.allFaultTypes : true,
    faultTypeIds: isByFault ? unique(input.faultTypeIds) : [],
    includeSensorData: type?.hasSensorData === true && input.includeSensorData,
    columns: input.columns ? unique(input.columns) : null,
    schedule: isScheduled && stored ? fromStoredSchedule(stored) : null,
    emailFrequency: isScheduled ? null : ((input.emailFrequency as EmailFrequency | null | undefined) ?? null),
    reportHistoryTimeframe: type?.covers === 'period' ? (input.reportHistoryTimeframe ?? null) : null,
    assetThreshold: type?.path === 'assetGeofenceThreshold' ? thresholdOf(input) : null,
    notifyEmails: input.notifyEmails.map((email) => email.trim()),
    formats: input.formats.length === formats.length ? formats : [],
    whenEmpty: WHEN_EMPTY.find(({ id }) => id === input.whenEmpty)?.id ?? ('' as 'note'),
    isActive: input.isActive,
  };
}

function thresholdOf({ assetThreshold }: ReportInput): ReportContent['assetThreshold'] {
  if (!assetThreshold) return null;
  const { comparison, trailers } = assetThreshold;
  return { comparison: comparison === 'fewerThan' ? 'fewerThan' : 'atLeast', trailers };
}

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

/** Chosen things that don't exist, or that the caller has no access to. */
async function unknownChoices(
  content: ReportContent,
  customerId: number,
  { access, repositories }: Context,
): Promise<ReportProblem[]> {
  const problems: ReportProblem[] = [];
  const { vehicleIds, vehicleGroupIds, geofenceIds } = content;
  const vins = vehicleIds.every(isUuid)
    ? await repositories.alertRules.vinsOf(customerId, vehicleIds, access.scope.trailers)
    : new Map();
  if (vins.size < vehicleIds.length) problems.push({ field: 'vehicles', text: REPORT_MESSAGES.unknownTrailer });
  else if (!vehicleGroupIds.every(isUuid) || !(await repositories.groups.has(customerId, vehicleGroupIds))) {
    problems.push({ field: 'vehicles', text: REPORT_MESSAGES.unknownGroup });
  }
  if (geofenceIds.length > 0) {
    const known = new Set((await repositories.geofences.list(customerId)).map(({ geofenceId }) => geofenceId));
    if (geofenceIds.some((id) => !known.has(id))) {
      problems.push({ field: 'geofences', text: REPORT_MESSAGES.unknownGeofence });
    }
  }
  return problems;
}
