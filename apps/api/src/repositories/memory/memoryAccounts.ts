import type { LinkRecord, UserRecord } from '../entities';
import type { LinkRepository, OpenSession, SessionRepository, UserRepository } from '../port';
import { isEdit, isSignInAlone } from '../userFacts';
import { byGroupName, type MemoryStore } from './memoryStore';

interface StoredSession extends OpenSession {
  revokedAt: Date | null;
}

interface Token {
  sessionId: string;
  replacedAt: Date | null;
  children: number;
}

/** Users, sessions and links in memory. */
export function memoryAccounts(store: MemoryStore): {
  users: UserRepository;
  sessions: SessionRepository;
  links: LinkRepository;
} {
  const sessions = store.keep(new Map<string, StoredSession>());
  const tokens = store.keep(new Map<string, Token>());
  const links = store.keep(new Map<string, LinkRecord>());
  const sorted = (user: UserRecord): UserRecord => ({ ...user, roles: [...user.roles].sort() });

  const revokeAllOf = (userId: string, now: Date) => {
    for (const session of sessions.values()) {
      if (session.userId === userId) revoke(session.sessionId, now);
    }
  };
  const revoke = (sessionId: string, now: Date) => {
    const session = sessions.get(sessionId);
    if (session) sessions.set(sessionId, { ...session, revokedAt: session.revokedAt ?? now });
  };

  const scopeOf = (userId: string) => {
    const direct = store.groups.filter((group) =>
      store.groupUsers.some((member) => member.userId === userId && member.groupId === group.groupId),
    );
    const seen = new Set(direct.filter(({ kind }) => kind === 'regular'));
    for (const group of seen) {
      for (const child of store.groups) if (child.parentIds.includes(group.groupId)) seen.add(child);
    }
    const accessGroups = [...seen]
      .map(({ customerId, groupId }) => ({ customerId, groupId }))
      .sort((a, b) => a.customerId - b.customerId || (a.groupId < b.groupId ? -1 : 1));
    const groups = direct
      .sort((a, b) => a.customerId - b.customerId || byGroupName(a, b))
      .map(({ parentIds: _, version: __, ...group }) => group);
    return { groups, accessGroups };
  };

  return {
    users: {
      async byEmail(email) {
        const user = [...store.users.values()].find((candidate) => candidate.email === email);
        return user && sorted(user);
      },
      async byId(userId) {
        const user = store.users.get(userId);
        return user && sorted(user);
      },
      async add(user) {
        if ([...store.users.values()].some(({ email, userId }) => email === user.email || userId === user.userId)) {
          return false;
        }
        store.users.set(user.userId, user);
        return true;
      },
      async isEmpty() {
        return store.users.size === 0;
      },
      async addFirst(user) {
        if (store.users.size > 0) return false;
        store.users.set(user.userId, user);
        return true;
      },
      async update(userId, change, { now, endSessions = false }) {
        const user = store.users.get(userId);
        if (!user) return;
        const tokenVersion = user.tokenVersion + (endSessions ? 1 : 0);
        const updatedAt = isSignInAlone(change) ? user.updatedAt : now;
        store.users.set(userId, { ...user, ...change, userId, tokenVersion, updatedAt });
        if (isEdit(change)) store.userVersions.set(userId, (store.userVersions.get(userId) ?? 1) + 1);
        if (endSessions) revokeAllOf(userId, now);
      },
    },

    sessions: {
      async open(session, refreshTokenHash) {
        sessions.set(session.sessionId, { ...session, lastUsedAt: session.createdAt, revokedAt: null });
        tokens.set(refreshTokenHash, { sessionId: session.sessionId, replacedAt: null, children: 0 });
      },
      async rotate(tokenHash, nextHash, now, graceMs) {
        const token = tokens.get(tokenHash);
        const found = token && sessions.get(token.sessionId);
        if (!token || !found || found.revokedAt || found.endsAt <= now) return { kind: 'ended' };
        const { revokedAt: _, lastUsedAt: _last, ...session } = found;
        const replacedAt = token.replacedAt;
        const inGrace = !!replacedAt && now.getTime() - replacedAt.getTime() <= graceMs && token.children < 2;
        if (replacedAt && !inGrace) {
          revoke(token.sessionId, now);
          return { kind: 'reused', session };
        }
        tokens.set(tokenHash, { ...token, replacedAt: replacedAt ?? now, children: token.children + 1 });
        sessions.set(token.sessionId, { ...found, lastUsedAt: now });
        tokens.set(nextHash, { sessionId: session.sessionId, replacedAt: null, children: 0 });
        return { kind: 'rotated', session };
      },
      async deleteEndedBefore(before, limit) {
        const old = [...sessions.values()]
          .filter(({ endsAt, revokedAt }) => endsAt < before || (revokedAt !== null && revokedAt < before))
          .slice(0, limit);
        const ids = new Set(old.map(({ sessionId }) => sessionId));
        for (const id of ids) sessions.delete(id);
        for (const [hash, token] of tokens) if (ids.has(token.sessionId)) tokens.delete(hash);
        return old.length;
      },
      async caller(sessionId, userId, now) {
        const session = sessions.get(sessionId);
        const user = store.users.get(userId);
        if (!session || !user?.enabled || session.userId !== userId) return undefined;
        if (session.revokedAt || session.endsAt <= now) return undefined;
        const { revokedAt: _, lastUsedAt: _last, ...open } = session;
        return { user: sorted(user), session: open, ...scopeOf(userId), leasesOverAt: store.leasesOverAt(now) };
      },
      async principalScope(userId, now) {
        const user = store.users.get(userId);
        return user?.enabled
          ? { user: sorted(user), ...scopeOf(userId), leasesOverAt: store.leasesOverAt(now) }
          : undefined;
      },
      async openOf(userId, now) {
        return [...sessions.values()]
          .filter((session) => session.userId === userId && !session.revokedAt && session.endsAt > now)
          .map(({ revokedAt: _, ...open }) => open)
          .sort((a, b) => b.lastUsedAt.getTime() - a.lastUsedAt.getTime() || (a.sessionId < b.sessionId ? 1 : -1));
      },
      async revoke(sessionId, now) {
        revoke(sessionId, now);
      },
      async revokeAllOf(userId, now) {
        revokeAllOf(userId, now);
      },
    },

    links: {
      async add(link) {
        links.set(link.tokenHash, link);
      },
      async find(tokenHash) {
        return links.get(tokenHash);
      },
      async deleteEndedBefore(before, limit) {
        const old = [...links.values()]
          .filter(({ expiresAt, usedAt }) => expiresAt < before || (usedAt !== null && usedAt < before))
          .slice(0, limit);
        for (const { tokenHash } of old) links.delete(tokenHash);
        return old.length;
      },
      async spend(tokenHash, now) {
        const link = links.get(tokenHash);
        if (!link || link.usedAt || link.expiresAt <= now) return undefined;
        const spent = { ...link, usedAt: now };
        links.set(tokenHash, spent);
        return spent;
      },
      async voidAllOf(userId, purpose, now) {
        for (const [hash, link] of links) {
          if (link.userId === userId && link.purpose === purpose && !link.usedAt)
            links.set(hash, { ...link, usedAt: now });
        }
      },
    },
  };
}
