import { withGroups } from '@gladhand/domain';
import type { GroupRecord } from '../../repositories/entities';
import type { UserEntry } from '../../repositories/userAdministration';

/** Groups that a row of a file puts a user into; or why it can't. */
export type RowGroups = { added: readonly GroupRecord[] } | { problem: string };

/**
 * Finds groups by name among those of the user's customers. Groups the user is in already add nothing, so that an export
 * comes back unchanged; what several customers call the same has to be chosen in the dialog of the user.
 */
export function rowGroups(
  names: readonly string[],
  present: Pick<UserEntry, 'groups'> | undefined,
  available: readonly GroupRecord[],
): RowGroups {
  const joined = new Set(present?.groups.map(({ name }) => fold(name)));
  const added: GroupRecord[] = [];
  for (const name of names) {
    if (joined.has(fold(name))) continue;
    const [found, another] = available.filter((group) => fold(group.name) === fold(name));
    if (!found) return { problem: `There is no group '${name}' of this user's customers.` };
    if (another) return { problem: `'${name}' is a group of several customers of this user. Choose it in Edit User.` };
    added.push(found);
  }
  return { added };
}

/** Names of the user's groups before and after. */
export function groupNames(present: Pick<UserEntry, 'groups'> | undefined, added: readonly GroupRecord[]) {
  const before = present?.groups ?? [];
  const customers = new Set([...before, ...added].map(({ customerId }) => customerId));
  const after = [...customers].flatMap((customerId) => {
    const own = (groups: readonly GroupRecord[]) =>
      groups
        .filter((group) => group.customerId === customerId)
        .map((group) => ({ id: group.groupId, kind: group.kind, name: group.name }));
    return withGroups(own(before), own(added));
  });
  return { before: before.map(({ name }) => name), after: after.map(({ name }) => name) };
}

const fold = (text: string) => text.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
