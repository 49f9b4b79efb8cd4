import type { AlertsPort } from '@gladhand/domain';
import type {
  Alert,
  AlertBacktest,
  AlertBacktestInput,
  AlertDetail,
  AlertExplanation,
  AlertKey,
  AlertNotificationsInput,
  AlertPage,
  AlertRule,
  AlertRuleInput,
  AlertRuleKey,
  AlertSettings,
  AlertSettingsInput,
  CreateAlertRuleInput,
  ExplainAlertInput,
  HandleAlertsInput,
  HandledAlerts,
} from '@gladhand/domain/alerts';
import type { ApiMutation, ApiQuery } from '@gladhand/domain/react';

/** All alert rules of a customer, in its order. */
export const rulesQuery = (customerId: number): ApiQuery<AlertRule[]> => ({
  key: ['alertRules', customerId],
  fetch: (api: AlertsPort, options) => api.alerts.rules(customerId, options),
});

/** One alert rule; null if it was deleted. */
export const ruleQuery = (rule: AlertRuleKey): ApiQuery<AlertRule | null> => ({
  key: ['alertRule', rule.customerId, rule.id],
  fetch: (api: AlertsPort, options) => api.alerts.rule(rule, options),
});

/** A page of alerts. */
export const alertsQuery = (input: AlertNotificationsInput): ApiQuery<AlertPage> => ({
  key: ['alerts', input],
  fetch: (api: AlertsPort, options) => api.alerts.list(input, options),
});

/** An alert with its history; null without access. */
export const alertQuery = (alert: AlertKey): ApiQuery<AlertDetail | null> => ({
  key: ['alert', alert.customerId, alert.id],
  fetch: (api: AlertsPort, options) => api.alerts.detail(alert, options),
});

/** Number of alerts that need the user. */
export const alertCountQuery = (customerId: number): ApiQuery<number> => ({
  key: ['alertCount', customerId],
  fetch: (api: AlertsPort, options) => api.alerts.count(customerId, options),
});

/** Why a rule fired for a trailer at an instant, or why not; null without access. */
export const explainQuery = (input: ExplainAlertInput): ApiQuery<AlertExplanation | null> => ({
  key: ['explainAlert', input],
  fetch: (api: AlertsPort, options) => api.alerts.explain(input, options),
});

/** What a rule would have done: a page of trailers. */
export const backtestQuery = (input: AlertBacktestInput): ApiQuery<AlertBacktest> => ({
  key: ['alertBacktest', input],
  fetch: (api: AlertsPort, options) => api.alerts.backtest(input, options),
});

/** Queries that a change of a rule, or of an alert, makes outdated. */
const all = () => [
  ...[['alertRules'], ['alertRule'], ['alerts'], ['alert'], ['alertCount']],
  ...[['alertActivity'], ['explainAlert']],
];

/** Creates a rule. */
export const createRule: ApiMutation<Omit<CreateAlertRuleInput, 'requestId'>, AlertRule> = {
  run: (api: AlertsPort, input, requestId) => api.alerts.createRule({ ...input, requestId }),
  invalidates: all,
};

/** Replaces the contents of a rule. */
export const updateRule: ApiMutation<AlertRuleKey & { version: number; input: AlertRuleInput }, AlertRule> = {
  run: (api: AlertsPort, rule) => api.alerts.updateRule(rule),
  invalidates: all,
};

/** Deletes a rule. */
export const deleteRule: ApiMutation<AlertRuleKey, void> = {
  run: (api: AlertsPort, rule) => api.alerts.deleteRule(rule),
  invalidates: all,
};

/** Moves a rule to a place in the list. */
export const moveRule: ApiMutation<AlertRuleKey & { place: number }, AlertRule[]> = {
  run: (api: AlertsPort, rule) => api.alerts.moveRule(rule),
  invalidates: () => [['alertRules']],
};

/** Switches a rule on or off. */
export const switchRule: ApiMutation<AlertRuleKey & { isActive: boolean }, AlertRule> = {
  run: (api: AlertsPort, { isActive, ...rule }) =>
    isActive ? api.alerts.enableRule(rule) : api.alerts.disableRule(rule),
  invalidates: all,
};

/** Makes the user the owner of a rule that is paused because its owner has no access. */
export const takeOverRule: ApiMutation<AlertRuleKey & { version: number }, AlertRule> = {
  run: (api: AlertsPort, rule) => api.alerts.takeOverRule(rule),
  invalidates: all,
};

/** Mutes a rule for a trailer; null ends that. */
export const muteRule: ApiMutation<AlertRuleKey & { vin: string; until: string | null }, string | null> = {
  run: (api: AlertsPort, rule) => api.alerts.mute(rule),
  invalidates: () => [['alert']],
};

/** When and how the user wants to be notified. */
export const alertSettingsQuery = (): ApiQuery<AlertSettings> => ({
  key: ['alertSettings'],
  fetch: (api: AlertsPort, options) => api.alerts.settings(options),
});

/** Saves when and how the user wants to be notified. */
export const saveAlertSettings: ApiMutation<{ version: number; input: AlertSettingsInput }, AlertSettings> = {
  run: (api: AlertsPort, settings) => api.alerts.saveSettings(settings),
  invalidates: () => [['alertSettings']],
};

/** Sends a message about no alert to the user. */
export const sendTestAlert: ApiMutation<undefined, string> = {
  run: (api: AlertsPort) => api.alerts.sendTest(),
};

/** Handles alerts. */
export const handleAlerts: ApiMutation<HandleAlertsInput, HandledAlerts> = {
  run: (api: AlertsPort, input) => api.alerts.handle(input),
  invalidates: () => [['alerts'], ['alert'], ['alertCount'], ['alertActivity']],
};

/** Alerts by id, to handle them. */
export const handled = (alerts: readonly Alert[]): HandleAlertsInput['alerts'] =>
  alerts.map(({ id, version }) => ({ id, version }));
