import { type ApiError, failureOf, type ManagedCustomerPage } from '@gladhand/domain';
import { Button, EmptyState, FailedState } from '@gladhand/ui';

interface CustomerStateProps {
  page: {
    data: ManagedCustomerPage | undefined;
    error: ApiError | null;
    isRefetching: boolean;
    refetch: () => void;
  };
  filtered: boolean;
  onClear: () => void;
}

/** What stands in place of the rows. Nothing while there are any, or while the first are on their way. */
export function CustomerState({ page, filtered, onClear }: CustomerStateProps) {
  if (page.error && !page.data)
    return (
      <FailedState what="Customers" {...failureOf(page.error)} onRetry={page.refetch} retrying={page.isRefetching} />
    );
  if (page.data?.customers.length !== 0) return null;
  return filtered ? (
    <EmptyState
      edge="none"
      title="No customer matches"
      action={
        <Button size="xsmall" onClick={onClear}>
          Clear search
        </Button>
      }
    >
      Search for a part of a name, an ID or a DOT number. Deactivated customers are found when they are shown.
    </EmptyState>
  ) : (
    <EmptyState edge="none" title="No customers yet">
      Create the first one; its groups come with it.
    </EmptyState>
  );
}
