import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { notePageView } from './notePageView';

/** Notes each navigation as a page view. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  // Analytics and the window's title are outside React.
  useEffect(() => notePageView(pathname), [pathname]);
}
