import {
  canCreate,
  canUpdate,
  chosenTypesOf,
  type ManagedUser,
  normalizeEmail,
  USER_TEXTS,
  USER_TYPES,
} from '@gladhand/domain';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, Dialog, Skeleton, Switch, Tabs } from '@gladhand/ui';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { conflictOf, differencesOf } from '../internal/SaveConflict/differences';
import { SaveConflict } from '../internal/SaveConflict/SaveConflict';
import { FormDialog } from '../internal/UnsavedChanges/FormDialog';
import { GroupsTab, type GroupTreeSlotProps } from './GroupsTab';
import { NewUserEmail } from './NewUserEmail';
import type { Result } from './ResultDialog';
import { TypeChoices } from './TypeChoices';
import { createUser } from './userQuery';
import { userWords } from './userWords';
import { useUserForm } from './useUserForm';
import { useUserSave } from './useUserSave';

interface UserDialogProps {
  /** The user to edit; undefined makes a new one. */
  user: ManagedUser | undefined;
  /** The customer that the list is narrowed to. */
  customerId: number | null;
  groupTree: (props: GroupTreeSlotProps) => ReactNode;
  onResult: (result: Result, done: boolean) => void;
  onClose: () => void;
}

/** Makes a user, or edits types and groups of one. What was typed stays until it is saved. */
export function UserDialog({ user, customerId, groupTree, onResult, onClose }: UserDialogProps) {
  const formId = useId();
  const { can } = useWidgetHost();
  const form = useUserForm(user, customerId);
  const { read, chosen } = form;
  const creating = useApiMutation(createUser);
  const { save, working: saving } = useUserSave();
  const [theirs, setTheirs] = useState<ManagedUser>();
  const working = creating.isPending || saving;
  const readOnly = !!user && !(user.editable && can('updateUser'));
  const before = read ? chosenTypesOf(read.roles) : [];
  const typesChanged = canUpdate({ before, chosen, working });
  const groupsOpen = form.groupEdit !== undefined && !form.removedAll;
  const unfinishedTypes = !!read && !typesChanged && !sameAsBefore(before, chosen);
  const open = read
    ? !readOnly && !working && (typesChanged || groupsOpen) && !unfinishedTypes && !(form.groupEdit && !groupsOpen)
    : canCreate({ email: form.email, chosen, working });

  const changed = read
    ? !readOnly && (!sameAsBefore(before, chosen) || form.groupsChanged)
    : form.email.trim() !== '' || chosen.length > 0;

  const create = () => {
    const email = normalizeEmail(form.email);
    creating.mutate(
      {
        email,
        roleNames: form.roleNames,
        ...(form.customerId !== null &&
          form.groups.length > 0 && { groups: { customerId: form.customerId, vehicleGroupIds: [...form.groups] } }),
      },
      {
        onSuccess: ({ mail }) =>
          onResult(
            {
              tone: 'good',
              text: USER_TEXTS.created + email,
              ...(mail && { mail: { kind: 'verification', mails: [mail] } }),
            },
            true,
          ),
        onError: ({ message }) =>
          onResult({ tone: 'critical', text: USER_TEXTS.createFailed + email, lines: [message] }, false),
      },
    );
  };
  const update = async (present: ManagedUser) => {
    const roleNames = typesChanged ? form.roleNames : undefined;
    const result = await save(present, { roleNames, groups: groupsOpen ? form.groupEdit : undefined });
    const { error, halfway } = result;
    if (!error) return onResult({ tone: 'good', text: USER_TEXTS.updated + present.email }, true);
    const current = conflictOf<ManagedUser>(error);
    // the choice is kept: the form shows what is really there, and saving again does the rest
    form.setGroups(form.groups);
    form.setReefer(form.wantsCommand);
    form.setRead(current ?? result.user);
    setTheirs(current);
    if (!current)
      onResult(
        {
          tone: 'critical',
          text: USER_TEXTS.updateFailed + present.email,
          lines: halfway
            ? [error.message, 'Groups were taken away; the new ones are not added yet. Update again.']
            : [error.message],
        },
        false,
      );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!open) return;
    if (read) void update(read);
    else create();
  };
  const types = readOnly ? USER_TYPES.filter(({ id }) => chosen.some(({ type }) => type === id)) : form.offered;
  const choices = form.isReady ? (
    <TypeChoices
      types={types}
      forCustomerAdmin={!form.viewerRoles.includes('ADMINS')}
      customers={readOnly ? (read?.customers ?? []) : form.administered}
      value={chosen}
      onChange={form.setChosen}
      disabled={readOnly || working}
    />
  ) : (
    <Skeleton height={120} />
  );

  return (
    <FormDialog changed={changed} working={working} onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title>{user ? USER_TEXTS.editTitle : USER_TEXTS.createTitle}</Dialog.Title>
        <Dialog.Description>
          {user ? user.email : 'A link to choose a password is sent to the address.'}
        </Dialog.Description>
      </Dialog.Header>
      <Dialog.Body style={{ minBlockSize: 320 }}>
        <Form id={formId} noValidate onSubmit={submit}>
          {readOnly && <Banner>{whyReadOnly(user, can('updateUser'))}</Banner>}
          {theirs && read && (
            <SaveConflict
              what="this user"
              differences={differencesOf(
                { chosen: before, customers: read.customers },
                { chosen, customers: form.administered },
                userWords,
              )}
            />
          )}
          {!read && <NewUserEmail value={form.email} onChange={form.setEmail} disabled={working} />}
          {read || can('addUsersToVehicleGroups') ? (
            <Tabs.Root defaultValue="types">
              <Tabs.List aria-label="User">
                <Tabs.Trigger value="types">User Type</Tabs.Trigger>
                <Tabs.Trigger value="groups">Groups</Tabs.Trigger>
              </Tabs.List>
              <Tabs.Content value="types">{choices}</Tabs.Content>
              <Tabs.Content value="groups">
                <GroupsTab
                  groupTree={groupTree}
                  isNew={!read}
                  customers={form.groupCustomers}
                  customerId={form.customerId}
                  onCustomerChange={form.chooseCustomer}
                  value={form.groups}
                  onChange={form.setGroups}
                  removedAll={form.removedAll}
                  disabled={readOnly || working}
                />
              </Tabs.Content>
            </Tabs.Root>
          ) : (
            choices
          )}
        </Form>
      </Dialog.Body>
      <Dialog.Footer>
        {form.command && (
          <Reefer
            label="Reefer Controls"
            checked={form.wantsCommand}
            disabled={readOnly || working}
            onChange={(event) => form.setReefer(event.target.checked)}
          />
        )}
        <Button disabled={working} onClick={onClose}>
          {readOnly ? 'Close' : 'Cancel'}
        </Button>
        {!readOnly && (
          <Button type="submit" form={formId} kind="primary" working={working} disabled={!open && !working}>
            {user ? 'Update' : 'Create'}
          </Button>
        )}
      </Dialog.Footer>
    </FormDialog>
  );
}

function whyReadOnly(user: ManagedUser | undefined, mayUpdate: boolean): string {
  if (!mayUpdate) return 'Your role looks at users and does not change them.';
  return user?.editable ? '' : 'This account is your own, or not yours alone. You cannot change it.';
}

const sameAsBefore = (before: ReturnType<typeof chosenTypesOf>, chosen: ReturnType<typeof chosenTypesOf>) =>
  JSON.stringify(inOrder(before)) === JSON.stringify(inOrder(chosen));
const inOrder = (types: ReturnType<typeof chosenTypesOf>) =>
  types.map(({ type, customerIds }) => [type, [...customerIds].sort((a, b) => a - b)] as const).sort();

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 14px;
`;

const Reefer = styled(Switch)`
  margin-inline-end: auto;
`;
