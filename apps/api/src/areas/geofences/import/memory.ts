import { fold } from '../../../repositories/fleetFields';
import type { MemoryStore } from '../../../repositories/memory/memoryStore';
import type { GeofenceRepository } from '../repository';
import type { GeofenceImport, GeofenceImportRepository, ImportedRow } from './repository';

/** Imports in memory. Only one unit runs at a time, so no locks are needed. */
export function memoryGeofenceImports(store: MemoryStore, geofences: GeofenceRepository): GeofenceImportRepository {
  const imports = store.keep(new Map<string, GeofenceImport>());
  const rows = store.keep(new Map<string, readonly (ImportedRow & { isUndone: boolean })[]>());
  const keyOf = (customerId: number, importId: string) => `${customerId} ${importId}`;
  const rowsOf = (customerId: number, importId: string) => rows.get(keyOf(customerId, importId)) ?? [];

  return {
    async open(started) {
      const key = keyOf(started.customerId, started.importId);
      const known = imports.get(key) ?? started;
      imports.set(key, known);
      return known;
    },
    lock: async (customerId, importId) => imports.get(keyOf(customerId, importId)),
    async touch(changed) {
      imports.set(keyOf(changed.customerId, changed.importId), changed);
    },
    written: async (customerId, importId, rowIds) =>
      rowsOf(customerId, importId)
        .filter(({ rowId }) => rowIds.includes(rowId))
        .map(withoutMark),
    async addRows(customerId, importId, added) {
      const marked = added.map((row) => ({ ...row, isUndone: false }));
      rows.set(keyOf(customerId, importId), [...rowsOf(customerId, importId), ...marked]);
    },
    async notUndone(customerId, importId, limit) {
      const left = rowsOf(customerId, importId)
        .filter(({ isUndone }) => !isUndone)
        .sort((a, b) => (a.rowId < b.rowId ? -1 : 1));
      return { total: left.length, rows: left.slice(0, limit).map(withoutMark) };
    },
    async markUndone(customerId, importId, rowIds) {
      const marked = rowsOf(customerId, importId).map((row) =>
        rowIds.includes(row.rowId) ? { ...row, isUndone: true } : row,
      );
      rows.set(keyOf(customerId, importId), marked);
    },

    async named(customerId, names) {
      const wanted = new Set(names.map(fold));
      return (await geofences.list(customerId)).filter(({ name }) => wanted.has(fold(name)));
    },
    byIds: async (customerId, geofenceIds) =>
      (await geofences.list(customerId)).filter(({ geofenceId }) => geofenceIds.includes(geofenceId)),
    async write({ customerId, created, replaced, deleted, at }) {
      const written = new Set<string>();
      for (const geofence of created) if (await geofences.add(geofence)) written.add(geofence.geofenceId);
      for (const geofence of replaced) {
        if ((await geofences.replace(geofence)) === 'replaced') written.add(geofence.geofenceId);
      }
      for (const { geofenceId, version } of deleted) {
        if ((await geofences.byId(customerId, geofenceId))?.version !== version) continue;
        if (await geofences.delete(customerId, geofenceId, at)) written.add(geofenceId);
      }
      return written;
    },
    async deleteBefore(before) {
      const old = [...imports].filter(([, { appliedAt }]) => appliedAt < before);
      for (const [key] of old) {
        imports.delete(key);
        rows.delete(key);
      }
      return old.length;
    },
  };
}

const withoutMark = ({ isUndone: _, ...row }: ImportedRow & { isUndone: boolean }): ImportedRow => row;
