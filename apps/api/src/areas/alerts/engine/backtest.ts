import {
  type AlertCondition,
  type AlertReport,
  conditionProblemText,
  countLeafOf,
  episodesOf,
  hasData,
  planOf,
  readCondition,
} from '@gladhand/domain/alerts';
import { DAY_MS } from '@gladhand/domain/readings';
import type { TrailerRecord } from '../../../database/trailerColumns';
import type { GraphQLContext } from '../../../graphql/context';
import { authorizeReading } from '../../../graphql/customerAccess';
import type { AlertBacktestInput, AlertFiring, QueryResolvers } from '../../../graphql/generated/resolvers';
import { badInput } from '../../../http/apiError';
import { isUuid } from '../../../http/uuid';
import { narrowScope } from '../../../repositories/scope';
import { backtestCounts } from '../counts/backtestCounts';
import { countAccessOf } from '../counts/countAccess';
import { backtestReports } from '../days/backtestReports';
import { ALERT_MESSAGES } from '../messages';
import { REPLAY_POLICY } from './alertPolicy';

const MAX_DAYS = 31;
/** Trailers per page. Each takes some milliseconds, so a page stays short. */
const PAGE = 100;
/** Trailers whose days are read together; more of them would keep other requests waiting. */
const TRAILERS_AT_ONCE = 20;

/** What a rule would have done: a page of trailers or geofences, by the same rules as reports that arrive. Writes nothing. */
export const alertBacktest: QueryResolvers['alertBacktest'] = async (_, { input }, context) => {
  const { customerId, days } = input;
  await authorizeReading('alertBacktest', customerId, context);
  if (days < 1 || days > MAX_DAYS) throw badInput(ALERT_MESSAGES.days(MAX_DAYS));
  const { condition, problems } = readCondition(input.condition);
  const [problem] = problems;
  if (!condition) throw badInput(problem ? conditionProblemText(problem) : ALERT_MESSAGES.condition);
  const afterTrailerId = input.after ?? null;
  if (afterTrailerId !== null && !isUuid(afterTrailerId)) throw badInput(ALERT_MESSAGES.after);

  const { repositories, now } = context;
  const until = now();
  const span = { from: new Date(until.getTime() - days * DAY_MS), until };
  const leaf = countLeafOf(condition);
  if (leaf) {
    const { allVehicles, vehicleIds: trailerIds, vehicleGroupIds: groupIds } = input;
    const access = countAccessOf(context.access.scope.trailers, customerId);
    const chosen = { customerId, allVehicles, trailerIds, groupIds };
    return backtestCounts(repositories, { chosen, access, leaf, span, after: afterTrailerId });
  }
  const devices = await repositories.ingest.devices({ customerId }, { afterTrailerId, limit: PAGE });
  const chosen = await chosenOf(
    devices.map(({ trailer }) => trailer),
    input,
    context,
  );
  const firings: AlertFiring[] = [];
  let matchingNow = 0;
  let withoutData = 0;
  const after = new Date(span.from.getTime() - REPLAY_POLICY.beforeFirstMs);
  const plan = planOf(condition);
  for (let start = 0; start < chosen.length; start += TRAILERS_AT_ONCE) {
    const some = chosen.slice(start, start + TRAILERS_AT_ONCE);
    const reportsOf = await backtestReports(repositories, some, plan, { after, until });
    for (const trailer of some) {
      const found = firingsOf(trailer, condition, await reportsOf(trailer), span);
      firings.push(...found.firings);
      if (found.matchesNow) matchingNow += 1;
      if (!found.hasData) withoutData += 1;
    }
  }
  return {
    firings,
    trailers: chosen.length,
    geofences: null,
    matchingNow,
    withoutData,
    next: devices.length < PAGE ? null : (devices.at(-1)?.trailer.trailerId ?? null),
  };
};

/** Those that the rule is about, of those that the caller has access to. */
async function chosenOf(
  trailers: readonly TrailerRecord[],
  { customerId, allVehicles, vehicleIds, vehicleGroupIds }: AlertBacktestInput,
  { access, repositories: { alertRules } }: GraphQLContext,
): Promise<TrailerRecord[]> {
  const scope = narrowScope(access.scope.trailers, customerId);
  const ids = trailers.map(({ trailerId }) => trailerId);
  const visible = await alertRules.vinsOf(customerId, ids, scope);
  const seen = trailers.filter(({ trailerId }) => visible.has(trailerId));
  if (allVehicles) return seen;
  const groups = vehicleGroupIds.length > 0 ? await alertRules.groupsOf(seen) : new Map<string, readonly string[]>();
  return seen.filter(
    ({ trailerId }) =>
      vehicleIds.includes(trailerId) || groups.get(trailerId)?.some((groupId) => vehicleGroupIds.includes(groupId)),
  );
}

function firingsOf(
  { vin, unitId }: TrailerRecord,
  condition: AlertCondition,
  reports: readonly AlertReport[],
  { from, until }: { from: Date; until: Date },
): { firings: AlertFiring[]; matchesNow: boolean; hasData: boolean } {
  const episodes = episodesOf(condition, reports, until, from);
  return {
    // What held already at the start is no firing.
    firings: episodes
      .filter(({ since }) => since > from)
      .map((episode) => ({
        ...{ vin, unitId, geofence: null, since: episode.since.toISOString() },
        endedAt: episode.until?.toISOString() ?? null,
      })),
    matchesNow: episodes.at(-1)?.until === null,
    hasData: hasData(condition, reports, from),
  };
}
