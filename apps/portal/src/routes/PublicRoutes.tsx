import { WidgetHost } from '@gladhand/domain/react';
import { Suspense } from 'react';
import { BrowserRouter } from 'react-router';
import { useHostTexts } from '../languages/LanguageContext';
import { PUBLIC_SCREENS } from '../screens/publicScreens';
import { ScreenRoutes } from '../screens/ScreenRoutes';
import { useSession } from '../session/SessionContext';
import { Splash } from '../shell/Splash';
import { usePageViews } from '../shell/usePageViews';

/** The account pages that links and emails lead to, and shared locations. */
export function PublicRoutes() {
  const texts = useHostTexts();
  const session = useSession();
  return (
    <WidgetHost api={session.api} now={session.now} {...texts}>
      <BrowserRouter>
        <PublicPages />
      </BrowserRouter>
    </WidgetHost>
  );
}

function PublicPages() {
  usePageViews(PUBLIC_SCREENS);
  return (
    <Suspense fallback={<Splash page />}>
      <ScreenRoutes screens={PUBLIC_SCREENS} />
    </Suspense>
  );
}
