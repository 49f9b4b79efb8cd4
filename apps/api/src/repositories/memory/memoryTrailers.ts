import type { SensorOrderRepository, SensorOrders, TrailerRepository } from '../trailers';
import type { MemoryStore } from './memoryStore';

export function memoryTrailers(store: MemoryStore): {
  trailers: TrailerRepository;
  sensorOrders: SensorOrderRepository;
} {
  const orders = store.keep(new Map<string, SensorOrders>());
  return {
    trailers: {
      findExact: async (text, scope) =>
        store
          .trailers()
          .filter(({ vin, serialNumber }) => vin === text.toUpperCase() || serialNumber === text)
          .filter((trailer) => store.inScope(trailer, scope))
          .map(({ vin }) => vin)
          .sort()
          .slice(0, 2),
      async keyOf(vin, scope) {
        const found = store.trailers().find((trailer) => trailer.vin === vin && store.inScope(trailer, scope));
        return found && { customerId: found.customerId, trailerId: found.trailerId };
      },
      hasDevice: async ({ trailerId }) => Boolean(store.trailer(trailerId)?.serialNumber),
    },
    sensorOrders: {
      of: async (userId) => orders.get(userId) ?? {},
      async save(userId, changed) {
        orders.set(userId, { ...orders.get(userId), ...changed });
      },
    },
  };
}
