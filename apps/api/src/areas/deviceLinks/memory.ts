import type { MemoryStore } from '../../repositories/memory/memoryStore';
import type { TrailerKey } from '../../repositories/trailers';
import type { DeviceLinkRecord, DeviceLinkRepository } from './repository';

export function memoryDeviceLinks(store: MemoryStore): DeviceLinkRepository {
  const links = store.keep(new Map<string, DeviceLinkRecord>());
  const openOnes = () => [...links.values()].filter(({ revokedAt }) => revokedAt === null);
  const isOf = (link: DeviceLinkRecord, { customerId, trailerId }: TrailerKey) =>
    link.customerId === customerId && link.trailerId === trailerId;
  return {
    async add(link) {
      links.set(link.linkId, link);
    },
    async open(secretHash) {
      const found = openOnes().find((link) => link.secretHash === secretHash);
      const serialNumber = found && store.trailer(found.trailerId)?.serialNumber;
      return serialNumber ? { customerId: found.customerId, trailerId: found.trailerId, serialNumber } : undefined;
    },
    of: async (trailer) =>
      openOnes()
        .filter((link) => isOf(link, trailer))
        .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.linkId < b.linkId ? 1 : -1)),
    async revoke(trailer, linkId, now) {
      const found = openOnes().find((link) => link.linkId === linkId && isOf(link, trailer));
      if (found) links.set(linkId, { ...found, revokedAt: now });
      return found !== undefined;
    },
    linkedTrailerIds: async () => [...new Set(openOnes().map(({ trailerId }) => trailerId))].sort(),
  };
}
