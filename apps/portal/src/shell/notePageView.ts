import { pageViewPath } from '@gladhand/domain';
import { analytics } from '../analytics';
import { START_MESSAGES as TEXT } from '../messages';

/** Reports a page view to the analytics and names the window after the page. */
export function notePageView(title: string, pathname: string): void {
  document.title = TEXT.pageTitle(title);
  analytics({ type: 'pageView', pageName: title, path: pageViewPath(pathname) });
}
