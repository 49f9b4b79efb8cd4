import { withGroups } from '@gladhand/domain/users';
import type { GroupRecord } from '../../repositories/entities';
import { USER_MESSAGES } from './messages';
import type { UserEntry } from './repository';

/** The groups that a row of a file adds a user to, or the reason why it can't. */
export type RowGroups = { added: readonly GroupRecord[] } | { problem: string };

/**
 * Finds groups by name among those of the user's customers. Groups that the user is already in are skipped, so
 * importing an export changes nothing. A name that several customers use must be chosen in the user dialog.
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
    if (!found) return { problem: USER_MESSAGES.unknownGroup(name) };
    if (another) return { problem: USER_MESSAGES.ambiguousGroup(name) };
    added.push(found);
  }
  return { added };
}

/** The user's group names before and after the change. */
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
