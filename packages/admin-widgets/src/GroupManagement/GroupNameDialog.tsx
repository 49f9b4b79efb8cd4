import type { VehicleGroup } from '@gladhand/domain/administration';
import { cleanGroupName, GROUP_POLICY, groupNameProblem } from '@gladhand/domain/groups';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Dialog, TextField, useMessages } from '@gladhand/ui';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { COMMON_MESSAGES } from '../internal/messages';
import { FormFooter } from '../internal/RecordForm/FormFooter';
import { SaveFailed } from '../internal/RecordForm/SaveFailed';
import { useSavedRecord } from '../internal/RecordForm/useSavedRecord';
import { differencesOf } from '../internal/SaveConflict/differences';
import { SaveConflict } from '../internal/SaveConflict/SaveConflict';
import { FormDialog } from '../internal/UnsavedChanges/FormDialog';
import { createGroup, renameGroup } from './groupQueries';
import type { GroupDialogProps } from './groupTask';
import { GROUP_MESSAGES } from './messages';
import { ParentSelect } from './ParentSelect';

interface GroupNameDialogProps extends GroupDialogProps {
  /** The group to rename. Left out for a new group. */
  group: VehicleGroup | undefined;
  /** The parent that is chosen first for a new group. */
  under: VehicleGroup | undefined;
}

type Present = Pick<VehicleGroup, 'name' | 'version'>;

/** Creates a group, or renames one. */
export function GroupNameDialog({ customerId, groups, group, under, onClose, onSelect }: GroupNameDialogProps) {
  const commonMessages = useMessages(COMMON_MESSAGES);
  const groupMessages = useMessages(GROUP_MESSAGES);

  const formId = useId();
  const { notify } = useWidgetHost();
  const { saved, conflict, noteFailure } = useSavedRecord<Present>(group);
  const creating = useApiMutation(createGroup);
  const renaming = useApiMutation(renameGroup);
  const working = creating.isPending || renaming.isPending;
  const { register, control, handleSubmit, formState, getValues } = useForm({
    defaultValues: { name: group?.name ?? '', parentIds: under ? [under.id] : [] },
  });
  const done = (saved: VehicleGroup) => {
    notify({
      tone: 'good',
      title: group ? groupMessages.groupRenamed : groupMessages.groupCreated,
      detail: saved.name,
    });
    onSelect(saved.id);
    onClose();
  };
  const submit = handleSubmit(({ name, parentIds }) => {
    if (working) return;
    if (!group) return creating.mutate({ customerId, parentIds, name: cleanGroupName(name) }, { onSuccess: done });
    const version = saved?.version ?? group.version;
    renaming.mutate(
      { customerId, vehicleGroupId: group.id, name: cleanGroupName(name), version },
      { onSuccess: done, onError: noteFailure },
    );
  });

  return (
    <FormDialog width="small" changed={formState.isDirty} working={working} onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title>{group ? groupMessages.renameGroup : groupMessages.createGroup}</Dialog.Title>
        {group && <Dialog.Description>{group.name}</Dialog.Description>}
      </Dialog.Header>
      <Dialog.Body>
        <form id={formId} noValidate onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
          {conflict && (
            <SaveConflict
              what={groupMessages.thisGroup}
              differences={differencesOf(conflict, { ...conflict, name: getValues('name') }, [
                [groupMessages.name, ({ name }) => name],
              ])}
            />
          )}
          <SaveFailed error={creating.error ?? renaming.error} />
          <TextField
            label={groupMessages.name}
            required
            autoComplete="off"
            maxLength={GROUP_POLICY.nameMaxLength}
            error={formState.errors.name?.message}
            {...register('name', { validate: (name) => groupNameProblem(name) ?? true })}
          />
          {!group && (
            <Controller
              control={control}
              name="parentIds"
              render={({ field }) => <ParentSelect groups={groups} value={field.value} onChange={field.onChange} />}
            />
          )}
        </form>
      </Dialog.Body>
      <FormFooter
        formId={formId}
        submitLabel={group ? commonMessages.rename : commonMessages.create}
        working={working}
        disabled={!formState.isDirty}
        onClose={onClose}
      />
    </FormDialog>
  );
}
