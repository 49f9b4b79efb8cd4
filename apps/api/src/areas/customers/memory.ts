import type { CustomerSortField } from '@gladhand/domain/customers';
import { UNLOADED_UP_TO_LBS } from '@gladhand/domain/readings';
import { fold } from '../../repositories/fleetFields';
import type { MemoryStore } from '../../repositories/memory/memoryStore';
import type { CustomerAdministrationRepository, ManagedCustomerRecord } from './repository';

const SORT: Readonly<Record<CustomerSortField, (customer: ManagedCustomerRecord) => string | number | null>> = {
  shortName: ({ shortName }) => fold(shortName),
  longName: ({ longName }) => fold(longName),
  abbrev: ({ abbrev }) => fold(abbrev),
  id: ({ customerId }) => customerId,
  active: ({ active }) => Number(active),
  dotNumber: ({ dotNumber }) => (dotNumber === null ? null : Number(dotNumber)),
  retentionDurationDays: ({ retentionDurationDays }) => retentionDurationDays,
  unloadedUpToLbs: ({ unloadedUpToLbs }) => unloadedUpToLbs ?? UNLOADED_UP_TO_LBS,
  totalAssets: ({ totalAssets }) => totalAssets,
  totalActiveAssets: ({ totalActiveAssets }) => totalActiveAssets,
  created: ({ createdAt }) => createdAt.getTime(),
  updated: ({ updatedAt }) => updatedAt.getTime(),
};

export function memoryCustomerAdministration(store: MemoryStore): CustomerAdministrationRepository {
  const versions = store.keep(new Map<number, number>());

  const read = (customerId: number): ManagedCustomerRecord | undefined => {
    const customer = store.customers.get(customerId);
    if (!customer) return undefined;
    const own = store.trailers().filter((trailer) => trailer.customerId === customerId);
    const features = store.features.filter((feature) => feature.customerId === customerId);
    return {
      ...customer,
      version: versions.get(customerId) ?? 1,
      features: features.map(({ feature }) => feature).sort(),
      totalAssets: own.length,
      totalActiveAssets: own.filter(({ simStatus }) => simStatus === 'activated').length,
    };
  };
  const isTaken = (shortName: string, except: number | null) =>
    [...store.customers.values()].some(
      (other) => other.customerId !== except && fold(other.shortName) === fold(shortName),
    );
  const setFeatures = (customerId: number, features: readonly string[]) => {
    const kept = store.features.filter((feature) => feature.customerId !== customerId);
    store.features = [...kept, ...features.map((feature) => ({ customerId, feature }))];
  };

  return {
    async search({ search, showDeactivated, sortBy, sortAsc, limit, offset }) {
      const text = fold(search);
      const found = [...store.customers.keys()]
        .flatMap((customerId) => read(customerId) ?? [])
        .filter((customer) => (showDeactivated || customer.active) && (text === '' || matches(customer, text)))
        .sort((a, b) => compare(SORT[sortBy](a), SORT[sortBy](b), sortAsc) || a.customerId - b.customerId);
      return { total: found.length, customers: found.slice(offset, offset + limit) };
    },

    async create({ customer, features, groups }) {
      if (isTaken(customer.shortName, null)) return undefined;
      const customerId = Math.max(0, ...store.customers.keys()) + 1;
      store.customers.set(customerId, { ...customer, customerId });
      setFeatures(customerId, features);
      store.groups.push(...groups.map((group) => ({ ...group, customerId, parentIds: [], version: 1 })));
      return read(customerId);
    },

    async change(customerId, version, { features, ...change }, now) {
      const before = read(customerId);
      const kept = store.customers.get(customerId);
      if (!before || !kept) return { kind: 'absent' };
      if (before.version !== version) return { kind: 'conflict', current: before };
      if (change.shortName !== undefined && isTaken(change.shortName, customerId)) return { kind: 'nameTaken' };
      store.customers.set(customerId, { ...kept, ...change, updatedAt: now });
      if (features) setFeatures(customerId, features);
      versions.set(customerId, version + 1);
      store.countFleetChange(customerId);
      const customer = read(customerId);
      return customer ? { kind: 'saved', before, customer } : { kind: 'absent' };
    },
  };
}

const matches = (customer: ManagedCustomerRecord, text: string) =>
  [customer.shortName, customer.longName, customer.abbrev, customer.dotNumber ?? ''].some((value) =>
    fold(value).includes(text),
  ) || String(customer.customerId) === text;

/** Empty values come last in both directions. */
function compare(a: string | number | null, b: string | number | null, ascending: boolean): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b === ascending ? -1 : 1;
}
