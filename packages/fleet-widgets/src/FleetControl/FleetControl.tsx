import {
  type ControlFilter,
  type CustomerHierarchy,
  controlCounts,
  controlTrailers,
  formatDate,
  groupNames,
  withSubgroups,
} from '@gladhand/domain';
import { type ApiQuery, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { useMemo, useState } from 'react';
import { customersQuery } from '../internal/customersQuery';
import type { MapEngineFactory } from '../map/mapEngine';
import { useWholeFleet } from '../positions/useWholeFleet';
import { controlRows } from './controlRows';
import { FleetControlScreen } from './FleetControlScreen';
import { FollowContext } from './HostLink';
import type { HiddenItems } from './hiddenItems';

export interface FleetControlProps {
  /** Draws the map. Keep the same function between renders. */
  engine: MapEngineFactory;
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
  const filter = props.filter ?? ownFilter;
  const customerId = filter.customerId ?? null;
  const positions = useWholeFleet(customerId);
  const customers = useApiQuery(customersQuery, { staleMs: 300_000 });
  const groups = useApiQuery(groupsQuery(customerId), { staleMs: 300_000 }).data ?? NO_GROUPS;
  const snapshot = positions.data;
  const now = useMemo(() => snapshot?.asOf ?? clock(), [snapshot, clock]);
  const trailers = useMemo(() => controlTrailers(snapshot?.trailers ?? [], now), [snapshot, now]);
  const inForce = useMemo(
    () => (filter.groups?.length ? { ...filter, groups: withSubgroups(filter.groups, groups) } : filter),
    [filter, groups],
  );
  const counts = useMemo(() => controlCounts(trailers, inForce), [trailers, inForce]);
  const rows = useMemo(() => controlRows(trailers, inForce), [trailers, inForce]);
  const names = useMemo(() => groupNames(groups), [groups]);

  return (
    <FollowContext value={props.onFollow}>
      <FleetControlScreen
        engine={props.engine}
        positions={positions}
        trailers={trailers}
        rows={rows}
        counts={counts}
        filter={filter}
        inForce={inForce}
        onFilterChange={(next) => {
          setOwnFilter(next);
          props.onFilterChange?.(next);
        }}
        hidden={props.hiddenItems ?? ownHidden}
        onHiddenChange={(next) => {
          setOwnHidden(next);
          props.onHiddenItemsChange?.(next);
        }}
        customers={customers.data ?? []}
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
