import { useEffect, useMemo, useRef, useState } from 'react';
import {
  matchOptions,
  type OptionIndex,
  type OptionLine,
  optionLines,
  prepareIndex,
  type SelectOption,
} from './options';

/** Searches options for a text. Rejects if the search failed; `signal` is aborted when the text changes. */
export type OptionSearch = (text: string, signal: AbortSignal) => Promise<readonly SelectOption[]>;

const NO_OPTIONS: readonly SelectOption[] = [];
const NO_LINES: readonly OptionLine[] = [];

export type SearchState = 'loading' | 'ready' | 'failed';

interface Answer {
  found: readonly OptionLine[];
  state: SearchState;
}

/** The options for a text, from a loaded list or a search. */
export function useOptionSearch(
  options: readonly SelectOption[] = NO_OPTIONS,
  onSearch: OptionSearch | undefined,
  text: string,
  open: boolean,
  delayMs: number,
) {
  const remote = onSearch !== undefined;
  const index = useMemo((): OptionIndex => ({ lines: optionLines(options) }), [options]);
  const matches = useMemo(() => (remote ? NO_LINES : matchOptions(index, text)), [index, text, remote]);
  const [answer, setAnswer] = useState<Answer>({ found: NO_LINES, state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const search = useRef(onSearch);

  // Indexing a hundred thousand options takes longer than a frame, so it happens between mounting and the first key.
  useEffect(() => whenIdle(() => prepareIndex(index)), [index]);

  // A function created in the host's render changes each time, which must not restart the search.
  useEffect(() => {
    search.current = onSearch;
  }, [onSearch]);

  // Only the response to the last search counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (!open || !remote) return;
    const controller = new AbortController();
    setAnswer(({ found }) => ({ found, state: 'loading' }));
    const timer = setTimeout(
      async () => {
        try {
          const found = optionLines((await search.current?.(text, controller.signal)) ?? []);
          if (!controller.signal.aborted) setAnswer({ found, state: 'ready' });
        } catch {
          // The host knows the reason; the list offers a retry.
          if (!controller.signal.aborted) setAnswer({ found: NO_LINES, state: 'failed' });
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

/** Returns a function that cancels the work. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: 50 });
  return () => cancelIdleCallback(request);
}
