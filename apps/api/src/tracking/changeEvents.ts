import { STREAM_CLOSES_WITHIN_MS } from '@gladhand/domain/tracking';
import type { Access } from '../auth/access';
import type { CallerRecord } from '../repositories/port';
import type { ChangeFeed } from './changeFeed';
import type { StreamSlots } from './streamSlots';

/**
 * The first change is sent immediately, further ones after this pause, in ms. Including a poll of the sequence, that is
 * within 3 s.
 */
const PAUSE_MS = 2_000;
const CHECKED_EVERY_MS = STREAM_CLOSES_WITHIN_MS - 1_000;

const CHANGED = 'changed';

export interface ChangeEventsDeps {
  access: Access;
  changes: ChangeFeed;
  /** The current caller. Rejects if the session has ended. */
  callerNow: () => Promise<CallerRecord>;
  slots: StreamSlots;
  /** Aborted when the caller disconnects or the server stops. */
  signal: AbortSignal;
  /**
   * How often the caller is reloaded, in case the session or access has changed, in ms; also keeps the connection alive.
   *
   * @default 4 seconds
   */
  checkedEveryMs?: number | undefined;
  /**
   * Whether the stream begins with an event, so that a client that has connected again misses no change.
   *
   * @default false
   */
  beginsChanged?: boolean | undefined;
}

/** What a caller follows. */
export interface Followed {
  /** Changes with the caller's access, which is then an event as well. */
  key: string;
  /** Whether changes of these customers are the event `changed`. */
  isAffected: (customerIds: ReadonlySet<number>) => boolean;
  /** Further events of the stream by name, each with whether changes are one. */
  further?: Readonly<Record<string, (customerIds: ReadonlySet<number>) => boolean>> | undefined;
}

/**
 * Server-sent events: `changed` when what the caller follows may have changed, so that the client requests it. Events
 * carry no data, so they reveal nothing.
 */
export async function changeEvents(
  followedBy: (caller: CallerRecord) => Followed,
  deps: ChangeEventsDeps,
): Promise<Response> {
  const giveBack = await deps.slots.take(deps.access.session.sessionId);
  const events = await eventsOf(followedBy, deps, giveBack).catch((error: unknown) => {
    giveBack();
    throw error;
  });
  return new Response(events, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  });
}

async function eventsOf(
  followedBy: (caller: CallerRecord) => Followed,
  { access, changes, callerNow, signal, checkedEveryMs = CHECKED_EVERY_MS, beginsChanged = false }: ChangeEventsDeps,
  onEnd: () => void,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  let followed = followedBy(access);
  let onChange = (_names: readonly string[]) => {};
  // Subscribes before the response begins, so that the client misses no later commit.
  const stopListening = await changes.listen((customerIds) => {
    const { isAffected, further = {} } = followed;
    const names = Object.keys(further).filter((name) => further[name]?.(customerIds));
    if (isAffected(customerIds)) names.push(CHANGED);
    if (names.length > 0) onChange(names);
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
      const waiting = new Set<string>();
      const send = () => {
        for (const name of waiting) say(`event: ${name}\ndata: {}`);
        waiting.clear();
        pause = setTimeout(() => {
          pause = undefined;
          if (waiting.size > 0) send();
        }, PAUSE_MS);
      };
      onChange = (names) => {
        for (const name of names) waiting.add(name);
        if (pause === undefined) send();
      };
      const beat = setInterval(() => {
        callerNow().then(
          (caller) => {
            say(': open');
            const before = followed.key;
            followed = followedBy(caller);
            if (followed.key !== before && !ended) onChange(allOf(followed));
          },
          () => end(),
        );
      }, checkedEveryMs);
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
      if (beginsChanged) onChange(allOf(followed));
    },
    cancel() {
      hungUp = true;
      end();
    },
  });
}

/** Every event that the caller can get. */
const allOf = ({ further = {} }: Followed) => [CHANGED, ...Object.keys(further)];
