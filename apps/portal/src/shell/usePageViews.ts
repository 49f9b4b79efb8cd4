import { pageViewPath } from '@gladhand/domain';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { analytics } from '../analytics';
import { pageName } from '../pageNames';

/** Tells each navigation to the analytics, and names the window after the page. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  // Analytics and the window's title are outside React.
  useEffect(() => {
    const name = pageName(pathname);
    document.title = `${name} · Gladhand`;
    analytics({ type: 'pageView', pageName: name, path: pageViewPath(pathname) });
  }, [pathname]);
}
