import type {
  CheckUserRowsQuery,
  CreateUserInput,
  CreateUserMutation,
  DisableUserInput,
  EffectiveAccessQuery,
  ResetUserPasswordMutation,
  UpdateUserInput,
  UserFilters,
  UserGroupsInput,
  UserRowInput,
  UsersInput,
  UsersQuery,
} from '../generated/administration/graphql';
import type { CallOptions } from '../portalApi';

/** A page of users. Source: query `users`. */
export type UserPage = UsersQuery['users'];
/** A user as administrators see it. */
export type ManagedUser = UserPage['users'][number];
/** A new user, and whether the mail was accepted. Source: mutation `createUser`. */
export type CreatedUser = CreateUserMutation['createUser'];
/** What a user can see and do. Source: query `effectiveAccess`. */
export type EffectiveAccess = EffectiveAccessQuery['effectiveAccess'];
/** What became of one user's mail. Sources: mutations `resetUserPassword` and `sendVerificationEmail`. */
export type UserMailResult = ResetUserPasswordMutation['resetUserPassword'][number];
/** What would become, or became, of a row of a file. Sources: query `checkUserRows`, mutation `applyUserRows`. */
export type UserRowOutcome = CheckUserRowsQuery['checkUserRows'][number];
export type {
  CreateUserInput,
  DisableUserInput,
  UpdateUserInput,
  UserFilters,
  UserGroupsInput,
  UserRowInput,
  UsersInput,
};

/** Users of the caller's customers; top-level administrators' of all. Objects of others answer NOT_FOUND. */
export interface UsersApi {
  /** A page of users; pages start at 1, of up to 100 rows, 500 in an export. Source: query `users`. */
  page(input: UsersInput, options?: CallOptions): Promise<UserPage>;
  /** What a user can see and do, and through which role or group. Source: query `effectiveAccess`. */
  access(userId: string, options?: CallOptions): Promise<EffectiveAccess>;
  /** Makes an account and mails its owner. BAD_USER_INPUT when the address is taken. Source: mutation `createUser`. */
  create(input: CreateUserInput, options?: CallOptions): Promise<CreatedUser>;
  /** Replaces the roles and ends the user's sessions. CONFLICT when somebody saved first. Source: mutation `updateUser`. */
  update(input: UpdateUserInput, options?: CallOptions): Promise<ManagedUser>;
  /** The same, and lets the user in again. Source: mutation `enableUser`. */
  enable(input: UpdateUserInput, options?: CallOptions): Promise<ManagedUser>;
  /** Ends the user's sessions and lets nobody in. CONFLICT when somebody saved first. Source: mutation `disableUser`. */
  disable(input: DisableUserInput, options?: CallOptions): Promise<ManagedUser>;
  /** Top-level administrators only. Answers the address. Source: mutation `deleteUser`. */
  delete(userId: string, options?: CallOptions): Promise<string>;
  /** Mails links to a new password, 1 to 100 users. Source: mutation `resetUserPassword`. */
  resetPassword(userIds: readonly string[], options?: CallOptions): Promise<UserMailResult[]>;
  /** Mails links that confirm the address, 1 to 100 users. Source: mutation `sendVerificationEmail`. */
  sendVerification(userIds: readonly string[], options?: CallOptions): Promise<UserMailResult[]>;
  /** Puts 1 to 100 users into groups of a customer. Source: mutation `addUsersToVehicleGroups`. */
  addToGroups(input: UserGroupsInput, options?: CallOptions): Promise<ManagedUser[]>;
  /** Takes them out; who has none left gets All VINs. Source: mutation `removeUsersFromVehicleGroups`. */
  removeFromGroups(input: UserGroupsInput, options?: CallOptions): Promise<ManagedUser[]>;
  /** What rows of a file would do; 1 to 100 rows. Source: query `checkUserRows`. */
  checkRows(rows: UserRowInput[], options?: CallOptions): Promise<UserRowOutcome[]>;
  /** Does it; 1 to 100 rows, each for itself. Source: mutation `applyUserRows`. */
  applyRows(rows: UserRowInput[], options?: CallOptions): Promise<UserRowOutcome[]>;
}
