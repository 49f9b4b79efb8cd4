import type { WidgetHostProps } from '@gladhand/domain/react';
import type { ThemeScopeProps } from '@gladhand/ui';
import type { MapEngineFactory } from '../map/mapEngine';

/** What the elements of a page share: the server, the look, the language and the map. */
export interface ElementHost
  extends Omit<WidgetHostProps, 'children'>,
    Pick<ThemeScopeProps, 'theme' | 'themes' | 'density' | 'nonce'> {
  /** Creates the map engine. Needed by every element with a map. */
  engine?: MapEngineFactory | undefined;
  /** URL of the worker that holds fleets of more than 5,000 trailers. @default the page holds them */
  workerUrl?: string | undefined;
}
