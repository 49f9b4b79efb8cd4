/** The parameter of the URL with the tab of alerts. */
export const TAB = 'tab';

export const ALERT_INBOX_TAB = 'notifications';
export const ALERT_ACTIVITY_TAB = 'activity';
export const ALERT_RULES_TAB = 'rules';
export const ALERT_SETTINGS_TAB = 'settings';
export const REPORTS_TAB = 'reports';
