import { customerOf, type FleetQuery } from '@gladhand/domain/control';
import { type ApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { CLUSTERED_ON_CLIENT_UP_TO, MAP_REFRESH_MS } from '@gladhand/domain/tracking';
import { useMemo, useState } from 'react';
import type { FleetSource } from './remote/remoteFleet';
import { serverFleet } from './remote/serverFleet';
import { type SeenMarkers, totalsOf } from './remote/totalsOf';
import { useFleetIndex } from './remote/useFleetIndex';
import { useFleetPositions } from './useFleetPositions';

/** A large fleet, and when its answers are refreshed. */
export interface RemoteFleetParams {
  /** Undefined makes no requests. */
  place: FleetSource | undefined;
  met: SeenMarkers;
  /** Refresh interval in milliseconds; 0 never refreshes automatically. */
  refreshMs: number;
  /** How long an answer is fresh, in milliseconds. @default the client's default */
  staleMs?: number | undefined;
}

interface Params {
  query: FleetQuery;
  workerUrl: string | undefined;
  /** Requests for each state of a large fleet, in addition to the totals of the query. */
  prefetch?: (place: FleetSource) => readonly ApiQuery<unknown>[];
}

/** A fleet of any size: small ones on the page, larger ones in a worker, and the largest on the server. */
export function useFleetSource({ query, workerUrl, prefetch }: Params) {
  const { api, hasFeature } = useWidgetHost();
  const customerId = customerOf(query);
  const [met] = useState<SeenMarkers>(() => ({ trailers: new Map(), window: undefined }));
  const positions = useFleetPositions(customerId);
  const snapshot = positions.data;
  const isLarge = snapshot?.tooMany ?? false;
  const total = snapshot?.total ?? 0;
  const { desk, receipt } = useFleetIndex({
    customerId,
    enabled: isLarge && total <= CLUSTERED_ON_CLIENT_UP_TO,
    workerUrl,
    ahead: (place) => [totalsOf(place, query, met), ...(prefetch?.(place) ?? [])],
  });
  const isOnServer = isLarge && (total > CLUSTERED_ON_CLIENT_UP_TO || (receipt.data?.tooMany ?? false));
  const server = useMemo<FleetSource>(() => ({ fleet: serverFleet(api), at: 'server', name: 'server' }), [api]);
  const place = !isOnServer && isLarge ? receipt.data?.place : undefined;
  const remote: RemoteFleetParams = isOnServer
    ? { place: server, met, refreshMs: hasFeature('MapRefreshing') ? MAP_REFRESH_MS : 0 }
    : // A state of an index never changes
      { place, met, refreshMs: 0, staleMs: Number.POSITIVE_INFINITY };
  return {
    positions,
    isLarge,
    /** The source of a large fleet. */
    remote,
    /** The latest answer of the index; undefined without an index. */
    receipt: isOnServer ? undefined : receipt,
    /** The worker couldn't start, so the page does its work. */
    workerBlocked: workerUrl !== undefined && place !== undefined && (desk?.isHere() ?? false),
  };
}
