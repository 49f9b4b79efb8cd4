import { useCallback, useState } from 'react';

/** State that the host can keep; otherwise the widget keeps it. */
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
