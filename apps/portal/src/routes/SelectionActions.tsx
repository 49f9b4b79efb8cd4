import { mayCommandReefers } from '@gladhand/domain';
import { encodeControlFilter } from '@gladhand/domain/control';
import type { SelectedTrailer } from '@gladhand/fleet-widgets/fleet-status';
import { Button, lazyPart, useMessages } from '@gladhand/ui';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths, trackingPath } from '../paths';
import { useViewer } from '../viewer/ViewerContext';
import { ROUTE_MESSAGES } from './messages';

const ShareLocation = lazyPart(() => import('./SharePart').then((module) => module.ShareLocation));
const ReeferBatch = lazyPart(() => import('./ReeferPart').then((module) => module.ReeferBatch));
const AddToGroups = lazyPart(() => import('./AddToGroupsPart').then((module) => module.AddToGroups));

/** Trailers in one link. */
const MAX_SHARED = 50;
/** Trailers that Fleet Control filters by. */
const MAX_ON_MAP = 100;
/** Reefers in one batch from the grid. */
const MAX_COMMANDED = 50;

interface SelectionActionsProps {
  trailers: readonly SelectedTrailer[];
  /** The customer that the grid is filtered by. */
  customerId: number | null;
}

/** Actions for the trailers selected in the grid, each for viewers who have its permission. */
export function SelectionActions({ trailers, customerId }: SelectionActionsProps) {
  const messages = useMessages(ROUTE_MESSAGES);
  const { can, me, features } = useViewer();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'share' | 'groups' | 'reefers'>();
  const close = () => setOpen(undefined);
  const [only, ...others] = trailers;
  const isMany = trailers.length > MAX_SHARED;
  const vins = trailers.map(({ vin }) => vin);
  const mayCommand = mayCommandReefers(
    me.roles,
    features,
    me.groups.map(({ kind }) => kind),
  );
  return (
    <>
      {only && others.length === 0 && can('screen:tracking') && (
        <Action label={messages.showOnMap} onClick={() => void navigate(trackingPath(only.vin))} />
      )}
      {others.length > 0 && can('screen:control') && (
        <Action
          label={messages.showOnMap}
          why={trailers.length > MAX_ON_MAP ? messages.tooManyToShow(MAX_ON_MAP) : undefined}
          onClick={() => void navigate(`${paths.control}?${encodeControlFilter({ vins })}`)}
        />
      )}
      {can('shareLocation') && (
        <Action
          label={messages.shareLocation}
          why={isMany ? messages.tooManyToShare(MAX_SHARED) : undefined}
          onClick={() => setOpen('share')}
        />
      )}
      {can('addMultipleVehiclesToTargetedMultipleGroups') && (
        <Action label={messages.addToGroups} onClick={() => setOpen('groups')} />
      )}
      {mayCommand && (
        <Action
          label={messages.reeferCommands}
          why={trailers.length > MAX_COMMANDED ? messages.tooManyToCommand(MAX_COMMANDED) : undefined}
          onClick={() => setOpen('reefers')}
        />
      )}
      <Suspense>
        {open === 'reefers' && <ReeferBatch vins={vins} onClose={close} />}
        {open === 'share' && <ShareLocation trailers={trailers} onClose={close} />}
        {open === 'groups' && <AddToGroups vins={vins} customerId={customerId} onClose={close} />}
      </Suspense>
    </>
  );
}

interface ActionProps {
  label: string;
  /** Why the action is unavailable. */
  why?: string | undefined;
  onClick: () => void;
}

function Action({ label, why, onClick }: ActionProps) {
  return (
    <Button kind="link" size="xsmall" disabled={why !== undefined} title={why} onClick={onClick}>
      {label}
    </Button>
  );
}
