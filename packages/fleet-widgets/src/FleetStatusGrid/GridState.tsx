import { ApiErrorCode } from '@gladhand/domain';
import { Button, EmptyState, ErrorState, Icon, LockIcon, TruckIcon } from '@gladhand/ui';
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
    if (rows.error.code === ApiErrorCode.Forbidden) {
      return (
        <EmptyState edge="none" icon={<Icon icon={LockIcon} size={22} />} title="The fleet is not open to your role">
          An administrator of your company can give you access under User Management.
        </EmptyState>
      );
    }
    return (
      <ErrorState edge="none" title="The fleet did not load" onRetry={rows.refresh} retrying={rows.busy}>
        {rows.error.message}
      </ErrorState>
    );
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
