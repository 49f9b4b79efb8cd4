export type { AlertActivityApi, AlertActivityLine, AlertActivityPage } from '../contract/alertActivity';
export type {
  AlertDeliveryApi,
  AlertMailOptOut,
  AlertMailOptOutPage,
  CustomerPage,
  FailedAlertMessage,
  FailedAlertMessagePage,
  MailOptOut,
} from '../contract/alertDelivery';
export type {
  Alert,
  AlertBacktest,
  AlertDetail,
  AlertExplanation,
  AlertFiring,
  AlertKey,
  AlertMessage,
  AlertPage,
  AlertRule,
  AlertRuleKey,
  AlertSettings,
  AlertStateSpan,
  AlertStepTaken,
  AlertsApi,
  ExplainedMessage,
  HandledAlerts,
} from '../contract/alerts';
export type { ExplainedCondition, ExplainedPart } from '../contract/explainedCondition';
export type {
  AlertActivityInput,
  AlertBacktestInput,
  AlertNotificationsInput,
  AlertRuleInput,
  AlertSettingsInput,
  CreateAlertRuleInput,
  CreateWebhookInput,
  ExplainAlertInput,
  HandleAlertsInput,
  SubscribePushInput,
  WebhookInput,
} from '../contract/generated/graphql';
export type { PushApi, PushDevice } from '../contract/push';
export type {
  NewWebhook,
  Webhook,
  WebhookAttempt,
  WebhookKey,
  WebhookMessage,
  WebhookMessagePage,
  WebhooksApi,
} from '../contract/webhooks';
export {
  type ActiveWindow,
  type ActiveWindows,
  isActiveAt,
  isActiveWindows,
  nextActiveAt,
  nextEdgeAfter,
} from '../rules/alerts/activeWindows';
export {
  type AlertCondition,
  type AlertLeaf,
  type GeofenceChoice,
  isEvent,
  isGeofenceChosen,
  isGroup,
  leavesOf,
} from '../rules/alerts/alertCondition';
export {
  type AlertCrossing,
  type AlertFacts,
  type AlertReport,
  factsAfter,
  type Known,
} from '../rules/alerts/alertFacts';
export {
  decideMessage,
  isSummarized,
  MESSAGE_LIMITS,
  type MessageDecision,
  type MessageEpisode,
  type MessageRecipient,
  type MessageRequest,
  type MessageRule,
  reminderAt,
  type SentMessages,
} from '../rules/alerts/alertMessages';
export { type AlertPlan, planOf } from '../rules/alerts/alertPlan';
export {
  ALERT_DURATION_LIMITS,
  ALERT_HYSTERESIS,
  ALERT_RULE_LIMITS,
  CONDITION_LIMITS,
  FOLD_ALERTS_FROM,
  isNoisy,
  SILENCE_LIMITS,
  THRESHOLD_LIMITS,
  type ThresholdLimits,
  TOW_POLICY,
} from '../rules/alerts/alertPolicy';
export type { AlertPredicate, AlertPredicateInput } from '../rules/alerts/alertPredicate';
export { sentenceOf } from '../rules/alerts/alertSentence';
export type { AlertSeverity } from '../rules/alerts/alertSeverity';
export { alertTypeOf, defaultLeaf, featuresOf, isInPlan, readingsOf, typeIdOf } from '../rules/alerts/alertTypes';
export { conditionProblems, type ReadCondition, readCondition } from '../rules/alerts/checkCondition';
export { type ConditionFault, type ConditionProblem, conditionProblemText } from '../rules/alerts/conditionProblem';
export { type Condenser, condenserOf, stripsOfPlan } from '../rules/alerts/conditionStrips';
export {
  type CountedGeofence,
  type CountedStay,
  type CountLeaf,
  type CountStep,
  countEpisodes,
  countLeafOf,
  countsOf,
  withCarried,
} from '../rules/alerts/countEpisodes';
export { type Digest, isDigest, nextDigestAt } from '../rules/alerts/digest';
export { type EpisodeDifference, episodeDifference } from '../rules/alerts/episodeDifference';
export { type AlertEpisode, episodesOf, withChanges } from '../rules/alerts/episodesOf';
export {
  type EscalationProblem,
  type EscalationStep,
  escalationAt,
  escalationProblem,
} from '../rules/alerts/escalation';
export {
  type ExplainedGroup,
  type ExplainedNode,
  type Explanation,
  explain,
  explainAt,
} from '../rules/alerts/explainAlert';
export { explainCount } from '../rules/alerts/explainCount';
export type { ConditionState, ExplainedLeaf, ExplainOptions, UnknownReason } from '../rules/alerts/explainLeaf';
export {
  type AlertChange,
  type AlertMemory,
  type AlertStep,
  begin,
  concerns,
  dueAt,
  elapse,
  forgotten,
  observe,
} from '../rules/alerts/followAlert';
export {
  type AlertedTrailer,
  followReport,
  nextDueAt,
  passTime,
  type RuleChange,
  type RuleFailure,
  type RuleMemory,
  type TrailerStep,
  UNKNOWN_TRAILER,
} from '../rules/alerts/followTrailer';
export { hasData } from '../rules/alerts/hasData';
export { HELD_BACK_TEXTS, type HeldBackReason } from '../rules/alerts/heldBack';
export { leafClause, type SentenceOptions } from '../rules/alerts/leafClause';
export { leafOf, type PredicateProblem, type ReadPredicate } from '../rules/alerts/leafOf';
export type { LeafUnit, LeafValue } from '../rules/alerts/leafValue';
export { LIGHT_FAULT_IDS, type LightFaultId, lightFaultIdsOf } from '../rules/alerts/lightFaultIds';
export { type BacktestEpisode, type BacktestMessages, messagesOfBacktest } from '../rules/alerts/messagesOfBacktest';
export { predicateOf } from '../rules/alerts/predicateOf';
export { type QuietHours, type QuietUntil, quietUntil } from '../rules/alerts/quietHours';
export { type FollowedRule, type RuleIndex, ruleIndexOf, ruleIndexWith } from '../rules/alerts/ruleIndex';
export { type StateSpan, statesBetween } from '../rules/alerts/statesBetween';
export {
  reportsOf,
  type Strip,
  type StripName,
  type Strips,
  type StripValues,
  stripsOf,
  withoutRepeats,
} from '../rules/alerts/strips';
export type { Truth } from '../rules/alerts/truth';
export {
  ALERT_FREQUENCIES,
  ALERT_RULE_DEFAULTS,
  ALERT_TYPE_GROUPS,
  ALERT_TYPES,
  ALL_GEOFENCES,
  type AlertTypeGroup,
  type AlertTypeGroupKey,
  type AlertTypeWord,
  ANY_LIGHTS_STATUS,
  alertType,
  PREDICATE_OPTIONS,
} from '../vocabulary/alertTypes';
