import {
  administeredCustomerIds,
  type ChosenType,
  chosenTypesOf,
  creatableUserTypes,
  type GroupKind,
  givesSight,
  type ManagedUser,
  parseRoles,
  rolesForUserTypes,
  USER_TYPES,
} from '@gladhand/domain';
import { customersQuery, useApiQuery } from '@gladhand/domain/react';
import { useMemo, useState } from 'react';
import { viewerQuery } from './userQuery';

/** Roles that no type of the dialog stands for; they stay as they are. */
const keptRoles = (roles: readonly string[]) =>
  parseRoles(roles)
    .filter(({ kind }) => !USER_TYPES.some(({ role }) => role === kind))
    .map(({ name }) => name);

/** Groups of a customer that say what a user sees. */
export const sightGroupsOf = ({ groups }: ManagedUser, customerId: number): string[] =>
  groups
    .filter((group) => group.customerId === customerId && givesSight({ kind: group.kind as GroupKind }))
    .map(({ id }) => id);

/** What is typed and chosen in the dialog, beside what the user was when it was read. */
export function useUserForm(user: ManagedUser | undefined, firstCustomerId: number | null) {
  const viewer = useApiQuery(viewerQuery, { staleMs: 300_000 }).data;
  const customers = useApiQuery(customersQuery, { staleMs: 300_000 }).data;
  const [read, setRead] = useState(user);
  const [email, setEmail] = useState('');
  const [chosen, setChosen] = useState<readonly ChosenType[]>(() => (user ? chosenTypesOf(user.roles) : []));
  const [wantedCustomerId, setCustomerId] = useState(firstCustomerId);
  const [groupChoice, setGroupChoice] = useState<{ customerId: number | null; ids: readonly string[] }>();
  const [reefer, setReefer] = useState<boolean>();
  const viewerRoles = viewer?.roles ?? NONE;

  const administered = useMemo(() => {
    const ids = administeredCustomerIds(viewerRoles);
    return (customers ?? []).filter(({ id }) => ids === 'all' || ids.includes(id));
  }, [viewerRoles, customers]);
  const offered = useMemo(() => creatableUserTypes(viewerRoles), [viewerRoles]);
  const groupCustomers = read
    ? read.customers.length > 0
      ? read.customers
      : administered
    : administered.filter(({ id }) => chosen.some(({ customerIds }) => customerIds.includes(id)));
  const own = read ? read.customers : groupCustomers;
  const customerId =
    groupCustomers.find(({ id }) => id === wantedCustomerId)?.id ?? (own.length === 1 ? own[0]?.id : null) ?? null;

  // groups belong to one customer: another one empties the choice
  const groups = groupChoice?.customerId === customerId ? groupChoice.ids : undefined;
  const setGroups = (ids: readonly string[]) => setGroupChoice({ customerId, ids });
  const present = read && customerId !== null ? sightGroupsOf(read, customerId) : [];
  const command = read?.customers.find(({ id }) => id === customerId)?.commandGroupId ?? undefined;
  const hasCommand = !!command && !!read?.groups.some(({ id }) => id === command);
  const wantsCommand = reefer ?? hasCommand;
  const wanted = groups ?? present;
  const groupsChanged = wantsCommand !== hasCommand || [...wanted].sort().join() !== [...present].sort().join();

  return {
    viewerRoles,
    isReady: viewer !== undefined && customers !== undefined,
    administered,
    offered,
    read,
    setRead,
    email,
    setEmail,
    chosen,
    setChosen,
    roleNames: [...rolesForUserTypes(chosen), ...(read ? keptRoles(read.roles) : [])],
    customerId,
    /** Customers whose groups can be chosen. */
    groupCustomers,
    chooseCustomer(id: number | null) {
      setCustomerId(id);
      setGroupChoice(undefined);
      setReefer(undefined);
    },
    groups: wanted,
    setGroups,
    command,
    wantsCommand,
    setReefer,
    groupsChanged,
    /** The user had groups that say what is seen, and none is left. */
    removedAll: present.length > 0 && wanted.length === 0,
    /** What the group calls are about; undefined when nothing is to be done. */
    groupEdit:
      customerId !== null && groupsChanged
        ? {
            customerId,
            before: [...present, ...(hasCommand && command ? [command] : [])],
            after: [...wanted, ...(wantsCommand && command ? [command] : [])],
          }
        : undefined,
  };
}

export type UserForm = ReturnType<typeof useUserForm>;
const NONE: readonly string[] = [];
