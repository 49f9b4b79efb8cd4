import { STREAM_CLOSES_WITHIN_MS } from '@gladhand/domain';
import type { Access } from '../auth/access';
import { sightOf } from '../auth/sight';
import type { CallerRecord, Repositories } from '../repositories/port';
import { narrowScope, type TrailerScope } from '../repositories/scope';
import { affectsScope, type ChangeFeed } from './changeFeed';
import type { StreamSlots } from './streamSlots';

/** Larger scopes change all the time: they ask at the interval of the map. */
export const LIVE_UP_TO_TRAILERS = 5_000;
/** The first change is told at once, further ones after this pause, in ms: with a poll of the sequence within 3 s. */
const PAUSE_MS = 2_000;
/** How often the caller is looked up again, who may be gone or see others by now; the line is kept awake by the same beat. */
const CHECKED_EVERY_MS = STREAM_CLOSES_WITHIN_MS - 1_000;

export interface ChangeStreamDeps {
  access: Access;
  repositories: Repositories;
  changes: ChangeFeed;
  now: () => Date;
  /** The caller as of now. Rejects when the session is over. */
  callerNow: () => Promise<CallerRecord>;
  slots: StreamSlots;
  /** Aborted when the caller is gone or the server stops. */
  signal: AbortSignal;
}

/**
 * Server-sent events: `changed` when trailers in sight may have changed, so that the caller asks for what did. The events
 * hold no data, so nothing is told that the question itself would not. 204: this scope is not told live.
 */
export async function changeStream(deps: ChangeStreamDeps, customerId: number | null): Promise<Response> {
  const { access, repositories, now } = deps;
  await access.authorise('trackingPositions');
  const scope = narrowScope(access.sight.trailers, customerId);
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
  const scopeOf = (caller: CallerRecord) => narrowScope(sightOf(caller).trailers, customerId);
  const events = await eventsOf(scopeOf, deps, giveBack).catch((error: unknown) => {
    giveBack();
    throw error;
  });
  return new Response(events, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  });
}

async function eventsOf(
  scopeOf: (caller: CallerRecord) => TrailerScope,
  { access, changes, callerNow, signal }: ChangeStreamDeps,
  onEnd: () => void,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  let scope = scopeOf(access);
  let onChange = () => {};
  // Before the answer begins: a caller who has it misses nothing that is committed from then on.
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
            const scopeNow = scopeOf(caller);
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
        // a caller who hung up has closed it
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
