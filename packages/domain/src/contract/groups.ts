import type { CustomerHierarchy } from '../vocabulary/groupTree';
import type { CallOptions } from './callOptions';

/** Vehicle groups. */
export interface GroupsApi {
  /** Customers with their vehicle groups as a tree. Source: `GET /v1/api/vehicle-groups/hierarchy`. */
  hierarchy(customerId: number | null, options?: CallOptions): Promise<CustomerHierarchy[]>;
}

/** The group port of `PortalApi`. */
export interface GroupsPort {
  groups: GroupsApi;
}
