import type { ComponentType } from 'react';
import { AlertInboxTab } from './AlertInboxTab';
import { AlertRulesTab } from './AlertRulesTab';
import { ALERT_INBOX_TAB, ALERT_RULES_TAB } from './alertTabIds';
import type { ROUTE_MESSAGES } from './messages';

interface AlertTab {
  /** Value in the URL; the first tab has none. */
  readonly id: string;
  readonly label: keyof typeof ROUTE_MESSAGES & ('currentNotifications' | 'alertManagement');
  readonly Page: ComponentType;
}

/** The tabs of alerts that are built, in the specified order. */
export const ALERT_TABS: readonly [AlertTab, ...AlertTab[]] = [
  { id: ALERT_INBOX_TAB, label: 'currentNotifications', Page: AlertInboxTab },
  { id: ALERT_RULES_TAB, label: 'alertManagement', Page: AlertRulesTab },
];
