import { pageViewPath } from '@gladhand/domain';
import { analytics } from '../analytics';
import { pageName } from '../pageNames';

/** Tells a page view to the analytics, and names the window after the page. */
export function notePageView(pathname: string): void {
  const name = pageName(pathname);
  document.title = `${name} · Gladhand`;
  analytics({ type: 'pageView', pageName: name, path: pageViewPath(pathname) });
}
