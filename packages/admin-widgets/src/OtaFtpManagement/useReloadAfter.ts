import { useEffect, useRef } from 'react';

/** Reloads the files when a task has ended, because it may have changed them. `finished` names those that have. */
export function useReloadAfter(finished: string | undefined, reload: () => unknown): void {
  const known = useRef(finished);
  // Tasks end on the server; nothing that the user does shows it.
  useEffect(() => {
    if (known.current !== undefined && finished !== known.current) void reload();
    known.current = finished;
  }, [finished, reload]);
}
