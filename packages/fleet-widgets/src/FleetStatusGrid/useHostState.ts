import { useCallback, useState } from 'react';

/** State that a host may keep; without it the widget keeps its own. */
export function useHostState<Value>(
  given: Value | undefined,
  onChange: ((value: Value) => void) | undefined,
  initial: Value,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState<Value>();
  const set = useCallback(
    (value: Value) => {
      setOwn(value);
      onChange?.(value);
    },
    [onChange],
  );
  return [given ?? own ?? initial, set];
}
