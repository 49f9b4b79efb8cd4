import { ApiError, ApiErrorCode, DATE_RANGES, DAY_MS } from '@gladhand/domain';
import { badInput, notFound } from '../../http/fault';
import type { FleetRow } from '../../repositories/fleetStatus';
import { narrowScope } from '../../repositories/scope';
import type { GraphQLContext } from '../context';
import type { MutationResolvers, QueryResolvers, ReeferUnitRow } from '../generated/resolvers';
import { trailerInSight } from '../trailer/trailerInSight';
import { commandRecord, summaryOf } from './commandRecord';
import { commandableCustomers, noCommandAccess } from './commandRights';
import { reeferTemperatures, reeferUnit, UNIT_FIELDS } from './reeferUnit';
import { sendCommands } from './sendCommands';

const MAX_COMMANDS = 100;
const MAX_PAGE_SIZE = 100;
const MAX_SEARCH = 100;
const ROW_FIELDS = ['customerName', ...UNIT_FIELDS];

type ReeferQueries = Pick<QueryResolvers, 'reeferUnit' | 'reeferTemperatures' | 'reeferCommands' | 'reeferUnits'>;

export const reeferQueries: ReeferQueries = {
  async reeferUnit(_, { vin }, context) {
    await context.access.authorise('reeferUnit');
    const { customerId, trailerId } = await trailerInSight(vin, context);
    const now = context.now();
    const keys = { customerIds: [customerId], trailerIds: [trailerId] };
    const scope = context.access.sight.trailers;
    const [row] = await context.repositories.fleetStatus.rows(keys, scope, now, UNIT_FIELDS);
    if (!row) throw notFound();
    return reeferUnit(row, now);
  },

  async reeferTemperatures(_, { vin, days }, context) {
    await context.access.authorise('reeferTemperatures');
    if (!DATE_RANGES.some((range) => range.days === days)) throw badInput('days must be 1, 7, 14 or 31.');
    const trailer = await trailerInSight(vin, context);
    const to = context.now();
    const span = { from: new Date(to.getTime() - days * DAY_MS), to };
    const reports = await context.repositories.activityLog.readingBetween(trailer, 'reefer', span);
    return reeferTemperatures(reports, span);
  },

  async reeferCommands(_, { vin, limit }, context) {
    await context.access.authorise('reeferCommands');
    if (limit < 1 || limit > MAX_COMMANDS) throw badInput(`limit must be from 1 to ${MAX_COMMANDS}.`);
    const trailer = await trailerInSight(vin, context);
    const now = context.now();
    const [entries, commandable] = await Promise.all([
      // the summary counts a whole day, however few commands are shown
      context.repositories.reefers.latest(trailer, MAX_COMMANDS),
      commandableCustomers(context),
    ]);
    return {
      asOf: now.toISOString(),
      mayCommand: commandable.has(trailer.customerId),
      lastCommandSummary: summaryOf(entries, now),
      commands: entries.slice(0, limit).map((entry) => commandRecord(vin, entry, now)),
    };
  },

  async reeferUnits(_, { input }, context) {
    await context.access.authorise('reeferUnits');
    const { pageSize, pageNumber } = input.paginationInput;
    if (pageSize < 1 || pageSize > MAX_PAGE_SIZE) throw badInput(`pageSize must be from 1 to ${MAX_PAGE_SIZE}.`);
    if (pageNumber < 1) throw badInput('pageNumber must be 1 or more: pages start at 1.');
    const search = (input.search ?? '').trim();
    if (search.length > MAX_SEARCH) throw badInput(`search must have at most ${MAX_SEARCH} characters.`);
    const now = context.now();
    const query = {
      scope: narrowScope(context.access.sight.trailers, input.customerId),
      search,
      conditions: [{ kind: 'in' as const, field: 'powerOn', values: ['on', 'off'] }],
      sortBy: 'unitId',
      sortAsc: true,
      now,
    };
    const { fleetStatus } = context.repositories;
    const [rows, total, commandable] = await Promise.all([
      fleetStatus.page(query, { limit: pageSize, offset: (pageNumber - 1) * pageSize }, ROW_FIELDS),
      fleetStatus.count(query),
      commandableCustomers(context),
    ]);
    return { total, asOf: now.toISOString(), units: rows.map((row) => unitRow(row, now, commandable)) };
  },
};

function unitRow(row: FleetRow, now: Date, commandable: ReadonlySet<number>): ReeferUnitRow {
  const { vin, unitId, power, mode, reportedAt, zones } = reeferUnit(row, now);
  const { customerId = 0, customerName = '' } = row;
  return {
    vin,
    unitId,
    customerId,
    customerName,
    power: power ?? null,
    mode: mode ?? null,
    reportedAt: reportedAt ?? null,
    setPointsF: zones.flatMap(({ setPointF }) => setPointF ?? []),
    returnAir1F: zones[0]?.returnAirF ?? null,
    mayCommand: commandable.has(customerId),
  };
}

export const reeferMutations: Pick<MutationResolvers, 'sendReeferCommands'> = {
  async sendReeferCommands(_, { input }, context) {
    await authoriseCommands(context);
    return sendCommands(input.commands, context);
  },
};

/** Role and feature first, as everywhere; who lacks them hears the same as who lacks the group. */
async function authoriseCommands({ access }: GraphQLContext): Promise<void> {
  await access.authorise('sendReeferCommands').catch((error: unknown) => {
    throw error instanceof ApiError && error.code === ApiErrorCode.Forbidden ? noCommandAccess() : error;
  });
}
