import type { AlertCondition, AlertSeverity } from '@gladhand/domain/alerts';
import { DAY_MS } from '@gladhand/domain/readings';
import { countTrailers } from '../areas/alerts/counts/countTrailers';
import type { StepRecord } from '../areas/alerts/episodes/episodeRepository';
import type { AlertRuleRecord } from '../areas/alerts/rules/ruleRepository';
import type { Repositories } from '../repositories/port';
import { NO_TRAILERS } from '../repositories/scope';

const OWNER = 'customer-admin@gladhand.example';
const CUSTOMER_ID = 1;
const MINUTE_MS = 60_000;
/** Older than every report of the demonstration. */
const SINCE_DAYS = 60;

const RULES: readonly { name: string; severity: AlertSeverity; condition: AlertCondition }[] = [
  { name: 'Reefer alarm', severity: 'critical', condition: { kind: 'reeferAlarm', levels: [3] } },
  { name: 'Reefer fuel low', severity: 'critical', condition: { kind: 'fuelBelow', percent: 20 } },
  {
    name: 'Doors left open',
    severity: 'caution',
    condition: { kind: 'doorFor', status: 'open', durationMs: 30 * MINUTE_MS },
  },
  { name: 'Battery', severity: 'caution', condition: { kind: 'battery', levels: ['critical'] } },
  { name: 'ABS fault', severity: 'caution', condition: { kind: 'absFault', of: 'abs' } },
  {
    name: 'Arrivals and departures',
    severity: 'good',
    condition: { kind: 'crossing', on: ['entered', 'left'], geofences: 'any' },
  },
  {
    name: 'Two or more trailers at one place',
    severity: 'good',
    condition: { kind: 'geofenceCount', where: 'within', geofences: 'any', atLeast: 2 },
  },
  {
    name: 'Untethered for a week',
    severity: 'good',
    condition: { kind: 'tetherFor', status: 'untethered', durationMs: 7 * DAY_MS },
  },
];

interface Demo {
  readonly now: Date;
  readonly uuid: () => string;
}

/** Writes the alert rules of the largest customer. The last one is off. Without recipients, because the mail is real. */
export async function addDemoRules(
  { alertRules, users }: Pick<Repositories, 'alertRules' | 'users'>,
  { now, uuid }: Demo,
): Promise<void> {
  const owner = await users.byEmail(OWNER);
  if (!owner) throw new Error(`[api] The demonstration has no ${OWNER}.`);
  const since = new Date(now.getTime() - SINCE_DAYS * DAY_MS);
  for (const [place, { name, severity, condition }] of RULES.entries()) {
    const rule: AlertRuleRecord = {
      ...{ customerId: CUSTOMER_ID, ruleId: uuid(), name, severity, condition, place, version: 1 },
      ...{ allVehicles: true, trailerIds: [], groupIds: [], ownerId: owner.userId },
      ...{ notifyOwner: false, notifyAllUsers: false, notifyEmails: [], includeSensorData: false },
      ...{ rateLimitMs: DAY_MS, windows: null, escalation: [], notifyPresent: false, failedAt: null, failure: null },
      disabledAt: place === RULES.length - 1 ? since : null,
      ...{ validFrom: since, createdAt: since, updatedAt: since },
    };
    await alertRules.add(rule);
  }
}

/** Counts the trailers at each place, as a job does after reports. */
export const countDemoTrailers = (repositories: Repositories, { now }: Pick<Demo, 'now'>): Promise<void> =>
  countTrailers(repositories, { customerId: CUSTOMER_ID, geofenceId: undefined, now });

/** What people have done about the first alerts of the demonstration. */
export async function handleDemoAlerts(
  { alertEpisodes, users }: Pick<Repositories, 'alertEpisodes' | 'users'>,
  { now, uuid }: Demo,
): Promise<void> {
  const owner = await users.byEmail(OWNER);
  const scope = { ...NO_TRAILERS, customerIds: [CUSTOMER_ID] };
  const { episodes } = await alertEpisodes.search({
    ...{ customerId: CUSTOMER_ID, scope, group: 'attention', now, limit: 500, offset: 0 },
  });
  const userId = owner?.userId ?? null;
  for (const [index, episode] of episodes.entries()) {
    const handling = HANDLINGS[index % HANDLINGS.length];
    if (!handling || userId === null) continue;
    const at = new Date(Math.min(now.getTime(), episode.since.getTime() + 12 * MINUTE_MS));
    const snoozedUntil = handling === 'snoozed' ? new Date(now.getTime() + DAY_MS) : null;
    await alertEpisodes.handle({
      ...episode,
      ...{ handling, handledAt: at, handledBy: userId, assigneeId: userId },
      snoozedUntil,
      version: episode.version + 1,
    });
    const { customerId, episodeId } = episode;
    const detail: StepRecord['detail'] = snoozedUntil ? { until: snoozedUntil.toISOString() } : {};
    await alertEpisodes.addSteps([{ customerId, episodeId, stepId: uuid(), at, kind: handling, userId, detail }]);
  }
}

/** In turn; most alerts are new. */
const HANDLINGS = ['acknowledged', undefined, undefined, 'snoozed', undefined, undefined, 'closed', undefined] as const;
