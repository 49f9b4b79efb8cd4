import type { Notice } from '@gladhand/domain/react';
import { lazy, Suspense, useSyncExternalStore } from 'react';

const ToastHost = lazy(() => import('./toasts').then((module) => ({ default: module.ToastHost })));

let wanted = false;
const listeners = new Set<() => void>();

/** Shows a notice as a toast. The toasts load with the first one. */
export async function notify(notice: Notice): Promise<void> {
  wanted = true;
  for (const listener of listeners) listener();
  const { toast } = await import('./toasts');
  const options = notice.detail ? { description: notice.detail } : undefined;
  if (notice.tone === 'critical') toast.failure(notice.title, options);
  else toast.success(notice.title, options);
}

/** Draws nothing until the first notice. */
export function LazyToastHost() {
  const isWanted = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => wanted,
  );
  if (!isWanted) return null;
  return (
    <Suspense>
      <ToastHost />
    </Suspense>
  );
}
