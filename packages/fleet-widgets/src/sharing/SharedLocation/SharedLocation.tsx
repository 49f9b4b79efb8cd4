import { ApiError, ApiErrorCode, type SharingPort } from '@gladhand/domain';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import type { SharedLocation as Shared } from '@gladhand/domain/sharing';
import { MAP_REFRESH_MS } from '@gladhand/domain/tracking';
import { useMemo, useRef, useState } from 'react';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import type { MapEngineFactory } from '../../map/mapEngine';
import { SharedLocationView } from './SharedLocationView';

export interface SharedLocationProps extends LocalizedProps {
  /** The part of the link after '#'. */
  secret: string;
  /** Creates the map. Keep the same function between renders. */
  engine: MapEngineFactory;
}

/** The public page of shared trailers: positions, their age, and the remaining time of the link. */
export function SharedLocation({ messages, ...props }: SharedLocationProps) {
  return (
    <WidgetTexts messages={messages}>
      <SharedLocationBody {...props} />
    </WidgetTexts>
  );
}

function SharedLocationBody(props: SharedLocationProps) {
  return <OneLink key={props.secret} {...props} />;
}

function OneLink({ secret, engine }: SharedLocationProps) {
  const { now, timeZone } = useWidgetHost();
  const opened = useRef(false);
  const [ended, setEnded] = useState(secret === '');
  const shared = useApiQuery<Shared>(
    {
      key: ['sharedLocation', secret],
      fetch: async (api: SharingPort, options) => {
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
  // Positions disappear when the link ends.
  const answer = ended ? undefined : shared.data;
  // Ages use the server's clock, because the viewer's may be wrong.
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
