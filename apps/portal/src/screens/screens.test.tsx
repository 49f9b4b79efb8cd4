import { DEFAULT_FEATURES, type Me, parseFeatures } from '@gladhand/domain';
import { createWidgetQueryClient } from '@gladhand/domain/react';
import { Table2Icon } from '@gladhand/ui';
import { screen as page, render } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { usePageViews } from '../shell/usePageViews';
import { type Viewer, ViewerProvider } from '../viewer/ViewerContext';
import { framedScreen } from './framedScreen';
import { canOpen, landingScreen, menuEntries, menuHref, screenAt, screenHref, screenTitle } from './readScreens';
import { ScreenRoutes } from './ScreenRoutes';
import { defineScreen, type Screen } from './screen';
import { SCREENS } from './screens';

const ADDED = defineScreen({
  id: 'insights',
  path: '/quicksight/:vin?',
  title: 'Insights',
  icon: Table2Icon,
  load: async () => () => <p>The added page</p>,
});
/** As if the page had not been built yet. */
const WITHOUT: readonly Screen[] = SCREENS.filter(({ id }) => id !== ADDED.id);
const WITH_ADDED: readonly Screen[] = [...WITHOUT, ADDED];
const FEATURES = parseFeatures([{ featureName: 'Insight' }]);
const ROLES = ['CUSTOMER_1'];
const MENU = { groupKinds: [], partsHeader: false };

function viewer({ allowed }: { allowed: boolean }): Viewer {
  return {
    me: { roles: ROLES, groups: [] } as unknown as Me,
    features: FEATURES,
    can: () => allowed,
    hasFeature: () => true,
    timeZone: undefined,
    queryClient: createWidgetQueryClient(),
  };
}

function Pages({ screens }: { screens: readonly Screen[] }) {
  usePageViews(screens);
  return <ScreenRoutes screens={screens} renderScreen={framedScreen} />;
}

const open = (screens: readonly Screen[], { allowed = true } = {}) =>
  render(
    <MemoryRouter initialEntries={['/quicksight']}>
      <ViewerProvider value={viewer({ allowed })}>
        <Suspense>
          <Pages screens={screens} />
        </Suspense>
      </ViewerProvider>
    </MemoryRouter>,
  );

const menuIds = (screens: readonly Screen[]) => menuEntries(screens, ROLES, FEATURES, MENU).map(({ id }) => id);

describe('a screen that is added to the table', () => {
  it('is opened by the router, names the window and counts as a page view', async () => {
    window.dataLayer = [];
    open(WITH_ADDED);
    expect(await page.findByText('The added page')).toBeTruthy();
    expect(document.title).toBe('Insights · Gladhand');
    expect(window.dataLayer).toEqual([{ type: 'pageView', pageName: 'Insights', path: '/quicksight' }]);
  });

  it('is closed to viewers without permission', async () => {
    open(WITH_ADDED, { allowed: false });
    expect(await page.findByText("You don't have access to this page")).toBeTruthy();
    expect(page.queryByText('The added page')).toBeNull();
  });

  it('is in the menu at its specified place, and its item is the active one', () => {
    expect(menuIds(WITHOUT)).toEqual(['control', 'tracking', 'fleet', 'alerts', 'help', 'settings', 'logOut']);
    expect(menuIds(WITH_ADDED)).toEqual([
      'control',
      'tracking',
      'insights',
      'fleet',
      'alerts',
      'help',
      'settings',
      'logOut',
    ]);
    expect(menuHref(WITH_ADDED, '/quicksight/1UYVS2538GU123456')).toBe('/quicksight');
  });

  it('is not found without its entry', () => {
    expect(screenTitle(WITHOUT, '/quicksight')).toBe('Page was not found');
    expect(screenTitle(WITH_ADDED, '/quicksight')).toBe('Insights');
  });
});

describe('the table of screens', () => {
  it.each(SCREENS.map((entry) => [entry.id, entry] as [string, Screen]))('%s is complete', async (_, entry) => {
    expect(screenAt(SCREENS, screenHref(entry))).toBe(entry);
    if (entry.redirectTo) expect(SCREENS.map(({ id }) => id)).toContain(entry.redirectTo);
    else if (entry.id !== 'signIn') expect(entry.load).toBeTypeOf('function');
  });

  it('has each id once', () => {
    const ids = SCREENS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    ['/help/installation', '/help/faq'],
    ['/audit-log', '/profile'],
    ['/tracking/1UYVS2538GU123456', '/tracking'],
    ['/no/such/page', undefined],
  ])('%s belongs to the menu item of %s', (pathname, href) => expect(menuHref(SCREENS, pathname)).toBe(href));

  it.each([
    [['screen:control', 'screen:tracking', 'screen:helpFaq'], 'control'],
    [['screen:tracking', 'screen:helpFaq'], 'tracking'],
    [['screen:helpFaq'], 'helpFaq'],
  ])('lets viewers with %j start at %s', (subjects, id) => {
    const access = { can: (subject: string) => subjects.includes(subject), hasFeature: () => true };
    expect(landingScreen(SCREENS, access)?.id).toBe(id);
  });

  it('opens a screen only with the feature that its entry names', () => {
    const entry: Screen = { ...ADDED, feature: 'Insight' };
    expect(canOpen(entry, { can: () => true, hasFeature: () => false })).toBe(false);
    expect(canOpen(entry, { can: () => true, hasFeature: (name) => name === 'Insight' })).toBe(true);
  });

  it('leaves menu items without a feature out', () => {
    const entries = menuEntries(WITH_ADDED, ROLES, DEFAULT_FEATURES, MENU);
    expect(entries.map(({ id }) => id)).not.toContain('insights');
  });
});

describe('screenHref', () => {
  it('fills an optional parameter, or leaves it out', () => {
    expect(screenHref(ADDED)).toBe('/quicksight');
    expect(screenHref(ADDED, { vin: 'V1' })).toBe('/quicksight/V1');
  });
});
