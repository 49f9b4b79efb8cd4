import { STREAM_CLOSES_WITHIN_MS } from '@gladhand/domain/tracking';
import type { Access } from '../auth/access';
import { scopeOf } from '../auth/accessScope';
import type { CallerRecord, Repositories } from '../repositories/port';
import { narrowScope, type TrailerScope } from '../repositories/scope';
import { affectsScope, type ChangeFeed } from './changeFeed';
import type { StreamSlots } from './streamSlots';

/** Larger scopes change constantly, so they poll at the interval of the map. */
export const LIVE_UP_TO_TRAILERS = 5_000;
/**
 * The first change is sent immediately, further ones after this pause, in ms. Including a poll of the sequence, that is
 * within 3 s.
 */
const PAUSE_MS = 2_000;
/** How often the caller is reloaded, in case the session or access has changed; also keeps the connection alive. */
const CHECKED_EVERY_MS = STREAM_CLOSES_WITHIN_MS - 1_000;

export interface ChangeStreamDeps {
  access: Access;
  repositories: Repositories;
  changes: ChangeFeed;
  now: () => Date;
  /** The current caller. Rejects if the session has ended. */
  callerNow: () => Promise<CallerRecord>;
  slots: StreamSlots;
  /** Aborted when the caller disconnects or the server stops. */
  signal: AbortSignal;
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
  const giveBack = await deps.slots.take(access.session.sessionId);
  const trailerScopeOf = (caller: CallerRecord) => narrowScope(scopeOf(caller).trailers, customerId);
  const events = await eventsOf(trailerScopeOf, deps, giveBack).catch((error: unknown) => {
    giveBack();
    throw error;
  });
  return new Response(events, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  });
}

async function eventsOf(
  trailerScopeOf: (caller: CallerRecord) => TrailerScope,
  { access, changes, callerNow, signal }: ChangeStreamDeps,
  onEnd: () => void,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  let scope = trailerScopeOf(access);
  let onChange = () => {};
  // Subscribes before the response begins, so that the client misses no later commit.
  const stopListening = await changes.listen((customerIds) => {
    if (affectsScope(scope, customerIds)) onChange();
  });
  let end = () => {};
  let hungUp = false;
  return new ReadableStream({
    start(controller) {
      let ended = false;
      const say = (text: string) => {
        if (!ended) controller.enqueue(encoder.encode(`${text}\n\n`));
      };
      let pause: ReturnType<typeof setTimeout> | undefined;
      let isChanged = false;
      const tell = () => {
        isChanged = false;
        say('event: changed\ndata: {}');
        pause = setTimeout(() => {
          pause = undefined;
          if (isChanged) tell();
        }, PAUSE_MS);
      };
      onChange = () => {
        if (pause === undefined) tell();
        else isChanged = true;
      };
      const beat = setInterval(() => {
        callerNow().then(
          (caller) => {
            say(': open');
            const scopeNow = trailerScopeOf(caller);
            if (JSON.stringify(scopeNow) === JSON.stringify(scope)) return;
            scope = scopeNow;
            if (!ended) onChange();
          },
          () => end(),
        );
      }, CHECKED_EVERY_MS);
      end = () => {
        if (ended) return;
        ended = true;
        stopListening();
        onEnd();
        clearTimeout(pause);
        clearInterval(beat);
        signal.removeEventListener('abort', end);
        // Already closed if the client disconnected.
        if (!hungUp) controller.close();
      };
      if (signal.aborted) return end();
      signal.addEventListener('abort', end);
      say(': open');
    },
    cancel() {
      hungUp = true;
      end();
    },
  });
}
