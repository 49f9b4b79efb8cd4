import type { VehicleGroup, VehicleGroupTrailer } from '@gladhand/domain/administration';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, ConfirmDialog, perLanguage, useMessages } from '@gladhand/ui';
import { useState } from 'react';
import { COMMON_MESSAGES } from '../internal/messages';
import { removeTrailers } from './groupQueries';
import type { GroupTask } from './groupTask';
import { GROUP_MESSAGES } from './messages';
import { type RowsPlace, TrailerRows } from './TrailerRows';

interface GroupTrailersProps extends RowsPlace {
  customerId: number;
  group: VehicleGroup;
  /** Left out if nothing can be changed. */
  onTask: ((task: GroupTask) => void) | undefined;
}

const NONE: ReadonlySet<string> = new Set();
const emptyTextsOf = perLanguage((messages: typeof GROUP_MESSAGES) => ({
  noMatch: messages.noTrailerMatches,
  noMatchHint: messages.searchHint,
  none: messages.noTrailers,
  noneHint: messages.noTrailersHint,
}));

/** The trailers directly in a group. They can be added and removed. */
export function GroupTrailers({ customerId, group, onTask, ...place }: GroupTrailersProps) {
  const commonMessages = useMessages(COMMON_MESSAGES);
  const groupMessages = useMessages(GROUP_MESSAGES);

  const { notify } = useWidgetHost();
  const [selected, setSelected] = useState(NONE);
  const [isConfirming, setIsConfirming] = useState(false);
  const removing = useApiMutation(removeTrailers);
  const remove = () =>
    removing.mutate(
      { customerId, vehicleIds: [...selected], vehicleGroupIds: [group.id] },
      {
        onSuccess: (count) => {
          notify({ tone: 'good', title: groupMessages.trailersRemoved(count), detail: group.name });
          setSelected(NONE);
          setIsConfirming(false);
        },
      },
    );
  return (
    <>
      <TrailerRows
        label={groupMessages.trailersOf(group.name)}
        customerId={customerId}
        groupId={group.id}
        inside
        {...place}
        {...(onTask && { selected, onSelectedChange: setSelected })}
        actions={
          onTask && (
            <>
              <Button onClick={() => onTask({ kind: 'addTrailers', group })}>{groupMessages.addTrailers}</Button>
              <Button disabled={selected.size === 0} onClick={() => setIsConfirming(true)}>
                {commonMessages.remove}
              </Button>
            </>
          )
        }
        emptyTexts={emptyTextsOf(groupMessages)}
        rowLabel={(trailer) => labelOf(trailer, groupMessages)}
      />
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={groupMessages.removeTrailers(selected.size, group.name)}
        confirmLabel={commonMessages.remove}
        working={removing.isPending}
        onConfirm={remove}
      >
        <p>{groupMessages.removeTrailersText}</p>
        {removing.error && (
          <Banner tone="critical" title={groupMessages.notRemoved}>
            {removing.error.message}
          </Banner>
        )}
      </ConfirmDialog>
    </>
  );
}

const labelOf = ({ unitId, vin }: VehicleGroupTrailer, messages = GROUP_MESSAGES) => messages.trailer(unitId, vin);
