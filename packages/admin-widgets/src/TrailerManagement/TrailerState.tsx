import { type ApiError, failureOf, type ManagedVehiclePage } from '@gladhand/domain';
import { Button, EmptyState, FailedState } from '@gladhand/ui';

interface TrailerStateProps {
  page: {
    data: ManagedVehiclePage | undefined;
    error: ApiError | null;
    isRefetching: boolean;
    refetch: () => void;
  };
  searched: boolean;
  onClear: () => void;
}

/** What stands in place of the rows. Nothing while there are any, or while the first are on their way. */
export function TrailerState({ page, searched, onClear }: TrailerStateProps) {
  if (page.error && !page.data)
    return (
      <FailedState what="Trailers" {...failureOf(page.error)} onRetry={page.refetch} retrying={page.isRefetching} />
    );
  if (page.data?.vehicles.length !== 0) return null;
  return searched ? (
    <EmptyState
      edge="none"
      title="No trailer matches"
      action={
        <Button size="xsmall" onClick={onClear}>
          Clear search
        </Button>
      }
    >
      Search for a part of a unit ID, VIN, serial number, Cargo Cam ID or Thermo King ID.
    </EmptyState>
  ) : (
    <EmptyState edge="none" title="No trailers yet">
      Trailers are created here, imported from a file or transferred from another customer.
    </EmptyState>
  );
}
