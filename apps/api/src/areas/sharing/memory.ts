import type { MemoryStore } from '../../repositories/memory/memoryStore';
import type { SharedLinkRecord, SharedLinkRepository, SharedLinksOf } from './repository';

export function memorySharedLinks(store: MemoryStore): SharedLinkRepository {
  const links = store.keep(new Map<string, SharedLinkRecord>());
  const openOnes = (now: Date) =>
    [...links.values()].filter(({ revokedAt, expiresAt }) => revokedAt === null && expiresAt > now);
  const isOf = (link: SharedLinkRecord, { userId, customerIds }: SharedLinksOf) =>
    customerIds === 'all' || link.createdBy === userId || customerIds.includes(link.customerId);

  return {
    async add(link) {
      links.set(link.linkId, link);
    },
    open: async (secretHash, now) => openOnes(now).find((link) => link.secretHash === secretHash),
    async countOpening(linkId) {
      const link = links.get(linkId);
      if (link) links.set(linkId, { ...link, timesOpened: link.timesOpened + 1 });
    },
    list: async (whose, now) =>
      openOnes(now)
        .filter((link) => isOf(link, whose))
        .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.linkId < b.linkId ? 1 : -1))
        .map((link) => ({ ...link, email: store.users.get(link.createdBy)?.email ?? '' })),
    async revoke(whose, linkId, now) {
      const found = openOnes(now).find((link) => link.linkId === linkId && isOf(link, whose));
      if (!found) return undefined;
      const revoked = { ...found, revokedAt: now };
      links.set(linkId, revoked);
      return revoked;
    },
    async deleteEndedBefore(before) {
      const over = [...links.values()].filter(
        ({ expiresAt, revokedAt }) => expiresAt < before || (revokedAt !== null && revokedAt < before),
      );
      for (const { linkId } of over) links.delete(linkId);
      return over.length;
    },
  };
}
