import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { indexOptions, matchOptions, type SelectOption } from '../Select/options';

/** Finds options for a text. Reject to say that it failed; `signal` is aborted when the text has changed. */
export type OptionSearch = (text: string, signal: AbortSignal) => Promise<readonly SelectOption[]>;

const NONE: readonly SelectOption[] = [];

interface Answer {
  found: readonly SelectOption[];
  state: 'loading' | 'ready' | 'failed';
}

/** The options for a text: out of a list in hand, or from a search that takes its time. */
export function useOptionSearch(
  options: readonly SelectOption[] = NONE,
  onSearch: OptionSearch | undefined,
  text: string,
  open: boolean,
  delayMs: number,
) {
  const index = useMemo(() => indexOptions(options), [options]);
  const wanted = useDeferredValue(text);
  const matches = useMemo(() => (onSearch ? NONE : matchOptions(index, wanted)), [index, wanted, onSearch]);
  const [answer, setAnswer] = useState<Answer>({ found: NONE, state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const search = useRef(onSearch);
  const remote = onSearch !== undefined;

  // a search written in the host's render is a new function each time and must not start again for that
  useEffect(() => {
    search.current = onSearch;
  }, [onSearch]);

  // the world outside answers: one question at a time, the last one counts
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (!open || !remote) return;
    const controller = new AbortController();
    setAnswer(({ found }) => ({ found, state: 'loading' }));
    const timer = setTimeout(
      async () => {
        try {
          const found = (await search.current?.(text, controller.signal)) ?? NONE;
          if (!controller.signal.aborted) setAnswer({ found, state: 'ready' });
        } catch {
          // the host knows why; here it is said and offered again
          if (!controller.signal.aborted) setAnswer({ found: NONE, state: 'failed' });
        }
      },
      text === '' ? 0 : delayMs,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [open, remote, text, delayMs, attempt]);

  const retry = () => setAttempt(attempt + 1);
  if (!remote) return { index, found: matches, state: 'ready' as const, retry };
  return { index, ...answer, retry };
}
