import type { TrailerRecord } from '../database/trailerColumns';
import type { CustomerRecord, GroupRecord, UserRecord } from './entities';

/** The complete content of the repositories for tests, stories or the demonstration. */
export interface Dataset {
  customers: readonly CustomerRecord[];
  features: readonly { customerId: number; feature: string }[];
  users: readonly UserRecord[];
  groups: readonly (GroupRecord & { parentId: string | null })[];
  groupUsers: readonly { customerId: number; groupId: string; userId: string }[];
  groupTrailers: readonly { customerId: number; groupId: string; trailerId: string }[];
  trailers: readonly TrailerRecord[];
}

export const EMPTY_WORLD: Dataset = {
  customers: [],
  features: [],
  users: [],
  groups: [],
  groupUsers: [],
  groupTrailers: [],
  trailers: [],
};
