import type { AlertActivityInput, AlertActivityLine } from '@gladhand/domain/alerts';
import { useApiInfiniteQuery, useApiQuery } from '@gladhand/domain/react';
import { useMemo, useState } from 'react';
import { ALERT_REFRESH_MS } from '../internal/useAlertsLive';
import { activityPagesQuery, newestActivityQuery } from './activityQueries';
import { type HeldActivity, heldWith, joinedActivity } from './shownActivity';

const NONE: readonly AlertActivityLine[] = [];

/** The lines of a filter. Nothing moves while they are read: new ones wait until `showNew`. */
export function useActivity(input: AlertActivityInput, { enabled }: { enabled: boolean }) {
  const pages = useApiInfiniteQuery(activityPagesQuery(input), { enabled });
  const newest = useApiQuery(newestActivityQuery(input), {
    enabled: enabled && pages.isSuccess,
    refreshMs: ALERT_REFRESH_MS,
  });
  const [held, setHeld] = useState<HeldActivity>();
  const loaded = useMemo(() => pages.data?.pages.map(({ lines }) => lines), [pages.data]);
  // What an earlier visit has loaded is replaced by the first answer.
  const key = JSON.stringify([input, pages.isFetchedAfterMount]);
  const present = loaded && heldWith(held, key, loaded);
  if (present && present !== held) setHeld(present);
  const fresh = newest.data?.lines ?? NONE;
  const joined = useMemo(
    () => (loaded && present ? joinedActivity(loaded.flat(), fresh, present) : undefined),
    [loaded, fresh, present],
  );

  function showNew(): void {
    if (!joined || !present) return;
    // The lines between are loaded first, then all are shown.
    if (joined.hasGap) return void pages.refetch().then(() => setHeld(undefined));
    setHeld({ ...present, ids: new Set([...present.ids, ...joined.waiting.map(({ id }) => id)]) });
  }

  return {
    pages,
    newest,
    /** Undefined until the first page is loaded. */
    shown: joined?.shown,
    waiting: joined?.waiting.length ?? 0,
    showNew,
    loadEarlier: pages.hasNextPage ? () => void pages.fetchNextPage() : undefined,
  };
}

export type Activity = ReturnType<typeof useActivity>;
