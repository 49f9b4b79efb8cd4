import { useCallback, useState } from 'react';
import { localStore, type StorageKey } from './localStore';

/** State that is kept in local storage as JSON. `parse` turns any stored value into a valid one. */
export function useStored<Value>(key: StorageKey, parse: (stored: unknown) => Value) {
  const [value, setValue] = useState<Value>(() => parse(readJson(key)));
  const remember = useCallback(
    (next: Value) => {
      setValue(next);
      localStore.write(key, JSON.stringify(next));
    },
    [key],
  );
  return [value, remember] as const;
}

function readJson(key: StorageKey): unknown {
  const text = localStore.read(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
