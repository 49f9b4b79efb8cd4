import { customersOf, type FleetRevisionRepository } from '../fleetRevisions';
import type { MemoryStore } from './memoryStore';

export function memoryFleetRevisions({ fleetRevisions }: MemoryStore): FleetRevisionRepository {
  return {
    async of(scope) {
      const customerIds = customersOf(scope);
      const counted = customerIds === 'all' ? [...fleetRevisions.keys()] : customerIds;
      return counted.reduce((sum, customerId) => sum + (fleetRevisions.get(customerId) ?? 0), 0);
    },
  };
}
