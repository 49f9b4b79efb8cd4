import { type ControlFilter, groupNames, withSubgroups } from '@gladhand/domain/control';
import type { Customer } from '@gladhand/domain/customers';
import { formatLocalDate } from '@gladhand/domain/formats';
import type { CustomerHierarchy } from '@gladhand/domain/groups';
import { customersQuery, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { groupsQuery } from '../../internal/pickers/groupsQuery';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import type { MapEngineFactory } from '../../map/mapEngine';
import { FleetControlScreen } from './FleetControlScreen';
import { FollowContext } from './HostLink';
import { type HiddenItems, shownItems } from './hiddenItems';
import { useControlled } from './useControlled';

export interface FleetControlProps extends LocalizedProps {
  /** Creates the map engine. Keep the same function between renders. */
  engine: MapEngineFactory;
  /**
   * URL of the worker that holds fleets of more than 5,000 trailers:
   * `import workerUrl from '@gladhand/fleet-widgets/fleet-worker?worker&url'`.
   * @default the page holds them
   */
  workerUrl?: string | undefined;
  /** The selected filters. To keep them, e.g. in a cookie, use it with `onFilterChange`. @default kept by the widget */
  filter?: ControlFilter | undefined;
  onFilterChange?: ((filter: ControlFilter) => void) | undefined;
  /** Items that the user has hidden. To keep them, use it with `onHiddenItemsChange`. @default kept by the widget */
  hiddenItems?: HiddenItems | undefined;
  onHiddenItemsChange?: ((hidden: HiddenItems) => void) | undefined;
  /** Further controls in the header. @default none */
  actions?: ReactNode;
  /** URL of 'Open in Tracking'. @default no link */
  trackingHref?: string | undefined;
  /** A link was clicked, and the host navigates. @default the browser navigates */
  onFollow?: ((href: string) => void) | undefined;
}

const NOTHING: ControlFilter = {};
const SHOW_ALL: HiddenItems = [];
const NO_CUSTOMERS: readonly Customer[] = [];
const NO_GROUPS: readonly CustomerHierarchy[] = [];

/** Where trailers are and what is wrong with them: counts, a map, urgent issues and maintenance. */
export function FleetControl({ messages, ...props }: FleetControlProps) {
  return (
    <WidgetTexts messages={messages}>
      <FleetControlBody {...props} />
    </WidgetTexts>
  );
}

function FleetControlBody(props: FleetControlProps) {
  const { locale, now: clock, timeZone, hasFeature } = useWidgetHost();
  const [ownFilter, setOwnFilter] = useState(NOTHING);
  const [ownHidden, setOwnHidden] = useState(SHOW_ALL);
  const customers = useApiQuery(customersQuery, { staleMs: 300_000 }).data;
  const chosen = props.filter ?? ownFilter;
  // A saved customer that is no longer visible must not leave the screen empty
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
        actions={props.actions}
        groups={names}
        now={now}
        clock={clock}
        moment={(at) => formatLocalDate(at, 'shortDateTime', timeZone, locale)}
        trackingHref={props.trackingHref}
        totalsOnly={!hasFeature('FleetControl')}
      />
    </FollowContext>
  );
}
