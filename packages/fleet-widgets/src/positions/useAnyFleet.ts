import { CLUSTERED_ON_CLIENT_UP_TO, customerOf, type FleetQuery, MAP_REFRESH_MS } from '@gladhand/domain';
import { type ApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { useMemo, useState } from 'react';
import type { RemotePlace } from './remote/remoteFleet';
import { serverFleet } from './remote/serverFleet';
import { type MetMarks, totalsOf } from './remote/totalsOf';
import { useDesk } from './remote/useDesk';
import { useFleetPositions } from './useFleetPositions';

/** A large fleet, and when its answers are asked for again. */
export interface RemoteAsked {
  /** Undefined: nothing is asked for. */
  place: RemotePlace | undefined;
  met: MetMarks;
  /** Asks again after so many milliseconds; 0: never by itself. */
  refreshMs: number;
  /** How long an answer holds, in milliseconds. @default the client's default */
  staleMs?: number | undefined;
}

interface Asked {
  query: FleetQuery;
  workerUrl: string | undefined;
  /** What a large fleet is asked of each of its states, beside the totals of the query. */
  alsoAhead?: (place: RemotePlace) => readonly ApiQuery<unknown>[];
}

/** A fleet of any size: small ones are here, larger ones in a worker; of the largest the server tells what is asked. */
export function useAnyFleet({ query, workerUrl, alsoAhead }: Asked) {
  const { api, hasFeature } = useWidgetHost();
  const customerId = customerOf(query);
  const [met] = useState<MetMarks>(() => ({ trailers: new Map(), window: undefined }));
  const positions = useFleetPositions(customerId);
  const snapshot = positions.data;
  const isLarge = snapshot?.tooMany ?? false;
  const total = snapshot?.total ?? 0;
  const { desk, receipt } = useDesk({
    customerId,
    enabled: isLarge && total <= CLUSTERED_ON_CLIENT_UP_TO,
    workerUrl,
    ahead: (place) => [totalsOf(place, query, met), ...(alsoAhead?.(place) ?? [])],
  });
  const isOnServer = isLarge && (total > CLUSTERED_ON_CLIENT_UP_TO || (receipt.data?.tooMany ?? false));
  const server = useMemo<RemotePlace>(() => ({ fleet: serverFleet(api), at: 'server', name: 'server' }), [api]);
  const place = !isOnServer && isLarge ? receipt.data?.place : undefined;
  const remote: RemoteAsked = isOnServer
    ? { place: server, met, refreshMs: hasFeature('MapRefreshing') ? MAP_REFRESH_MS : 0 }
    : // a state of a desk stays what it is
      { place, met, refreshMs: 0, staleMs: Number.POSITIVE_INFINITY };
  return {
    positions,
    isLarge,
    /** Where to ask for a large fleet. */
    remote,
    /** What the desk said last; undefined where there is no desk. */
    receipt: isOnServer ? undefined : receipt,
    /** A worker was to keep the fleet and could not start: this thread does its work. */
    workerBlocked: workerUrl !== undefined && place !== undefined && (desk?.isHere() ?? false),
  };
}
