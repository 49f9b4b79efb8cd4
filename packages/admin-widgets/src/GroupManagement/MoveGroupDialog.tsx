import { ApiErrorCode, type VehicleGroup } from '@gladhand/domain';
import { useApiMutation, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, Dialog } from '@gladhand/ui';
import { useState } from 'react';
import { conflictOf, differencesOf } from '../internal/SaveConflict/differences';
import { SaveConflict } from '../internal/SaveConflict/SaveConflict';
import { FormDialog } from '../internal/UnsavedChanges/FormDialog';
import type { GroupDialogProps } from './GroupDialogs';
import { moveGroup, previewQuery } from './groupQueries';
import { counted, parentNames } from './groupWords';
import { ParentSelect } from './ParentSelect';
import { SightPreview } from './SightPreview';

type Place = Pick<VehicleGroup, 'name' | 'parentIds' | 'version'>;

/** Puts a group under others; first it says who gains or loses sight of which trailers. */
export function MoveGroupDialog({
  customerId,
  groups,
  group,
  onClose,
  onSelect,
}: GroupDialogProps & { group: VehicleGroup }) {
  const { notify } = useWidgetHost();
  const [parentIds, setParentIds] = useState<readonly string[]>(group.parentIds);
  const [theirs, setTheirs] = useState<Place>();
  const moving = useApiMutation(moveGroup);
  const from = theirs ?? group;
  const isMoved = [...parentIds].sort().join() !== [...from.parentIds].sort().join();
  const preview = useApiQuery(previewQuery(group, customerId, parentIds), { enabled: isMoved });
  const move = () =>
    moving.mutate(
      { customerId, vehicleGroupId: group.id, parentIds, version: from.version },
      {
        onSuccess: (saved) => {
          notify({ tone: 'good', title: 'Group moved', detail: saved.name });
          onSelect(saved.id);
          onClose();
        },
        onError: (failure) => setTheirs(conflictOf<Place>(failure) ?? theirs),
      },
    );
  return (
    <FormDialog changed={isMoved} working={moving.isPending} onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title>{`Move ${group.name}`}</Dialog.Title>
        <Dialog.Description>
          {`Now under: ${parentNames(from, groups)}. What stands below it goes with it: ${counted(group.totalVehicleCount, 'trailer')}.`}
        </Dialog.Description>
      </Dialog.Header>
      <Dialog.Body style={{ display: 'grid', gap: 16, minBlockSize: 260, alignContent: 'start' }}>
        {theirs && (
          <SaveConflict
            what="this group"
            differences={differencesOf(theirs, { ...theirs, parentIds: [...parentIds] }, [
              ['Stands under', (place) => parentNames(place, groups)],
            ])}
          />
        )}
        {moving.error && moving.error.code !== ApiErrorCode.Conflict && (
          <Banner tone="critical" title="Not moved">
            {moving.error.message}
          </Banner>
        )}
        <ParentSelect groups={groups} group={group} value={parentIds} onChange={setParentIds} />
        {isMoved && <SightPreview preview={preview} />}
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={moving.isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button kind="primary" disabled={!isMoved || !preview.isSuccess} working={moving.isPending} onClick={move}>
          Move
        </Button>
      </Dialog.Footer>
    </FormDialog>
  );
}
