import { fold, SUBSTRING_FROM_CHARS } from '../../repositories/fleetFields';
import type { MemoryStore } from '../../repositories/memory/memoryStore';
import { customerIdsOf } from '../../repositories/userFacts';
import type { SearchedCustomers, SearchQuery, SearchRepository } from './repository';

export function memorySearch(store: MemoryStore): SearchRepository {
  const isWithin = (customerIds: SearchedCustomers, id: number) => customerIds === 'all' || customerIds.includes(id);
  const nameOf = (customerId: number) => store.customer(customerId)?.shortName ?? '';
  return {
    async trailers({ text, limit, scope, wholeNumber }) {
      return store
        .trailers()
        .filter((trailer) => store.inScope(trailer, scope))
        .flatMap((trailer) => {
          const [vin, unitId, serial] = [trailer.vin, trailer.unitId, trailer.serialNumber ?? ''].map(fold) as Triple;
          const place = wholeNumber
            ? wholeNumberPlace([vin, serial], text)
            : trailerPlace({ vin, unitId, serial }, text);
          return place ? [{ trailer, keys: [...place, trailer.vin] }] : [];
        })
        .sort((a, b) => compareAll(a.keys, b.keys))
        .slice(0, limit)
        .map(({ trailer: { vin, unitId, serialNumber, customerId } }) => ({
          vin,
          unitId,
          serialNumber,
          customerName: nameOf(customerId),
        }));
    },
    customers: async ({ customerIds, ...query }) =>
      best([...store.customers.values()], query, ({ customerId, shortName, longName, abbrev, dotNumber }) => {
        if (!isWithin(customerIds, customerId)) return undefined;
        const texts = [shortName, longName, abbrev, dotNumber ?? ''];
        const isId = String(customerId) === query.text;
        return { texts: isId ? [query.text] : texts, keys: [fold(shortName), customerId] };
      }).map(({ customerId, shortName, longName, active }) => ({ customerId, shortName, longName, active })),
    groups: async ({ customerIds, ...query }) =>
      best(store.groups, query, ({ customerId, groupId, name }) =>
        isWithin(customerIds, customerId)
          ? { texts: [name], keys: [fold(name), fold(nameOf(customerId)), groupId] }
          : undefined,
      ).map(({ customerId, groupId, name }) => ({ customerId, groupId, name, customerName: nameOf(customerId) })),
    users: async ({ customerIds, ...query }) =>
      best([...store.users.values()], query, ({ email, roles }) =>
        customerIds === 'all' || customerIdsOf(roles).some((id) => customerIds.includes(id))
          ? { texts: [email], keys: [email] }
          : undefined,
      ).map(({ userId, email, enabled }) => ({ userId, email, enabled })),
  };
}

type Triple = [string, string, string];
type Key = string | number;

function wholeNumberPlace(numbers: readonly string[], text: string): Key[] | undefined {
  return numbers.includes(text) ? [0] : undefined;
}

/** The rank of a trailer and the text that orders it within the rank; undefined if it doesn't match. */
function trailerPlace(
  { vin, unitId, serial }: { vin: string; unitId: string; serial: string },
  text: string,
): Key[] | undefined {
  if ([vin, unitId, serial].includes(text)) return [0, unitId];
  if (unitId.startsWith(text)) return [1, unitId];
  if (vin.startsWith(text)) return [2, vin];
  if (serial.startsWith(text)) return [3, serial];
  if (text.length < SUBSTRING_FROM_CHARS) return undefined;
  return [vin, unitId, serial].some((number) => number.includes(text)) ? [4, unitId] : undefined;
}

/** The best matches: complete texts, then beginnings, then parts; each ordered by its keys. */
function best<Item>(
  items: readonly Item[],
  { text, limit }: SearchQuery,
  read: (item: Item) => { texts: readonly string[]; keys: readonly Key[] } | undefined,
): Item[] {
  return items
    .flatMap((item) => {
      const found = read(item);
      const texts = found?.texts.map(fold) ?? [];
      if (!found || !texts.some((one) => one.includes(text))) return [];
      const rank = texts.includes(text) ? 0 : texts.some((one) => one.startsWith(text)) ? 1 : 2;
      return [{ item, keys: [rank, ...found.keys] }];
    })
    .sort((a, b) => compareAll(a.keys, b.keys))
    .slice(0, limit)
    .map(({ item }) => item);
}

function compareAll(a: readonly Key[], b: readonly Key[]): number {
  for (const [index, key] of a.entries()) {
    const other = b[index] ?? '';
    if (key !== other) return key < other ? -1 : 1;
  }
  return 0;
}
