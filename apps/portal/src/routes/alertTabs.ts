import type { ComponentType } from 'react';
import { AlertInboxTab } from './AlertInboxTab';
import type { ROUTE_MESSAGES } from './messages';

/** The parameter of the URL with the tab. */
export const TAB = 'tab';

interface AlertTab {
  /** Value in the URL; the first tab has none. */
  readonly id: string;
  readonly label: keyof typeof ROUTE_MESSAGES & ('currentNotifications' | 'alertManagement');
  readonly Page: ComponentType;
}

/** The tabs of alerts that are built, in the specified order. */
export const ALERT_TABS: readonly [AlertTab, ...AlertTab[]] = [
  { id: 'notifications', label: 'currentNotifications', Page: AlertInboxTab },
];
