import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { NewVersion } from './NewVersion';
import { persistently } from './persistently';

/** What is known of a part beside its code. */
export interface LazyPartOptions<Props> {
  /**
   * Stands in the part's place, with its props, when its code cannot be had any more: a `NewVersion` in the words of the
   * host, for one. @default a `NewVersion` in English
   */
  whenGone?: ComponentType<Props>;
}

/**
 * A component whose code loads on first use: `lazyPart(() => import('./ExportDialog').then((m) => m.ExportDialog))`.
 * Unlike `React.lazy` a failed load is tried again, so that a server that is away for a while costs a part of the
 * page its time and not the page its life. Code that stays away has gone with a deployment: its place then offers to
 * reload the page. Stand it in a `Suspense`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { whenGone = Gone }: LazyPartOptions<Props> = {},
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await persistently(load).catch(() => whenGone) }));
}

// the part's own props mean nothing to the note
const Gone = () => <NewVersion />;
