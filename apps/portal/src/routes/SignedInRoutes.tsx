import { WidgetHost } from '@gladhand/domain/react';
import { AppShell, lazyPart, useMediaQuery } from '@gladhand/ui';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { BrowserRouter, Route } from 'react-router';
import { analytics } from '../analytics';
import { useHostTexts } from '../languages/LanguageContext';
import {
  absTroubleshootingPath,
  alertPath,
  auditPath,
  customerPath,
  geofencePath,
  geofenceVisitsPath,
  groupPath,
  maintenancePath,
  momentPath,
  newGeofencePath,
  partsPath,
  paths,
  placePath,
  trackingPath,
  trailersPath,
  userPath,
} from '../paths';
import { framedScreen } from '../screens/framedScreen';
import { isPublicPath } from '../screens/publicPaths';
import { landingScreen, screenHref } from '../screens/readScreens';
import { ScreenRoutes } from '../screens/ScreenRoutes';
import { SCREENS, screenOf } from '../screens/screens';
import { useSearchKeys } from '../search/useSearchKeys';
import { useSession, useSessionState } from '../session/SessionContext';
import { pageGuard, watchTyping } from '../session/typedWork';
import { LazyToastHost, notify } from '../shell/LazyToastHost';
import { MainNav } from '../shell/MainNav';
import { MessagesPart } from '../shell/MessagesPart';
import { Notices } from '../shell/Notices';
import { PageBoundary } from '../shell/PageBoundary';
import { Splash } from '../shell/Splash';
import { usePageViews } from '../shell/usePageViews';
import { UnitsProvider, useStoredUnits } from '../viewer/units';
import { useOwnPosition } from '../viewer/useOwnPosition';
import { useViewer, ViewerProvider } from '../viewer/ViewerContext';
import { ViewerGate } from '../viewer/ViewerGate';
import { AfterSignIn } from './AfterSignIn';
import { leaveGuard } from './leaveGuard';
import { NotFoundRoute } from './NotFoundRoute';
import { useLeaveGuard } from './useLeaveGuard';
import { useWidgetLinks } from './useWidgetLinks';

const PhoneNav = lazyPart(() => import('../shell/PhoneNav').then((module) => module.PhoneNav));
const SessionWarning = lazyPart(() => import('../shell/SessionWarning').then((module) => module.SessionWarning));
const loadSearch = () => import('../search/SearchPart').then((module) => module.SearchPart);
const SearchPart = lazyPart(loadSearch);
/** Loads the search ahead, so that a user can type right after Ctrl+K. */
const prepareSearch = () => void loadSearch().catch(() => undefined);
const SignInAgain = lazyPart(() => import('../shell/SignInAgain').then((module) => module.SignInAgain));

const PRIVATE_SCREENS = SCREENS.filter(({ path }) => !isPublicPath(path));
const LINKS = {
  trailer: trackingPath,
  trailerHistory: momentPath,
  customer: customerPath,
  user: userPath,
  trailersOf: trailersPath,
  group: groupPath,
  geofence: geofencePath,
  geofenceVisits: geofenceVisitsPath,
  maintenance: maintenancePath,
  absTroubleshooting: absTroubleshootingPath,
  newGeofence: newGeofencePath,
  parts: partsPath,
  place: placePath,
  history: auditPath,
  alert: alertPath,
};

/** The portal for signed-in users. */
export function SignedInRoutes() {
  const session = useSession();
  const units = useStoredUnits();
  const texts = useHostTexts();
  // The document and the session are outside React.
  useEffect(() => {
    session.pageGuard = pageGuard;
    return watchTyping();
  }, [session]);
  return (
    <ViewerGate api={session.api}>
      {(viewer) => (
        <ViewerProvider value={viewer}>
          <WidgetHost
            api={session.api}
            now={session.now}
            queryClient={viewer.queryClient}
            timeZone={viewer.timeZone}
            units={units.choice}
            {...texts}
            can={viewer.can}
            hasFeature={viewer.hasFeature}
            notify={notify}
            track={analytics}
            links={LINKS}
            guardLeaving={leaveGuard.guardLeaving}
          >
            {/* The address holds what controls show: they answer at once, not after a transition. */}
            <BrowserRouter useTransitions={false}>
              <UnitsProvider value={units}>
                <Pages />
              </UnitsProvider>
            </BrowserRouter>
            <LazyToastHost />
          </WidgetHost>
        </ViewerProvider>
      )}
    </ViewerGate>
  );
}

function Pages() {
  useWidgetLinks();
  usePageViews(SCREENS);
  useLeaveGuard();
  const session = useSessionState();
  const landing = screenHref(landingScreen(SCREENS, useViewer()) ?? screenOf('helpFaq'));
  // The browser may ask for the position only right after the sign-in.
  const [isArriving] = useState(() => location.pathname === paths.signIn);
  useOwnPosition(isArriving);
  const [isSearching, setIsSearching] = useState(false);
  const openSearch = useCallback(() => setIsSearching(true), []);
  const closeSearch = useCallback(() => setIsSearching(false), []);
  useSearchKeys(openSearch, prepareSearch);
  const isPhone = useMediaQuery('(max-width: 767px)');
  return (
    <AppShell
      nav={<MainNav onSearch={openSearch} />}
      tabBar={
        isPhone && (
          <Suspense>
            <PhoneNav onSearch={openSearch} />
          </Suspense>
        )
      }
      notices={
        <>
          <Notices />
          <MessagesPart />
        </>
      }
    >
      {session.kind === 'signedIn' && session.endsAt && (
        <Suspense>
          <SessionWarning />
        </Suspense>
      )}
      {session.kind === 'signedIn' && isSearching && (
        <Suspense>
          <SearchPart onClose={closeSearch} />
        </Suspense>
      )}
      {session.kind === 'signedOut' && (
        <Suspense>
          <SignInAgain />
        </Suspense>
      )}
      <PageBoundary>
        <Suspense fallback={<Splash page />}>
          <ScreenRoutes screens={PRIVATE_SCREENS} renderScreen={framedScreen}>
            <Route path={paths.signIn} element={<AfterSignIn landing={landing} />} />
            <Route path="*" element={<NotFoundRoute />} />
          </ScreenRoutes>
        </Suspense>
      </PageBoundary>
    </AppShell>
  );
}
