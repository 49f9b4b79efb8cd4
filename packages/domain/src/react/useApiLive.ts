'use client';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CallOptions } from '../contract/callOptions';
import { ApiError, ApiErrorCode } from '../contract/errors';
import type { PortalApi } from '../contract/portalApi';
import { scopedKey } from './scopedKey';
import { useWidgetHost } from './WidgetHost';

/** A stream of changes, and the queries that each change makes stale. */
export interface ApiLive {
  /** Key of the query. */
  key: readonly unknown[];
  /** Beginnings of the keys of further queries. @default none */
  prefixes?: readonly (readonly unknown[])[] | undefined;
  /** Name of the stream. Widgets that name the same one share its connection. @default the key */
  stream?: readonly unknown[] | undefined;
  /** The changes of the stream that are meant, for a stream that has several kinds. @default all */
  topic?: string | undefined;
  /** Listens until the server ends the stream; resolves to false if there is none. */
  listen: (api: PortalApi, onChange: (topic?: string) => void, options: CallOptions) => Promise<boolean>;
}

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;
/** Errors that a retry can't resolve. */
const FINAL: readonly ApiErrorCode[] = [
  ApiErrorCode.Unauthenticated,
  ApiErrorCode.Forbidden,
  ApiErrorCode.NotFound,
  ApiErrorCode.BadUserInput,
  ApiErrorCode.NotOffered,
];

interface Line {
  listeners: Set<(topic?: string) => void>;
  end: () => void;
}

/** One connection per stream, however many widgets use it, because browsers limit the connections to a host. */
const lines = new WeakMap<QueryClient, Map<string, Line>>();

/** Refetches queries whenever the server reports a change. A lost connection is retried after growing pauses. */
export function useApiLive(
  { key, prefixes = [], stream = key, topic, listen }: ApiLive,
  { enabled }: { enabled: boolean },
): void {
  const { api, queryClient } = useWidgetHost();
  const name = JSON.stringify(scopedKey(api, stream));
  const queries = JSON.stringify([key, prefixes]);

  // The connection lives as long as a widget uses it; keys and listen are new objects in each render but mean the same
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names stand for the keys
  useEffect(() => {
    if (!enabled) return;
    const open = lines.get(queryClient) ?? new Map<string, Line>();
    lines.set(queryClient, open);
    const line = open.get(name) ?? openLine();
    open.set(name, line);
    line.listeners.add(refetch);
    return () => {
      line.listeners.delete(refetch);
      if (line.listeners.size > 0) return;
      open.delete(name);
      line.end();
    };
  }, [api, queryClient, name, queries, enabled]);

  function refetch(changed?: string): void {
    if (topic !== undefined && changed !== undefined && changed !== topic) return;
    const options = { cancelRefetch: false };
    void queryClient.invalidateQueries({ queryKey: scopedKey(api, key), exact: true }, options);
    for (const prefix of prefixes) void queryClient.invalidateQueries({ queryKey: scopedKey(api, prefix) }, options);
  }

  function openLine(): Line {
    const listeners = new Set<(topic?: string) => void>();
    const onChange = (changed?: string) => {
      for (const listener of listeners) listener(changed);
    };
    return { listeners, end: whileVisible((signal) => follow(onChange, signal)) };
  }

  async function follow(onChange: (topic?: string) => void, signal: AbortSignal): Promise<void> {
    let waitMs = FIRST_WAIT_MS;
    while (!signal.aborted) {
      try {
        if (!(await listen(api, onChange, { signal }))) return;
        waitMs = FIRST_WAIT_MS;
      } catch (error) {
        if (error instanceof ApiError && FINAL.includes(error.code)) return;
        waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
      }
      await pause(waitMs, signal);
    }
  }
}

/** Runs while the page is visible, so that background pages hold no connection. Returns a function that stops it. */
function whileVisible(run: (signal: AbortSignal) => Promise<void>): () => void {
  let running: AbortController | undefined;
  const look = () => {
    if (document.visibilityState === 'hidden') {
      running?.abort();
      running = undefined;
    } else if (!running) {
      running = new AbortController();
      void run(running.signal);
    }
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    running?.abort();
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
