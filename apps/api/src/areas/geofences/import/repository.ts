import type { GeofenceRecord } from '../repository';

/** An import of geofences by a user. */
export interface GeofenceImport {
  customerId: number;
  importId: string;
  userId: string;
  /** When its last request was saved. */
  appliedAt: Date;
  /** When it was first undone. Nothing can be added to it afterwards. */
  undoneAt: Date | null;
}

/** What an import has written for a row of its file. */
export interface ImportedRow {
  rowId: string;
  geofenceId: string;
  /** Version that the import has written. A geofence with another one was changed since. */
  version: number;
  /** The geofence before it was replaced; null if it was created. */
  before: GeofenceRecord | null;
}

/** Geofences that are written together. */
export interface GeofenceWrites {
  customerId: number;
  created: readonly GeofenceRecord[];
  /** Each still has the previous version, or is left out. */
  replaced: readonly GeofenceRecord[];
  /** Each still has this version, or is left out. */
  deleted: readonly Pick<GeofenceRecord, 'geofenceId' | 'version'>[];
  at: Date;
}

export interface GeofenceImportRepository {
  /**
   * Begins or continues an import. Until the transaction ends, no other import of the customer runs, so that their
   * limits and names can be checked.
   */
  open(started: GeofenceImport): Promise<GeofenceImport>;
  /** The same for an import that exists. */
  lock(customerId: number, importId: string): Promise<GeofenceImport | undefined>;
  /** Stores when an import was applied and undone. */
  touch(changed: GeofenceImport): Promise<void>;
  /** What an import has written for these rows. */
  written(customerId: number, importId: string, rowIds: readonly string[]): Promise<ImportedRow[]>;
  addRows(customerId: number, importId: string, rows: readonly ImportedRow[]): Promise<void>;
  /** Rows that are not undone yet, and how many there are in total. */
  notUndone(customerId: number, importId: string, limit: number): Promise<{ total: number; rows: ImportedRow[] }>;
  markUndone(customerId: number, importId: string, rowIds: readonly string[]): Promise<void>;

  /** Geofences with one of these names, regardless of case. */
  named(customerId: number, names: readonly string[]): Promise<GeofenceRecord[]>;
  byIds(customerId: number, geofenceIds: readonly string[]): Promise<GeofenceRecord[]>;
  /** Writes geofences with one new revision. Returns the ids of those that were written. */
  write(writes: GeofenceWrites): Promise<ReadonlySet<string>>;
  /** Deletes imports that were last applied before an instant. Returns their number. */
  deleteBefore(before: Date): Promise<number>;
}

declare module '../../../repositories/port' {
  interface AreaRepositories {
    geofenceImports: GeofenceImportRepository;
  }
}
