import type { CallOptions } from './callOptions';
import type { CreateSavedViewInput, SavedViewInput, SavedViewsQuery } from './generated/graphql';

/** The state of a screen under a name. Source: query `savedViews`. */
export type SavedView = SavedViewsQuery['savedViews'][number];

/** Views of screens, private or shared with a role or a group. */
export interface SavedViewsApi {
  /** Own views of a screen and those shared with the caller, by name. Source: query `savedViews`. */
  list(screen: string, options?: CallOptions): Promise<SavedView[]>;
  /** Rejects with CONFLICT if the name is taken, and with FORBIDDEN. Source: mutation `createSavedView`. */
  create(input: CreateSavedViewInput, options?: CallOptions): Promise<SavedView>;
  /** Rejects with CONFLICT, FORBIDDEN or NOT_FOUND. Source: mutation `updateSavedView`. */
  update(input: { id: string; version: number; input: SavedViewInput }, options?: CallOptions): Promise<SavedView>;
  /** Rejects with NOT_FOUND. Source: mutation `deleteSavedView`. */
  delete(id: string, options?: CallOptions): Promise<void>;
}

/** The port of `PortalApi` for saved views. */
export interface SavedViewsPort {
  savedViews: SavedViewsApi;
}
