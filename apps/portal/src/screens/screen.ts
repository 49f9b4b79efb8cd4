import type { FeatureName } from '@gladhand/domain';
import type { ScreenId } from '@gladhand/domain/permissions';
import type { SunIcon } from '@gladhand/ui';
import type { ComponentType } from 'react';

/** Tabs that several screens share. */
export type ScreenFrame = 'help' | 'settings';

/** One page of the portal. Who may open it is the row `screen:<id>` of the permission table; menu and tabs name it by id. */
export interface Screen {
  readonly id: ScreenId;
  /** Address, as the router reads it: `/tracking/:vin?`. */
  readonly path: string;
  /** Further addresses of the same page. */
  readonly alsoAt?: readonly string[];
  /** Name in the window's title and in page views. */
  readonly title: string;
  /** Needed on top of the row of the permission table. */
  readonly feature?: FeatureName;
  /** Loads the page when it is first opened. A screen without it is drawn by the routing itself. */
  readonly load?: () => Promise<ComponentType>;
  /** Id of the screen that is shown instead. */
  readonly redirectTo?: ScreenId;
  /** Icon of its menu item, for screens that the menu names. */
  readonly icon?: typeof SunIcon;
  /** Whether the menu item is at the end of the navigation rail. */
  readonly isAtEnd?: boolean;
  readonly frame?: ScreenFrame;
  /** Whether users may start here after sign-in. The first screen that is open to them is used. */
  readonly isLanding?: boolean;
  /** Whether widgets link to the page. */
  readonly isWidgetTarget?: boolean;
}

/** A screen whose id is known to the compiler, so that a wrong name in `paths` does not compile. */
export const defineScreen = <const Id extends ScreenId>(screen: Screen & { readonly id: Id }) => screen;
