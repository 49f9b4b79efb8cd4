import {
  CLUSTERED_ON_CLIENT_UP_TO,
  type FleetPositions,
  POSITION_COLUMNS,
  type PositionColumns,
  packColumns,
  type TrackedRow,
} from '@gladhand/domain/tracking';
import type { Access } from '../auth/access';
import { badInput } from '../http/apiError';
import type { FleetRow } from '../repositories/fleetStatus';
import type { Repositories } from '../repositories/port';
import { narrowScope } from '../repositories/scope';
import { TRACKING_MESSAGES } from './messages';

/**
 * A transaction's rows have the time at which its batch began but become visible when it commits, so a query reaches
 * back further than the longest transaction. Positions that are returned twice do no harm.
 */
export const REACHES_BACK_MS = 15_000;

export interface PositionsDeps {
  access: Access;
  repositories: Repositories;
  now: () => Date;
  /** Above this number of trailers, the response contains no positions. @default CLUSTERED_ON_CLIENT_UP_TO */
  sentUpTo?: number | undefined;
}

/** Positions of the visible trailers; with `since`, only those that changed, unless the scope has changed. */
export async function trackingPositions(
  { access, repositories, now, sentUpTo = CLUSTERED_ON_CLIENT_UP_TO }: PositionsDeps,
  params: { customerId: number | null; since: string | undefined; upTo: string | undefined },
): Promise<FleetPositions> {
  await access.authorize('trackingPositions');
  const scope = narrowScope(access.scope.trailers, params.customerId);
  const at = now();
  const cursor = params.since === undefined ? undefined : cursorFrom(params.since);
  const revision = await repositories.fleetRevisions.of(scope);
  const since = cursor && cursor.revision >= revision ? cursor.since : null;
  const most = params.upTo === undefined ? sentUpTo : Math.min(sentUpTo, count(params.upTo));
  const total = await repositories.fleetStatus.count({
    scope,
    search: '',
    conditions: [],
    sortBy: 'vin',
    sortAsc: true,
    now: at,
  });
  const tooMany = total > most;
  const rows = tooMany ? [] : await repositories.fleetStatus.changedSince(scope, since, at, POSITION_COLUMNS);
  return {
    asOf: at.toISOString(),
    cursor: `${new Date(at.getTime() - REACHES_BACK_MS).toISOString()}~${revision}`,
    total,
    whole: since === null,
    ...(tooMany && { tooMany }),
    columns: packColumns(columnsOf(rows, POSITION_COLUMNS)),
  };
}

/** Converts rows to columns and dates to milliseconds. */
export function columnsOf<Name extends keyof PositionColumns>(
  rows: readonly (FleetRow | TrackedRow)[],
  names: readonly Name[],
): Pick<PositionColumns, Name> {
  const columns = names.map((name) => {
    const values = rows.map((row) => {
      const value: unknown = row[name as keyof typeof row];
      return value instanceof Date ? value.getTime() : value;
    });
    return [name, values] as const;
  });
  return Object.fromEntries(columns) as unknown as Pick<PositionColumns, Name>;
}

function count(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw badInput(TRACKING_MESSAGES.upTo);
  return Number(text);
}

/** A cursor without a revision comes from an earlier version. */
function cursorFrom(text: string): { since: Date; revision: number } {
  const [instant = '', revision = '-1', ...rest] = text.split('~');
  const since = new Date(instant);
  if (
    !/^\d{4}-\d\d-\d\dT/.test(instant) ||
    Number.isNaN(since.getTime()) ||
    !/^(-1|\d{1,15})$/.test(revision) ||
    rest.length > 0
  ) {
    throw badInput(TRACKING_MESSAGES.since);
  }
  return { since, revision: Number(revision) };
}
