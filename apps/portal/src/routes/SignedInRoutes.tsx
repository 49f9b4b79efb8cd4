import { WidgetHost } from '@gladhand/domain/react';
import { AppShell, lazyPart } from '@gladhand/ui';
import { Suspense, useEffect, useState } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { analytics } from '../analytics';
import {
  auditPath,
  groupPath,
  HELP_LANDING_PATH,
  helpPaths,
  LANDING_PATH,
  paths,
  settingsPaths,
  trackingPath,
  userPath,
} from '../paths';
import { useSession, useSessionState } from '../session/SessionContext';
import { pageGuard, watchTyping } from '../session/typedWork';
import { notify } from '../shell/LazyToastHost';
import { MainNav, PhoneNav } from '../shell/MainNav';
import { Notices } from '../shell/Notices';
import { PageBoundary } from '../shell/PageBoundary';
import { Splash } from '../shell/Splash';
import { usePageViews } from '../shell/usePageViews';
import { UnitsProvider, useStoredUnits } from '../viewer/units';
import { useOwnPosition } from '../viewer/useOwnPosition';
import { useViewer, ViewerProvider } from '../viewer/ViewerContext';
import { ViewerGate } from '../viewer/ViewerGate';
import { AfterSignIn } from './AfterSignIn';
import { Guarded } from './Guarded';
import { leaveGuard } from './leaveGuard';
import { NotFoundRoute } from './NotFoundRoute';
import { useLeaveGuard } from './useLeaveGuard';
import { useWidgetLinks } from './useWidgetLinks';

const ControlRoute = lazyPart(() => import('./ControlRoute').then((module) => module.ControlRoute));
const FleetStatusRoute = lazyPart(() => import('./FleetStatusRoute').then((module) => module.FleetStatusRoute));
const TrackingRoute = lazyPart(() => import('./TrackingRoute').then((module) => module.TrackingRoute));
const SessionWarning = lazyPart(() => import('../shell/SessionWarning').then((module) => module.SessionWarning));
const SignInAgain = lazyPart(() => import('../shell/SignInAgain').then((module) => module.SignInAgain));
const SettingsPages = lazyPart(() => import('../settings/SettingsPages').then((module) => module.SettingsPages));
const HelpRoute = lazyPart(() => import('./HelpRoute').then((module) => module.HelpRoute));

const LINKS = { trailer: trackingPath, user: userPath, group: groupPath, history: auditPath };

/** The portal of somebody who is signed in. */
export function SignedInRoutes() {
  const session = useSession();
  const units = useStoredUnits();
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
          </WidgetHost>
        </ViewerProvider>
      )}
    </ViewerGate>
  );
}

function Pages() {
  useWidgetLinks();
  usePageViews();
  useLeaveGuard();
  const session = useSessionState();
  const { can } = useViewer();
  // Whoever just signed in may be asked where they are.
  const [isArriving] = useState(() => location.pathname === paths.signIn);
  useOwnPosition(isArriving);
  const landing = can(LANDING_PATH) ? LANDING_PATH : can('/tracking/{vin?}') ? trackingPath() : HELP_LANDING_PATH;
  return (
    <AppShell nav={<MainNav />} tabBar={<PhoneNav />} notices={<Notices />}>
      {session.kind === 'signedIn' && session.endsAt && (
        <Suspense>
          <SessionWarning />
        </Suspense>
      )}
      {session.kind === 'signedOut' && (
        <Suspense>
          <SignInAgain />
        </Suspense>
      )}
      <PageBoundary>
        <Suspense fallback={<Splash page />}>
          <Routes>
            <Route path={paths.signIn} element={<AfterSignIn landing={landing} />} />
            <Route
              path={paths.control}
              element={
                <Guarded path={paths.control}>
                  <ControlRoute />
                </Guarded>
              }
            />
            <Route
              path={paths.fleetStatus}
              element={
                <Guarded path={paths.fleetStatus}>
                  <FleetStatusRoute />
                </Guarded>
              }
            />
            <Route
              path={paths.tracking}
              element={
                <Guarded path="/tracking/{vin?}">
                  <TrackingRoute />
                </Guarded>
              }
            />
            <Route path={paths.help} element={<Navigate to={paths.helpFaq} replace />} />
            {helpPaths.map((path) => (
              <Route
                key={path}
                path={path}
                element={
                  <Guarded path={path}>
                    <HelpRoute path={path} />
                  </Guarded>
                }
              />
            ))}
            {settingsPaths.map((path) => (
              <Route key={path} path={path} element={<SettingsPages path={path} />} />
            ))}
            <Route path="*" element={<NotFoundRoute />} />
          </Routes>
        </Suspense>
      </PageBoundary>
    </AppShell>
  );
}
