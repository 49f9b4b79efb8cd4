import { failureOf } from '@gladhand/domain';
import { Button, EmptyState, FailedState, Icon, TruckIcon, useMessages } from '@gladhand/ui';
import { EMPTY_VIEW, type FleetStatusView, isFiltered } from './fleetStatusView';
import { FLEET_STATUS_GRID_MESSAGES } from './messages';
import type { FleetRows } from './useFleetRows';

interface GridStateProps {
  rows: FleetRows;
  view: FleetStatusView;
  onViewChange: (view: FleetStatusView) => void;
}

/** Takes the place of missing rows. Renders nothing if there are rows or the first are loading. */
export function GridState({ rows, view, onViewChange }: GridStateProps) {
  const messages = useMessages(FLEET_STATUS_GRID_MESSAGES);

  if (rows.count === undefined && rows.error) {
    return (
      <FailedState what={messages.theFleet} {...failureOf(rows.error)} onRetry={rows.refresh} retrying={rows.busy} />
    );
  }
  if (rows.count !== 0) return null;
  if (isFiltered(view)) {
    return (
      <EmptyState
        edge="none"
        icon={<Icon icon={TruckIcon} size={22} />}
        title={messages.noMatchingTrailers}
        action={
          <Button
            size="xsmall"
            onClick={() => onViewChange({ ...EMPTY_VIEW, customerId: view.customerId, sort: view.sort })}
          >
            {messages.clearFilters}
          </Button>
        }
      >
        {messages.noMatchHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState edge="none" icon={<Icon icon={TruckIcon} size={22} />} title={messages.noTrailersYet}>
      {messages.noTrailersHint}
    </EmptyState>
  );
}
