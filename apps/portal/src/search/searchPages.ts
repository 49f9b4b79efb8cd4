import type { SearchPage } from '@gladhand/admin-widgets';
import { type Say, sayEnglish } from '@gladhand/ui';
import { isPublicPath } from '../screens/publicPaths';
import { canOpen, screenHref } from '../screens/readScreens';
import type { Screen } from '../screens/screen';
import type { Viewer } from '../viewer/ViewerContext';
import { SEARCH_MESSAGES } from './messages';

/** The pages that a viewer finds by name. Members of 'No help' don't find Help, as in the menu. */
export function searchPages(
  screens: readonly Screen[],
  viewer: Pick<Viewer, 'can' | 'hasFeature' | 'me'>,
  messages = SEARCH_MESSAGES,
  say: Say = sayEnglish,
): SearchPage[] {
  return screens
    .filter((screen) => screen.load && !isPublicPath(screen.path) && canOpen(screen, viewer))
    .filter(({ frame }) => frame !== 'help' || hasHelp(viewer))
    .map((screen) => {
      const href = screenHref(screen);
      return screen.frame && screen.id !== screen.frame
        ? { href, label: say(screen.title), detail: messages[screen.frame] }
        : { href, label: say(screen.title) };
    });
}

/** Whether a viewer may read Help. */
export const hasHelp = ({ me }: Pick<Viewer, 'me'>): boolean => !me.groups.some(({ kind }) => kind === 'noHelp');
