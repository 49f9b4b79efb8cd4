import type { Notice } from '@gladhand/domain/react';
import { lazyPart, loadWithStyleNonce } from '@gladhand/ui';
import { Suspense, useSyncExternalStore } from 'react';
import { cspNonce } from '../cspNonce';

let loading: Promise<typeof import('./toasts')> | undefined;
const listeners = new Set<() => void>();

/** The toasts have their own styles, which need the nonce of the page. */
function loadToasts() {
  loading ??= loadWithStyleNonce(cspNonce(), () => import('./toasts'));
  return loading;
}

const ToastHost = lazyPart(() => loadToasts().then((module) => module.ToastHost));

/** Shows a notice as a toast. The toasts load with the first one. */
export async function notify({ tone, title, detail }: Notice): Promise<void> {
  const { toast } = await loadToasts();
  for (const listener of listeners) listener();
  const options = detail ? { description: detail } : undefined;
  if (tone === 'critical') toast.failure(title, options);
  else if (tone === 'caution') toast.caution(title, options);
  else if (tone === 'good') toast.success(title, options);
  else toast.info(title, options);
}

/** Renders nothing until the first notice. */
export function LazyToastHost() {
  const isWanted = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => loading !== undefined,
  );
  if (!isWanted) return null;
  return (
    <Suspense>
      <ToastHost />
    </Suspense>
  );
}
