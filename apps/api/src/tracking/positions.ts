import { type FleetPositions, POSITION_COLUMNS, type PositionColumns } from '@gladhand/domain';
import type { Access } from '../auth/access';
import { badInput } from '../http/fault';
import type { FleetRow } from '../repositories/fleetStatus';
import type { Repositories } from '../repositories/port';
import { narrowScope } from '../repositories/scope';

/**
 * What a transaction wrote is stamped when its batch began and seen when it commits, so a question reaches back by more
 * than the longest of them. What is answered twice changes nothing.
 */
const REACHES_BACK_MS = 15_000;

export interface PositionsDeps {
  access: Access;
  repositories: Repositories;
  now: () => Date;
}

/** Where the trailers in sight are; with `since`, only those that changed. */
export async function trackingPositions(
  { access, repositories, now }: PositionsDeps,
  asked: { customerId: number | null; since: string | undefined },
): Promise<FleetPositions> {
  await access.authorise('trackingPositions');
  const scope = narrowScope(access.sight.trailers, asked.customerId);
  const at = now();
  const since = asked.since === undefined ? null : instant(asked.since);
  const [rows, total] = await Promise.all([
    repositories.fleetStatus.changedSince(scope, since, at, POSITION_COLUMNS),
    repositories.fleetStatus.count({ scope, search: '', conditions: [], sortBy: 'vin', sortAsc: true, now: at }),
  ]);
  return {
    asOf: at.toISOString(),
    cursor: new Date(at.getTime() - REACHES_BACK_MS).toISOString(),
    total,
    whole: since === null,
    columns: columnsOf(rows),
  };
}

function columnsOf(rows: readonly FleetRow[]): PositionColumns {
  const columns = POSITION_COLUMNS.map((name) => {
    const values = rows.map((row) => {
      const value: unknown = row[name as keyof FleetRow];
      return value instanceof Date ? value.getTime() : value;
    });
    return [name, values] as const;
  });
  return Object.fromEntries(columns) as unknown as PositionColumns;
}

function instant(text: string): Date {
  const date = new Date(text);
  if (!/^\d{4}-\d\d-\d\dT/.test(text) || Number.isNaN(date.getTime())) {
    throw badInput('since must be the cursor of an earlier answer.');
  }
  return date;
}
