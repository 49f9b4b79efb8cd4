import { failureOf } from '@gladhand/domain';
import { Button, EmptyState, FailedState, Icon, TruckIcon } from '@gladhand/ui';
import { EMPTY_VIEW, type FleetStatusView, isFiltered } from './fleetStatusView';
import type { FleetRows } from './useFleetRows';

interface GridStateProps {
  rows: FleetRows;
  view: FleetStatusView;
  onViewChange: (view: FleetStatusView) => void;
}

/** What stands in place of the rows. Nothing while there are any, or while the first are on their way. */
export function GridState({ rows, view, onViewChange }: GridStateProps) {
  if (rows.count === undefined && rows.error) {
    return <FailedState what="The fleet" {...failureOf(rows.error)} onRetry={rows.refresh} retrying={rows.busy} />;
  }
  if (rows.count !== 0) return null;
  if (isFiltered(view)) {
    return (
      <EmptyState
        edge="none"
        icon={<Icon icon={TruckIcon} size={22} />}
        title="No trailer matches"
        action={
          <Button
            size="xsmall"
            onClick={() => onViewChange({ ...EMPTY_VIEW, customerId: view.customerId, sort: view.sort })}
          >
            Clear filters
          </Button>
        }
      >
        Nothing in the fleet fits everything that is asked for. Remove a filter, or search for a shorter text.
      </EmptyState>
    );
  }
  return (
    <EmptyState edge="none" icon={<Icon icon={TruckIcon} size={22} />} title="No trailers yet">
      Trailers appear here as soon as they are assigned to a customer or group that you may see.
    </EmptyState>
  );
}
