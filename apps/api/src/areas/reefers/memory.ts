import type { PendingCommand } from '@gladhand/domain/reefers';
import { isLeaseOver, isLentAt } from '../../repositories/custody';
import type { MemoryStore } from '../../repositories/memory/memoryStore';
import type { ReeferCommandEntry, ReeferRepository } from './repository';
import { zonesOf } from './repository';

const byAge = (a: ReeferCommandEntry, b: ReeferCommandEntry) =>
  a.created.getTime() - b.created.getTime() || (a.commandId < b.commandId ? -1 : 1);
const pendingOf = ({ commandId: id, kind, zone, setPointC, created, delivered }: ReeferCommandEntry) => ({
  id,
  kind,
  zone,
  setPointC,
  created,
  delivered,
});
/** The place of a command in the log of a trailer. */
const logKey = ({ commandId, trailerId }: Pick<ReeferCommandEntry, 'commandId' | 'trailerId'>) =>
  `${commandId} ${trailerId}`;

/** Reefer commands in memory. */
export function memoryReefers(store: MemoryStore): ReeferRepository {
  const reeferCommands = store.keep(new Map<string, ReeferCommandEntry>());
  /** In the log of the other side of a lease, by `logKey`. */
  const copies = store.keep(new Map<string, ReeferCommandEntry>());
  const all = () => [...reeferCommands.values(), ...copies.values()];
  const change = (commandId: string, fields: Partial<ReeferCommandEntry>) => {
    const command = reeferCommands.get(commandId);
    if (command) reeferCommands.set(commandId, { ...command, ...fields });
    for (const [key, copy] of copies) if (copy.commandId === commandId) copies.set(key, { ...copy, ...fields });
  };
  const otherSides = (command: ReeferCommandEntry) => {
    const own = store.holdings.get(command.trailerId)?.lessor;
    if (own) return [own];
    return [...store.trailers(), ...store.waiting.values()].filter(({ trailerId }) => {
      const holding = store.holdings.get(trailerId);
      return holding?.lessor?.trailerId === command.trailerId && isLentAt(holding, command.created);
    });
  };
  const isInProgress = ({ status }: ReeferCommandEntry) => status === 'inProgress';
  return {
    async openOf(trailers) {
      const wanted = new Set(trailers.map(({ trailerId }) => trailerId));
      const open = new Map<string, PendingCommand[]>();
      for (const command of all().filter(isInProgress).sort(byAge)) {
        if (!wanted.has(command.trailerId)) continue;
        open.set(command.trailerId, [...(open.get(command.trailerId) ?? []), pendingOf(command)]);
      }
      return open;
    },
    async end(ended) {
      for (const { id, status, message, completed } of ended) {
        if (reeferCommands.get(id)?.status === 'inProgress') change(id, { status, message, completed });
      }
    },
    async targets(vins, scope) {
      const wanted = new Set(vins);
      return store
        .trailers()
        .filter((trailer) => wanted.has(trailer.vin) && store.inScope(trailer, scope))
        .map((trailer) => {
          const { customerId, trailerId, vin, installedSensorTypeIds } = trailer;
          return { customerId, trailerId, vin, installedSensorTypeIds, zones: zonesOf(trailer) };
        });
    },
    async add(commands) {
      const fresh = commands.filter(({ commandId }) => !reeferCommands.has(commandId));
      for (const command of fresh) {
        reeferCommands.set(command.commandId, command);
        const sentBy = store.customer(command.customerId)?.shortName ?? '';
        for (const { customerId, trailerId } of otherSides(command)) {
          const copy = { ...command, customerId, trailerId, sentBy };
          copies.set(logKey(copy), copy);
        }
      }
      const stored = commands.flatMap(({ commandId }) => reeferCommands.get(commandId) ?? []);
      return { stored, added: new Set(fresh.map(({ commandId }) => commandId)) };
    },
    latest: async ({ trailerId }, limit) =>
      all()
        .filter((command) => command.trailerId === trailerId)
        .sort((a, b) => byAge(b, a))
        .slice(0, limit),
    async deleteBefore(customerId, before, limit) {
      const old = all()
        .filter((command) => command.customerId === customerId && command.completed && command.completed < before)
        .slice(0, limit);
      for (const command of old) if (!copies.delete(logKey(command))) reeferCommands.delete(command.commandId);
      return old.length;
    },
    async deliver(bound, since, now, limit) {
      const found = [...reeferCommands.values()]
        .filter((command) => isInProgress(command) && command.created > since)
        .sort(byAge)
        .flatMap((command) => {
          const holder = store.trailer(command.trailerId);
          const holding = store.holdings.get(command.trailerId);
          const trailer = store.trailer(holding?.lessor?.trailerId ?? command.trailerId);
          if (holder?.customerId !== command.customerId || (holding && isLeaseOver(holding, now))) return [];
          if (!trailer?.serialNumber) return [];
          const within =
            'customerId' in bound
              ? trailer.customerId === bound.customerId
              : bound.deviceTypeIds.includes(trailer.deviceTypeId);
          return within ? [{ command, serialNumber: trailer.serialNumber }] : [];
        })
        .slice(0, limit);
      return found.map(({ command, serialNumber }) => {
        const delivered = command.delivered ?? now;
        change(command.commandId, { delivered });
        return { ...pendingOf({ ...command, delivered }), serialNumber };
      });
    },
  };
}
