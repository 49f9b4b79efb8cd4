import { scopeOf } from '../auth/accessScope';
import type { Repositories } from '../repositories/port';
import { narrowScope } from '../repositories/scope';
import { type ChangeEventsDeps, changeEvents } from './changeEvents';
import { affectsScope } from './changeFeed';

/** Larger scopes change constantly, so they poll at the interval of the map. */
export const LIVE_UP_TO_TRAILERS = 5_000;

export interface ChangeStreamDeps extends ChangeEventsDeps {
  repositories: Repositories;
  now: () => Date;
}

/**
 * Server-sent events: `changed` when visible trailers may have changed, so that the client requests the changes. Events
 * carry no data, so they reveal nothing. 204 means that this scope gets no events.
 */
export async function changeStream(deps: ChangeStreamDeps, customerId: number | null): Promise<Response> {
  const { access, repositories, now } = deps;
  await access.authorize('trackingPositions');
  const scope = narrowScope(access.scope.trailers, customerId);
  const at = now();
  const total = await repositories.fleetStatus.count({
    scope,
    search: '',
    conditions: [],
    sortBy: 'vin',
    sortAsc: true,
    now: at,
  });
  if (total > LIVE_UP_TO_TRAILERS) return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  return changeEvents((caller) => {
    const followed = narrowScope(scopeOf(caller).trailers, customerId);
    return { key: JSON.stringify(followed), isAffected: (customerIds) => affectsScope(followed, customerIds) };
  }, deps);
}
