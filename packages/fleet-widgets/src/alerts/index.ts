export { AlertActivity, type AlertActivityProps } from './AlertActivity/AlertActivity';
export {
  type ActivityKind,
  type AlertActivityView,
  decodeAlertActivity,
  EMPTY_ACTIVITY_VIEW,
  encodeAlertActivity,
} from './AlertActivity/alertActivityView';
export { AlertBell, type AlertBellProps, type AlertBellScope } from './AlertBell/AlertBell';
export { AlertCount, type AlertCountProps } from './AlertBell/AlertCount';
export { AlertDetail, type AlertDetailProps } from './AlertDetail/AlertDetail';
export { AlertInbox, type AlertInboxProps } from './AlertInbox/AlertInbox';
export {
  type AlertInboxView,
  decodeAlertInbox,
  EMPTY_INBOX_VIEW,
  encodeAlertInbox,
  type InboxGroup,
} from './AlertInbox/alertInboxView';
export { AlertRuleBuilder, type AlertRuleBuilderProps } from './AlertRuleBuilder/AlertRuleBuilder';
export { AlertRules, type AlertRulesProps, type AlertRuleTask } from './AlertRules/AlertRules';
export {
  type AlertRulesTask,
  type AlertRulesView,
  decodeAlertRules,
  EMPTY_ALERT_RULES_VIEW,
  encodeAlertRules,
} from './AlertRules/rulesView';
export { createPushPort, type PushPortOptions } from './NotificationSettings/Devices/createPushPort';
export { type DeviceChange, keepPushDevice } from './NotificationSettings/Devices/keepDevice';
export type {
  BrowserSubscription,
  PushObstacle,
  PushPort,
  RememberedDevice,
} from './NotificationSettings/Devices/pushPort';
export { NotificationSettings, type NotificationSettingsProps } from './NotificationSettings/NotificationSettings';
export { WhyNotFired, type WhyNotFiredProps } from './WhyNotFired/WhyNotFired';
