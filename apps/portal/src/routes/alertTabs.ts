import type { ComponentType } from 'react';
import { AlertActivityTab } from './AlertActivityTab';
import { AlertInboxTab } from './AlertInboxTab';
import { AlertRulesTab } from './AlertRulesTab';
import { AlertSettingsTab } from './AlertSettingsTab';
import { ALERT_ACTIVITY_TAB, ALERT_INBOX_TAB, ALERT_RULES_TAB, ALERT_SETTINGS_TAB, REPORTS_TAB } from './alertTabIds';
import type { ROUTE_MESSAGES } from './messages';
import { ReportsTab } from './ReportsTab';

interface AlertTab {
  /** Value in the URL; the first tab has none. */
  readonly id: string;
  readonly label: keyof typeof ROUTE_MESSAGES &
    ('currentNotifications' | 'alertsActivityFeed' | 'alertManagement' | 'notificationManagement' | 'reports');
  readonly Page: ComponentType;
}

/** The tabs of alerts that are built, in the specified order. */
export const ALERT_TABS: readonly [AlertTab, ...AlertTab[]] = [
  { id: ALERT_INBOX_TAB, label: 'currentNotifications', Page: AlertInboxTab },
  { id: ALERT_ACTIVITY_TAB, label: 'alertsActivityFeed', Page: AlertActivityTab },
  { id: ALERT_RULES_TAB, label: 'alertManagement', Page: AlertRulesTab },
  { id: ALERT_SETTINGS_TAB, label: 'notificationManagement', Page: AlertSettingsTab },
  { id: REPORTS_TAB, label: 'reports', Page: ReportsTab },
];
