/** A category of geofences that a customer has added. */
export interface CategoryRecord {
  customerId: number;
  categoryId: string;
  label: string;
  freeMinutes: number;
}

export interface GeofenceCategoryRepository {
  /** By label, with the number of geofences of each. */
  list(customerId: number): Promise<(CategoryRecord & { geofences: number })[]>;
  /** Adds or replaces a category. False if another one has its label. */
  put(category: CategoryRecord): Promise<boolean>;
  /** Deletes a category and gives its geofences another one. Undefined if there is none. */
  delete(customerId: number, categoryId: string, instead: string): Promise<CategoryRecord | undefined>;
}

declare module '../../../repositories/port' {
  interface AreaRepositories {
    geofenceCategories: GeofenceCategoryRepository;
  }
}
