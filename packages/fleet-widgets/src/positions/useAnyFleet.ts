import { CLUSTERED_ON_CLIENT_UP_TO, MAP_REFRESH_MS } from '@gladhand/domain';
import { useWidgetHost } from '@gladhand/domain/react';
import { useMemo } from 'react';
import { serverFleet } from './remote/serverFleet';
import { useDesk } from './remote/useDesk';
import { useFleetPositions } from './useFleetPositions';

/** A fleet of any size: small ones are here, larger ones in a worker; of the largest the server tells what is asked. */
export function useAnyFleet(customerId: number | null, workerUrl: string | undefined) {
  const { api, hasFeature } = useWidgetHost();
  const positions = useFleetPositions(customerId);
  const snapshot = positions.data;
  const isLarge = snapshot?.tooMany ?? false;
  const total = snapshot?.total ?? 0;
  const { desk, receipt } = useDesk({
    customerId,
    enabled: isLarge && total <= CLUSTERED_ON_CLIENT_UP_TO,
    workerUrl,
  });
  const isOnServer = isLarge && (total > CLUSTERED_ON_CLIENT_UP_TO || (receipt.data?.tooMany ?? false));
  const server = useMemo(() => serverFleet(api), [api]);
  const kept = !isOnServer && isLarge && receipt.data ? desk : undefined;
  return {
    positions,
    isLarge,
    /** Where to ask for a large fleet. */
    remote: {
      fleet: isOnServer ? server : kept?.fleet,
      at: kept?.name ?? 'server',
      name: kept ? `${kept.name} ${receipt.data?.asOf}` : 'server',
      refreshMs: isOnServer && hasFeature('MapRefreshing') ? MAP_REFRESH_MS : 0,
    },
    /** What the desk said last; undefined where there is no desk. */
    receipt: isOnServer ? undefined : receipt,
    /** A worker was to keep the fleet and could not start: this thread does its work. */
    workerBlocked: workerUrl !== undefined && (kept?.isHere() ?? false),
  };
}
