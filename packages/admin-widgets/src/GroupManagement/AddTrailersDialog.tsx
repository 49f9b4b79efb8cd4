import type { VehicleGroup } from '@gladhand/domain/administration';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Button, Dialog, perLanguage, useMessages } from '@gladhand/ui';
import { useState } from 'react';
import { COMMON_MESSAGES } from '../internal/messages';
import { SaveFailed } from '../internal/RecordForm/SaveFailed';
import { FormDialog } from '../internal/UnsavedChanges/FormDialog';
import { addTrailers } from './groupQueries';
import type { GroupDialogProps } from './groupTask';
import { GROUP_MESSAGES } from './messages';
import { TrailerRows } from './TrailerRows';

const NONE: ReadonlySet<string> = new Set();
const emptyTextsOf = perLanguage((messages: typeof GROUP_MESSAGES) => ({
  noMatch: messages.noTrailerMatches,
  noMatchHint: messages.searchHint,
  none: messages.everyTrailerInside,
  noneHint: messages.nothingToAdd,
}));

/** Adds trailers that are not in a group yet. The selection stays when the search or the page changes. */
export function AddTrailersDialog({ customerId, group, onClose }: GroupDialogProps & { group: VehicleGroup }) {
  const commonMessages = useMessages(COMMON_MESSAGES);
  const groupMessages = useMessages(GROUP_MESSAGES);

  const { notify } = useWidgetHost();
  const [selected, setSelected] = useState(NONE);
  const [place, setPlace] = useState({ search: '', page: 1 });
  const adding = useApiMutation(addTrailers);
  const add = () =>
    adding.mutate(
      { customerId, vehicleIds: [...selected], vehicleGroupIds: [group.id] },
      {
        onSuccess: (count) => {
          notify({ tone: 'good', title: groupMessages.trailersAdded(count), detail: group.name });
          onClose();
        },
      },
    );
  return (
    <FormDialog changed={selected.size > 0} working={adding.isPending} onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title>{groupMessages.addTrailersTo(group.name)}</Dialog.Title>
        <Dialog.Description>{groupMessages.addTrailersHint}</Dialog.Description>
      </Dialog.Header>
      <Dialog.Body style={{ padding: 0, display: 'flex', flexDirection: 'column', blockSize: 460 }}>
        <SaveFailed error={adding.error} title={groupMessages.notAdded} kept={groupMessages.choiceKept} />
        <TrailerRows
          label={groupMessages.trailersToAdd}
          customerId={customerId}
          groupId={group.id}
          inside={false}
          {...place}
          onPlaceChange={setPlace}
          selected={selected}
          onSelectedChange={setSelected}
          emptyTexts={emptyTextsOf(groupMessages)}
          rowLabel={({ unitId, vin }) => groupMessages.trailer(unitId, vin)}
        />
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={adding.isPending} onClick={onClose}>
          {commonMessages.cancel}
        </Button>
        <Button kind="primary" disabled={selected.size === 0} working={adding.isPending} onClick={add}>
          {selected.size === 0 ? commonMessages.add : groupMessages.addCount(selected.size)}
        </Button>
      </Dialog.Footer>
    </FormDialog>
  );
}
