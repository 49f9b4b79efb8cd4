import { connectivityOf } from '@gladhand/domain/readings';
import { trailerAgeYears } from '@gladhand/domain/trailers';
import type { TrailerRecord } from '../../database/trailerColumns';
import { type FleetField, fleetField, fold, SUBSTRING_FROM_CHARS } from '../fleetFields';
import type { FleetCondition, FleetQuery, FleetRow, FleetStatusRepository } from '../fleetStatus';
import type { TrailerScope } from '../scope';
import type { MemoryStore } from './memoryStore';

const DAY_MS = 86_400_000;

/** Same results as the SQL repository, computed from arrays. */
export function memoryFleetStatus(store: MemoryStore): FleetStatusRepository {
  const fieldOf = (trailer: TrailerRecord, field: string, now: Date): unknown => {
    switch (field) {
      case 'id':
        return trailer.trailerId;
      case 'customerName':
        return store.customer(trailer.customerId)?.shortName ?? '';
      case 'groups':
        return store.groupsOfTrailer(trailer.trailerId).map(({ name }) => name);
      case 'timeUntetheredDays':
        return trailer.untetheredSince && (now.getTime() - trailer.untetheredSince.getTime()) / DAY_MS;
      case 'ageYears':
        return trailerAgeYears(trailer.modelYear, now) ?? null;
      case 'connectivityStatus':
        return connectivity(trailer, now);
      default:
        return trailer[field as keyof TrailerRecord];
    }
  };

  const rowOf = (trailer: TrailerRecord, fields: readonly string[], now: Date): FleetRow =>
    Object.fromEntries(fields.map((field) => [field, fieldOf(trailer, field, now)]));

  const matching = (query: Pick<FleetQuery, 'scope' | 'search' | 'conditions' | 'now'>) =>
    store
      .trailers()
      .filter(
        (trailer) =>
          store.inScope(trailer, query.scope) &&
          matchesSearch(trailer, fold(query.search)) &&
          query.conditions.every((condition) => matches(trailer, condition, query.now)),
      );

  const ordered = (query: FleetQuery) => {
    const field = fleetField(query.sortBy);
    const sign = query.sortAsc !== field.opposes ? 1 : -1;
    return matching(query)
      .map((trailer) => ({ trailer, key: sortKey(fieldOf(trailer, field.source, query.now), field) }))
      .sort((a, b) => {
        if (a.key === null || b.key === null) {
          if (a.key !== b.key) return a.key === null ? 1 : -1;
        } else if (a.key !== b.key) {
          return a.key < b.key ? -sign : sign;
        }
        return a.trailer.trailerId < b.trailer.trailerId ? -1 : 1;
      })
      .map(({ trailer }) => trailer);
  };

  function matches(trailer: TrailerRecord, condition: FleetCondition, now: Date): boolean {
    const field = fleetField(condition.field);
    switch (condition.kind) {
      case 'contains': {
        const text = fold(condition.text);
        if (field.compare === 'list') {
          return store.groupsOfTrailer(trailer.trailerId).some(({ name }) => fold(name).includes(text));
        }
        const value = fieldOf(trailer, field.source, now);
        return typeof value === 'string' && fold(value).includes(text);
      }
      case 'in': {
        const { values } = condition;
        if (field.compare === 'list') {
          // 'All VINs' contains every trailer of its customer without stored members.
          const allVins = store.groups.filter(
            ({ customerId, kind }) => kind === 'allVins' && customerId === trailer.customerId,
          );
          return [...store.groupsOfTrailer(trailer.trailerId), ...allVins].some(
            ({ groupId, name }) => values.includes(groupId) || values.includes(name),
          );
        }
        const value = fieldOf(trailer, field.source, now);
        if (value === null) return values.some((word) => field.absentWords.includes(word));
        return values.includes(String(value));
      }
      case 'range': {
        const value = fieldOf(trailer, shownField(condition.field), now);
        if (typeof value !== 'number') return false;
        return (
          value >= (condition.min ?? Number.NEGATIVE_INFINITY) && value <= (condition.max ?? Number.POSITIVE_INFINITY)
        );
      }
      case 'dates': {
        const value = fieldOf(trailer, field.source, now);
        if (!(value instanceof Date)) return false;
        return (!condition.from || value >= condition.from) && (!condition.before || value < condition.before);
      }
    }
  }

  return {
    async page(query, { limit, offset }, fields) {
      return ordered(query)
        .slice(offset, offset + limit)
        .map((trailer) => rowOf(trailer, fields, query.now));
    },
    async count(query) {
      return matching(query).length;
    },
    async keys(query) {
      const trailers = ordered(query);
      return {
        customerIds: trailers.map(({ customerId }) => customerId),
        trailerIds: trailers.map(({ trailerId }) => trailerId),
      };
    },
    async rows(keys, scope: TrailerScope, now, fields) {
      return keys.trailerIds.flatMap((trailerId) => {
        const trailer = store.trailer(trailerId);
        return trailer && store.inScope(trailer, scope) ? [rowOf(trailer, fields, now)] : [];
      });
    },
    async changedSince(scope, since, now, fields) {
      return store
        .trailers()
        .filter((trailer) => store.inScope(trailer, scope))
        .filter(({ trailerId }) => since === null || store.changedAt(trailerId) >= since)
        .sort((a, b) => a.customerId - b.customerId || (a.trailerId < b.trailerId ? -1 : 1))
        .map((trailer) => rowOf(trailer, fields, now));
    },
    async counts(query) {
      const trailers = matching(query);
      const health = (word: string) => trailers.filter((trailer) => trailer.trailerHealthStatus === word).length;
      return {
        total: trailers.length,
        critical: health('CRITICAL'),
        caution: health('CAUTION'),
        good: health('GOOD'),
        notAvailable: health('NA'),
        notReporting: trailers.filter((trailer) => ['CRITICAL', 'NA'].includes(connectivity(trailer, query.now)))
          .length,
      };
    },
  };
}

function matchesSearch({ vin, unitId, serialNumber }: TrailerRecord, text: string): boolean {
  if (text === '') return true;
  return [vin, unitId, serialNumber].some((value) => {
    if (value === null) return false;
    return text.length >= SUBSTRING_FROM_CHARS ? fold(value).includes(text) : fold(value).startsWith(text);
  });
}

const connectivity = (trailer: TrailerRecord, now: Date): string =>
  connectivityOf({ ...trailer, newestReport: trailer.lastReport }, now);

/** Range filters use the displayed value, even if sorting uses the stored one. */
function shownField(fieldId: string): string {
  if (fieldId === 'timeUntethered') return 'timeUntetheredDays';
  if (fieldId === 'age') return 'ageYears';
  return fleetField(fieldId).source;
}

function sortKey(value: unknown, field: FleetField): string | number | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number') return value;
  const text = String(value);
  if (field.compare === 'rank') {
    const rank = field.ranks?.indexOf(text) ?? -1;
    return rank < 0 ? null : rank;
  }
  return field.compare === 'text' ? fold(text) : text;
}
