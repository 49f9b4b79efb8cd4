import { type ApiError, failureOf } from '@gladhand/domain';
import { useIsOffline } from '@gladhand/domain/react';
import { Banner, FailedState, Skeleton, StaleBanner, useMessages } from '@gladhand/ui';
import { OTA_MESSAGES } from './messages';

interface QueryStateProps {
  query: { data: unknown; error: ApiError | null; isFetching: boolean; refetch: () => unknown };
  /** What is loaded, as the subject of a sentence. */
  what: string;
}

/** What is shown instead of, or above, the data of a query: it loads, has failed, or is not the newest. */
export function QueryState({ query: { data, error, isFetching, refetch }, what }: QueryStateProps) {
  const messages = useMessages(OTA_MESSAGES);
  const isOffline = useIsOffline();
  const retry = () => void refetch();
  if (isOffline)
    return (
      <Banner tone="caution" title={messages.offline}>
        {data === undefined ? messages.offlineEmpty : messages.offlineHint}
      </Banner>
    );
  if (data === undefined && !error) return <Skeleton height={200} />;
  if (!error) return null;
  if (data === undefined)
    return <FailedState what={what} {...failureOf(error)} onRetry={retry} retrying={isFetching} />;
  return <StaleBanner reason={failureOf(error).message} onRetry={retry} retrying={isFetching} />;
}
