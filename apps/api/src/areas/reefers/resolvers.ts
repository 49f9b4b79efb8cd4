import { ApiError, ApiErrorCode } from '@gladhand/domain';
import { DATE_RANGES } from '@gladhand/domain/formats';
import { DAY_MS } from '@gladhand/domain/readings';
import type { GraphQLContext } from '../../graphql/context';
import type { MutationResolvers, QueryResolvers, ReeferUnitRow } from '../../graphql/generated/resolvers';
import { REQUEST_MESSAGES } from '../../graphql/messages';
import { pageWindow } from '../../graphql/pageWindow';
import { accessibleTrailer } from '../../graphql/trailer/accessibleTrailer';
import { badInput, notFound } from '../../http/apiError';
import type { FleetRow } from '../../repositories/fleetStatus';
import { narrowScope } from '../../repositories/scope';
import { commandRecord, summaryOf } from './commandRecord';
import { commandableCustomers, noCommandAccess } from './commandRights';
import { REEFER_MESSAGES } from './messages';
import { reeferTemperatures, reeferUnit, UNIT_FIELDS } from './reeferUnit';
import { sendCommands } from './sendCommands';

const MAX_COMMANDS = 100;
const MAX_PAGE_SIZE = 100;
const MAX_VINS = 200;
const MAX_SEARCH = 100;
const ROW_FIELDS = ['customerName', ...UNIT_FIELDS];

type ReeferQueries = Pick<QueryResolvers, 'reeferUnit' | 'reeferTemperatures' | 'reeferCommands' | 'reeferUnits'>;

export const reeferQueries: ReeferQueries = {
  async reeferUnit(_, { vin }, context) {
    await context.access.authorize('reeferUnit');
    const { customerId, trailerId } = await accessibleTrailer(vin, context);
    const now = context.now();
    const keys = { customerIds: [customerId], trailerIds: [trailerId] };
    const scope = context.access.scope.trailers;
    const [row] = await context.repositories.fleetStatus.rows(keys, scope, now, UNIT_FIELDS);
    if (!row) throw notFound();
    return reeferUnit(row, now);
  },

  async reeferTemperatures(_, { vin, days }, context) {
    await context.access.authorize('reeferTemperatures');
    if (!DATE_RANGES.some((range) => range.days === days)) throw badInput(REEFER_MESSAGES.days);
    const trailer = await accessibleTrailer(vin, context);
    const to = context.now();
    const span = { from: new Date(to.getTime() - days * DAY_MS), to };
    const reports = await context.repositories.activityLog.readingBetween(trailer, 'reefer', span);
    return reeferTemperatures(reports, span);
  },

  async reeferCommands(_, { vin, limit }, context) {
    await context.access.authorize('reeferCommands');
    if (limit < 1 || limit > MAX_COMMANDS) throw badInput(REQUEST_MESSAGES.limit(MAX_COMMANDS));
    const trailer = await accessibleTrailer(vin, context);
    const now = context.now();
    const [entries, commandable] = await Promise.all([
      // The summary counts a whole day, even if fewer commands are shown.
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
    await context.access.authorize('reeferUnits');
    const page = pageWindow(input.paginationInput, { maxPageSize: MAX_PAGE_SIZE });
    const search = (input.search ?? '').trim();
    if (search.length > MAX_SEARCH) throw badInput(REEFER_MESSAGES.search(MAX_SEARCH));
    const { vins } = input;
    if (vins && vins.length > MAX_VINS) throw badInput(REEFER_MESSAGES.tooManyVins(MAX_VINS));
    const now = context.now();
    const query = {
      scope: narrowScope(context.access.scope.trailers, input.customerId),
      search,
      conditions: [
        { kind: 'in' as const, field: 'powerOn', values: ['on', 'off'] },
        ...(vins ? [{ kind: 'in' as const, field: 'vin', values: vins }] : []),
      ],
      sortBy: 'unitId',
      sortAsc: true,
      now,
    };
    const { fleetStatus } = context.repositories;
    const [rows, total, commandable] = await Promise.all([
      fleetStatus.page(query, page, ROW_FIELDS),
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
    await authorizeCommands(context);
    return sendCommands(input.commands, context);
  },
};

/** Checks role and feature first, as every operation does; a missing group gives the same error. */
async function authorizeCommands({ access }: GraphQLContext): Promise<void> {
  await access.authorize('sendReeferCommands').catch((error: unknown) => {
    throw error instanceof ApiError && error.code === ApiErrorCode.Forbidden ? noCommandAccess() : error;
  });
}
