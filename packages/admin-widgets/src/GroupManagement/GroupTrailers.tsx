import type { VehicleGroup, VehicleGroupTrailer } from '@gladhand/domain';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, ConfirmDialog } from '@gladhand/ui';
import { useState } from 'react';
import type { GroupTask } from './GroupDialogs';
import { removeTrailers } from './groupQueries';
import { counted } from './groupWords';
import { type RowsPlace, TrailerRows } from './TrailerRows';

interface GroupTrailersProps extends RowsPlace {
  customerId: number;
  group: VehicleGroup;
  /** Left out: nothing can be changed. */
  onTask: ((task: GroupTask) => void) | undefined;
}

const NONE: ReadonlySet<string> = new Set();

/** The trailers directly in a group; some are added or taken out. */
export function GroupTrailers({ customerId, group, onTask, ...place }: GroupTrailersProps) {
  const { notify } = useWidgetHost();
  const [selected, setSelected] = useState(NONE);
  const [asking, setAsking] = useState(false);
  const removing = useApiMutation(removeTrailers);
  const remove = () =>
    removing.mutate(
      { customerId, vehicleIds: [...selected], vehicleGroupIds: [group.id] },
      {
        onSuccess: (count) => {
          notify({ tone: 'good', title: `${counted(count, 'trailer')} removed`, detail: group.name });
          setSelected(NONE);
          setAsking(false);
        },
      },
    );
  return (
    <>
      <TrailerRows
        label={`Trailers of ${group.name}`}
        customerId={customerId}
        groupId={group.id}
        inside
        {...place}
        {...(onTask && { selected, onSelectedChange: setSelected })}
        actions={
          onTask && (
            <>
              <Button onClick={() => onTask({ kind: 'addTrailers', group })}>Add trailers</Button>
              <Button disabled={selected.size === 0} onClick={() => setAsking(true)}>
                Remove
              </Button>
            </>
          )
        }
        empty={(searched: boolean) =>
          searched
            ? { title: 'No trailer matches', text: 'Search for a part of a unit ID, a VIN or a serial number.' }
            : {
                title: 'No trailers in this group',
                text: 'Add some. Trailers of the groups below it are listed there.',
              }
        }
        rowLabel={labelOf}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Remove ${counted(selected.size, 'trailer')} from ${group.name}?`}
        confirmLabel="Remove"
        working={removing.isPending}
        onConfirm={remove}
      >
        <p>Users who see them through this group, or a group above it, no longer do. The trailers stay as they are.</p>
        {removing.error && (
          <Banner tone="critical" title="Not removed">
            {removing.error.message}
          </Banner>
        )}
      </ConfirmDialog>
    </>
  );
}

const labelOf = ({ unitId, vin }: VehicleGroupTrailer) => `${unitId}, ${vin}`;
