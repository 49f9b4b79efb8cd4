import { PageTabs, useMessages, useWords } from '@gladhand/ui';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { framedScreens, screenHref } from '../screens/readScreens';
import { SCREENS } from '../screens/screens';
import { useViewer } from '../viewer/ViewerContext';
import { ROUTE_MESSAGES } from './messages';

/** A page of Help below tabs for all of them. The search is in the URL and is kept when the page changes. */
export function HelpFrame({ children }: { children: ReactNode }) {
  const messages = useMessages(ROUTE_MESSAGES);
  const say = useWords();
  const viewer = useViewer();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  return (
    <>
      <PageTabs
        label={messages.help}
        pages={framedScreens(SCREENS, 'help', viewer).map((screen) => ({
          href: screenHref(screen),
          label: say(screen.title),
        }))}
        activeHref={pathname}
        renderLink={({ href, ...rest }) => <Link to={{ pathname: href, search: params.toString() }} {...rest} />}
      />
      {children}
    </>
  );
}
