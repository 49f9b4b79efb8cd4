import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { NewVersion } from './NewVersion';
import { persistently } from './persistently';

/** Options of a lazy part. */
export interface LazyPartOptions<Props> {
  /**
   * Rendered instead of the part, with its props, when its code no longer exists on the server: for example a
   * `NewVersion` with the host's texts. @default a `NewVersion` in English
   */
  whenGone?: ComponentType<Props> | undefined;
}

/**
 * A component whose code loads on first use: `lazyPart(() => import('./ExportDialog').then((m) => m.ExportDialog))`.
 * Unlike `React.lazy` it retries a failed load, so that a short outage of the server delays one part of the page and
 * does not break the page. Code that stays unavailable for some 15 s was removed by a deployment, or the browser
 * remembers that its import failed, as Chromium does until the page is loaded again. Its place offers to reload the
 * page. Wrap it in a `Suspense`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { whenGone = Gone }: LazyPartOptions<Props> = {},
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await persistently(load).catch(() => whenGone) }));
}

// The note can't use the props of the part.
const Gone = () => <NewVersion />;
