import {
  type ControlFilter,
  type Customer,
  type CustomerHierarchy,
  formatDate,
  groupNames,
  withSubgroups,
} from '@gladhand/domain';
import { type ApiQuery, customersQuery, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { useCallback, useMemo, useState } from 'react';
import type { MapEngineFactory } from '../map/mapEngine';
import { FleetControlScreen } from './FleetControlScreen';
import { FollowContext } from './HostLink';
import { type HiddenItems, shownItems } from './hiddenItems';
import { useControlled } from './useControlled';

export interface FleetControlProps {
  /** Draws the map. Keep the same function between renders. */
  engine: MapEngineFactory;
  /**
   * Address of the worker that keeps fleets of more than 5,000 trailers:
   * `import workerUrl from '@gladhand/fleet-widgets/fleet-worker?worker&url'`. @default they are kept on the page's thread
   */
  workerUrl?: string | undefined;
  /** What is chosen. Keep it, e.g. in a cookie, together with `onFilterChange`. @default kept inside */
  filter?: ControlFilter | undefined;
  onFilterChange?: ((filter: ControlFilter) => void) | undefined;
  /** Items that the user put away. Keep them together with `onHiddenItemsChange`. @default kept inside */
  hiddenItems?: HiddenItems | undefined;
  onHiddenItemsChange?: ((hidden: HiddenItems) => void) | undefined;
  /** Where 'Open in Tracking' leads. @default there is no such link */
  trackingHref?: string | undefined;
  /** A link was clicked: the host goes there itself. @default the browser does */
  onFollow?: ((href: string) => void) | undefined;
}

const NOTHING: ControlFilter = {};
const SHOW_ALL: HiddenItems = [];
const NO_CUSTOMERS: readonly Customer[] = [];
const NO_GROUPS: readonly CustomerHierarchy[] = [];

const groupsQuery = (customerId: number | null): ApiQuery<CustomerHierarchy[]> => ({
  key: ['groups', 'hierarchy', customerId],
  fetch: (api, options) => api.groups.hierarchy(customerId, options),
});

/** Where everything is and what is wrong: counts, a map, urgent issues and what to look after. */
export function FleetControl(props: FleetControlProps) {
  const { now: clock, timeZone, hasFeature } = useWidgetHost();
  const [ownFilter, setOwnFilter] = useState(NOTHING);
  const [ownHidden, setOwnHidden] = useState(SHOW_ALL);
  const customers = useApiQuery(customersQuery, { staleMs: 300_000 }).data;
  const chosen = props.filter ?? ownFilter;
  // a customer that was chosen once and is out of sight now must not leave an empty screen
  const isGone = chosen.customerId != null && customers?.every(({ id }) => id !== chosen.customerId);
  const filter = useMemo(() => (isGone ? { ...chosen, customerId: null } : chosen), [chosen, isGone]);
  const customerId = filter.customerId ?? null;
  const groups = useApiQuery(groupsQuery(customerId), { staleMs: 300_000 }).data ?? NO_GROUPS;
  const inForce = useMemo(
    () => (filter.groups?.length ? { ...filter, groups: withSubgroups(filter.groups, groups) } : filter),
    [filter, groups],
  );
  const hidden = props.hiddenItems ?? ownHidden;
  const urgentItems = useMemo(() => shownItems('urgentIssues', hidden).map(({ id }) => id), [hidden]);
  const controlled = useControlled({ filter: inForce, urgentItems, workerUrl: props.workerUrl });
  const now = useMemo(() => controlled.asOf ?? clock(), [controlled.asOf, clock]);
  const names = useMemo(() => groupNames(groups), [groups]);

  const { onFilterChange } = props;
  const change = useCallback(
    (next: ControlFilter) => {
      setOwnFilter(next);
      onFilterChange?.(next);
    },
    [onFilterChange],
  );

  return (
    <FollowContext value={props.onFollow}>
      <FleetControlScreen
        engine={props.engine}
        controlled={controlled}
        filter={filter}
        onFilterChange={change}
        hidden={hidden}
        onHiddenChange={(next) => {
          setOwnHidden(next);
          props.onHiddenItemsChange?.(next);
        }}
        customers={customers ?? NO_CUSTOMERS}
        groups={names}
        now={now}
        clock={clock}
        moment={(at) => formatDate(at, 'shortDateTime', timeZone)}
        trackingHref={props.trackingHref}
        totalsOnly={!hasFeature('FleetControl')}
      />
    </FollowContext>
  );
}
