import type { AlertActivityApi } from './alertActivity';
import type { AlertDeliveryApi } from './alertDelivery';
import type { CallOptions } from './callOptions';
import type {
  AlertBacktestInput,
  AlertBacktestQuery,
  AlertNotificationQuery,
  AlertNotificationsInput,
  AlertNotificationsQuery,
  AlertRuleInput,
  AlertRulesQuery,
  AlertSettingsInput,
  AlertSettingsQuery,
  CreateAlertRuleInput,
  ExplainAlertInput,
  ExplainAlertQuery,
  HandleAlertsInput,
  HandleAlertsMutation,
} from './generated/graphql';
import type { PushApi } from './push';
import type { WebhooksApi } from './webhooks';

/** An alert rule with its latest figures. Source: query `alertRules`. */
export type AlertRule = AlertRulesQuery['alertRules'][number];
/** A page of alerts. Source: query `alertNotifications`. */
export type AlertPage = AlertNotificationsQuery['alertNotifications'];
/** A stretch in which a rule's condition held for a trailer. Source: query `alertNotifications`. */
export type Alert = AlertPage['alerts'][number];
/** An alert with everything that happened to it. Source: query `alertNotification`. */
export type AlertDetail = NonNullable<AlertNotificationQuery['alertNotification']>;
/** Something that happened to an alert. Source: query `alertNotification`. */
export type AlertStepTaken = AlertDetail['steps'][number];
/** A message about an alert, or why there was none. Source: query `alertNotification`. */
export type AlertMessage = AlertDetail['messages'][number];
/** What handling several alerts did. Source: mutation `handleAlerts`. */
export type HandledAlerts = HandleAlertsMutation['handleAlerts'];

/** Why a rule fired for a trailer at an instant, or why not. Source: query `explainAlert`. */
export type AlertExplanation = NonNullable<ExplainAlertQuery['explainAlert']>;
/** A stretch in which a rule had one state. Source: query `explainAlert`. */
export type AlertStateSpan = NonNullable<AlertExplanation['states']>[number];
/** A message that a rule would have sent. Source: query `explainAlert`. */
export type ExplainedMessage = NonNullable<AlertExplanation['messages']>[number];

/** What a rule would have done: a page of trailers. Source: query `alertBacktest`. */
export type AlertBacktest = AlertBacktestQuery['alertBacktest'];
/** An alert that a rule would have fired. Source: query `alertBacktest`. */
export type AlertFiring = AlertBacktest['firings'][number];

/** When and how the caller wants to be notified. Source: query `alertSettings`. */
export type AlertSettings = AlertSettingsQuery['alertSettings'];

/** Names an alert rule of a customer. */
export interface AlertRuleKey {
  customerId: number;
  id: string;
}
/** Names an alert of a customer. */
export type AlertKey = AlertRuleKey;

/** Alert rules, and the alerts that follow from reports. */
export interface AlertsApi extends AlertActivityApi, AlertDeliveryApi, WebhooksApi, PushApi {
  /** Rules in the customer's order. Source: query `alertRules`. */
  rules(customerId: number, options?: CallOptions): Promise<AlertRule[]>;
  /** Null if it was deleted. Source: query `alertRule`. */
  rule(rule: AlertRuleKey, options?: CallOptions): Promise<AlertRule | null>;
  /** Rejects with BAD_USER_INPUT and with FORBIDDEN. Source: mutation `createAlertRule`. */
  createRule(input: CreateAlertRuleInput, options?: CallOptions): Promise<AlertRule>;
  /**
   * Rejects with CONFLICT if someone else has saved; then `details.current` has the present rule. Source: mutation
   * `updateAlertRule`.
   */
  updateRule(
    rule: AlertRuleKey & { version: number; input: AlertRuleInput },
    options?: CallOptions,
  ): Promise<AlertRule>;
  /** Rejects with NOT_FOUND. Source: mutation `deleteAlertRule`. */
  deleteRule(rule: AlertRuleKey, options?: CallOptions): Promise<void>;
  /** Puts a rule at a place, counted from 0, and returns all rules. Source: mutation `moveAlertRule`. */
  moveRule(rule: AlertRuleKey & { place: number }, options?: CallOptions): Promise<AlertRule[]>;
  /** Switches a rule on. Source: mutation `enableAlertRule`. */
  enableRule(rule: AlertRuleKey, options?: CallOptions): Promise<AlertRule>;
  /** Switches a rule off; its open alerts end. Source: mutation `disableAlertRule`. */
  disableRule(rule: AlertRuleKey, options?: CallOptions): Promise<AlertRule>;
  /**
   * Makes the caller the owner of a rule whose owner has no access. Rejects with BAD_USER_INPUT and with CONFLICT. Source:
   * mutation `takeOverAlertRule`.
   */
  takeOverRule(rule: AlertRuleKey & { version: number }, options?: CallOptions): Promise<AlertRule>;
  /** Alerts: what needs attention by severity, otherwise newest first. Source: query `alertNotifications`. */
  list(input: AlertNotificationsInput, options?: CallOptions): Promise<AlertPage>;
  /** Null without access to its trailer. Source: query `alertNotification`. */
  detail(alert: AlertKey, options?: CallOptions): Promise<AlertDetail | null>;
  /** Null if the rule or the trailer is unknown. Source: query `explainAlert`. */
  explain(input: ExplainAlertInput, options?: CallOptions): Promise<AlertExplanation | null>;
  /** What a rule would have done, page by page of trailers. Source: query `alertBacktest`. */
  backtest(input: AlertBacktestInput, options?: CallOptions): Promise<AlertBacktest>;
  /** Number of alerts that need the caller. Source: query `alertCount`. */
  count(customerId: number, options?: CallOptions): Promise<number>;
  /** When and how the caller wants to be notified. Source: query `alertSettings`. */
  settings(options?: CallOptions): Promise<AlertSettings>;
  /**
   * Rejects with BAD_USER_INPUT, and with CONFLICT if they were saved elsewhere; then `details.current` has the present
   * ones. Source: mutation `saveAlertSettings`.
   */
  saveSettings(settings: { version: number; input: AlertSettingsInput }, options?: CallOptions): Promise<AlertSettings>;
  /** Sends a message about no alert, and returns the address. Source: mutation `sendTestAlert`. */
  sendTest(options?: CallOptions): Promise<string>;
  /**
   * Stops messages of a rule about a trailer; null ends that. Returns until when. Source: mutation `muteAlertRule`.
   */
  mute(rule: AlertRuleKey & { vin: string; until: string | null }, options?: CallOptions): Promise<string | null>;
  /** Handles up to 500 alerts alike. Source: mutation `handleAlerts`. */
  handle(input: HandleAlertsInput, options?: CallOptions): Promise<HandledAlerts>;
}

/** The port of `PortalApi` for alerts. */
export interface AlertsPort {
  alerts: AlertsApi;
}
