import type { ManagedUser } from '@gladhand/domain/administration';
import { normalizeEmail } from '@gladhand/domain/contact';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { USER_TYPES } from '@gladhand/domain/users';
import { Banner, Dialog, Skeleton, Switch, Tabs, useMessages, useWords } from '@gladhand/ui';
import { type ReactNode, useId } from 'react';
import { Controller } from 'react-hook-form';
import { styled } from 'styled-components';
import { COMMON_MESSAGES } from '../internal/messages';
import { FormFooter } from '../internal/RecordForm/FormFooter';
import { differencesOf } from '../internal/SaveConflict/differences';
import { SaveConflict } from '../internal/SaveConflict/SaveConflict';
import { FormDialog } from '../internal/UnsavedChanges/FormDialog';
import { GroupsTab, type GroupTreeSlotProps } from './GroupsTab';
import { USER_MESSAGES } from './messages';
import { NewUserEmail } from './NewUserEmail';
import type { Result } from './result';
import { TypeChoices } from './TypeChoices';
import { createUser } from './userQueries';
import { userWords } from './userWords';
import { useUserForm } from './useUserForm';
import { useUserSave } from './useUserSave';

interface UserFormDialogProps {
  /** The user to edit. Left out for a new user. */
  user: ManagedUser | undefined;
  /** The customer that the list is limited to. */
  customerId: number | null;
  groupTree: ((props: GroupTreeSlotProps) => ReactNode) | undefined;
  /** Called after each request; with the user once all is saved. */
  onResult: (result: Result, saved: ManagedUser | undefined) => void;
  onClose: () => void;
}

/** Creates a user, or edits the types and groups of one. Entries are kept until they are saved. */
export function UserFormDialog({ user, customerId, groupTree, onResult, onClose }: UserFormDialogProps) {
  const commonMessages = useMessages(COMMON_MESSAGES);
  const userMessages = useMessages(USER_MESSAGES);
  const say = useWords();

  const formId = useId();
  const { can } = useWidgetHost();
  const userForm = useUserForm(user, customerId);
  const { form, entry, record, canSave } = userForm;
  const { saved, conflict } = record;
  const creating = useApiMutation(createUser);
  const { save, working: isSaving } = useUserSave();
  const working = creating.isPending || isSaving;
  const readOnly = !!user && !(user.editable && can('updateUser'));

  const create = () => {
    const email = normalizeEmail(entry.email);
    const { customerId: groupCustomerId, groups } = userForm;
    creating.mutate(
      {
        email,
        roleNames: userForm.roleNames,
        ...(groupCustomerId !== null &&
          groups.length > 0 && { groups: { customerId: groupCustomerId, vehicleGroupIds: [...groups] } }),
      },
      {
        onSuccess: ({ user: created, mail }) =>
          onResult(
            {
              tone: 'good',
              text: userMessages.userCreated(email),
              ...(mail && { mail: { kind: 'verification', mails: [mail] } }),
            },
            created,
          ),
        onError: ({ message }) =>
          onResult({ tone: 'critical', text: userMessages.notCreated(email), lines: [message] }, undefined),
      },
    );
  };
  const update = async (present: ManagedUser) => {
    const roleNames = userForm.typesChanged ? userForm.roleNames : undefined;
    const { user: reached, error, halfway } = await save(present, { roleNames, groups: userForm.groupEdit });
    if (!error) return onResult({ tone: 'good', text: userMessages.userUpdated(present.email) }, reached);
    userForm.keepChoice();
    if (record.noteFailure(error)) return;
    // The form then compares with what was saved before the failure, and another save does the rest.
    record.setSaved(reached);
    const lines = halfway ? [error.message, userMessages.halfway] : [error.message];
    onResult({ tone: 'critical', text: userMessages.notUpdated(present.email), lines }, undefined);
  };
  const submit = form.handleSubmit(() => {
    if (!canSave || readOnly || working) return;
    if (saved) void update(saved);
    else create();
  });
  const types = readOnly
    ? USER_TYPES.filter(({ id }) => entry.chosen.some(({ type }) => type === id))
    : userForm.offeredTypes;
  const choices = userForm.isReady ? (
    <Controller
      control={form.control}
      name="chosen"
      render={({ field }) => (
        <TypeChoices
          types={types}
          forCustomerAdmin={!userForm.viewerRoles.includes('ADMINS')}
          customers={readOnly ? (saved?.customers ?? []) : userForm.administered}
          value={field.value}
          onChange={field.onChange}
          disabled={readOnly || working}
        />
      )}
    />
  ) : (
    <Skeleton height={120} />
  );

  return (
    <FormDialog changed={!readOnly && userForm.isChanged} working={working} onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title>{user ? userMessages.editTitle : userMessages.createTitle}</Dialog.Title>
        <Dialog.Description>{user ? user.email : userMessages.passwordLink}</Dialog.Description>
      </Dialog.Header>
      <Dialog.Body style={{ minBlockSize: 320 }}>
        <Form id={formId} noValidate onSubmit={submit}>
          {readOnly && <Banner>{whyReadOnly(user, can('updateUser'), userMessages)}</Banner>}
          {conflict && saved && (
            <SaveConflict
              what={userMessages.thisUser}
              differences={differencesOf(
                { chosen: userForm.savedTypes, customers: saved.customers },
                { chosen: entry.chosen, customers: userForm.administered },
                userWords(userMessages, say),
              )}
            />
          )}
          {!saved && <NewUserEmail control={form.control} disabled={working} />}
          {saved || can('addUsersToVehicleGroups') ? (
            <Tabs.Root defaultValue="types">
              <Tabs.List aria-label={userMessages.user}>
                <Tabs.Trigger value="types">{userMessages.userType}</Tabs.Trigger>
                <Tabs.Trigger value="groups">{commonMessages.groups}</Tabs.Trigger>
              </Tabs.List>
              <Tabs.Content value="types">{choices}</Tabs.Content>
              <Tabs.Content value="groups">
                <GroupsTab
                  groupTree={groupTree}
                  isNew={!saved}
                  customers={userForm.groupCustomers}
                  customerId={userForm.customerId}
                  onCustomerChange={userForm.chooseCustomer}
                  value={userForm.groups}
                  onChange={userForm.chooseGroups}
                  removedAll={userForm.removedAll}
                  disabled={readOnly || working}
                />
              </Tabs.Content>
            </Tabs.Root>
          ) : (
            choices
          )}
        </Form>
      </Dialog.Body>
      <FormFooter
        formId={formId}
        submitLabel={user ? commonMessages.update : commonMessages.create}
        working={working}
        disabled={!canSave}
        readOnly={readOnly}
        onClose={onClose}
      >
        {userForm.commandGroup && (
          <Reefer
            label={userMessages.reeferControls}
            checked={userForm.wantsReefer}
            disabled={readOnly || working}
            onChange={(event) => form.setValue('reefer', event.target.checked)}
          />
        )}
      </FormFooter>
    </FormDialog>
  );
}

function whyReadOnly(user: ManagedUser | undefined, mayUpdate: boolean, messages = USER_MESSAGES): string {
  if (!mayUpdate) return messages.roleReadOnly;
  return user?.editable ? '' : messages.notYours;
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 14px;
`;

const Reefer = styled(Switch)`
  margin-inline-end: auto;
`;
