import { dwellWithin, freeMinutesOf } from '@gladhand/domain/geofences';
import type { DwellNumbers, DwellRow, DwellRows, DwellSearch } from './dwellSearch';
import type { NamedVisit } from './repository';

/** Adds up visits that match a search. */
export function dwellOfVisits(visits: readonly NamedVisit[], search: DwellSearch): DwellRows {
  const byId = new Map<string, { name: string; visits: NamedVisit[] }>();
  for (const visit of visits) {
    const [id, name] = search.by === 'geofence' ? [visit.geofenceId, visit.geofenceName] : [visit.vin, visit.unitId];
    const row = byId.get(id) ?? { name, visits: [] };
    row.visits.push(visit);
    byId.set(id, row);
  }
  const { after } = search;
  const rows = [...byId]
    .map(([id, row]): DwellRow => ({ id, name: row.name, ...addUp(row.visits, search) }))
    .sort((a, b) => b.totalMs - a.totalMs || (a.id < b.id ? -1 : 1))
    .filter(({ totalMs, id }) => !after || totalMs < after.totalMs || (totalMs === after.totalMs && id > after.id));
  return {
    count: byId.size,
    total: visits.length > 0 ? addUp(visits, search) : undefined,
    rows: rows.slice(0, search.limit),
  };
}

function addUp(visits: readonly NamedVisit[], search: DwellSearch): DwellNumbers {
  const seen = visits.filter(({ how }) => how === 'seen');
  const parts = seen.map((visit) => ({ visit, ...dwellWithin(visit, freeMinutesOf(visit), search, search.now) }));
  const dwells = parts.map(({ dwellMs }) => dwellMs).sort((a, b) => a - b);
  const over = parts.filter(({ detention }) => detention.atLeastMs > 0);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    visits: seen.length,
    passed: visits.length - seen.length,
    totalMs: sum(dwells),
    medianMs: median(dwells),
    longestMs: dwells.at(-1) ?? 0,
    detentionAtLeastMs: sum(parts.map(({ detention }) => detention.atLeastMs)),
    detentionAtMostMs: sum(parts.map(({ detention }) => detention.atMostMs)),
    trailersOverFreeTime: new Set(over.map(({ visit }) => visit.trailerId)).size,
  };
}

/** The middle of sorted values; of an even number, halfway between the two in the middle. */
function median(sorted: readonly number[]): number {
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)] ?? 0, sorted[Math.ceil(middle)] ?? 0];
  return Math.floor((low + high) / 2);
}
