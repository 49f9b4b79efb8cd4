import type { ViewAudience } from '@gladhand/domain/saved-views';

/** The state of a screen under a name. */
export interface SavedViewRecord {
  viewId: string;
  screen: string;
  name: string;
  /** Query of the screen's URL. */
  query: string;
  /** Layout of the columns as JSON. */
  layout: string | null;
  /** Null after the account was deleted. */
  ownerId: string | null;
  audience: ViewAudience;
  /** The customer of a shared view; null for every customer. */
  customerId: number | null;
  role: string | null;
  groupId: string | null;
  isDefault: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** A view with the names of what it refers to. */
export interface NamedView extends SavedViewRecord {
  owner: string | null;
  customerName: string | null;
  groupName: string | null;
}

/** What decides which views a caller gets. */
export interface ViewReader {
  userId: string;
  /** Kinds of the caller's roles. */
  roles: readonly string[];
  /** Customers whose shared views for roles the caller gets. */
  customerIds: readonly number[] | 'all';
  /** Groups that the caller has access to. */
  groupIds: readonly string[];
  /** Customers whose shared views the caller may change; 'all' includes views of every customer. */
  administers: readonly number[] | 'all';
}

export interface SavedViewRepository {
  /** The views of a screen that a caller gets, by name. */
  list(screen: string, reader: ViewReader): Promise<NamedView[]>;
  byId(viewId: string): Promise<NamedView | undefined>;
  countOf(ownerId: string, screen: string): Promise<number>;
  /** False if the owner has a view of the screen with this name. If it is a default, the previous default ends. */
  add(view: SavedViewRecord): Promise<boolean>;
  /** Replaces a view that still has the previous version. */
  replace(view: SavedViewRecord): Promise<'replaced' | 'changed' | 'nameTaken'>;
  delete(viewId: string): Promise<void>;
  /** Deletes private views of deleted accounts. Returns the number. */
  deleteOrphans(): Promise<number>;
}

declare module '../../repositories/port' {
  interface AreaRepositories {
    savedViews: SavedViewRepository;
  }
}
