import { can } from '@gladhand/domain';
import { formatDate } from '@gladhand/domain/formats';
import {
  DEFAULT_SCHEDULE_TIME_ZONE,
  type ReportContent,
  type ReportPeriod,
  reportPeriod,
  reportType,
} from '@gladhand/domain/reports';
import { scopeOf } from '../../../auth/accessScope';
import type { Repositories } from '../../../repositories/port';
import { isEmptyScope, narrowScope, type TrailerScope } from '../../../repositories/scope';
import type { ReportQuestion } from '../sources/reportSource';
import type { ReportRunRecord } from './runRepository';

/** Why a report that is on doesn't run. */
export type PausedBy = 'ownerWithoutAccess' | 'notInPlan';

/** The zone of a report's calendar days and times. */
export const zoneOf = ({ schedule, emailFrequency }: Pick<ReportContent, 'schedule' | 'emailFrequency'>): string =>
  schedule?.timeZone ?? emailFrequency?.timezone ?? DEFAULT_SCHEDULE_TIME_ZONE;

/** What a user's reports about a customer can show; undefined without the module or without access. */
export async function ownerScope(
  { sessions }: Pick<Repositories, 'sessions'>,
  ownerId: string,
  customerId: number,
  now: Date,
): Promise<TrailerScope | undefined> {
  const principal = await sessions.principalScope(ownerId, now);
  if (!principal || !can(principal.user.roles, {}, 'reports')) return undefined;
  const { trailers, customerIds } = scopeOf(principal);
  if (customerIds !== 'all' && !customerIds.includes(customerId)) return undefined;
  const scope = narrowScope(trailers, customerId);
  return isEmptyScope(scope) ? undefined : scope;
}

/** What the customer's plan includes. */
export const featuresOf = async (
  { customers }: Pick<Repositories, 'customers'>,
  customerId: number,
): Promise<ReadonlySet<string>> => new Set(await customers.features([customerId]));

/** Whether a type of report is part of a plan. */
export const isTypeInPlan = (reportTypeId: number, features: ReadonlySet<string>): boolean => {
  const type = reportType(reportTypeId);
  return type.known && (type.feature === undefined || features.has(type.feature));
};

/** What a run at an instant covers. */
export function periodOf(content: ReportContent, at: Date): ReportPeriod {
  const days = content.reportHistoryTimeframe;
  return days !== null ? reportPeriod(at, days, zoneOf(content)) : { from: at, to: at };
}

/** What a run covers, with its zone. */
export function periodText({ content, plannedAt, from, to }: Covered): string {
  const text = (at: Date) => formatDate(at, 'spokenDateTime', zoneOf(content));
  return from && to && from < to ? `${text(from)} to ${text(to)}` : text(from ?? plannedAt);
}

type Covered = Pick<ReportRunRecord, 'content' | 'plannedAt' | 'from' | 'to'>;

interface QuestionParams {
  readonly customerId: number;
  readonly content: ReportContent;
  readonly ownerId: string;
  /** The instant that the report is about, or that its days end with. */
  readonly at: Date;
  readonly now: Date;
}

/** What a run asks with the owner's access as it is now, or why it doesn't run. */
export async function questionOf(
  { customerId, content, ownerId, at, now }: QuestionParams,
  repositories: Pick<Repositories, 'sessions' | 'customers'>,
): Promise<ReportQuestion | PausedBy> {
  const scope = await ownerScope(repositories, ownerId, customerId, now);
  if (!scope) return 'ownerWithoutAccess';
  const features = await featuresOf(repositories, customerId);
  if (!isTypeInPlan(content.reportTypeId, features)) return 'notInPlan';
  return { customerId, content, scope, period: periodOf(content, at), timeZone: zoneOf(content), features };
}
