import type { Access } from '../auth/access';
import type { Repositories } from '../repositories/port';
import type { FleetLists } from './fleetStatus/fleetLists';

/** What every resolver has at hand. */
export interface GraphQLContext {
  access: Access;
  repositories: Repositories;
  fleetLists: FleetLists;
  now: () => Date;
}
