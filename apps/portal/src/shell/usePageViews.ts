import { useWords } from '@gladhand/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { screenTitle } from '../screens/readScreens';
import type { Screen } from '../screens/screen';
import { notePageView } from './notePageView';

/** Notes each navigation as a page view. */
export function usePageViews(screens: readonly Screen[]): void {
  const say = useWords();
  const { pathname } = useLocation();
  // Analytics and the window's title are outside React.
  useEffect(() => notePageView(screenTitle(screens, pathname), pathname, say), [screens, pathname, say]);
}
