import type { VehicleGroup } from '@gladhand/domain/administration';
import { useApiMutation, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { Dialog, useMessages } from '@gladhand/ui';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { FormFooter } from '../internal/RecordForm/FormFooter';
import { SaveFailed } from '../internal/RecordForm/SaveFailed';
import { useSavedRecord } from '../internal/RecordForm/useSavedRecord';
import { differencesOf } from '../internal/SaveConflict/differences';
import { SaveConflict } from '../internal/SaveConflict/SaveConflict';
import { FormDialog } from '../internal/UnsavedChanges/FormDialog';
import { AccessPreview } from './AccessPreview';
import { moveGroup, previewQuery } from './groupQueries';
import type { GroupDialogProps } from './groupTask';
import { parentNames } from './groupWords';
import { GROUP_MESSAGES } from './messages';
import { ParentSelect } from './ParentSelect';

type Place = Pick<VehicleGroup, 'name' | 'parentIds' | 'version'>;

const sameParents = (first: readonly string[], second: readonly string[]) =>
  [...first].sort().join() === [...second].sort().join();

/** Moves a group to other parents. Before that, it lists the users who gain or lose access to trailers. */
export function MoveGroupDialog(props: GroupDialogProps & { group: VehicleGroup }) {
  const messages = useMessages(GROUP_MESSAGES);

  const { customerId, groups, group, onClose, onSelect } = props;
  const formId = useId();
  const { notify } = useWidgetHost();
  const { saved = group, conflict, noteFailure } = useSavedRecord<Place>(group);
  const moving = useApiMutation(moveGroup);
  const { control, handleSubmit, watch } = useForm({ defaultValues: { parentIds: group.parentIds } });
  const parentIds = watch('parentIds');
  const isMoved = !sameParents(parentIds, saved.parentIds);
  const preview = useApiQuery(previewQuery(group, customerId, parentIds), { enabled: isMoved });
  const canMove = isMoved && preview.isSuccess;
  const move = handleSubmit((entry) => {
    if (!canMove || moving.isPending) return;
    moving.mutate(
      { customerId, vehicleGroupId: group.id, parentIds: entry.parentIds, version: saved.version },
      {
        onSuccess: ({ id, name }) => {
          notify({ tone: 'good', title: messages.groupMoved, detail: name });
          onSelect(id);
          onClose();
        },
        onError: noteFailure,
      },
    );
  });
  return (
    <FormDialog changed={isMoved} working={moving.isPending} onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title>{messages.moveTitle(group.name)}</Dialog.Title>
        <Dialog.Description>
          {messages.moveText(parentNames(saved, groups, messages), group.totalVehicleCount)}
        </Dialog.Description>
      </Dialog.Header>
      <Dialog.Body style={{ minBlockSize: 260 }}>
        <form id={formId} noValidate onSubmit={move} style={{ display: 'grid', gap: 16, alignContent: 'start' }}>
          {conflict && (
            <SaveConflict
              what={messages.thisGroup}
              differences={differencesOf(conflict, { ...conflict, parentIds: [...parentIds] }, [
                [messages.parents, (place) => parentNames(place, groups, messages)],
              ])}
            />
          )}
          <SaveFailed error={moving.error} title={messages.notMoved} kept="" />
          <Controller
            control={control}
            name="parentIds"
            render={({ field }) => (
              <ParentSelect groups={groups} group={group} value={field.value} onChange={field.onChange} />
            )}
          />
          {isMoved && <AccessPreview preview={preview} />}
        </form>
      </Dialog.Body>
      <FormFooter
        formId={formId}
        submitLabel={messages.move}
        working={moving.isPending}
        disabled={!canMove}
        onClose={onClose}
      />
    </FormDialog>
  );
}
