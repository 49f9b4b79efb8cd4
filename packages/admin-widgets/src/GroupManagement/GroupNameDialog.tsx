import { ApiErrorCode, cleanGroupName, GROUP_POLICY, groupNameProblem, type VehicleGroup } from '@gladhand/domain';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, Dialog, TextField } from '@gladhand/ui';
import { useId, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { conflictOf, differencesOf } from '../internal/SaveConflict/differences';
import { SaveConflict } from '../internal/SaveConflict/SaveConflict';
import { FormDialog } from '../internal/UnsavedChanges/FormDialog';
import type { GroupDialogProps } from './GroupDialogs';
import { createGroup, renameGroup } from './groupQueries';
import { ParentSelect } from './ParentSelect';

interface GroupNameDialogProps extends GroupDialogProps {
  /** The group to rename; undefined makes a new one. */
  group: VehicleGroup | undefined;
  /** Where a new one stands unless another place is chosen. */
  under: VehicleGroup | undefined;
}

type Present = Pick<VehicleGroup, 'name' | 'version'>;

/** Makes a group under one or several others, or gives one another name. */
export function GroupNameDialog({ customerId, groups, group, under, onClose, onSelect }: GroupNameDialogProps) {
  const formId = useId();
  const { notify } = useWidgetHost();
  const [theirs, setTheirs] = useState<Present>();
  const creating = useApiMutation(createGroup);
  const renaming = useApiMutation(renameGroup);
  const working = creating.isPending || renaming.isPending;
  const error = creating.error ?? renaming.error;
  const { register, control, handleSubmit, formState, getValues } = useForm({
    defaultValues: { name: group?.name ?? '', parentIds: under ? [under.id] : [] },
  });
  const done = (saved: VehicleGroup) => {
    notify({ tone: 'good', title: group ? 'Group renamed' : 'Group created', detail: saved.name });
    onSelect(saved.id);
    onClose();
  };
  const submit = handleSubmit(({ name, parentIds }) => {
    if (working) return;
    if (!group) return creating.mutate({ customerId, parentIds, name: cleanGroupName(name) }, { onSuccess: done });
    const version = theirs?.version ?? group.version;
    renaming.mutate(
      { customerId, vehicleGroupId: group.id, name: cleanGroupName(name), version },
      { onSuccess: done, onError: (failure) => setTheirs(conflictOf<Present>(failure) ?? theirs) },
    );
  });

  return (
    <FormDialog width="small" changed={formState.isDirty} working={working} onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title>{group ? 'Rename group' : 'Create Group'}</Dialog.Title>
        {group && <Dialog.Description>{group.name}</Dialog.Description>}
      </Dialog.Header>
      <Dialog.Body>
        <form id={formId} noValidate onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
          {theirs && (
            <SaveConflict
              what="this group"
              differences={differencesOf(theirs, { ...theirs, name: getValues('name') }, [
                ['Name', ({ name }) => name],
              ])}
            />
          )}
          {error && error.code !== ApiErrorCode.Conflict && (
            <Banner tone="critical" title="Not saved">
              {error.message} What you typed is still here.
            </Banner>
          )}
          <TextField
            label="Name"
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
      <Dialog.Footer>
        <Button disabled={working} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" form={formId} kind="primary" working={working} disabled={!formState.isDirty}>
          {group ? 'Rename' : 'Create'}
        </Button>
      </Dialog.Footer>
    </FormDialog>
  );
}
