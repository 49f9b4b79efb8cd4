import { fold } from '../../../repositories/fleetFields';
import type { GeofenceTables } from '../memoryTables';
import type { GeofenceCategoryRepository } from './categoryRepository';

/** Categories in memory. */
export const memoryCategories = ({ geofences, categories }: GeofenceTables): GeofenceCategoryRepository => ({
  list: async (customerId) =>
    [...categories.values()]
      .filter((category) => category.customerId === customerId)
      .sort((a, b) => (fold(a.label) < fold(b.label) ? -1 : 1))
      .map((category) => ({
        ...category,
        geofences: [...geofences.values()].filter((geofence) => geofence.category === category.categoryId).length,
      })),
  async put(category) {
    const isTaken = [...categories.values()].some(
      ({ customerId, categoryId, label }) =>
        customerId === category.customerId &&
        categoryId !== category.categoryId &&
        fold(label) === fold(category.label),
    );
    if (!isTaken) categories.set(category.categoryId, category);
    return !isTaken;
  },
  async delete(customerId, categoryId, instead) {
    const found = categories.get(categoryId);
    if (found?.customerId !== customerId) return undefined;
    categories.delete(categoryId);
    for (const geofence of geofences.values()) {
      if (geofence.category === categoryId) {
        geofences.set(geofence.geofenceId, { ...geofence, category: instead, version: geofence.version + 1 });
      }
    }
    return found;
  },
});
