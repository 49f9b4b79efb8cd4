import { ApiError, ApiErrorCode, MAP_REFRESH_MS, type SharedLocation as Shared } from '@gladhand/domain';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { useMemo, useRef, useState } from 'react';
import type { MapEngineFactory } from '../map/mapEngine';
import { SharedLocationView } from './SharedLocationView';

export interface SharedLocationProps {
  /** What stands after the '#' of a link. */
  secret: string;
  /** Draws the map. Keep the same function between renders. */
  engine: MapEngineFactory;
}

/** What somebody outside sees of trailers that were shared: where they are, as of when, and for how long it is shown. */
export function SharedLocation(props: SharedLocationProps) {
  return <OneLink key={props.secret} {...props} />;
}

function OneLink({ secret, engine }: SharedLocationProps) {
  const { now, timeZone } = useWidgetHost();
  const opened = useRef(false);
  const [ended, setEnded] = useState(secret === '');
  const shared = useApiQuery<Shared>(
    {
      key: ['sharedLocation', secret],
      fetch: async (api, options) => {
        try {
          const answer = await api.sharing.open({ secret, refresh: opened.current }, options);
          opened.current = true;
          return answer;
        } catch (error) {
          if (error instanceof ApiError && error.code === ApiErrorCode.LinkInvalid) setEnded(true);
          throw error;
        }
      },
    },
    { refreshMs: MAP_REFRESH_MS, enabled: !ended },
  );
  // what was shown before the end is not shown any more
  const answer = ended ? undefined : shared.data;
  // ages are counted by the server's clock: a viewer's may be wrong
  const serverNow = useMemo(() => {
    const aheadMs = answer ? new Date(answer.asOf).getTime() - now().getTime() : 0;
    return () => new Date(now().getTime() + aheadMs);
  }, [answer, now]);

  return (
    <SharedLocationView
      engine={engine}
      answer={answer}
      ended={ended}
      error={shared.error}
      retrying={shared.isFetching}
      onRetry={() => void shared.refetch()}
      now={serverNow}
      timeZone={timeZone}
    />
  );
}
