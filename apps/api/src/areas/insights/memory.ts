import { addFigures, type InsightFigures, systemFigures } from '@gladhand/domain/insights';
import { startOfUtcDay } from '@gladhand/domain/readings';
import type { MemoryStore } from '../../repositories/memory/memoryStore';
import type { TrailerKey } from '../../repositories/trailers';
import { earliestOf, latestOf } from './days';
import type { AddedUp, FigureSearch, InsightsRepository, TrailerDayRecord, TrailerSearch } from './repository';

/** Days of trailers in memory, added up when they are asked for. Only one unit runs at a time, so no locks are needed. */
export function memoryInsights(store: MemoryStore): InsightsRepository {
  const days = store.keep(new Map<string, TrailerDayRecord>());
  const late = store.keep(new Map<string, TrailerKey & { day: string }>());
  const progress = store.keep(new Map<number, AddedUp>());
  const keyOf = ({ trailerId, day }: { trailerId: string; day: string }) => `${trailerId} ${day}`;

  const found = ({ scope, groups, vehicleTypes, from, to }: FigureSearch) =>
    [...days.values()].flatMap((record) => {
      const trailer = store.trailer(record.trailerId);
      const isChosen =
        trailer &&
        record.day >= from &&
        record.day <= to &&
        store.inScope(trailer, scope) &&
        (vehicleTypes.length === 0 || vehicleTypes.includes(record.vehicleType)) &&
        (groups.length === 0 || store.isInNamedGroups(trailer.trailerId, groups));
      return isChosen ? [{ record, trailer }] : [];
    });

  return {
    lock: async () => {},
    daysOf: async ({ trailerId }, from, to) =>
      [...days.values()]
        .filter((day) => day.trailerId === trailerId && day.day >= from && day.day <= to)
        .sort((a, b) => (a.day < b.day ? -1 : 1)),
    async putDays(records) {
      for (const record of records) days.set(keyOf(record), record);
    },
    addUp: async () => 0,
    staleCustomers: async () => [],
    progress: async (customerId) => progress.get(customerId),
    async extendProgress(customerId, days) {
      const before = progress.get(customerId) ?? days;
      progress.set(customerId, {
        first: earliestOf(before.first, days.first),
        through: latestOf(before.through, days.through),
      });
    },
    async throughOf(scope) {
      const own = new Set(
        store.trailers().flatMap((trailer) => (store.inScope(trailer, scope) ? [trailer.customerId] : [])),
      );
      return [...own].flatMap((customerId) => progress.get(customerId)?.through ?? []).sort()[0];
    },

    async markLate(given) {
      for (const { customerId, trailerId, day } of given)
        late.set(`${trailerId} ${day}`, { customerId, trailerId, day });
    },
    async late(limit) {
      const byTrailer = new Map<string, TrailerKey & { first: string; last: string }>();
      const known = [...late.values()].filter(
        ({ customerId, day }) => day <= (progress.get(customerId)?.through ?? ''),
      );
      for (const { day, ...key } of known.sort((a, b) => (a.day < b.day ? -1 : 1))) {
        const { first = day } = byTrailer.get(key.trailerId) ?? {};
        byTrailer.set(key.trailerId, { ...key, first, last: day });
      }
      return [...byTrailer.values()].slice(0, limit);
    },
    async takeLate({ trailerId }, { first, through }) {
      const taken: string[] = [];
      for (const [key, one] of late) {
        if (one.trailerId !== trailerId || one.day < first || one.day > through) continue;
        taken.push(one.day);
        late.delete(key);
      }
      const [earliest, latest] = [taken.sort()[0], taken.at(-1)];
      return earliest && latest ? { first: earliest, last: latest } : undefined;
    },

    async days(search) {
      const byDay = new Map<string, InsightFigures[]>();
      for (const { record } of found(search)) {
        byDay.set(record.day, [...(byDay.get(record.day) ?? []), record.figures]);
      }
      return [...byDay]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([day, figures]) => ({ day, figures: addFigures(figures) }));
    },
    async faultyTrailers(search) {
      const bySystem = new Map<string, Set<string>>();
      for (const { record } of found(search)) {
        for (const [system, { faultMs }] of Object.entries(record.figures.systems)) {
          if (faultMs === 0) continue;
          for (const name of [system, 'all']) {
            bySystem.set(name, (bySystem.get(name) ?? new Set()).add(record.trailerId));
          }
        }
      }
      return Object.fromEntries([...bySystem].map(([system, ids]) => [system, ids.size]));
    },
    async trailers(search) {
      const values = new Map<string, number>();
      for (const { record } of found(search)) {
        values.set(record.trailerId, (values.get(record.trailerId) ?? 0) + measured(record.figures, search));
      }
      const listed = [...values]
        .flatMap(([trailerId, value]) => {
          const trailer = store.trailer(trailerId);
          return trailer && value > 0 ? [{ trailer, value }] : [];
        })
        .sort((a, b) => b.value - a.value || (a.trailer.vin < b.trailer.vin ? -1 : 1));
      return {
        total: listed.length,
        trailers: listed.slice(search.offset, search.offset + search.limit).map(({ trailer, value }) => ({
          ...{ vin: trailer.vin, unitId: trailer.unitId, vehicleType: trailer.vehicleType, value },
          customerName: store.customer(trailer.customerId)?.shortName ?? '',
        })),
      };
    },
    async deleteBefore(customerId, before, limit) {
      const old = [...days]
        .filter(([, day]) => day.customerId === customerId && startOfUtcDay(day.day) < before.getTime())
        .slice(0, limit);
      for (const [key] of old) days.delete(key);
      return old.length;
    },
  };
}

function measured(figures: InsightFigures, { measure, system }: TrailerSearch): number {
  switch (measure) {
    case 'moved':
      return figures.moved;
    case 'miles':
      return figures.miles;
    case 'faults':
      return systemFigures(figures, system).faultMs;
    case 'outside':
      return figures.reeferReadings - figures.reeferWithin;
    case 'silent':
      return figures.trailers - figures.reporting;
  }
}
