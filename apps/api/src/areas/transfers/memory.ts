import { TransferState } from '@gladhand/domain/transfers';
import { fold } from '../../repositories/fleetFields';
import type { MemoryStore } from '../../repositories/memory/memoryStore';
import type { NamedTransfer, TransferLineRecord, TransferRecord, TransferRepository } from './repository';

const OPEN: readonly string[] = [TransferState.Scheduled, TransferState.Running, TransferState.Undoing];
const WAITING: readonly string[] = [TransferState.Requested, TransferState.Scheduled, TransferState.Running];
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Transfers in memory. */
export function memoryTransfers(store: MemoryStore): TransferRepository {
  const transfers = store.keep(new Map<string, TransferRecord>());
  const lines = store.keep(new Map<string, readonly TransferLineRecord[]>());
  const linesOf = (transferId: string) => lines.get(transferId) ?? [];
  const emailOf = (userId: string | null) => (userId === null ? null : (store.users.get(userId)?.email ?? null));
  const named = (transfer: TransferRecord): NamedTransfer => {
    const counts = new Map<TransferLineRecord['result'], number>();
    for (const { result } of linesOf(transfer.transferId)) counts.set(result, (counts.get(result) ?? 0) + 1);
    return {
      ...transfer,
      fromName: store.customer(transfer.fromCustomerId)?.shortName ?? '',
      toName: store.customer(transfer.toCustomerId)?.shortName ?? '',
      requesterEmail: emailOf(transfer.requesterId),
      answererEmail: emailOf(transfer.answererId),
      counts: [...counts]
        .map(([result, count]) => ({ result, lines: count }))
        .sort((a, b) => compare(a.result, b.result)),
    };
  };
  const newestFirst = (a: TransferRecord, b: TransferRecord) =>
    b.requestedAt.getTime() - a.requestedAt.getTime() || compare(b.transferId, a.transferId);
  const active = () => [...store.customers.values()].filter((customer) => customer.active);
  const toName = ({ customerId, shortName }: { customerId: number; shortName: string }) => ({
    ...{ id: customerId, name: shortName },
  });

  return {
    async search({ customerIds, isAdministrator, state, customerId, vin, after, limit }) {
      const found = [...transfers.values()]
        .filter(({ fromCustomerId: from, toCustomerId: to, ...transfer }) => {
          if (customerIds !== 'all' && !customerIds.includes(from) && !customerIds.includes(to)) return false;
          if (transfer.state === TransferState.Draft) {
            const side = { from, to, administrator: null }[transfer.requestedBy];
            const isOwn = side === null ? isAdministrator : customerIds === 'all' || customerIds.includes(side);
            if (!isOwn) return false;
          }
          if (state !== null && transfer.state !== state) return false;
          if (customerId !== null && customerId !== from && customerId !== to) return false;
          return vin === null || linesOf(transfer.transferId).some((line) => line.vin === vin);
        })
        .sort(newestFirst);
      const start = after === null ? 0 : found.findIndex(({ transferId }) => transferId === after) + 1;
      return { total: found.length, transfers: found.slice(start, start + limit).map(named) };
    },
    async byId(transferId) {
      const transfer = transfers.get(transferId);
      return transfer && named(transfer);
    },
    lock: async (transferId) => transfers.get(transferId),
    async add(transfer, added) {
      if (transfers.has(transfer.transferId)) return false;
      transfers.set(transfer.transferId, transfer);
      lines.set(transfer.transferId, added);
      return true;
    },
    async put(transfer) {
      transfers.set(transfer.transferId, transfer);
    },
    async replace(transfer, replaced) {
      transfers.set(transfer.transferId, transfer);
      lines.set(transfer.transferId, replaced);
    },
    async remove(transferId) {
      transfers.delete(transferId);
      lines.delete(transferId);
    },
    lines: async (transferId, { results, after, limit }) =>
      linesOf(transferId)
        .filter(({ line, result }) => line > after && (results?.includes(result) ?? true))
        .slice(0, limit),
    async putLines(transferId, changed) {
      const byLine = new Map(changed.map((line) => [line.line, line]));
      lines.set(
        transferId,
        linesOf(transferId).map((line) => byLine.get(line.line) ?? line),
      );
    },
    async waiting(trailerIds, exceptTransferId) {
      const open = [...transfers.values()].filter(
        ({ state, transferId }) => WAITING.includes(state) && transferId !== exceptTransferId,
      );
      const ids = open
        .flatMap(({ transferId }) => linesOf(transferId))
        .filter(({ result }) => result === 'ready' || result === 'onLease')
        .flatMap(({ fromTrailerId }) => fromTrailerId ?? []);
      return new Set(ids.filter((id) => trailerIds.includes(id)));
    },
    due: async (now) =>
      [...transfers.values()]
        .filter(({ state, at }) => OPEN.includes(state) && (at === null || at <= now))
        .sort((a, b) => -newestFirst(a, b))
        .map(({ transferId }) => transferId),
    usersWith: async (roles) =>
      [...store.users.values()]
        .filter((user) => user.enabled && user.roles.some((role) => roles.includes(role)))
        .sort((a, b) => compare(a.email, b.email))
        .map(({ userId, email }) => ({ userId, email })),
    customersNamed: async (name) =>
      active()
        .filter(({ shortName, longName }) => [fold(shortName), fold(longName)].includes(fold(name)))
        .sort((a, b) => a.customerId - b.customerId)
        .map(toName),
    customers: async (customerIds) =>
      active()
        .filter(({ customerId }) => customerIds === 'all' || customerIds.includes(customerId))
        .map(toName)
        .sort((a, b) => compare(fold(a.name), fold(b.name)) || a.id - b.id),
  };
}
