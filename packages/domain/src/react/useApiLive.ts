'use client';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, ApiErrorCode } from '../contract/errors';
import type { CallOptions, PortalApi } from '../contract/portalApi';
import { useWidgetHost } from './WidgetHost';

/** Something the server tells of by itself, and the question whose answer is old then. */
export interface ApiLive {
  /** Key of the question. */
  key: readonly unknown[];
  /** Listens until the server ends it; false when the server does not tell. */
  listen: (api: PortalApi, onChange: () => void, options: CallOptions) => Promise<boolean>;
}

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;
/** The server says no for good. */
const FINAL: readonly ApiErrorCode[] = [
  ApiErrorCode.Unauthenticated,
  ApiErrorCode.Forbidden,
  ApiErrorCode.NotFound,
  ApiErrorCode.BadUserInput,
];

interface Line {
  holders: number;
  end: () => void;
}

/** One line for each question, however many widgets ask it: a browser opens few connections to one host. */
const lines = new WeakMap<QueryClient, Map<string, Line>>();

/** Asks a question again whenever the server tells that its answer is old. A lost line is taken up again, later each time. */
export function useApiLive({ key, listen }: ApiLive, { enabled }: { enabled: boolean }): void {
  const { api, queryClient } = useWidgetHost();
  const name = JSON.stringify(key);

  // the line lives as long as somebody looks; key and listen are new objects in each render and mean the same
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name stands for the key
  useEffect(() => {
    if (!enabled) return;
    const open = lines.get(queryClient) ?? new Map<string, Line>();
    lines.set(queryClient, open);
    const line = open.get(name) ?? { holders: 0, end: whileVisible((signal) => follow(signal)) };
    open.set(name, line);
    line.holders++;
    return () => {
      line.holders--;
      if (line.holders > 0) return;
      open.delete(name);
      line.end();
    };
  }, [api, queryClient, name, enabled]);

  async function follow(signal: AbortSignal): Promise<void> {
    const onChange = () => void queryClient.invalidateQueries({ queryKey: key, exact: true }, { cancelRefetch: false });
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

/** Runs while the page is seen; a page in the background holds no line. Answers what ends it. */
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
