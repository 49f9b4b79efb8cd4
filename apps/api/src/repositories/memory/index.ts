import { createMemoryJobs, type MemoryJobs } from '../../engine/memoryJobs';
import type { OutboxMail } from '../entities';
import { fold } from '../fleetFields';
import type { Repositories } from '../port';
import type { World } from '../world';
import { memoryAccounts } from './memoryAccounts';
import { memoryAudit } from './memoryAudit';
import { memoryChanges } from './memoryChanges';
import { memoryCluster } from './memoryCluster';
import { memoryCustomerAdministration } from './memoryCustomerAdministration';
import { memoryDeviceLinks } from './memoryDeviceLinks';
import { memoryFleetRevisions } from './memoryFleetRevisions';
import { memoryFleetStatus } from './memoryFleetStatus';
import { memoryGroups } from './memoryGroups';
import { memoryIngest } from './memoryIngest';
import { memoryMails } from './memoryMails';
import { memoryReceipts } from './memoryReceipts';
import { memoryReefers } from './memoryReefers';
import { memoryService } from './memoryService';
import { memorySharedLinks } from './memorySharedLinks';
import { createMemoryStore } from './memoryStore';
import { memorySubscriptions } from './memorySubscriptions';
import { memoryTrailerAdministration } from './memoryTrailerAdministration';
import { memoryTrailers } from './memoryTrailers';
import { memoryUserAdministration } from './memoryUserAdministration';

/** The repositories in this process's memory: for stories and tests. They answer as the SQL ones do. */
export function createMemoryRepositories(world: World, jobs: MemoryJobs = createMemoryJobs()): Repositories {
  const store = createMemoryStore(world);
  const accounts = memoryAccounts(store);
  const outbox: OutboxMail[] = [];
  store.register(() => {
    const waiting = jobs.waiting();
    return () => jobs.restore(waiting);
  });
  const isNamed = (customerId: number, ids: readonly number[] | 'all') => ids === 'all' || ids.includes(customerId);
  const byShortName = (a: { shortName: string; customerId: number }, b: { shortName: string; customerId: number }) => {
    const [nameA, nameB] = [fold(a.shortName), fold(b.shortName)];
    return nameA < nameB ? -1 : nameA > nameB ? 1 : a.customerId - b.customerId;
  };

  const repositories: Repositories = {
    transaction: (work) => store.run(() => work(within)),
    mails: memoryMails(store),
    changes: memoryChanges(store),
    cluster: memoryCluster(),
    subscriptions: memorySubscriptions(store),
    receipts: memoryReceipts(store),
    jobs,
    ...accounts,
    userAdministration: memoryUserAdministration(store, accounts),
    ...memoryIngest(store),
    ...memoryTrailers(store),
    ...memoryService(store),
    deviceLinks: memoryDeviceLinks(store),
    sharedLinks: memorySharedLinks(store),
    fleetStatus: memoryFleetStatus(store),
    fleetRevisions: memoryFleetRevisions(store),
    reefers: memoryReefers(store),
    outbox: {
      async add(mail) {
        outbox.unshift(mail);
      },
      latest: async (limit) => outbox.slice(0, limit),
    },
    audit: memoryAudit(store),
    customerAdministration: memoryCustomerAdministration(store),
    trailerAdministration: memoryTrailerAdministration(store),
    customers: {
      async list({ customerIds, showDeactivated, scope }) {
        const seen = store.trailers().filter((trailer) => store.inScope(trailer, scope));
        return [...store.customers.values()]
          .filter((customer) => isNamed(customer.customerId, customerIds) && (customer.active || showDeactivated))
          .sort(byShortName)
          .map((customer) => {
            const own = seen.filter(({ customerId }) => customerId === customer.customerId);
            const active = own.filter(({ simStatus }) => simStatus === 'activated');
            return { ...customer, totalAssets: own.length, totalActiveAssets: active.length };
          });
      },
      async find(customerIds) {
        return [...store.customers.values()]
          .filter(({ customerId }) => customerIds.includes(customerId))
          .sort(byShortName);
      },
      async features(customerIds) {
        const names = store.features.filter(({ customerId }) => isNamed(customerId, customerIds));
        return [...new Set(names.map(({ feature }) => feature))].sort();
      },
    },
    groups: memoryGroups(store),
    async ping() {},
  };
  const within: Repositories = { ...repositories, transaction: (work) => work(within) };
  return repositories;
}
