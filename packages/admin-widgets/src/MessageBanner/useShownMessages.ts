import { MESSAGE_POLICY, type ShownMessage } from '@gladhand/domain/messages';
import { useApiLive, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { useEffect } from 'react';
import { MESSAGE_CHANGES, messagesForMeQuery } from './messageBannerQueries';

/** The messages of the user, up to date: by events, when one begins or ends, and at an interval. */
export function useShownMessages() {
  const { now } = useWidgetHost();
  const query = useApiQuery(messagesForMeQuery, { refreshMs: MESSAGE_POLICY.refreshMs });
  useApiLive(MESSAGE_CHANGES, { enabled: query.isSuccess });
  const { data, refetch } = query;
  // A message begins and ends at an instant that no event announces.
  useEffect(() => {
    if (!data?.nextChangeAt) return;
    const waitMs = Date.parse(data.nextChangeAt) - now().getTime();
    if (waitMs < 0 || waitMs > MESSAGE_POLICY.refreshMs) return;
    const timer = setTimeout(() => void refetch(), waitMs + AFTER_CHANGE_MS);
    return () => clearTimeout(timer);
  }, [data, refetch, now]);
  return { query, messages: data?.messages ?? NONE };
}

/** Clocks of servers and browsers differ a little. */
const AFTER_CHANGE_MS = 1_000;
const NONE: readonly ShownMessage[] = [];
