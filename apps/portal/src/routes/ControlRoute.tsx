import type { ControlFilter } from '@gladhand/domain';
import { EMPTY_TRACKING_VIEW, encodeTracking, FleetControl, parseHiddenItems } from '@gladhand/fleet-widgets';
import fleetWorkerUrl from '@gladhand/fleet-widgets/fleet-worker?worker&url';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { mapEngine } from '../map';
import { trackingPath } from '../paths';
import { savedFilter } from '../storage/savedFilter';
import { useStored } from '../storage/useStored';
import { useViewer } from '../viewer/ViewerContext';

/** Fleet Control: its filter stands in a cookie, what was put away in this device's storage. */
export function ControlRoute() {
  const navigate = useNavigate();
  const { id: userId } = useViewer().me;
  const [filter, setFilter] = useState<ControlFilter>(() => savedFilter.read(userId));
  const [hidden, setHidden] = useStored('controlHidden', parseHiddenItems);
  const keepFilter = useCallback(
    (next: ControlFilter) => {
      setFilter(next);
      savedFilter.write(next, userId);
    },
    [userId],
  );
  return (
    <FleetControl
      engine={mapEngine}
      workerUrl={fleetWorkerUrl}
      filter={filter}
      onFilterChange={keepFilter}
      hiddenItems={hidden}
      onHiddenItemsChange={setHidden}
      trackingHref={trackingHrefOf(filter)}
      onFollow={(href) => void navigate(href)}
    />
  );
}

/** What both screens know of the choice goes along. */
function trackingHrefOf({ customerId = null, tether = [], load = [] }: ControlFilter): string {
  const asked = encodeTracking({ ...EMPTY_TRACKING_VIEW, customerId, toggles: [...tether, ...load] });
  return [trackingPath(), new URLSearchParams(asked).toString()].filter(Boolean).join('?');
}
