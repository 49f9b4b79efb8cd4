import type { AlertsApi } from '../contract/alerts';
import { createAlertActivityApi } from './alertActivity';
import { createAlertDeliveryApi } from './alertDelivery';
import type { DataCall } from './dataCall';
import { createPushApi } from './push';
import { createWebhooksApi } from './webhooks';

/** Alerts over HTTP. */
export const createAlertsApi = (graphql: DataCall): AlertsApi => ({
  ...createAlertActivityApi(graphql),
  ...createAlertDeliveryApi(graphql),
  ...createWebhooksApi(graphql),
  ...createPushApi(graphql),
  rules: async (customerId, call) =>
    (await graphql((known) => known.AlertRulesDocument, { customerId }, call)).alertRules,
  rule: async (rule, call) => (await graphql((known) => known.AlertRuleDocument, rule, call)).alertRule ?? null,
  createRule: async (input, call) =>
    (await graphql((known) => known.CreateAlertRuleDocument, { input }, call)).createAlertRule,
  updateRule: async (rule, call) =>
    (await graphql((known) => known.UpdateAlertRuleDocument, rule, call)).updateAlertRule,
  deleteRule: async (rule, call) => void (await graphql((known) => known.DeleteAlertRuleDocument, rule, call)),
  moveRule: async (rule, call) => (await graphql((known) => known.MoveAlertRuleDocument, rule, call)).moveAlertRule,
  enableRule: async (rule, call) =>
    (await graphql((known) => known.EnableAlertRuleDocument, rule, call)).enableAlertRule,
  disableRule: async (rule, call) =>
    (await graphql((known) => known.DisableAlertRuleDocument, rule, call)).disableAlertRule,
  takeOverRule: async (rule, call) =>
    (await graphql((known) => known.TakeOverAlertRuleDocument, rule, call)).takeOverAlertRule,
  list: async (input, call) =>
    (await graphql((known) => known.AlertNotificationsDocument, { input }, call)).alertNotifications,
  detail: async (alert, call) =>
    (await graphql((known) => known.AlertNotificationDocument, alert, call)).alertNotification ?? null,
  explain: async (input, call) =>
    (await graphql((known) => known.ExplainAlertDocument, { input }, call)).explainAlert ?? null,
  backtest: async (input, call) =>
    (await graphql((known) => known.AlertBacktestDocument, { input }, call)).alertBacktest,
  count: async (customerId, call) =>
    (await graphql((known) => known.AlertCountDocument, { customerId }, call)).alertCount,
  settings: async (call) => (await graphql((known) => known.AlertSettingsDocument, {}, call)).alertSettings,
  saveSettings: async (settings, call) =>
    (await graphql((known) => known.SaveAlertSettingsDocument, settings, call)).saveAlertSettings,
  sendTest: async (call) => (await graphql((known) => known.SendTestAlertDocument, {}, call)).sendTestAlert,
  mute: async (rule, call) => (await graphql((known) => known.MuteAlertRuleDocument, rule, call)).muteAlertRule ?? null,
  handle: async (input, call) => (await graphql((known) => known.HandleAlertsDocument, { input }, call)).handleAlerts,
});
