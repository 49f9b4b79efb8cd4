import {
  CLUSTERED_ON_CLIENT_UP_TO,
  type FleetPositions,
  POSITION_COLUMNS,
  type PositionColumns,
  packColumns,
  type TrackedRow,
} from '@gladhand/domain';
import type { Access } from '../auth/access';
import { badInput } from '../http/fault';
import type { FleetRow } from '../repositories/fleetStatus';
import type { Repositories } from '../repositories/port';
import { narrowScope } from '../repositories/scope';

/**
 * What a transaction wrote is stamped when its batch began and seen when it commits, so a question reaches back by more
 * than the longest of them. What is answered twice changes nothing.
 */
export const REACHES_BACK_MS = 15_000;

export interface PositionsDeps {
  access: Access;
  repositories: Repositories;
  now: () => Date;
  /** Above so many trailers the answer holds none of them. @default CLUSTERED_ON_CLIENT_UP_TO */
  sentUpTo?: number | undefined;
}

/** Where the trailers in sight are; with `since`, only those that changed, unless the scope holds others than before. */
export async function trackingPositions(
  { access, repositories, now, sentUpTo = CLUSTERED_ON_CLIENT_UP_TO }: PositionsDeps,
  asked: { customerId: number | null; since: string | undefined; upTo: string | undefined },
): Promise<FleetPositions> {
  await access.authorise('trackingPositions');
  const scope = narrowScope(access.sight.trailers, asked.customerId);
  const at = now();
  const cursor = asked.since === undefined ? undefined : cursorFrom(asked.since);
  const revision = await repositories.fleetRevisions.of(scope);
  const since = cursor && cursor.revision >= revision ? cursor.since : null;
  const most = asked.upTo === undefined ? sentUpTo : Math.min(sentUpTo, count(asked.upTo));
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

/** Rows turned into columns, instants into milliseconds. */
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
  if (!/^\d{1,6}$/.test(text)) throw badInput('upTo must be a whole number.');
  return Number(text);
}

/** A cursor without a revision is of an earlier version. */
function cursorFrom(text: string): { since: Date; revision: number } {
  const [instant = '', revision = '-1', ...rest] = text.split('~');
  const since = new Date(instant);
  if (
    !/^\d{4}-\d\d-\d\dT/.test(instant) ||
    Number.isNaN(since.getTime()) ||
    !/^(-1|\d{1,15})$/.test(revision) ||
    rest.length > 0
  ) {
    throw badInput('since must be the cursor of an earlier answer.');
  }
  return { since, revision: Number(revision) };
}
