import { lazyPart } from '@gladhand/ui';
import { Suspense } from 'react';
import { useQuietPage } from './useQuietPage';

const MessageBannerPart = lazyPart(() => import('./MessageBannerPart').then((module) => module.MessageBannerPart));

/** Messages of the operator to the viewer, above every page. They don't delay the page that was opened first. */
export function MessagesPart() {
  if (!useQuietPage()) return null;
  return (
    <Suspense>
      <MessageBannerPart />
    </Suspense>
  );
}
