import {
  type ControlFilter,
  decodeControlFilter,
  encodeControlChoices,
  encodeControlFilter,
  withControlChoices,
} from '@gladhand/domain/control';
import { type SavedView, SavedViewScreen } from '@gladhand/domain/saved-views';
import { FleetControl, parseHiddenItems } from '@gladhand/fleet-widgets/control';
import fleetWorkerUrl from '@gladhand/fleet-widgets/fleet-worker?worker&url';
import { EMPTY_TRACKING_VIEW, encodeTracking } from '@gladhand/fleet-widgets/tracking';
import { lazyPart } from '@gladhand/ui';
import { Suspense, useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { mapEngine } from '../map';
import { trackingPath } from '../paths';
import { savedFilter } from '../storage/savedFilter';
import { useStored } from '../storage/useStored';
import { useViewer } from '../viewer/ViewerContext';
import { SAVED_VIEW } from '../views/viewInUrl';

const ScreenViews = lazyPart(() => import('../views/ScreenViews').then((module) => module.ScreenViews));

/** Fleet Control. Its filter is kept in a cookie, the selected counts also in the URL, and hidden items on this device. */
export function ControlRoute() {
  const navigate = useNavigate();
  const { id: userId } = useViewer().me;
  const [params, setParams] = useSearchParams();
  const viewId = params.get(SAVED_VIEW);
  const [filter, setFilter] = useState<ControlFilter>(
    () =>
      decodeControlFilter(params.toString()) ??
      withControlChoices(savedFilter.read(userId), Object.fromEntries(params)),
  );
  const [hidden, setHidden] = useStored('controlHidden', parseHiddenItems);
  const keepFilter = useCallback(
    (next: ControlFilter) => {
      setFilter(next);
      savedFilter.write(next, userId);
      const search = new URLSearchParams(encodeControlChoices(next));
      if (viewId !== null) search.set(SAVED_VIEW, viewId);
      setParams(search, { replace: true, preventScrollReset: true });
    },
    [userId, setParams, viewId],
  );
  const query = encodeControlFilter(filter);
  const openView = (saved: SavedView) => {
    const next = decodeControlFilter(saved.query) ?? {};
    setFilter(next);
    savedFilter.write(next, userId);
    setParams({ ...encodeControlChoices(next), [SAVED_VIEW]: saved.id }, { preventScrollReset: true });
  };
  return (
    <FleetControl
      engine={mapEngine}
      workerUrl={fleetWorkerUrl}
      filter={filter}
      onFilterChange={keepFilter}
      hiddenItems={hidden}
      onHiddenItemsChange={setHidden}
      actions={
        <Suspense>
          <ScreenViews
            screen={SavedViewScreen.FleetControl}
            query={query}
            hasOtherState={query !== ''}
            onOpen={openView}
          />
        </Suspense>
      }
      trackingHref={trackingHrefOf(filter)}
      onFollow={(href) => void navigate(href)}
    />
  );
}

/** Tracking with the filters that both screens share. */
function trackingHrefOf({ customerId = null, tether = [], load = [] }: ControlFilter): string {
  const query = encodeTracking({ ...EMPTY_TRACKING_VIEW, customerId, toggles: [...tether, ...load] });
  return [trackingPath(), new URLSearchParams(query).toString()].filter(Boolean).join('?');
}
