import { lazyPart } from '@gladhand/ui';
import type { ComponentType, ReactNode } from 'react';
import { Guarded } from '../routes/Guarded';
import type { Screen, ScreenFrame } from './screen';

type Frame = ComponentType<{ children: ReactNode }>;

const FRAMES: Readonly<Record<ScreenFrame, Frame>> = {
  help: lazyPart<{ children: ReactNode }>(() => import('../routes/HelpFrame').then((module) => module.HelpFrame)),
  settings: lazyPart<{ children: ReactNode }>(() =>
    import('../settings/SettingsFrame').then((module) => module.SettingsFrame),
  ),
};

/** A page below the tabs that it shares with others, for viewers who may open it. */
export function framedScreen(screen: Screen, page: ReactNode): ReactNode {
  const guarded = <Guarded screen={screen}>{page}</Guarded>;
  if (!screen.frame) return guarded;
  const Frame = FRAMES[screen.frame];
  return <Frame>{guarded}</Frame>;
}
