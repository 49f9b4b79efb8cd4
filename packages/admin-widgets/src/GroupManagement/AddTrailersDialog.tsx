import type { VehicleGroup } from '@gladhand/domain';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, Dialog } from '@gladhand/ui';
import { useState } from 'react';
import { FormDialog } from '../internal/UnsavedChanges/FormDialog';
import type { GroupDialogProps } from './GroupDialogs';
import { addTrailers } from './groupQueries';
import { counted } from './groupWords';
import { TrailerRows } from './TrailerRows';

const NONE: ReadonlySet<string> = new Set();

/** Chooses trailers that are not in a group yet. A choice survives a search and another page. */
export function AddTrailersDialog({ customerId, group, onClose }: GroupDialogProps & { group: VehicleGroup }) {
  const { notify } = useWidgetHost();
  const [selected, setSelected] = useState(NONE);
  const [place, setPlace] = useState({ search: '', page: 1 });
  const adding = useApiMutation(addTrailers);
  const add = () =>
    adding.mutate(
      { customerId, vehicleIds: [...selected], vehicleGroupIds: [group.id] },
      {
        onSuccess: (count) => {
          notify({ tone: 'good', title: `${counted(count, 'trailer')} added`, detail: group.name });
          onClose();
        },
      },
    );
  return (
    <FormDialog changed={selected.size > 0} working={adding.isPending} onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title>{`Add trailers to ${group.name}`}</Dialog.Title>
        <Dialog.Description>Trailers of this customer that are not in the group.</Dialog.Description>
      </Dialog.Header>
      <Dialog.Body style={{ padding: 0, display: 'flex', flexDirection: 'column', blockSize: 460 }}>
        {adding.error && (
          <Banner tone="critical" title="Not added">
            {adding.error.message} Your choice is still here.
          </Banner>
        )}
        <TrailerRows
          label="Trailers to add"
          customerId={customerId}
          groupId={group.id}
          inside={false}
          {...place}
          onPlaceChange={setPlace}
          selected={selected}
          onSelectedChange={setSelected}
          empty={(searched) =>
            searched
              ? { title: 'No trailer matches', text: 'Search for a part of a unit ID, a VIN or a serial number.' }
              : { title: 'Every trailer is in this group', text: 'There is nothing left to add.' }
          }
          rowLabel={({ unitId, vin }) => `${unitId}, ${vin}`}
        />
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={adding.isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button kind="primary" disabled={selected.size === 0} working={adding.isPending} onClick={add}>
          {selected.size === 0 ? 'Add' : `Add ${counted(selected.size, 'trailer')}`}
        </Button>
      </Dialog.Footer>
    </FormDialog>
  );
}
