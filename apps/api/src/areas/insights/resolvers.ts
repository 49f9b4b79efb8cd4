import { INSIGHT_SYSTEMS, type InsightFigures, type InsightMeasure } from '@gladhand/domain/insights';
import { addUtcDays, startOfUtcDay, utcDayOf } from '@gladhand/domain/readings';
import type { GraphQLContext } from '../../graphql/context';
import { authorizeReading } from '../../graphql/customerAccess';
import type { InsightDay, InsightPeriod, QueryResolvers } from '../../graphql/generated/resolvers';
import { pageWindow } from '../../graphql/pageWindow';
import { badInput } from '../../http/apiError';
import { narrowScope } from '../../repositories/scope';
import { embedUrl } from './embed';
import { INSIGHT_MESSAGES } from './messages';
import type { FigureSearch } from './repository';

const MAX_DAYS = 366;
const MAX_CHOICES = 100;
const MAX_PAGE_SIZE = 200;
const MAX_OFFSET = 100_000;
const MEASURES: readonly string[] = ['moved', 'miles', 'faults', 'outside', 'silent'] satisfies InsightMeasure[];

export const insightQueries: Pick<QueryResolvers, 'insights' | 'insightTrailers' | 'insightEmbed'> = {
  async insights(_, { input }, context) {
    const { customerId, from, to, againstFrom, againstTo } = input;
    await authorize('insights', customerId, context);
    const chosen = chosenTrailers(input, context);
    if ((againstFrom == null) !== (againstTo == null)) throw badInput(INSIGHT_MESSAGES.against);
    const spans = [
      readDays(from, to),
      againstFrom != null && againstTo != null ? readDays(againstFrom, againstTo) : undefined,
    ] as const;
    const { insights } = context.repositories;
    const [through, period, against] = await Promise.all([
      insights.throughOf(chosen.scope),
      readPeriod({ ...chosen, ...spans[0] }, context),
      spans[1] && readPeriod({ ...chosen, ...spans[1] }, context),
    ]);
    return { through: through ?? null, period, against: against ?? null };
  },

  async insightTrailers(_, { input }, context) {
    const { customerId, from, to, measure, system, paginationInput } = input;
    await authorize('insightTrailers', customerId, context);
    if (!isMeasure(measure)) throw badInput(INSIGHT_MESSAGES.measure);
    const known = INSIGHT_SYSTEMS.find((one) => one === system);
    if (system != null && !known) throw badInput(INSIGHT_MESSAGES.system);
    const { total, trailers } = await context.repositories.insights.trailers({
      ...chosenTrailers(input, context),
      ...readDays(from, to),
      ...{ measure, system: known },
      ...pageWindow(paginationInput, { maxPageSize: MAX_PAGE_SIZE, maxOffset: MAX_OFFSET }),
    });
    return { total, trailers: trailers.map((trailer) => ({ ...trailer, value: rounded(trailer.value) })) };
  },

  async insightEmbed(_, { customerId = null }, context) {
    await authorize('insightEmbed', customerId, context);
    const { access, insightsEmbed, now } = context;
    const { all, customerIds } = narrowScope(access.scope.trailers, customerId);
    const isWhole = all || (customerId !== null && customerIds.includes(customerId));
    if (!insightsEmbed || !isWhole) return null;
    const { url, expiresAt } = await embedUrl(insightsEmbed, { userId: access.user.userId, customerId }, now());
    return { url, expiresAt: expiresAt.toISOString() };
  },
};

const authorize = (
  operation: 'insights' | 'insightTrailers' | 'insightEmbed',
  customerId: number | null | undefined,
  context: GraphQLContext,
) => (customerId == null ? context.access.authorize(operation) : authorizeReading(operation, customerId, context));

interface Chosen {
  customerId?: number | null | undefined;
  groups?: readonly string[] | null | undefined;
  vehicleTypes?: readonly string[] | null | undefined;
}

function chosenTrailers({ customerId, groups, vehicleTypes }: Chosen, { access }: GraphQLContext) {
  if ((groups?.length ?? 0) > MAX_CHOICES || (vehicleTypes?.length ?? 0) > MAX_CHOICES)
    throw badInput(INSIGHT_MESSAGES.tooMany(MAX_CHOICES));
  return {
    scope: narrowScope(access.scope.trailers, customerId),
    ...{ groups: groups ?? [], vehicleTypes: vehicleTypes ?? [] },
  };
}

function readDays(from: string, to: string): Pick<FigureSearch, 'from' | 'to'> {
  for (const [name, day] of [
    ['from', from],
    ['to', to],
  ] as const)
    if (!isDay(day)) throw badInput(INSIGHT_MESSAGES.day(name));
  if (to < from) throw badInput(INSIGHT_MESSAGES.order);
  if (addUtcDays(from, MAX_DAYS) <= to) throw badInput(INSIGHT_MESSAGES.tooLong(MAX_DAYS));
  return { from, to };
}

const isDay = (text: string): boolean =>
  /^[12]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(startOfUtcDay(text)) && utcDayOf(startOfUtcDay(text)) === text;

const isMeasure = (text: string): text is InsightMeasure => MEASURES.includes(text);

async function readPeriod(search: FigureSearch, { repositories }: GraphQLContext): Promise<InsightPeriod> {
  const { insights } = repositories;
  const [days, faulty] = await Promise.all([insights.days(search), insights.faultyTrailers(search)]);
  return {
    ...{ from: search.from, to: search.to },
    days: days.map(({ day, figures }) => toDay(day, figures)),
    faultyTrailers: Object.entries(faulty)
      .map(([system, trailers]) => ({ system, trailers }))
      .sort((a, b) => (a.system < b.system ? -1 : 1)),
  };
}

const toDay = (day: string, { systems, miles, ...figures }: InsightFigures): InsightDay => ({
  day,
  ...figures,
  miles: rounded(miles),
  systems: INSIGHT_SYSTEMS.flatMap((system) => (systems[system] ? [{ system, ...systems[system] }] : [])),
});

/** Sums of decimals depend on their order beyond this. */
const rounded = (value: number): number => Math.round(value * 10) / 10;
