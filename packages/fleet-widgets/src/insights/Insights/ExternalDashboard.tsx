import { failureOf } from '@gladhand/domain';
import { useApiQuery } from '@gladhand/domain/react';
import { FailedState, Skeleton, useMessages } from '@gladhand/ui';
import { PageFrame } from '../../internal/pageFrame/PageFrame';
import { embedQuery } from './insightsQueries';
import { INSIGHTS_MESSAGES } from './messages';

/** The operator's own dashboard in a frame. Its address is signed for the viewer and expires. */
export function ExternalDashboard({ customerId }: { customerId: number | null }) {
  const messages = useMessages(INSIGHTS_MESSAGES);
  const { data, error, isFetching, refetch } = useApiQuery(embedQuery(customerId), {
    staleMs: Number.POSITIVE_INFINITY,
  });
  const retry = () => void refetch();
  if (error && !data)
    return <FailedState what={messages.external} {...failureOf(error)} onRetry={retry} retrying={isFetching} />;
  if (!data) return <Skeleton height={320} />;
  return <PageFrame url={data.url} title={messages.externalFrame(new URL(data.url).host)} onRetry={retry} />;
}
