import type { InsightsQuery } from '../contract/generated/insights/graphql';
import type { InsightPeriod, InsightsApi } from '../contract/insights';
import { createGraphQLCall } from './graphql';
import type { Transport } from './transport';

/** Insights over HTTP. Their documents load with their first call. */
export function createInsightsApi(transport: Transport): InsightsApi {
  const graphql = createGraphQLCall(transport, '/graphql', () => import('../contract/generated/insights/graphql'));
  return {
    async get(input, call) {
      const { insights } = await graphql((known) => known.InsightsDocument, { input }, call);
      const { through, period, against } = insights;
      return { through, period: toPeriod(period), against: against && toPeriod(against) };
    },
    embed: async (customerId, call) =>
      (await graphql((known) => known.InsightEmbedDocument, { customerId }, call)).insightEmbed,
    trailers: async (input, call) =>
      (await graphql((known) => known.InsightTrailersDocument, { input }, call)).insightTrailers,
  };
}

const toPeriod = ({ from, to, days, faultyTrailers }: InsightsQuery['insights']['period']): InsightPeriod => ({
  ...{ from, to },
  days: days.map(({ day, systems, ...figures }) => ({
    day,
    figures: {
      ...figures,
      systems: Object.fromEntries(systems.map(({ system, ...faults }) => [system, faults])),
    },
  })),
  faultyTrailers: Object.fromEntries(faultyTrailers.map(({ system, trailers }) => [system, trailers])),
});
