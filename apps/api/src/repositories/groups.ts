import { type GroupMember, roleName } from '@gladhand/domain';
import type { PlacedGroup } from './entities';
import type { TrailerScope } from './scope';

/** A group as the hierarchy shows it. */
export interface GroupWithCount extends PlacedGroup {
  /** Trailers directly in the group, within the scope. */
  vehicleCount: number;
}

/** A group as its administrators see it. */
export interface GroupWithTotals extends GroupWithCount {
  /** Trailers in it or below it, each counted once. */
  totalVehicleCount: number;
  userCount: number;
}

/** A trailer as the lists of groups name it. */
export interface GroupTrailer {
  trailerId: string;
  vin: string;
  unitId: string;
  vehicleType: string;
  productType: string;
}

/** A user as the lists of groups name it. */
export interface GroupUser {
  userId: string;
  email: string;
  enabled: boolean;
}

/** A page of what a group holds. */
export interface GroupPage {
  customerId: number;
  groupId: string;
  limit: number;
  offset: number;
}

/** What a change of groups comes to. */
export type GroupChange =
  /** Made or changed; its version is the new one. */
  | { kind: 'put'; group: PlacedGroup }
  /** Gone, with its memberships; `moved` are those that stood below it. */
  | { kind: 'removed'; groupId: string; moved: readonly PlacedGroup[] };

/** Users and trailers that a change of groups may concern, with all the groups they are in. */
export interface GroupMembers {
  users: readonly (GroupMember & { email: string; roles: readonly string[] })[];
  trailers: readonly (GroupMember & { unitId: string })[];
}

/** Whose users are counted and listed: somebody who administers one customer does not learn who works for others. */
export interface UsersShown {
  /** Only those with a role of the customer. @default false */
  ofCustomerOnly?: boolean;
}

/** Roles that are bound to a customer. */
export const rolesOf = (customerId: number) => [
  roleName('CUSTOMER', customerId),
  roleName('CUSTOMER_ADMIN', customerId),
];

export interface GroupRepository {
  /** Groups of the named customers, or of all, by name. */
  list(input: { customerIds: readonly number[] | 'all'; scope: TrailerScope }): Promise<GroupWithCount[]>;
  /** Whether all of these are groups of the customer. */
  has(customerId: number, groupIds: readonly string[]): Promise<boolean>;
  /** All groups of a customer, by name, with what they hold. */
  withTotals(customerId: number, whose?: UsersShown): Promise<GroupWithTotals[]>;
  /** Decides on a customer's groups while nobody else can change them; what `decide` throws changes nothing. */
  change(customerId: number, decide: (groups: readonly PlacedGroup[]) => GroupChange): Promise<void>;
  /** Trailers in a group, or not in it, by unit ID. `search` is a part of VIN, unit ID or serial number. */
  trailers(
    input: GroupPage & { inside: boolean; search: string },
  ): Promise<{ total: number; trailers: readonly GroupTrailer[] }>;
  /** Users in a group, by e-mail address. */
  users(input: GroupPage & UsersShown): Promise<{ total: number; users: readonly GroupUser[] }>;
  /** Users in any of the first groups, and trailers in any of the second. */
  members(
    customerId: number,
    of: { userGroupIds: readonly string[]; trailerGroupIds: readonly string[] },
  ): Promise<GroupMembers>;
  /** Answers how many memberships are new; undefined, and nothing is written, when the customer lacks one of them. */
  addTrailers(
    customerId: number,
    trailerIds: readonly string[],
    groupIds: readonly string[],
  ): Promise<number | undefined>;
  /** The same for memberships that end. */
  removeTrailers(
    customerId: number,
    trailerIds: readonly string[],
    groupIds: readonly string[],
  ): Promise<number | undefined>;
  /** The customer's trailers with one of these VINs or unit IDs, without case, and the groups they are in. */
  findTrailers(
    customerId: number,
    names: readonly string[],
  ): Promise<readonly { trailerId: string; vin: string; unitId: string; groupIds: readonly string[] }[]>;
}
