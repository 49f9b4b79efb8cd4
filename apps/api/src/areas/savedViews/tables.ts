import type { ViewAudience } from '@gladhand/domain/saved-views';

export interface SavedViewsTable {
  view_id: string;
  screen: string;
  name: string;
  query: string;
  layout: string | null;
  owner_id: string | null;
  audience: ViewAudience;
  customer_id: number | null;
  role: string | null;
  group_id: string | null;
  is_default: boolean;
  version: number;
  created_at: Date;
  updated_at: Date;
}

declare module '../../database/schema' {
  interface Database {
    saved_views: SavedViewsTable;
  }
}
