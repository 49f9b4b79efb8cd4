import type { MemoryStore } from '../../repositories/memory/memoryStore';
import type { CategoryRecord } from './categories/categoryRepository';
import type { GeofenceRecord } from './repository';

/** What the repositories of geofences share in memory, by id. */
export const geofenceTables = (store: MemoryStore) => ({
  geofences: store.keep(new Map<string, GeofenceRecord>()),
  deleted: store.keep(new Map<string, GeofenceRecord>()),
  categories: store.keep(new Map<string, CategoryRecord>()),
});
export type GeofenceTables = ReturnType<typeof geofenceTables>;
