import type { JobQueue } from '../../engine/jobs';
import type { OutboxMail } from '../entities';
import { fold } from '../fleetFields';
import type { KernelRepositories } from '../port';
import { memoryAccounts } from './memoryAccounts';
import { memoryAudit } from './memoryAudit';
import { memoryChanges } from './memoryChanges';
import { memoryCluster } from './memoryCluster';
import { memoryFleetRevisions } from './memoryFleetRevisions';
import { memoryFleetStatus } from './memoryFleetStatus';
import { memoryGroups } from './memoryGroups';
import { memoryIngest } from './memoryIngest';
import { memoryMails } from './memoryMails';
import { memoryReceipts } from './memoryReceipts';
import type { MemoryStore } from './memoryStore';
import { memoryTrailerAdministration } from './memoryTrailerAdministration';
import { memoryTrailers } from './memoryTrailers';

/** The kernel's repositories in memory. */
export function memoryKernel(store: MemoryStore, jobs: JobQueue): KernelRepositories {
  const accounts = memoryAccounts(store);
  const outbox: OutboxMail[] = [];
  const isNamed = (customerId: number, ids: readonly number[] | 'all') => ids === 'all' || ids.includes(customerId);
  const byShortName = (a: { shortName: string; customerId: number }, b: { shortName: string; customerId: number }) => {
    const [nameA, nameB] = [fold(a.shortName), fold(b.shortName)];
    return nameA < nameB ? -1 : nameA > nameB ? 1 : a.customerId - b.customerId;
  };

  return {
    mails: memoryMails(store),
    changes: memoryChanges(store),
    cluster: memoryCluster(),
    receipts: memoryReceipts(store),
    jobs,
    ...accounts,
    ...memoryIngest(store),
    ...memoryTrailers(store),
    fleetStatus: memoryFleetStatus(store),
    fleetRevisions: memoryFleetRevisions(store),
    outbox: {
      async add(mail) {
        outbox.unshift(mail);
      },
      latest: async (limit) => outbox.slice(0, limit),
    },
    audit: memoryAudit(store),
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
}
