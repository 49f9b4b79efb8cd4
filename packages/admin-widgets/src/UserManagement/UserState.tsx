import { type ApiError, failureOf, type UserPage } from '@gladhand/domain';
import { Button, EmptyState, FailedState } from '@gladhand/ui';

interface UserStateProps {
  page: { data?: UserPage | undefined; error: ApiError | null; isRefetching: boolean; refetch: () => unknown };
  filtered: boolean;
  onClear: () => void;
}

/** Stands below the head of the list when it has no rows; nothing while there are some. */
export function UserState({ page, filtered, onClear }: UserStateProps) {
  if (page.error && !page.data)
    return (
      <FailedState
        what="The users"
        {...failureOf(page.error)}
        onRetry={() => page.refetch()}
        retrying={page.isRefetching}
      />
    );
  if (page.data?.userCount === 0)
    return filtered ? (
      <EmptyState edge="none" title="No user matches" action={<Button onClick={onClear}>Clear filters</Button>}>
        Nobody in sight fits the filters in force.
      </EmptyState>
    ) : (
      <EmptyState edge="none" title="There are no users yet">
        Create the first one, or import a file.
      </EmptyState>
    );
  return null;
}
