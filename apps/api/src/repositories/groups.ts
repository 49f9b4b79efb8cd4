import type { GroupMember } from '@gladhand/domain/groups';
import { roleName } from '@gladhand/domain/users';
import type { PlacedGroup } from './entities';
import type { TrailerScope } from './scope';

/** A group as the hierarchy shows it. */
export interface GroupWithCount extends PlacedGroup {
  /** Number of trailers directly in the group, within the scope. */
  vehicleCount: number;
}

/** A group with the fields that its administrators see. */
export interface GroupWithTotals extends GroupWithCount {
  /** Number of trailers in the group or its descendants, each counted once. */
  totalVehicleCount: number;
  userCount: number;
}

/** A trailer in a group's list of trailers. */
export interface GroupTrailer {
  trailerId: string;
  vin: string;
  unitId: string;
  vehicleType: string;
  productType: string;
}

/** A user in a group's list of users. */
export interface GroupUser {
  userId: string;
  email: string;
  enabled: boolean;
}

/** A page of the members of a group. */
export interface GroupPage {
  customerId: number;
  groupId: string;
  limit: number;
  offset: number;
}

/** Leaves out trailers whose lease was over by an instant; null for none. */
export interface TrailersShown {
  leasesOverAt: Date | null;
}

/** The result of a change of groups. */
export type GroupChange =
  /** Created or changed, with its new version. */
  | { kind: 'put'; group: PlacedGroup }
  /** Deleted, with its memberships; `moved` are its former children. */
  | { kind: 'removed'; groupId: string; moved: readonly PlacedGroup[] };

/** Users and trailers that a change of groups may affect, with all of their groups. */
export interface GroupMembers {
  users: readonly (GroupMember & { email: string; roles: readonly string[] })[];
  trailers: readonly (GroupMember & { unitId: string })[];
}

/**
 * The customers whose users are counted and listed: administrators of one customer must not see who works for others.
 */
export interface UsersShown {
  /** Only users with a role of the customer. @default false */
  ofCustomerOnly?: boolean;
}

/** Roles that are bound to a customer. */
export const rolesOf = (customerId: number) => [
  roleName('CUSTOMER', customerId),
  roleName('CUSTOMER_ADMIN', customerId),
];

export interface GroupRepository {
  /** Groups of the given customers, or of all, by name. */
  list(input: { customerIds: readonly number[] | 'all'; scope: TrailerScope }): Promise<GroupWithCount[]>;
  /** Whether all of these groups belong to the customer. */
  has(customerId: number, groupIds: readonly string[]): Promise<boolean>;
  /** All groups of a customer by name, with their totals. */
  withTotals(customerId: number, whose?: UsersShown): Promise<GroupWithTotals[]>;
  /** Decides on a change of a customer's groups while holding a lock; if `decide` throws, nothing changes. */
  change(customerId: number, decide: (groups: readonly PlacedGroup[]) => GroupChange): Promise<void>;
  /** Trailers in a group, or not in it, by unit ID. `search` matches part of VIN, unit ID or serial number. */
  trailers(
    input: GroupPage & TrailersShown & { inside: boolean; search: string },
  ): Promise<{ total: number; trailers: readonly GroupTrailer[] }>;
  /** Users in a group, by email address. */
  users(input: GroupPage & UsersShown): Promise<{ total: number; users: readonly GroupUser[] }>;
  /** Users in any of the first groups, and trailers in any of the second. */
  members(
    customerId: number,
    ids: TrailersShown & { userGroupIds: readonly string[]; trailerGroupIds: readonly string[] },
  ): Promise<GroupMembers>;
  /** Returns the number of new memberships; undefined, with nothing written, if the customer lacks one of them. */
  addTrailers(
    customerId: number,
    trailerIds: readonly string[],
    groupIds: readonly string[],
  ): Promise<number | undefined>;
  /** The same for removing memberships. */
  removeTrailers(
    customerId: number,
    trailerIds: readonly string[],
    groupIds: readonly string[],
  ): Promise<number | undefined>;
  /** The customer's trailers with one of these VINs or unit IDs, case-insensitive, with their groups. */
  findTrailers(
    customerId: number,
    names: readonly string[],
    shown: TrailersShown,
  ): Promise<readonly { trailerId: string; vin: string; unitId: string; groupIds: readonly string[] }[]>;
}
