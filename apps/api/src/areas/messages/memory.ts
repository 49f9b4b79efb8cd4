import type { FeatureName } from '@gladhand/domain';
import {
  type MessageAudience,
  MessageState,
  matchingMemberships,
  membershipsOf,
  messageState,
} from '@gladhand/domain/messages';
import type { RoleKind } from '@gladhand/domain/users';
import type { UserRecord } from '../../repositories/entities';
import { fold } from '../../repositories/fleetFields';
import type { MemoryStore } from '../../repositories/memory/memoryStore';
import type { MessageRecord, MessageRepository, MessageUser, NamedMessage, UserPage } from './repository';

/** Messages to users in memory. */
export function memoryMessages(store: MemoryStore): MessageRepository {
  const messages = store.keep(new Map<string, MessageRecord>());
  const dismissals = store.keep(new Map<string, { messageId: string; userId: string }>());
  const keyOf = (messageId: string, userId: string) => `${messageId} ${userId}`;
  const dismissalsOf = (messageId: string) => [...dismissals.values()].filter((one) => one.messageId === messageId);
  const isOpen = (message: MessageRecord, now: Date) => {
    const state = messageState(message, now);
    return state === MessageState.Scheduled || state === MessageState.Shown;
  };
  const openOnes = (now: Date) => [...messages.values()].filter((message) => isOpen(message, now));
  const userOf = (userId: string | null) => (userId === null ? undefined : store.users.get(userId));
  const named = (message: MessageRecord): NamedMessage => ({
    ...message,
    createdBy: userOf(message.createdBy)?.userId ?? null,
    updatedBy: userOf(message.updatedBy)?.userId ?? null,
    author: userOf(message.createdBy)?.email ?? null,
    editor: userOf(message.updatedBy)?.email ?? null,
    customers: message.customerIds.map((id) => ({ id, name: store.customer(id)?.shortName ?? '' })).sort(byName),
    dismissals: dismissalsOf(message.messageId).filter(({ userId }) => store.users.has(userId)).length,
  });
  const hasFeature = (feature: FeatureName, customerId: number | null) =>
    store.features.some((row) => row.feature === feature && (customerId === null || row.customerId === customerId));

  /** Kinds of the roles that make an enabled user part of an audience. */
  const reachedAs = (audience: MessageAudience, { enabled, roles }: UserRecord): ReadonlySet<RoleKind> =>
    new Set(enabled ? matchingMemberships(audience, membershipsOf(roles), hasFeature).map(({ role }) => role) : []);

  return {
    async search({ messageId, state, severity, role, customerId, text, now, after, limit }) {
      const found = [...messages.values()]
        .filter(
          (message) =>
            (messageId === null || message.messageId === messageId) &&
            (state === null || messageState(message, now) === state) &&
            (severity === null || message.severity === severity) &&
            (role === null || message.roles.some((kind) => kind === role)) &&
            (customerId === null || message.customerIds.includes(customerId)) &&
            fold(message.text).includes(fold(text)),
        )
        .sort((a, b) => (a.messageId < b.messageId ? 1 : -1));
      const page = found.filter((message) => after === null || message.messageId < after);
      return { total: found.length, messages: page.slice(0, limit).map(named) };
    },
    async byId(messageId) {
      const message = messages.get(messageId);
      return message && named(message);
    },
    open: async (userId, now) =>
      openOnes(now).map((message) => ({
        ...message,
        isDismissed: dismissals.has(keyOf(message.messageId, userId)),
      })),
    countOpen: async (now) => openOnes(now).length,
    async add(message) {
      messages.set(message.messageId, message);
    },
    async replace(message) {
      if (messages.get(message.messageId)?.version !== message.version - 1) return false;
      messages.set(message.messageId, message);
      return true;
    },

    async dismiss(messageId, userId) {
      const key = keyOf(messageId, userId);
      if (dismissals.has(key)) return false;
      dismissals.set(key, { messageId, userId });
      return true;
    },
    async clearDismissals(messageId) {
      const cleared = dismissalsOf(messageId);
      for (const { userId } of cleared) dismissals.delete(keyOf(messageId, userId));
      return cleared.length;
    },

    async reach(audience) {
      const reached = new Set<string>();
      const byRole = new Map<RoleKind, number>();
      for (const user of store.users.values()) {
        const { userId } = user;
        const kinds = reachedAs(audience, user);
        if (kinds.size > 0) reached.add(userId);
        for (const kind of kinds) byRole.set(kind, (byRole.get(kind) ?? 0) + 1);
      }
      return { users: reached.size, byRole };
    },
    reachedUsers: async (audience, page) =>
      pageOf(
        [...store.users.values()].filter((user) => reachedAs(audience, user).size > 0),
        page,
      ),
    dismissedBy: async (messageId, page) =>
      pageOf(
        dismissalsOf(messageId).flatMap(({ userId }) => store.users.get(userId) ?? []),
        page,
      ),
    customers: async () =>
      [...store.customers.values()]
        .filter(({ active }) => active)
        .map(({ customerId, shortName }) => ({ id: customerId, name: shortName }))
        .sort(byName),
    async features(customerIds) {
      const rows = store.features.filter(({ customerId }) => customerIds.includes(customerId));
      return new Map(
        customerIds.map((id) => [
          id,
          new Set(rows.filter((row) => row.customerId === id).map(({ feature }) => feature as FeatureName)),
        ]),
      );
    },

    async deleteEndedBefore(before) {
      const ended = [...messages.values()].filter(
        ({ until, withdrawnAt }) => (withdrawnAt ?? until ?? before) < before,
      );
      for (const { messageId } of ended) {
        messages.delete(messageId);
        for (const { userId } of dismissalsOf(messageId)) dismissals.delete(keyOf(messageId, userId));
      }
      return ended.length;
    },
  };
}

const pageOf = (users: readonly UserRecord[], { after, limit }: UserPage): MessageUser[] =>
  users
    .map(({ userId, email }) => ({ userId, email }))
    .filter(({ email }) => after === null || email > after)
    .sort((a, b) => (a.email < b.email ? -1 : 1))
    .slice(0, limit);

const byName = (a: { id: number; name: string }, b: { id: number; name: string }) =>
  fold(a.name) < fold(b.name) ? -1 : fold(a.name) > fold(b.name) ? 1 : a.id - b.id;
