import type { CustomerRecord, GroupRecord, UserRecord } from './entities';
import type { TrailerRecord } from './trailerColumns';

/** A whole content for the repositories: a test's, the stories' or the demonstration's. */
export interface World {
  customers: readonly CustomerRecord[];
  features: readonly { customerId: number; feature: string }[];
  users: readonly UserRecord[];
  groups: readonly (GroupRecord & { parentId: string | null })[];
  groupUsers: readonly { customerId: number; groupId: string; userId: string }[];
  groupTrailers: readonly { customerId: number; groupId: string; trailerId: string }[];
  trailers: readonly TrailerRecord[];
}

export const EMPTY_WORLD: World = {
  customers: [],
  features: [],
  users: [],
  groups: [],
  groupUsers: [],
  groupTrailers: [],
  trailers: [],
};
