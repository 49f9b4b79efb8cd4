import { can, ERROR_TEXT, type Features, type PortalApi, parseFeatures } from '@gladhand/domain';
import { createWidgetQueryClient } from '@gladhand/domain/react';
import { ErrorState } from '@gladhand/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { Splash } from '../shell/Splash';
import type { Viewer } from './ViewerContext';

interface ViewerGateProps {
  api: PortalApi;
  children: (viewer: Viewer) => ReactNode;
}

/** Loads who is signed in, once a session; a session that ends takes the cache along. */
export function ViewerGate({ api, children }: ViewerGateProps) {
  const [queryClient] = useState(createWidgetQueryClient);
  const me = useQuery(
    { queryKey: ['me'], queryFn: ({ signal }) => api.me({ signal }), staleTime: 60_000 },
    queryClient,
  );
  const features = useQuery(
    { queryKey: ['features'], queryFn: ({ signal }) => loadFeatures(api, signal), staleTime: 300_000 },
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
      hasFeature: (feature) => (known as Readonly<Record<string, boolean>>)[feature] === true,
      timeZone: timezone?.id,
      queryClient,
    };
  }, [me.data, features.data, queryClient]);

  if (viewer) return children(viewer);
  if (me.isError) {
    return (
      <ErrorState
        edge="none"
        title={ERROR_TEXT.profile}
        onRetry={() => me.refetch()}
        retrying={me.isFetching}
        style={{ blockSize: '100dvh', justifyContent: 'center' }}
      >
        Your profile did not load. {me.error.message}
      </ErrorState>
    );
  }
  return <Splash />;
}

/** A failure is logged only, and all flags stay off, as the specification asks. */
async function loadFeatures(api: PortalApi, signal: AbortSignal): Promise<Features> {
  try {
    return parseFeatures(await api.features(null, { signal }));
  } catch (error) {
    if (signal.aborted) throw error;
    console.warn('[portal] The features did not load; all of them stay off.', error);
    return parseFeatures([]);
  }
}
