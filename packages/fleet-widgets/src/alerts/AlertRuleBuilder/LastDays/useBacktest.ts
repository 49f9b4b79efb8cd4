import type { ApiError } from '@gladhand/domain';
import { useApiFetch } from '@gladhand/domain/react';
import { useEffect, useState } from 'react';
import { backtestQuery } from '../../internal/alertQueries';
import { type BacktestResult, type BacktestSubject, NO_RESULT, withPage } from './backtestResult';

/** A test begins once nothing has changed for this long. */
const DELAY_MS = 600;

/** A back-test with what there is to show of it. */
export interface Backtest {
  /** The subject is being tested, or will be in a moment. */
  isRunning: boolean;
  /** Why it failed; undefined while it runs. */
  error: ApiError | undefined;
  /** Undefined before the first page. */
  shown: { result: BacktestResult; state: 'complete' | 'soFar' | 'outdated' } | undefined;
  /** Number of trailers that were tested so far. */
  checked: number;
  retry: () => void;
}

interface Run {
  /** The subject as JSON. */
  key: string;
  result: BacktestResult;
  isComplete: boolean;
  error?: ApiError | undefined;
}

/**
 * Requests what a rule would have done, page by page of trailers. The next change of the subject cancels it. The last
 * complete result stays until there is another one.
 *
 * @param subject undefined if there is nothing to test
 */
export function useBacktest(subject: BacktestSubject | undefined): Backtest {
  const fetchPage = useApiFetch();
  const key = subject && JSON.stringify(subject);
  const [run, setRun] = useState<Run>();
  const [complete, setComplete] = useState<Run>();
  const [attempt, setAttempt] = useState(0);

  // Pages follow each other and end with the subject, which no query of the cache does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt tests the same subject
  useEffect(() => {
    if (key === undefined) return;
    const tested = JSON.parse(key) as BacktestSubject;
    const abort = new AbortController();
    const { signal } = abort;
    let result = NO_RESULT;
    const test = async () => {
      let after: string | null | undefined;
      do {
        const page = await fetchPage(backtestQuery({ ...tested, ...(after && { after }) }), signal);
        if (signal.aborted) return;
        result = withPage(result, page);
        after = page.next;
        const next: Run = { key, result, isComplete: after == null };
        setRun(next);
        if (next.isComplete) setComplete(next);
      } while (after);
    };
    const timer = setTimeout(() => {
      setRun({ key, result, isComplete: false });
      test().catch((error: ApiError) => {
        if (!signal.aborted) setRun({ key, result, isComplete: false, error });
      });
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [key, attempt, fetchPage]);

  const present = run?.key === key ? run : undefined;
  return {
    isRunning: key !== undefined && !present?.isComplete && !present?.error,
    error: present?.error,
    shown: key === undefined ? undefined : shownOf(present, complete, key),
    checked: present?.result.trailers ?? 0,
    retry() {
      setRun(undefined);
      setAttempt((count) => count + 1);
    },
  };
}

function shownOf(present: Run | undefined, complete: Run | undefined, key: string): Backtest['shown'] {
  if (present?.isComplete) return { result: present.result, state: 'complete' };
  const old = complete && ({ result: complete.result, state: complete.key === key ? 'complete' : 'outdated' } as const);
  const soFar =
    present && present.result.trailers > 0 ? ({ result: present.result, state: 'soFar' } as const) : undefined;
  // After a failure the old figures are worth more than a part of the new ones.
  return present?.error ? (old ?? soFar) : (soFar ?? old);
}
