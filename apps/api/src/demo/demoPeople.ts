import type { Fleet } from '@gladhand/domain/fleet';
import { DAY_MS } from '@gladhand/domain/readings';
import { confirmedUser } from '../repositories/confirmedUser';
import type { GroupRecord, UserRecord } from '../repositories/entities';

const FIRST = ['ana', 'ben', 'carla', 'deshawn', 'elif', 'frank', 'grace', 'hiro', 'ines', 'jamal', 'kira', 'luis'];
const LAST = ['abernathy', 'brandt', 'chavez', 'dunn', 'eriksen', 'ferreira', 'garcia', 'huang', 'ivers'];
/** Roles that are assigned in turn; `#` is replaced by the customer id. */
const ROLES: readonly (readonly string[])[] = [
  ['CUSTOMER_#'],
  ['CUSTOMER_#'],
  ['CUSTOMER_ADMIN_#'],
  ['CUSTOMER_#'],
  ['CUSTOMER_#', 'CUSTOMER_INSTALLER'],
  ['CUSTOMER_#'],
];
const PEOPLE_PER_CUSTOMER = 4;

/**
 * Users of every customer, so that User Management has something to search, sort and page through. They have no
 * password, so no one can sign in as one of them.
 */
export function demoPeople(
  { customers, groups }: Pick<Fleet, 'customers'> & { groups: readonly GroupRecord[] },
  { now, uuid }: { now: Date; uuid: () => string },
): { users: UserRecord[]; groupUsers: { customerId: number; groupId: string; userId: string }[] } {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const users: UserRecord[] = [];
  const groupUsers: { customerId: number; groupId: string; userId: string }[] = [];
  for (const { customerId, abbrev } of customers) {
    const own = groups.filter((group) => group.customerId === customerId && group.kind === 'regular');
    const allVins = groups.find((group) => group.customerId === customerId && group.kind === 'allVins');
    for (let turn = 0; turn < PEOPLE_PER_CUSTOMER; turn++) {
      const number = customerId * PEOPLE_PER_CUSTOMER + turn;
      const roles = (ROLES[number % ROLES.length] ?? []).map((role) => role.replace('#', String(customerId)));
      const confirmed = number % 5 !== 0;
      const userId = uuid();
      const email = `${FIRST[number % FIRST.length]}.${LAST[number % LAST.length]}@${abbrev.toLowerCase().replace(/[^a-z0-9]/g, '')}.example`;
      const extra: Partial<UserRecord> = {
        accountStatus: confirmed ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD',
        enabled: number % 9 !== 4,
        emailVerified: confirmed,
        termsAcceptedAt: null,
        dataAgreementAcceptedAt: null,
        lastLoginAt: confirmed && number % 4 !== 1 ? before((number % 23) + 0.3) : null,
        createdAt: before(300 - number),
        updatedAt: before((number * 7) % 60),
      };
      users.push(confirmedUser({ userId, email, passwordHash: null, roles, extra }, now));
      const group = number % 3 === 0 ? own[number % Math.max(1, own.length)] : allVins;
      if (group) groupUsers.push({ customerId, groupId: group.groupId, userId });
    }
  }
  return { users, groupUsers };
}
