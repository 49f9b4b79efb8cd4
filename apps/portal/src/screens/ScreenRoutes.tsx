import { lazyPart } from '@gladhand/ui';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { screenHref } from './readScreens';
import type { Screen } from './screen';

interface ScreenRoutesProps {
  screens: readonly Screen[];
  /** Draws what is around a page: its guard and its tabs. @default nothing */
  renderScreen?: (screen: Screen, page: ReactNode) => ReactNode;
  /** Further routes, such as the fallback page. */
  children?: ReactNode;
}

const pages = new WeakMap<Screen, ComponentType>();

/** Loads the page of a screen once, when it is first drawn. */
function pageOf(screen: Screen, load: () => Promise<ComponentType>): ComponentType {
  const page = pages.get(screen) ?? lazyPart(load);
  pages.set(screen, page);
  return page;
}

/** One route for each screen of a table. Pages that are loading suspend. */
export function ScreenRoutes({ screens, renderScreen = (_, page) => page, children }: ScreenRoutesProps) {
  const routes = useMemo(
    () =>
      screens.flatMap((screen) => {
        const { id, path, alsoAt = [], load, redirectTo } = screen;
        const target = screens.find((other) => other.id === redirectTo);
        if (target) return [<Route key={id} path={path} element={<Navigate to={screenHref(target)} replace />} />];
        if (!load) return [];
        const Page = pageOf(screen, load);
        return [path, ...alsoAt].map((pattern) => (
          <Route key={pattern} path={pattern} element={renderScreen(screen, <Page />)} />
        ));
      }),
    [screens, renderScreen],
  );
  return (
    <Routes>
      {routes}
      {children}
    </Routes>
  );
}
