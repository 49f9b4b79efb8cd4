import type { ApiError } from '@gladhand/domain';

/** What the parts of a list read of its query. */
export interface ListQuery {
  data: unknown;
  error: ApiError | null;
  isRefetching: boolean;
  /** The data answers an earlier query and is shown until the present one has its answer. */
  isPlaceholderData?: boolean | undefined;
  refetch: () => unknown;
}
