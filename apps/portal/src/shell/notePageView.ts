import { pageViewPath } from '@gladhand/domain';
import { type Say, sayEnglish } from '@gladhand/ui';
import { analytics } from '../analytics';
import { START_MESSAGES } from '../messages';

/** Reports a page view to the analytics, in English, and names the window after the page. */
export function notePageView(title: string, pathname: string, say: Say = sayEnglish): void {
  document.title = START_MESSAGES.pageTitle(say(title));
  analytics({ type: 'pageView', pageName: title, path: pageViewPath(pathname) });
}
