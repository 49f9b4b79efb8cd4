import type { AlertActivityInput, AlertActivityLine } from '@gladhand/domain/alerts';
import { useApiInfiniteQuery, useApiQuery } from '@gladhand/domain/react';
import { useMemo, useState } from 'react';
import { ALERT_REFRESH_MS } from '../internal/useAlertsLive';
import { activityPagesQuery, newestActivityQuery } from './activityQueries';
import { joinedActivity } from './shownActivity';

const NONE: readonly AlertActivityLine[] = [];
/** Before every instant, so that all lines of an empty list are new. */
const NEVER = '';

/** The lines of a filter. Nothing moves while they are read: new ones wait until `showNew`. */
export function useActivity(input: AlertActivityInput, { enabled }: { enabled: boolean }) {
  const pages = useApiInfiniteQuery(activityPagesQuery(input), { enabled });
  const newest = useApiQuery(newestActivityQuery(input), {
    enabled: enabled && pages.isSuccess,
    refreshMs: ALERT_REFRESH_MS,
  });
  const key = JSON.stringify(input);
  const [opened, setOpened] = useState<{ key: string; until: string }>();
  const loaded = useMemo(() => pages.data?.pages.flatMap(({ lines }) => lines), [pages.data]);
  if (loaded && opened?.key !== key) setOpened({ key, until: loaded[0]?.at ?? NEVER });
  const until = opened?.key === key ? opened.until : (loaded?.[0]?.at ?? NEVER);
  const fresh = newest.data?.lines ?? NONE;
  const joined = useMemo(() => loaded && joinedActivity(loaded, fresh, until), [loaded, fresh, until]);
  return {
    pages,
    newest,
    /** Undefined until the first page is loaded. */
    shown: joined?.shown,
    waiting: joined?.waiting.length ?? 0,
    showNew: () => {
      if (joined?.hasGap) void pages.refetch();
      setOpened({ key, until: joined?.waiting[0]?.at ?? until });
    },
    loadEarlier: pages.hasNextPage ? () => void pages.fetchNextPage() : undefined,
  };
}

export type Activity = ReturnType<typeof useActivity>;
