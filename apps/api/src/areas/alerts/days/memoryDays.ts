import type { MemoryStore } from '../../../repositories/memory/memoryStore';
import type { AlertDayRecord, AlertDayRepository, DaySpan } from './dayRepository';

/** Days of trailers in memory. */
export function memoryDays(store: MemoryStore): AlertDayRepository {
  const days = store.keep(new Map<string, AlertDayRecord>());
  const find = (customerId: number, trailerIds: readonly string[], { from, before }: DaySpan) =>
    [...days.values()]
      .filter((one) => one.customerId === customerId && trailerIds.includes(one.trailerId))
      .filter(({ day }) => day >= from && day < before)
      .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const remove = (isGone: (day: AlertDayRecord) => boolean) => {
    for (const one of [...days.values()].filter(isGone)) days.delete(keyOf(one));
  };
  return {
    async lock() {},
    async forget(gone) {
      for (const { trailerId, day } of gone) remove((one) => one.trailerId === trailerId && one.day >= day);
    },
    async put(next) {
      for (const day of next) days.set(keyOf(day), day);
    },
    async read(customerId, trailerIds, span, names) {
      return find(customerId, trailerIds, span).map((day) => ({
        ...day,
        strips: Object.fromEntries(names.flatMap((name) => (day.strips[name] ? [[name, day.strips[name]]] : []))),
      }));
    },
    list: async (...search) => find(...search).map(({ strips: _, ...day }) => day),
    deleteBefore: async (before) => remove(({ day }) => day < before),
    deleteOfCustomer: async (customerId, before) => remove((one) => one.customerId === customerId && one.day < before),
  };
}

const keyOf = ({ trailerId, day }: Pick<AlertDayRecord, 'trailerId' | 'day'>) => `${trailerId} ${day}`;
