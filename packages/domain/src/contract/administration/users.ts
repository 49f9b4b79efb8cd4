import type { CallOptions } from '../callOptions';
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

/** A page of users. Source: query `users`. */
export type UserPage = UsersQuery['users'];
/** A user as administrators see it. */
export type ManagedUser = UserPage['users'][number];
/** A new user, and whether the email was accepted. Source: mutation `createUser`. */
export type CreatedUser = CreateUserMutation['createUser'];
/** What a user can see and do. Source: query `effectiveAccess`. */
export type EffectiveAccess = EffectiveAccessQuery['effectiveAccess'];
/** The result of an email to one user. Sources: mutations `resetUserPassword` and `sendVerificationEmail`. */
export type UserMailResult = ResetUserPasswordMutation['resetUserPassword'][number];
/**
 * The result, or the preview of the result, of one row of a file. Sources: query `checkUserRows`, mutation
 * `applyUserRows`.
 */
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

/**
 * Users of the caller's customers; for top-level administrators, of all customers. Other objects reject with NOT_FOUND.
 */
export interface UsersApi {
  /** A page of users; pages start at 1, of up to 100 rows, 500 in an export. Source: query `users`. */
  page(input: UsersInput, options?: CallOptions): Promise<UserPage>;
  /** What a user can see and do, and through which role or group. Source: query `effectiveAccess`. */
  access(userId: string, options?: CallOptions): Promise<EffectiveAccess>;
  /**
   * Creates an account and emails its owner. Rejects with BAD_USER_INPUT if the address is taken. Source: mutation
   * `createUser`.
   */
  create(input: CreateUserInput, options?: CallOptions): Promise<CreatedUser>;
  /**
   * Replaces the roles and ends the user's sessions. Rejects with CONFLICT if someone else saved first. Source:
   * mutation `updateUser`.
   */
  update(input: UpdateUserInput, options?: CallOptions): Promise<ManagedUser>;
  /** Like `update`, and lets the user sign in again. Source: mutation `enableUser`. */
  enable(input: UpdateUserInput, options?: CallOptions): Promise<ManagedUser>;
  /**
   * Ends the user's sessions and blocks sign-in. Rejects with CONFLICT if someone else saved first. Source: mutation
   * `disableUser`.
   */
  disable(input: DisableUserInput, options?: CallOptions): Promise<ManagedUser>;
  /** For top-level administrators only. Resolves to the email address. Source: mutation `deleteUser`. */
  delete(userId: string, options?: CallOptions): Promise<string>;
  /** Emails links for a new password to 1 to 100 users. Source: mutation `resetUserPassword`. */
  resetPassword(userIds: readonly string[], options?: CallOptions): Promise<UserMailResult[]>;
  /** Emails verification links to 1 to 100 users. Source: mutation `sendVerificationEmail`. */
  sendVerification(userIds: readonly string[], options?: CallOptions): Promise<UserMailResult[]>;
  /** Adds 1 to 100 users to groups of a customer. Source: mutation `addUsersToVehicleGroups`. */
  addToGroups(input: UserGroupsInput, options?: CallOptions): Promise<ManagedUser[]>;
  /** Removes them; users left without a group get All VINs. Source: mutation `removeUsersFromVehicleGroups`. */
  removeFromGroups(input: UserGroupsInput, options?: CallOptions): Promise<ManagedUser[]>;
  /** Previews the results of 1 to 100 rows of a file. Source: query `checkUserRows`. */
  checkRows(rows: UserRowInput[], options?: CallOptions): Promise<UserRowOutcome[]>;
  /** Applies 1 to 100 rows, each on its own. Source: mutation `applyUserRows`. */
  applyRows(rows: UserRowInput[], options?: CallOptions): Promise<UserRowOutcome[]>;
}
