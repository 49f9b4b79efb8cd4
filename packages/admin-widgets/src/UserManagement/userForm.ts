import type { ManagedUser } from '@gladhand/domain/administration';
import type { GroupKind } from '@gladhand/domain/groups';
import { type ChosenType, chosenTypesOf, grantsAccess, parseRoles, USER_TYPES } from '@gladhand/domain/users';

/** The entries of the dialog. */
export interface UserEntry {
  email: string;
  chosen: readonly ChosenType[];
  /** The customer whose groups are chosen. */
  customerId: number | null;
  /** The chosen groups of a customer. Null until a group is chosen, so that the user keeps the saved groups. */
  groups: { customerId: number | null; ids: readonly string[] } | null;
  /** Whether the user can send reefer commands. Null until it is changed. */
  reefer: boolean | null;
}

export const entryOf = (user: ManagedUser | undefined, customerId: number | null): UserEntry => ({
  email: '',
  chosen: user ? chosenTypesOf(user.roles) : [],
  customerId,
  groups: null,
  reefer: null,
});

/** Roles that the user types of the dialog do not cover. They stay as they are. */
export const keptRoles = (roles: readonly string[]): string[] =>
  parseRoles(roles)
    .filter(({ kind }) => !USER_TYPES.some(({ role }) => role === kind))
    .map(({ name }) => name);

/** Groups of a customer that give access to trailers. */
export const accessGroupsOf = ({ groups }: ManagedUser, customerId: number): string[] =>
  groups
    .filter((group) => group.customerId === customerId && grantsAccess({ kind: group.kind as GroupKind }))
    .map(({ id }) => id);

const inOrder = (chosen: readonly ChosenType[]) =>
  chosen.map(({ type, customerIds }) => [type, [...customerIds].sort((a, b) => a - b)] as const).sort();

/** Whether two choices are the same in any order. Unlike `sameTypes` it counts types without their customers. */
export const sameChoice = (first: readonly ChosenType[], second: readonly ChosenType[]): boolean =>
  JSON.stringify(inOrder(first)) === JSON.stringify(inOrder(second));

/** Whether two lists hold the same ids in any order. */
export const sameIds = (first: readonly string[], second: readonly string[]): boolean =>
  [...first].sort().join() === [...second].sort().join();
