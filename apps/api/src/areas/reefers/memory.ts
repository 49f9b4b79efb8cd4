import type { PendingCommand } from '@gladhand/domain/reefers';
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
/** Reefer commands in memory. */
export function memoryReefers(store: MemoryStore): ReeferRepository {
  const reeferCommands = store.keep(new Map<string, ReeferCommandEntry>());
  const inProgress = () => [...reeferCommands.values()].filter(({ status }) => status === 'inProgress').sort(byAge);
  return {
    async openOf(trailers) {
      const wanted = new Set(trailers.map(({ trailerId }) => trailerId));
      const open = new Map<string, PendingCommand[]>();
      for (const command of inProgress()) {
        if (!wanted.has(command.trailerId)) continue;
        open.set(command.trailerId, [...(open.get(command.trailerId) ?? []), pendingOf(command)]);
      }
      return open;
    },
    async end(ended) {
      for (const { id, status, message, completed } of ended) {
        const command = reeferCommands.get(id);
        if (command?.status === 'inProgress') reeferCommands.set(id, { ...command, status, message, completed });
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
      for (const command of fresh) reeferCommands.set(command.commandId, command);
      const stored = commands.flatMap(({ commandId }) => reeferCommands.get(commandId) ?? []);
      return { stored, added: new Set(fresh.map(({ commandId }) => commandId)) };
    },
    latest: async ({ trailerId }, limit) =>
      [...reeferCommands.values()]
        .filter((command) => command.trailerId === trailerId)
        .sort((a, b) => byAge(b, a))
        .slice(0, limit),
    async deleteBefore(customerId, before, limit) {
      const old = [...reeferCommands.values()]
        .filter((command) => command.customerId === customerId && command.completed && command.completed < before)
        .slice(0, limit);
      for (const { commandId } of old) reeferCommands.delete(commandId);
      return old.length;
    },
    async deliver(bound, since, now, limit) {
      const found = inProgress()
        .filter(({ created }) => created > since)
        .flatMap((command) => {
          const trailer = store.trailer(command.trailerId);
          if (!trailer?.serialNumber || trailer.customerId !== command.customerId) return [];
          const within =
            'customerId' in bound
              ? trailer.customerId === bound.customerId
              : bound.deviceTypeIds.includes(trailer.deviceTypeId);
          return within ? [{ command, serialNumber: trailer.serialNumber }] : [];
        })
        .slice(0, limit);
      return found.map(({ command, serialNumber }) => {
        const delivered = { ...command, delivered: command.delivered ?? now };
        reeferCommands.set(command.commandId, delivered);
        return { ...pendingOf(delivered), serialNumber };
      });
    },
  };
}
