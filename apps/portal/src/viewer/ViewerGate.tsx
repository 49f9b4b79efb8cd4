import { can, ERROR_TEXT, type Features, type PortalApi, parseFeatures } from '@gladhand/domain';
import { createWidgetQueryClient, scopedKey } from '@gladhand/domain/react';
import { ErrorState, useMessages, useWords } from '@gladhand/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { Splash } from '../shell/Splash';
import { VIEWER_MESSAGES } from './messages';
import type { Viewer } from './ViewerContext';

interface ViewerGateProps {
  api: PortalApi;
  children: (viewer: Viewer) => ReactNode;
}

/** Loads the signed-in user once per session. The cache ends with the session. */
export function ViewerGate({ api, children }: ViewerGateProps) {
  const messages = useMessages(VIEWER_MESSAGES);
  const say = useWords();
  const [queryClient] = useState(createWidgetQueryClient);
  const me = useQuery(
    { queryKey: scopedKey(api, ['me']), queryFn: ({ signal }) => api.me({ signal }), staleTime: 60_000 },
    queryClient,
  );
  const features = useQuery(
    { queryKey: scopedKey(api, ['features']), queryFn: ({ signal }) => loadFeatures(api, signal), staleTime: 300_000 },
    queryClient,
  );
  const viewer = useMemo<Viewer | undefined>(() => {
    if (!me.data || !features.data) return undefined;
    const { roles, timezone } = me.data;
    const known = features.data;
    return {
      me: me.data,
      features: known,
      can: (subject) => can(roles, known, subject),
      hasFeature: (feature) => known[feature],
      timeZone: timezone?.id,
      queryClient,
    };
  }, [me.data, features.data, queryClient]);

  if (viewer) return children(viewer);
  if (me.isError) {
    return (
      <ErrorState
        edge="none"
        title={say(ERROR_TEXT.profile)}
        onRetry={() => me.refetch()}
        retrying={me.isFetching}
        style={{ blockSize: '100dvh', justifyContent: 'center' }}
      >
        {messages.profileFailed} {say(me.error.message)}
      </ErrorState>
    );
  }
  return <Splash />;
}

/** As specified, a failure is only logged, and all features stay off. */
async function loadFeatures(api: PortalApi, signal: AbortSignal): Promise<Features> {
  try {
    return parseFeatures(await api.features(null, { signal }));
  } catch (error) {
    if (signal.aborted) throw error;
    console.warn('[portal] The features did not load; all of them stay off.', error);
    return parseFeatures([]);
  }
}
