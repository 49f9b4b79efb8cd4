import type { ManagedUser } from '@gladhand/domain/administration';
import { customersQuery, useApiQuery } from '@gladhand/domain/react';
import {
  administeredCustomerIds,
  canCreate,
  canUpdate,
  chosenTypesOf,
  creatableUserTypes,
  rolesForUserTypes,
} from '@gladhand/domain/users';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSavedRecord } from '../internal/RecordForm/useSavedRecord';
import { meQuery } from '../internal/sharedQueries';
import { accessGroupsOf, entryOf, keptRoles, sameChoice, sameIds, type UserEntry } from './userForm';

const STALE_MS = 300_000;
const NONE: readonly string[] = [];

/** The form of a user, with what the viewer may choose and what a save would change. */
export function useUserForm(user: ManagedUser | undefined, firstCustomerId: number | null) {
  const viewer = useApiQuery(meQuery, { staleMs: STALE_MS }).data;
  const customers = useApiQuery(customersQuery, { staleMs: STALE_MS }).data;
  const record = useSavedRecord(user);
  const form = useForm<UserEntry>({ mode: 'onTouched', defaultValues: entryOf(user, firstCustomerId) });
  const entry = useWatch({ control: form.control }) as UserEntry;
  const { saved } = record;
  const viewerRoles = viewer?.roles ?? NONE;

  const administered = useMemo(() => {
    const ids = administeredCustomerIds(viewerRoles);
    return (customers ?? []).filter(({ id }) => ids === 'all' || ids.includes(id));
  }, [viewerRoles, customers]);
  const offeredTypes = useMemo(() => creatableUserTypes(viewerRoles), [viewerRoles]);

  const groupCustomers = saved
    ? saved.customers.length > 0
      ? saved.customers
      : administered
    : administered.filter(({ id }) => entry.chosen.some(({ customerIds }) => customerIds.includes(id)));
  const ownCustomers = saved ? saved.customers : groupCustomers;
  const onlyCustomerId = ownCustomers.length === 1 ? ownCustomers[0]?.id : undefined;
  const customerId = groupCustomers.find(({ id }) => id === entry.customerId)?.id ?? onlyCustomerId ?? null;

  // Groups belong to one customer, so a choice for another customer does not count.
  const savedGroups = saved && customerId !== null ? accessGroupsOf(saved, customerId) : [];
  const groups = entry.groups?.customerId === customerId ? entry.groups.ids : savedGroups;
  const commandGroup = saved?.customers.find(({ id }) => id === customerId)?.commandGroupId ?? undefined;
  const isCommander = !!commandGroup && !!saved?.groups.some(({ id }) => id === commandGroup);
  const wantsReefer = entry.reefer ?? isCommander;
  const groupsChanged = wantsReefer !== isCommander || !sameIds(groups, savedGroups);
  /** The user had groups that give access, and none is left. */
  const removedAll = savedGroups.length > 0 && groups.length === 0;

  const savedTypes = saved ? chosenTypesOf(saved.roles) : [];
  const typesChanged = canUpdate({ before: savedTypes, chosen: entry.chosen, working: false });
  const isSameChoice = sameChoice(savedTypes, entry.chosen);
  const canSave = saved
    ? (typesChanged || (isSameChoice && groupsChanged)) && !(groupsChanged && removedAll)
    : canCreate({ email: entry.email, chosen: entry.chosen, working: false });
  const isChanged = saved ? !isSameChoice || groupsChanged : entry.email.trim() !== '' || entry.chosen.length > 0;

  return {
    form,
    entry,
    record,
    viewerRoles,
    isReady: viewer !== undefined && customers !== undefined,
    administered,
    offeredTypes,
    savedTypes,
    groupCustomers,
    customerId,
    groups,
    removedAll,
    commandGroup,
    wantsReefer,
    isChanged,
    canSave,
    roleNames: [...rolesForUserTypes(entry.chosen), ...(saved ? keptRoles(saved.roles) : [])],
    typesChanged,
    chooseCustomer(id: number | null) {
      form.setValue('customerId', id);
      form.setValue('groups', null);
      form.setValue('reefer', null);
    },
    chooseGroups: (ids: readonly string[]) => form.setValue('groups', { customerId, ids }),
    /** Keeps the chosen groups and the switch although the saved groups have changed. */
    keepChoice() {
      form.setValue('groups', { customerId, ids: groups });
      form.setValue('reefer', wantsReefer);
    },
    /** The groups that a save adds and removes. Undefined if none. */
    groupEdit:
      customerId !== null && groupsChanged && !removedAll
        ? {
            customerId,
            before: [...savedGroups, ...(isCommander && commandGroup ? [commandGroup] : [])],
            after: [...groups, ...(wantsReefer && commandGroup ? [commandGroup] : [])],
          }
        : undefined,
  };
}

export type UserForm = ReturnType<typeof useUserForm>;
