import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { persistently } from './persistently';

/**
 * A component whose code loads on first use: `lazyPart(() => import('./ExportDialog').then((m) => m.ExportDialog))`.
 * Unlike `React.lazy` a failed load is tried again, so that a server that is away for a while costs a part of the
 * page its time and not the page its life. Stand it in a `Suspense`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => persistently(load).then((component) => ({ default: component })));
}
