// Generated from packages/domain/schema by `npm run generate`. Do not edit.
export const typeDefs = `"An instant, ISO 8601 in UTC: 2026-11-17T15:12:00.000Z."
scalar DateTime

type Query

type Mutation

"One page of a list. Pages start at 1."
input PaginationInput {
  "Rows per page, 1 to 100. An export can request up to 500."
  pageSize: Int!
  pageNumber: Int!
}

input SortingInput {
  "A sort field of the list, e.g. unitId. Unknown and unsortable fields are a BAD_USER_INPUT."
  sortBy: String!
  sortAsc: Boolean!
}

extend type Query {
  """
  Lifecycles of a trailer's ABS faults that were active in a period: repeats of the same codes within 30 days are one.
  NOT_FOUND if the trailer doesn't exist or the caller has no access.
  """
  absTroubleshootingLifecycles(input: AbsLifecyclesInput!): AbsLifecycleList!
  """
  Speed, battery and amber lamp of a trailer in a period, oldest first, at most 2,000. Where several reports are one, it
  has their highest speed, their lowest voltage, and the lamp on if any had it on.
  """
  absReadings(vin: String!, from: DateTime!, to: DateTime!): AbsReadings!
}

"Columns: entry i of each belongs to one reading. Null: not reported."
type AbsReadings {
  "Whether older reports of the period were left out."
  isCut: Boolean!
  "Time of recording, in milliseconds since 1970, UTC."
  atMs: [Float!]!
  speedMph: [Float]!
  "Of the trailer battery."
  batteryVolts: [Float]!
  isLampOn: [Boolean]!
}

input AbsLifecyclesInput {
  vin: String!
  "Start of the period. Null: since the first record."
  from: DateTime
  "Its end, exclusive. Null: until now."
  to: DateTime
  "Levels: 1 ABS, 2 component. Null: both."
  faultTypeIds: [Int!]
  "Active or Cleared. Null: both."
  status: String
}

type AbsLifecycleList {
  "Time of the response. Durations of active faults end here."
  asOf: DateTime!
  "Whether records before the 1,000 latest were left out."
  isCut: Boolean!
  "The one that began to show last comes first."
  lifecycles: [AbsLifecycle!]!
}

"A fault from its first record on, with its repeats."
type AbsLifecycle {
  "The id of its first record."
  id: ID!
  "Active, or Cleared if all of its records have ended."
  status: String!
  "Description by the device, or by the codes. Null: unknown."
  faultDescription: String
  "Null if unknown, like cause and repairInformation."
  suspectComponent: String
  cause: String
  repairInformation: String
  "Blink code of a TABS-6 Advanced; null if the fault has none."
  blinkCode: String
  "Level: 1 ABS, 2 component."
  faultTypeId: Int!
  "Suspect parameter number (J1939)."
  spn: Int
  "Failure mode identifier (J1939)."
  fmi: Int
  "How long it was active, all of its records together."
  durationSeconds: Int!
  "Highest reported speed in miles per hour while it was active."
  maxMph: Float
  "Newest first, also those outside the period."
  records: [AbsFault!]!
}

extend type Query {
  "The signed-in user."
  me: Me!
  "Features of a customer. With a null customerId, those of the caller: all that are on for any customer that the caller has access to."
  getCustomerFeatures(input: CustomerFeaturesInput!): [CustomerFeature!]!
}

input CustomerFeaturesInput {
  customerId: Int
}

type CustomerFeature {
  featureId: Int!
  featureName: String!
}

type TimeZoneChoice {
  "IANA name, e.g. America/Chicago."
  id: String!
  country: String!
  description: String!
  "Minutes east of UTC during daylight saving time."
  utcDaylightOffset: Int!
}

type Me {
  id: ID!
  email: String!
  isLoggedIn: Boolean!
  "Role names as in the id token, e.g. CUSTOMER_ADMIN_3."
  roles: [String!]!
  "The customer of the first role with a customer, if any."
  customerId: Int
  customerNames: [String!]!
  "Whether the menu shows Parts: any of the user's customers shows it. True for users of all customers."
  showsParts: Boolean!
  "Null: the zone of the viewer's browser applies."
  timezone: TimeZoneChoice
  "The user's vehicle groups, including special ones."
  groups: [MyGroup!]!
  "Days until the password expires; null if it doesn't expire."
  passwordExpirationDays: Int
}

type MyGroup {
  id: ID!
  name: String!
  "regular, allVins, noVins, tkCommandControl or noHelp."
  kind: String!
  customerId: Int!
}

extend type Query {
  """
  What happened to alerts that the caller has access to, the messages about them, and changes of rules,
  newest first. Request pages until \`next\` is null.
  """
  alertActivity(input: AlertActivityInput!): AlertActivityPage!
}

input AlertActivityInput {
  customerId: Int!
  "alerts, handling, messages or rules. All without it."
  kinds: [String!]
  ruleId: ID
  "VIN of a trailer. Then there are no changes of rules."
  vin: String
  "Email address of who did it, or of the recipient of a message."
  person: String
  "critical, caution or good."
  severity: String
  from: DateTime
  "The first instant after the range."
  to: DateTime
  "1 to 500. 50 without it."
  limit: Int
  "The value of \`next\` of the page before."
  after: String
}

type AlertActivityPage {
  lines: [AlertActivityLine!]!
  "Null after the last page."
  next: String
}

"Something that happened. Fields that its kind doesn't use are null."
type AlertActivityLine {
  id: ID!
  at: DateTime!
  """
  Of an alert: fired, ended, withdrawn, reinstated, acknowledged, unacknowledged, assigned, snoozed, closed, reopened or
  noted. Of a message: message. Of a rule: ruleCreated, ruleUpdated, ruleDeleted, ruleMoved, ruleEnabled, ruleDisabled,
  ruleTakenOver or ruleFailed. A newer server may have additional ones.
  """
  kind: String!
  "Email address of the person. Null if a report or the system did it."
  by: String
  alertId: ID
  ruleId: ID!
  ruleName: String!
  "critical, caution or good. Of a rule: as it is now."
  severity: String
  vin: ID
  unitId: String
  "Of an alert about a geofence."
  geofence: AlertGeofence
  "condition, ruleChanged, ruleDisabled, ruleDeleted, ruleFailed, trailerLeft or geofenceOff."
  endedBy: String
  note: String
  assignee: String
  until: DateTime
  channel: String
  recipient: String
  "queued, sent, failed, unconfirmed or heldBack."
  outcome: String
  "Why a message was held back or failed."
  reason: String
  "Names of the fields of a rule that were changed."
  fields: [String!]
}

extend type Query {
  "Emails that the caller has unsubscribed from, newest first."
  myMailOptOuts: [MailOptOut!]!
  """
  Emails and webhook messages about alerts of a customer that could not be delivered in the last 30 days, newest first.
  Request pages until \`next\` is null.
  """
  failedAlertMessages(customerId: Int!, "1 to 100." limit: Int! = 50, after: String): FailedAlertMessagePage!
  """
  Addresses of a customer's users and of its rules that have unsubscribed from emails about alerts, newest first.
  Request pages until \`next\` is null.
  """
  alertMailOptOuts(customerId: Int!, "1 to 100." limit: Int! = 50, after: String): AlertMailOptOutPage!
}

extend type Mutation {
  "Subscribes the caller again to emails with the subject of an opt-out. NOT_FOUND if there is none."
  resumeMail(subject: String!): String!
}

"Emails that an address has unsubscribed from."
type MailOptOut {
  "What the opt-out is stored under: \`*\`, a kind of email, or \`alert:\` with the id of a rule."
  subject: String!
  "all, alert, alertRule, geofence or fleetSummary. A newer server may have additional ones."
  kind: String!
  "Null unless the emails are about one rule, and if the caller has no access to it."
  ruleName: String
  since: DateTime!
}

type FailedAlertMessagePage {
  messages: [FailedAlertMessage!]!
  "Null after the last page."
  next: String
}

"A message about alerts that will not be tried again."
type FailedAlertMessage {
  id: ID!
  "When it failed."
  at: DateTime!
  "email or webhook."
  channel: String!
  "An email address, or the name of a webhook."
  recipient: String!
  ruleId: ID!
  ruleName: String!
  "The first alert that it is about."
  alertId: ID
  "Number of alerts that it is about."
  alerts: Int!
  "What the receiving server answered. Null if it is unknown."
  reason: String
}

type AlertMailOptOutPage {
  optOuts: [AlertMailOptOut!]!
  "Null after the last page."
  next: String
}

type AlertMailOptOut {
  id: ID!
  address: String!
  "all for all emails, alert for all emails about alerts, or alertRule."
  kind: String!
  "The rule whose emails are not wanted. Null for all rules."
  ruleId: ID
  ruleName: String
  since: DateTime!
}

extend type Query {
  "When and how the caller wants to be notified of alerts."
  alertSettings: AlertSettings!
}

extend type Mutation {
  """
  Replaces when and how the caller wants to be notified. CONFLICT if they were saved elsewhere since \`version\` was read;
  then \`details.current\` has the present ones.
  """
  saveAlertSettings(version: Int!, input: AlertSettingsInput!): AlertSettings!
  "Sends a message about no alert to the caller, on the way that messages about alerts take. Returns the address."
  sendTestAlert: String!
  """
  Stops messages of a rule about a trailer until an instant, at most 30 days; null ends that. Alerts are still listed.
  NOT_FOUND without access to the trailer.
  """
  muteAlertRule(customerId: Int!, id: ID!, vin: ID!, until: DateTime): DateTime
}

type AlertSettings {
  "Severities of alerts that are sent by email: critical, caution, good."
  email: [String!]!
  "Severities of alerts that are sent to browsers."
  push: [String!]!
  quietHours: QuietHours
  digest: AlertDigest
  "When quiet hours begin or end next. Null without quiet hours."
  quietHoursChange: DateTime
  "Whether quiet hours apply now."
  isQuiet: Boolean!
  "0 if nothing was saved yet."
  version: Int!
}

input AlertSettingsInput {
  "Severities of alerts that are sent by email: critical, caution, good."
  email: [String!]!
  push: [String!]!
  "Null for none."
  quietHours: QuietHoursInput
  "Null to send each email at once."
  digest: AlertDigestInput
}

"Hours without messages. What would have been sent is sent as one email when they end."
type QuietHours {
  "IANA zone, such as America/Chicago."
  zone: String!
  windows: [AlertWindow!]!
  "Whether critical alerts are sent anyway."
  criticalPasses: Boolean!
}

input QuietHoursInput {
  zone: String!
  windows: [AlertWindowInput!]!
  criticalPasses: Boolean!
}

"When emails about alerts that aren't critical are sent as one."
type AlertDigest {
  zone: String!
  "0 Monday to 6 Sunday."
  days: [Int!]!
  "HH:mm"
  time: String!
}

input AlertDigestInput {
  zone: String!
  days: [Int!]!
  time: String!
}

"Hours on days of the week. Those over midnight belong to the day on which they begin."
type AlertWindow {
  "0 Monday to 6 Sunday."
  days: [Int!]!
  "HH:mm"
  from: String!
  "HH:mm, the first minute after. The same time as \`from\` means the same time on the next day."
  to: String!
}

input AlertWindowInput {
  days: [Int!]!
  from: String!
  to: String!
}

"Hours in which a rule sends messages."
type AlertHours {
  "IANA zone, such as America/Chicago."
  zone: String!
  windows: [AlertWindow!]!
}

input AlertHoursInput {
  zone: String!
  windows: [AlertWindowInput!]!
}

"Who else is notified of an alert that no one has acknowledged."
type AlertEscalation {
  "Since the alert was noticed, or since the active hours of its rule began: 1 minute to 30 days, later than the step before."
  afterMs: Float!
  "Different email addresses."
  emails: [String!]!
}

input AlertEscalationInput {
  afterMs: Float!
  emails: [String!]!
}

"""
What an alert rule is about, as JSON: one condition such as \`{ "kind": "doorFor", "status": "open", "durationMs": 1800000 }\`,
or a group \`{ "kind": "all", "of": [...] }\` or \`{ "kind": "any", "of": [...] }\` of up to 10 conditions, 2 levels deep.
"""
scalar AlertCondition
"""
A condition at an instant, as JSON: its truth, state, value, instants and threshold, or why it is unknown. A group has
\`kind\` all or any, its \`truth\`, and its conditions in \`of\`.
"""
scalar ExplainedCondition

extend type Query {
  "Alert rules of a customer in the customer's order."
  alertRules(customerId: Int!): [AlertRule!]!
  "Null if it was deleted."
  alertRule(customerId: Int!, id: ID!): AlertRule
  "Alerts of trailers that the caller has access to: for the inbox, of a rule, or of a trailer."
  alertNotifications(input: AlertNotificationsInput!): AlertPage!
  "An alert with everything that happened to it. Null if the caller has no access to its trailer."
  alertNotification(customerId: Int!, id: ID!): AlertDetail
  "Why a rule fired for a trailer at an instant, or why not. Null if one of them is unknown."
  explainAlert(input: ExplainAlertInput!): AlertExplanation
  """
  What a rule would have done in the last days: a page of trailers, or of geofences if it is about the number of
  trailers in them. Request pages until \`next\` is null. Nothing is written.
  """
  alertBacktest(input: AlertBacktestInput!): AlertBacktest!
  "Number of alerts that need the caller. Five or more of one rule count as one."
  alertCount(customerId: Int!): Int!
}

extend type Mutation {
  "Creates a rule at the end of the list; it decides from now on."
  createAlertRule(input: CreateAlertRuleInput!): AlertRule!
  """
  Replaces a rule. Its open alerts end. CONFLICT if someone else has saved since \`version\` was read; then
  \`details.current\` is the present rule.
  """
  updateAlertRule(customerId: Int!, id: ID!, version: Int!, input: AlertRuleInput!): AlertRule!
  "Deletes a rule; its open alerts end and stay in the list. Returns its id."
  deleteAlertRule(customerId: Int!, id: ID!): ID!
  "Puts a rule at a place in the customer's list, counted from 0. Returns all rules."
  moveAlertRule(customerId: Int!, id: ID!, place: Int!): [AlertRule!]!
  "Switches a rule on; it decides from now on."
  enableAlertRule(customerId: Int!, id: ID!): AlertRule!
  "Switches a rule off; its open alerts end."
  disableAlertRule(customerId: Int!, id: ID!): AlertRule!
  """
  Makes the caller the owner of a rule that is paused because its owner has no access; it decides from now on.
  BAD_USER_INPUT if its owner has access, CONFLICT if someone else has saved since \`version\` was read.
  """
  takeOverAlertRule(customerId: Int!, id: ID!, version: Int!): AlertRule!
  """
  Handles up to 500 alerts alike. Those that someone else has handled since their version was read stay as they are and
  are returned as \`conflicts\`.
  """
  handleAlerts(input: HandleAlertsInput!): HandledAlerts!
}

input CreateAlertRuleInput {
  "UUID created by the client. A repeated request gets the first response again, and nothing is created twice."
  requestId: ID
  customerId: Int!
  rule: AlertRuleInput!
}

input AlertRuleInput {
  "1 to 100 characters."
  name: String!
  "critical, caution or good."
  severity: String!
  condition: AlertCondition!
  "All trailers of the customer that the owner of the rule has access to."
  allVehicles: Boolean!
  "Trailers that the rule is about. Empty with \`allVehicles\`."
  vehicleIds: [ID!]!
  "Groups whose trailers the rule is about, with their subgroups. Empty with \`allVehicles\`."
  vehicleGroupIds: [ID!]!
  isActive: Boolean!
  notifyMe: Boolean!
  notifyAllCustomerUsers: Boolean!
  "Up to 50 different email addresses."
  notifyEmails: [String!]!
  includeSensorData: Boolean!
  "Time between two messages about a trailer to a recipient, in ms: 0 for one notification only, or 86400000."
  alertNotificationRateLimitMs: Float!
  "Whether to notify about trailers that match when the rule is saved."
  notifyPresent: Boolean!
  "When messages may be sent. Null for always."
  activeHours: AlertHoursInput
  "Up to three steps. None without it."
  escalation: [AlertEscalationInput!]
}

type AlertRule {
  id: ID!
  customerId: Int!
  name: String!
  "critical, caution or good."
  severity: String!
  condition: AlertCondition!
  "The conditions without their groups, in the specified form."
  alertPredicates: [AlertPredicate!]!
  allVehicles: Boolean!
  vehicleIds: [ID!]!
  "VINs of \`vehicleIds\`, of those that the caller has access to."
  vins: [ID!]!
  vehicleGroupIds: [ID!]!
  isActive: Boolean!
  "True if the rule is switched off, otherwise null."
  deactivated: Boolean
  "When it was switched off. Null if it is on."
  disabledAt: DateTime
  "Email address of the person who switched it off. Null if it is on, or if that is no longer known."
  disabledBy: String
  "ownerWithoutAccess, failed or notInPlan if the rule is on but decides nothing."
  pausedBy: String
  "Email address of the owner. Null if the account was deleted."
  ownerEmail: String
  isOwn: Boolean!
  notifyMe: Boolean!
  notifyAllCustomerUsers: Boolean!
  notifyEmails: [String!]!
  includeSensorData: Boolean!
  alertNotificationRateLimitMs: Float!
  notifyPresent: Boolean!
  "When messages may be sent. Null for always."
  activeHours: AlertHours
  escalation: [AlertEscalation!]!
  "Levels of alarms of the first such condition. Null without one."
  thermoKingFaultLevel: [Int!]
  thermoKingFuelLevelPercentage: Float
  geofenceTrailersThreshold: Int
  geofenceIds: [ID!]
  isGeofenceOccupancyInverted: Boolean
  "Start of the latest alert."
  lastFired: DateTime
  "Alerts that hold now, of trailers that the caller has access to."
  firingNow: Int!
  "Alerts of each of the last seven days, oldest first."
  firingsPerDay: [Int!]!
  created: DateTime!
  updated: DateTime!
  version: Int!
}

"One condition of a rule in the specified form. Fields that its type doesn't use are null."
type AlertPredicate {
  alertPredicateTypeId: Int!
  alertPredicateTypeName: String!
  durationMs: Float
  tetherStateDurationMs: Float
  doorStatusDurationMs: Float
  geofenceOccupancyDurationMs: Float
  tpmsThresholdPsi: Float
  tireTemperatureThresholdC: Float
  netBogieWeightLbs: Float
  geofenceEnterEvents: Boolean
  geofenceExitEvents: Boolean
  anyCustomerGeofence: Boolean
  geofenceIds: [ID!]
  geofenceTrailersThreshold: Int
  isGeofenceOccupancyInverted: Boolean
  thermoKingFaultLevel: [Int!]
  thermoKingFuelLevelPercentage: Float
  loadStatusLoaded: Boolean
  loadStatusUnloaded: Boolean
  anyAbsSystemFault: Boolean
  anyLightFault: Boolean
  lightFaultTypeIds: [Int!]
  tethered: Boolean
  untethered: Boolean
  doorClosed: Boolean
  doorOpened: Boolean
  sensorBoxBatteryRed: Boolean
  sensorBoxBatteryYellow: Boolean
  anyTisStatus: Boolean
  tisStatuses: [String!]
}

input ExplainAlertInput {
  customerId: Int!
  ruleId: ID!
  "VIN of a trailer. Null for a rule about the number of trailers in geofences."
  vin: String
  "Of a rule about the number of trailers in geofences."
  geofenceId: ID
  "Not in the future."
  at: DateTime!
  "With \`to\`: the start of the time whose \`states\` are returned, at most 48 hours."
  from: DateTime
  "The first instant after that time."
  to: DateTime
  "Whether \`messages\` are returned."
  withMessages: Boolean
}

type AlertExplanation {
  """
  firing, or why it doesn't: notMet, ruleOff, ruleYounger for an instant before the rule had its conditions,
  notConcerned for a trailer or a geofence that the rule isn't about, or noReports.
  """
  verdict: String!
  "Start of the alert that covers the instant."
  since: DateTime
  "clear, pending, firing, recovering or unknown. Null if the rule wasn't judged."
  state: String
  root: ExplainedCondition
  "Latest report of the trailer at the instant or before."
  reportedAt: DateTime
  """
  States between \`from\` and \`to\`, oldest first, without the time in which the rule didn't count or that is yet to come.
  Null if they weren't requested, or the rule wasn't judged.
  """
  states: [AlertStateSpan!]
  """
  Messages that the rule would have sent if it had fired at the instant, by the settings of now. Null if they weren't
  requested, or the rule fires or wasn't judged.
  """
  messages: [ExplainedMessage!]
}

"A stretch in which a rule had one state for a trailer. A one-time event has the same start and end."
type AlertStateSpan {
  from: DateTime!
  to: DateTime!
  "clear, pending, firing, recovering or unknown."
  state: String!
}

"A message that a rule would have sent."
type ExplainedMessage {
  "fired, or \`escalation:\` with a number."
  step: String!
  "email, push or webhook."
  channel: String!
  recipient: String!
  "sent, waiting or heldBack."
  outcome: String!
  "Why it would have waited or been held back. Null for an escalation, which waits for an acknowledgment."
  reason: String
  "When it would have been sent, or decided on again. Null unless it would have waited."
  until: DateTime
}

input AlertBacktestInput {
  customerId: Int!
  condition: AlertCondition!
  allVehicles: Boolean!
  vehicleIds: [ID!]!
  vehicleGroupIds: [ID!]!
  "1 to 31."
  days: Int!
  "The value of \`next\` of the page before."
  after: ID
}

type AlertBacktest {
  "Of the trailers or geofences of this page, each one's in order."
  firings: [AlertFiring!]!
  "Number of trailers of this page that the rule is about. Of geofences, the first page has all trailers of the rule."
  trailers: Int!
  "Number of geofences of this page. Null if the rule isn't about the number of trailers in them."
  geofences: Int
  "Trailers of this page that match now, or geofences."
  matchingNow: Int!
  "Trailers of this page that didn't report in this time what the condition is about, so it can't have held."
  withoutData: Int!
  "Null after the last page."
  next: ID
}

type AlertFiring {
  vin: ID
  unitId: String
  "Null for an alert about a trailer."
  geofence: AlertGeofence
  since: DateTime!
  "Null while it holds."
  endedAt: DateTime
}

input AlertNotificationsInput {
  customerId: Int!
  "attention, snoozed or done. All without it."
  group: String
  ruleId: ID
  "VIN of a trailer."
  vin: String
  "critical, caution or good."
  severity: String
  "Only alerts that are assigned to the caller (mine), or without an assignee (none)."
  assigned: String
  paginationInput: PaginationInput!
}

type AlertPage {
  total: Int!
  alerts: [Alert!]!
}

"A geofence whose trailers were counted."
type AlertGeofence {
  id: ID!
  "Its name when the alert began."
  name: String!
}

"A stretch in which the condition of a rule held for a trailer, or for a geofence whose trailers are counted."
type Alert {
  id: ID!
  customerId: Int!
  ruleId: ID!
  "Name of the rule when the alert began."
  ruleName: String!
  "critical, caution or good."
  severity: String!
  condition: AlertCondition!
  "Of the trailer. Null for an alert about a geofence."
  vin: ID
  unitId: String
  "Null for an alert about a trailer."
  geofence: AlertGeofence
  since: DateTime!
  "Null while it holds."
  endedAt: DateTime
  """
  condition, ruleChanged, ruleDisabled, ruleDeleted, ruleFailed, trailerLeft, or geofenceOff for a geofence that was
  deactivated or deleted. Null while it holds.
  """
  endedBy: String
  "When the report that decided it arrived."
  noticedAt: DateTime!
  "Whether it was decided by a report that arrived after later ones."
  isLate: Boolean!
  "When a late report showed that it never was."
  withdrawnAt: DateTime
  "new, acknowledged, snoozed or closed."
  handling: String!
  handledAt: DateTime
  handledBy: String
  assignee: String
  snoozedUntil: DateTime
  "Counts what people do."
  version: Int!
}

type AlertDetail {
  alert: Alert!
  "Newest first."
  steps: [AlertStep!]!
  messages: [AlertMessage!]!
  "Until when the rule is muted for the trailer."
  mutedUntil: DateTime
  "Of an alert about a geofence that holds; otherwise null."
  counted: CountedTrailers
}

"The trailers that a rule counts in, or outside of, a geofence now, as far as the caller has access to them."
type CountedTrailers {
  total: Int!
  "Up to 100 of them, by unit ID."
  trailers: [CountedTrailer!]!
}

type CountedTrailer {
  vin: ID!
  unitId: String!
}

type AlertStep {
  id: ID!
  at: DateTime!
  "fired, ended, withdrawn, reinstated, acknowledged, unacknowledged, assigned, snoozed, closed, reopened or noted."
  kind: String!
  "Email address of the person. Null if a report or the system did it."
  by: String
  note: String
  assignee: String
  until: DateTime
}

type AlertMessage {
  at: DateTime!
  "fired, \`reminder:\` and \`escalation:\` with a number, or notice about too many emails."
  step: String!
  "email, push or webhook."
  channel: String!
  recipient: String!
  "queued, waiting or heldBack."
  outcome: String!
  "Why it waits or was held back."
  reason: String
  "When it is decided on again. Null unless it waits."
  until: DateTime
}

input HandleAlertsInput {
  customerId: Int!
  alerts: [HandledAlertInput!]!
  "acknowledge, unacknowledge, assign, snooze, close, reopen or note."
  action: String!
  "Email address of a user of the customer. Null to remove the assignee."
  assignee: String
  "End of a snooze."
  until: DateTime
  "Up to 1,000 characters; required for a note."
  note: String
}

input HandledAlertInput {
  id: ID!
  version: Int!
}

type HandledAlerts {
  alerts: [Alert!]!
  "Alerts as they are, with what someone else has done."
  conflicts: [Alert!]!
}

extend type Query {
  """
  Actions, newest first: all for top-level and view-only administrators, those of their customers for account
  administrators. Sign-ins belong to no customer.
  """
  auditLog(input: AuditLogInput!): AuditLogPage!
}

extend type Mutation {
  "The newest matching entries, for a file. The export itself is recorded in the audit log."
  exportAuditLog(input: AuditExportInput!): AuditExport!
}

input AuditLogInput {
  "Null: every customer that the caller has access to, and entries without a customer."
  customerId: Int
  "Substring of an action, or of the email address of actor or target; or a text that \`target\` matches."
  search: String
  "The exact target by its current or any former name, e.g. an email address, a VIN or a group."
  target: String
  "The area of an action: the part of its name before the dot, e.g. user. Null: all."
  area: String
  "Inclusive lower bound."
  from: DateTime
  "Exclusive upper bound."
  before: DateTime
  "The \`next\` of the previous page; null for the first page."
  after: ID
  "1 to 100."
  limit: Int!
}

"See AuditLogInput."
input AuditExportInput {
  customerId: Int
  search: String
  target: String
  area: String
  from: DateTime
  before: DateTime
}

type AuditExport {
  "At most 5,000, newest first."
  lines: [AuditLine!]!
  "Whether older entries match, too."
  hasMore: Boolean!
}

type AuditLogPage {
  lines: [AuditLine!]!
  "Null: this is the last page."
  next: ID
}

type AuditLine {
  id: ID!
  at: DateTime!
  "The action, e.g. user.updated."
  action: String!
  "Email address of the actor; the last known one if the account is gone. Null: not a signed-in user."
  by: String
  "Id of the actor if the account exists and the caller has access. Null in exports."
  byId: ID
  customerId: Int
  customerName: String
  "The target, e.g. an email address, a VIN or the name of a group."
  subject: String
  "The target if it exists and the caller has access. Null in exports."
  target: AuditTarget
  "Further facts, sorted by name."
  details: [AuditFact!]!
  "Changed fields."
  changes: [AuditChange!]!
}

type AuditTarget {
  "user, trailer or group"
  kind: String!
  "Id of a user or a group, VIN of a trailer."
  id: ID!
}

type AuditFact {
  name: String!
  value: String!
}

"A field before and after, as text. Null: empty."
type AuditChange {
  field: String!
  before: String
  after: String
}

extend type Query {
  "Customers with their administrative data. Top-level administrators only."
  findAllCustomers(input: FindAllCustomersInput!): ManagedCustomerPage!
}

extend type Mutation {
  "Creates a customer with its four special groups. Top-level administrators only."
  createCustomer(input: CreateCustomerInput!): ManagedCustomer!
  "Changes the given fields. CONFLICT if someone else has saved since \`version\` was read."
  updateCustomer(input: UpdateCustomerInput!): ManagedCustomer!
  "Shows the customer in lists again. CONFLICT if someone else has saved since \`version\` was read."
  activateCustomer(customerId: Int!, version: Int!): ManagedCustomer!
  "Hides the customer from the lists of customers and groups. CONFLICT if someone else has saved since \`version\` was read."
  deactivateCustomer(customerId: Int!, version: Int!): ManagedCustomer!
}

input FindAllCustomersInput {
  paginationInput: PaginationInput!
  "Substring of a name, the abbreviation or the DOT number, or the whole id."
  filter: String
  showDeactivated: Boolean = false
  "One of CUSTOMER_SORT_FIELDS. Null: by short name."
  sortingInput: SortingInput
}

type ManagedCustomerPage {
  "Number of matching customers on all pages."
  customerCount: Int!
  customers: [ManagedCustomer!]!
}

type ManagedCustomer {
  id: Int!
  "Incremented by every save."
  version: Int!
  shortName: String!
  longName: String!
  abbrev: String!
  active: Boolean!
  created: DateTime!
  updated: DateTime!
  dotNumber: String
  retentionDurationDays: Int!
  "Bogie weight in pounds up to which a trailer is Unloaded. Null: 2,500."
  unloadedUpToLbs: Int
  "Hides this customer's trailers from technicians."
  hiddenFromTechnicians: Boolean!
  "Shows Parts in the menu of this customer's users."
  showsParts: Boolean!
  "Names of the enabled features."
  features: [String!]!
  totalAssets: Int!
  "Number of trailers with an activated SIM."
  totalActiveAssets: Int!
}

input CreateCustomerInput {
  "UUID created by the client. A repeated request gets the first response again, and nothing is created twice."
  requestId: ID
  shortName: String!
  longName: String!
  abbrev: String!
  "1 to 9 digits; 'USDOT' and spaces are accepted."
  dotNumber: String
  retentionDurationDays: Int!
  "0 to 20,000. Null: 2,500."
  unloadedUpToLbs: Int
  hiddenFromTechnicians: Boolean = false
  showsParts: Boolean = true
  features: [String!]!
}

input UpdateCustomerInput {
  id: Int!
  "The version that was read."
  version: Int!
  shortName: String
  longName: String
  abbrev: String
  "An empty text removes the number."
  dotNumber: String
  retentionDurationDays: Int
  "0 to 20,000. Null: 2,500. The load status of a trailer changes with its next report."
  unloadedUpToLbs: Int
  hiddenFromTechnicians: Boolean
  showsParts: Boolean
  features: [String!]
}

extend type Query {
  "Customers that the caller has access to, by short name."
  customers(showDeactivated: Boolean = false): [Customer!]!
}

type Customer {
  "Positive. 0 is reserved for the synthetic entries 'Super Admin' and 'All Customers'."
  id: Int!
  shortName: String!
  longName: String!
  abbrev: String!
  active: Boolean!
  created: DateTime!
  updated: DateTime!
  dotNumber: String
  retentionDurationDays: Int!
  "Bogie weight in pounds up to which a trailer is Unloaded. Null: 2,500."
  unloadedUpToLbs: Int
  totalAssets: Int!
  totalActiveAssets: Int!
}

extend type Query {
  "Active addresses that phones report to for a trailer, newest first. NOT_FOUND if the trailer doesn't exist or the caller has no access."
  deviceLinks(vin: String!): [DeviceLink!]!
}

extend type Mutation {
  """
  Creates an address that a phone or tracker reports to for a trailer with the OsmAnd protocol. While one is active, the
  trailer's simulated device doesn't report.
  """
  createDeviceLink(
    vin: String!
    name: String!
    "UUID created by the client. A repeated request gets the first response again, and nothing is created twice."
    requestId: ID
  ): NewDeviceLink!
  "Revokes an address. NOT_FOUND if the trailer has no such active address."
  revokeDeviceLink(vin: String!, linkId: ID!): ID!
}

type DeviceLink {
  id: ID!
  "The name that the user gave the phone."
  name: String!
  createdAt: DateTime!
}

type NewDeviceLink {
  link: DeviceLink!
  "The full URL with its secret. It is returned only once."
  url: String!
}

extend type Query {
  """
  ABS faults of one trailer, latest start first. NOT_FOUND if the trailer doesn't exist or the caller has no access.
  """
  absFaults(input: AbsFaultsInput!): AbsFaultList!
}

input AbsFaultsInput {
  vin: String!
  "Whether to include cleared faults. Default: only active ones."
  showAll: Boolean
  "Only faults that began within this many days of 24 hours, 1 to 3650. Null: all."
  withinDays: Int
  "Levels: 1 ABS, 2 component. Null: both."
  faultTypeIds: [Int!]
}

type AbsFaultList {
  "Time of the response. Durations of active faults end here."
  asOf: DateTime!
  "Number of matches. The 500 latest are listed."
  total: Int!
  faults: [AbsFault!]!
}

type AbsFault {
  id: ID!
  "Active, or Cleared if it has ended."
  status: String!
  "Description by the device, or by the codes. Null: unknown."
  faultDescription: String
  faultStart: DateTime!
  faultEnd: DateTime
  "Null if unknown, like cause and repairInformation."
  suspectComponent: String
  cause: String
  repairInformation: String
  "From its start to its end, or to now."
  durationSeconds: Int!
  "Highest reported speed in miles per hour while it was active."
  maxMph: Float
  "Odometer of the trailer in miles at its start, by the ABS if installed, or by GPS."
  bestAvailableTotalMileage: Float
  "Level: 1 ABS, 2 component."
  faultTypeId: Int!
  "Suspect parameter number (J1939)."
  spn: Int
  "Failure mode identifier (J1939)."
  fmi: Int
  "Blink code of a TABS-6 Advanced; null if the fault has none."
  blinkCode: String
}

extend type Query {
  "Trailers that the caller has access to, filtered, searched and sorted by the server."
  fleetStatus(input: FleetStatusInput!): FleetStatusPage!
  "Number of trailers that match the search and the filters, by health: the counts next to the fleet status filter."
  fleetStatusSummary(input: FleetStatusSummaryInput!): FleetStatusSummary!
}

input FleetStatusInput {
  "Null: every customer that the caller has access to."
  customerId: Int
  "Substring of VIN, Unit ID or serial number; one or two characters match the beginning."
  search: String
  filters: [FleetStatusFilter!]
  "Default: worst trailer health first."
  sortingInput: SortingInput
  paginationInput: PaginationInput!
  "The \`listId\` of an earlier page. The response comes from exactly that list, as an export requires."
  listId: ID
}

input FleetStatusSummaryInput {
  customerId: Int
  search: String
  filters: [FleetStatusFilter!]
}

"A condition on one column. All conditions must match; any of several \`in\` values matches."
input FleetStatusFilter {
  "A filter field of the grid, e.g. trailerHealthStatus; see FLEET_STATUS_FIELDS."
  field: String!
  "Text and list columns: substring, case-insensitive."
  contains: String
  "Choice, boolean and list columns: any of these ids, 'NA' means no reading where a choice offers it. VIN: any of these."
  in: [String!]
  "Number columns: inclusive bounds."
  min: Float
  max: Float
  "Date columns: inclusive lower bound."
  from: DateTime
  "Date columns: exclusive upper bound."
  before: DateTime
}

type FleetStatusPage {
  "Exact number of matching trailers."
  total: Int!
  trailers: [FleetStatusTrailer!]!
  "Identifies this list with its filters and order; null if the server doesn't store it yet."
  listId: ID
  "Time of the response, from which ages are counted."
  asOf: DateTime!
}

type FleetStatusSummary {
  total: Int!
  critical: Int!
  caution: Int!
  good: Int!
  "Health NA: no sensor that determines health, or no report yet."
  notAvailable: Int!
  "Connectivity CRITICAL or NA: no report for ten days, or none yet."
  notReporting: Int!
}

"One reason for a trailer's health."
type HealthReason {
  "abs, tireInflation, lights, trailerBattery, wheelEnd or tireTemperature."
  part: String!
  "CAUTION or CRITICAL."
  severity: String!
  "The problem, e.g. absFault or lightsLowCurrent."
  code: String!
}

"A faulty light circuit."
type LightCircuitFault {
  "red, green, yellow, black or brown."
  branch: String!
  "highCurrent, lowCurrent or intermittent."
  state: String!
}

"A trailer with the newest value of each sensor. Null means 'no reading'; installedSensorTypeIds lists the installed sensors."
type FleetStatusTrailer {
  id: ID!
  vin: String!
  unitId: String!
  customerId: Int!
  "Null: the caller can't see customers, e.g. a technician."
  customerName: String
  serialNumber: String
  deviceTypeId: Int!
  vehicleTypeId: Int!
  vehicleType: String!
  productType: String!
  hasSolarPanels: Boolean!
  installedSensorTypeIds: [Int!]!
  mainAppVersion: String
  lastReport: DateTime
  installationDate: DateTime
  "Names of the trailer's vehicle groups."
  groups: [String!]!
  absOdometer: Float
  gpsOdometer: Float
  tetheredStatus: String
  timeUntetheredDays: Float
  tetherReportedAt: DateTime
  dwellingSince: DateTime
  "Name of the customer's geofence that the trailer is in."
  geofence: String
  loadStatus: String
  cargoWeightOnBogieLbs: Float
  loadReportedAt: DateTime
  address: String
  speed: Float
  lat: Float
  lng: Float
  gpsHeading: Float
  positionReportedAt: DateTime
  doorStatus: String
  doorReportedAt: DateTime
  absFaultSeverityLevel: String
  absFaultDescription: String
  absFaultSpn: Int
  absFaultFmi: Int
  absReportedAt: DateTime
  tireInflationStatus: String
  tireInflationReportedAt: DateTime
  lightFault: String
  "Faulty light circuits, in the order of the plug."
  lightFaultCircuits: [LightCircuitFault!]!
  lightsReportedAt: DateTime
  trailerBatteryVoltage: Float
  trailerBatteryStatus: String
  trailerBatteryReportedAt: DateTime
  deviceBatteryVoltage: Float
  deviceBatteryStatus: String
  deviceBatteryReportedAt: DateTime
  trailerHealthStatus: String!
  "Reasons for the health, worst first."
  healthReasons: [HealthReason!]!
  connectivityStatus: String!
  modelYear: Int
  ageYears: Int
  vehicleLengthFeet: Float
  cargoCameraFullness: Float
  cargoCameraReportedAt: DateTime
  simStatus: String
  simStatusChangeDate: DateTime
  tkUnitOnOrOff: String
  tkOperatingMode: String
  tkFuelLevel: Float
  tkAmbientF: Float
  tkHumidity: Float
  tkInteriorTemperature1F: Float
  tkInteriorTemperature2F: Float
  tkInteriorTemperature3F: Float
  tkInteriorTemperature4F: Float
  tkInteriorTemperature5F: Float
  tkInteriorTemperature6F: Float
  tkSetPoint1F: Float
  tkSetPoint2F: Float
  tkSetPoint3F: Float
  tkDischargeAir1F: Float
  tkDischargeAir2F: Float
  tkDischargeAir3F: Float
  tkReturnAir1F: Float
  tkReturnAir2F: Float
  tkReturnAir3F: Float
  tkEngineHours: Float
  tkElectricalHours: Float
  tkTotalHours: Float
  tkUnitBatteryVoltage: Float
  reeferReportedAt: DateTime
}

extend type Query {
  "The page of the freight partner, and the agreement that has to be accepted before it opens."
  freight: Freight!
}

extend type Mutation {
  """
  Accepts the freight agreement. CONFLICT if \`version\` isn't the present version of its text, with the present one in
  \`details.current\`.
  """
  acceptFreightAgreement(version: String!): Freight!
}

type Freight {
  "Address of the partner's page. Null until the caller has accepted the agreement, and while settings are missing."
  url: String
  "Null while settings are missing."
  agreement: FreightAgreement
  "Names of the server's settings that an operator still has to set."
  missingSettings: [String!]!
}

type FreightAgreement {
  version: String!
  "Plain text with paragraphs that are separated by an empty line."
  text: String!
  "When the caller accepted this version. Null if they haven't."
  acceptedAt: DateTime
}

extend type Query {
  "The latest search for earlier visits of a geofence. Null if there was none."
  geofenceBackfill(customerId: Int!, geofenceId: ID!): GeofenceBackfill
}

extend type Mutation {
  """
  Searches the reports of the last days for visits that trailers made before a geofence had its present shape, as a job.
  Visits that are already known stay as they are. No mails are sent. Replaces an earlier search of the geofence.
  """
  startGeofenceBackfill(customerId: Int!, geofenceId: ID!, days: Int!): GeofenceBackfill!
  "Stops a search. Visits that it has found stay. NOT_FOUND if there was none."
  cancelGeofenceBackfill(customerId: Int!, geofenceId: ID!): GeofenceBackfill!
}

type GeofenceBackfill {
  geofenceId: ID!
  "Reports from this instant are searched."
  from: DateTime!
  "Since this instant, the geofence has decided by itself."
  until: DateTime!
  "running, done, canceled, or outdated if the geofence was changed since its start."
  status: String!
  "Trailers of the customer that were searched, in percent."
  percent: Int!
}

extend type Mutation {
  """
  Changes up to 500 geofences at once, in one transaction: activates or deactivates them, gives them a category, or
  deletes them. Those that someone else has changed since \`version\` was read are left as they are and named.
  """
  changeGeofences(input: ChangeGeofencesInput!): ChangedGeofences!
}

input ChangeGeofencesInput {
  customerId: Int!
  geofences: [GeofenceVersion!]!
  isActive: Boolean
  category: String
  "Deletes them. Excludes the other changes."
  delete: Boolean
}

input GeofenceVersion {
  id: ID!
  version: Int!
}

type ChangedGeofences {
  changed: [ID!]!
  "Names of geofences that someone else has changed or deleted."
  leftOut: [String!]!
}

extend type Query {
  "Categories that a customer has added to those that every customer has, by label."
  geofenceCategories(customerId: Int!): [OwnGeofenceCategory!]!
}

extend type Mutation {
  """
  Creates a category, or replaces the one with this id. The client makes the id, so a repeated request changes nothing.
  CONFLICT if another category has the label.
  """
  saveGeofenceCategory(customerId: Int!, id: ID!, input: GeofenceCategoryInput!): OwnGeofenceCategory!
  "Deletes a category. Its geofences become \`other\`. Returns its id."
  deleteGeofenceCategory(customerId: Int!, id: ID!): ID!
}

input GeofenceCategoryInput {
  "1 to 40 characters, unique regardless of case."
  label: String!
  "How long a trailer may stay before detention begins, in minutes. Geofences can have their own."
  freeMinutes: Int!
}

type OwnGeofenceCategory {
  id: ID!
  label: String!
  freeMinutes: Int!
  "Geofences of the category."
  geofences: Int!
}

extend type Query {
  """
  How long trailers that the caller has access to stayed in geofences during a period: a row per geofence or per trailer,
  longest total first. Visits that reach beyond the period count with their part inside it; open ones last until now.
  """
  geofenceDwell(input: GeofenceDwellInput!): GeofenceDwellPage!
}

input GeofenceDwellInput {
  customerId: Int!
  "geofence or trailer."
  by: String!
  from: DateTime!
  "Exclusive; after \`from\`."
  to: DateTime!
  "Only visits of this geofence."
  geofenceId: ID
  "Only visits of the trailer with this VIN."
  vin: String
  "Names of groups; the trailer is in any of them, or in a group below it."
  groups: [String!]
  "Names of trailer types."
  vehicleTypes: [String!]
  "Rows per page: 1 to 500."
  pageSize: Int!
  "\`next\` of the previous page. Null for the first one."
  after: String
}

type GeofenceDwellPage {
  "Number of rows on all pages."
  count: Int!
  "Of all rows. Null without visits."
  total: GeofenceDwellNumbers
  rows: [GeofenceDwell!]!
  "Null on the last page."
  next: String
}

type GeofenceDwell {
  "Id of the geofence, or VIN of the trailer."
  id: ID!
  "Name of the geofence, or unit ID of the trailer."
  name: String!
  numbers: GeofenceDwellNumbers!
}

"Durations in milliseconds, between the likeliest instants of entering and leaving."
type GeofenceDwellNumbers {
  "Visits, without those that only passed."
  visits: Int!
  "Trailers that drove through between two positions. They have no dwell."
  passed: Int!
  totalMs: Float!
  meanMs: Float!
  medianMs: Float!
  longestMs: Float!
  "Detention that is certain, and what is billed."
  detentionAtLeastMs: Float!
  detentionAtMostMs: Float!
  "Trailers with detention that is certain."
  trailersOverFreeTime: Int!
}

extend type Query {
  """
  Dry run of an import: what saving each feature would do, without saving. Up to 500 features, in their order; the names
  of one request are compared with each other too.
  """
  checkGeofences(input: CheckGeofencesInput!): CheckedGeofences!
}

extend type Mutation {
  """
  Saves up to 200 features of an import, all that can be saved in one transaction. A refused feature doesn't keep the
  others from being saved. A repeated request saves nothing twice and gets the same outcomes.
  """
  applyGeofences(input: ApplyGeofencesInput!): [AppliedGeofence!]!
  """
  Undoes up to 200 features of the caller's import, within 10 minutes after its last request: created geofences are
  deleted, replaced ones get their shape and details back. Geofences that were changed since are left as they are.
  Repeat it while \`remaining\` is above 0.
  """
  undoGeofenceImport(customerId: Int!, importId: ID!): UndoneGeofences!
}

"A geofence as a file has it. Null is what the file doesn't say."
input GeofenceFeatureInput {
  name: String!
  description: String
  "A new geofence needs one."
  category: String
  shape: GeofenceShape!
}

input CheckGeofencesInput {
  customerId: Int!
  features: [GeofenceFeatureInput!]!
}

type CheckedGeofences {
  checks: [GeofenceCheck!]!
  "Number of active geofences that the customer can still have."
  remaining: Int!
}

type GeofenceCheck {
  """
  new, unchanged, changes for a geofence of this name at the same place, nameTaken for one elsewhere, or refused.
  """
  verdict: String!
  "The geofence with this name."
  meets: MetGeofence
  "Index of an earlier feature of the request with this name."
  sameNameAs: Int
  "What differs from the geofence of this name: shape, name, description or category."
  changes: [String!]!
  "Why it is refused."
  problem: GeofenceProblem
}

"The geofence that a feature would replace."
type MetGeofence {
  id: ID!
  name: String!
  version: Int!
}

type GeofenceProblem {
  """
  name, description, category, tooMany, idTaken, or a problem of the shape: outOfRange, latLngSwapped, tooFewVertices,
  duplicateVertex, crossingEdges, holeOutside, aroundPole, areaTooSmall, radiusOutOfRange, halfWidthOutOfRange,
  tooManyVertices, tooManyParts, tooManyHoles or noParts.
  """
  code: String!
  "Index of the part."
  part: Int
  "Index of the ring in its part; 0 is the outer ring."
  ring: Int
  "Index of the vertex in its ring."
  vertex: Int
  at: GeofenceCoordinate
}

input ApplyGeofencesInput {
  customerId: Int!
  "UUID created by the client, the same for all requests of an import."
  importId: ID!
  rows: [GeofenceRowInput!]!
}

input GeofenceRowInput {
  "UUID created by the client. It is the id of the geofence if one is created."
  id: ID!
  "The geofence with this name, to replace it as it was checked. Null to create one."
  replaces: ReplacedGeofenceInput
  feature: GeofenceFeatureInput!
}

input ReplacedGeofenceInput {
  id: ID!
  version: Int!
}

type AppliedGeofence {
  "The id of the row."
  id: ID!
  "created, replaced, unchanged, nameTaken, changed if someone else has saved the geofence since, or refused."
  outcome: String!
  "The geofence that was created or replaced."
  geofenceId: ID
  "Why it is refused."
  problem: GeofenceProblem
}

type UndoneGeofences {
  "Geofences of this request that are as they were before the import."
  undone: Int!
  "Geofences of this request that were changed since, and are left."
  left: [LeftGeofence!]!
  "Rows of the import that are left for another request."
  remaining: Int!
}

type LeftGeofence {
  id: ID!
  name: String!
}

"""
The area of a geofence as JSON, one of:
\`{ "type": "circle", "center": { "lat", "lng" }, "radiusMeters" }\`,
\`{ "type": "polygon", "parts": [{ "outer": [{ "lat", "lng" }], "holes": [[{ "lat", "lng" }]] }] }\`,
\`{ "type": "corridor", "line": [{ "lat", "lng" }], "halfWidthMeters" }\`.
Longitudes may run past 180 across the antimeridian.
"""
scalar GeofenceShape

extend type Query {
  "Geofences of a customer by name, with the number of the caller's trailers in each."
  geofencesV2(customerId: Int!): [Geofence!]!
  "Geofences of a customer in their earlier shape, read only."
  geofences(customerId: Int!): EarlierGeofences!
  """
  Visits of trailers that the caller has access to, newest first: of one geofence, of one trailer, or of all. With \`at\`,
  those that may have been inside at that instant.
  """
  geofenceVisits(input: GeofenceVisitsInput!): GeofenceVisitPage!
}

extend type Mutation {
  "Creates a geofence. CONFLICT if the customer already has one with this name."
  createGeofence(input: CreateGeofenceInput!): Geofence!
  """
  Replaces the contents of a geofence. CONFLICT if the name is taken, or if someone else has saved since \`version\` was
  read; then \`details.current\` is the present geofence.
  """
  updateGeofence(customerId: Int!, id: ID!, version: Int!, input: GeofenceInput!): Geofence!
  "Deletes a geofence and frees its name; its visits stay, and open ones end. Returns its id."
  deleteGeofence(customerId: Int!, id: ID!): ID!
}

input CreateGeofenceInput {
  "UUID created by the client. A repeated request gets the first response again, and nothing is created twice."
  requestId: ID
  customerId: Int!
  geofence: GeofenceInput!
}

input GeofenceInput {
  "1 to 100 characters, unique among the customer's geofences regardless of case."
  name: String!
  "Up to 1,000 characters."
  description: String
  "yard, customerSite, supplier, repairShop, restArea or other."
  category: String!
  "An inactive geofence keeps its shape and visits but decides nothing."
  isActive: Boolean!
  shape: GeofenceShape!
  "Up to 20 addresses that get a mail when a trailer enters."
  enterEmails: [String!]!
  "Up to 20 addresses that get a mail when a trailer leaves."
  exitEmails: [String!]!
  "Time that a trailer may stay before detention begins, in minutes. Null for the default of the category."
  freeMinutes: Int
}

type Geofence {
  id: ID!
  customerId: Int!
  name: String!
  description: String
  category: String!
  isActive: Boolean!
  shape: GeofenceShape!
  enterEmails: [String!]!
  exitEmails: [String!]!
  freeMinutes: Int
  "Trailers inside now, of those that the caller has access to."
  trailersInside: Int!
  "Those of them that have certainly stayed longer than the free time."
  trailersOverFreeTime: Int!
  version: Int!
}

"A geofence with a circle, or a polygon of one part without holes."
type EarlierGeofence {
  geofenceId: ID!
  name: String!
  description: String
  "1 circle, 2 polygon."
  geofenceTypeId: Int!
  geofenceDeactivated: Boolean!
  "In meters. Null for polygons."
  radiusMeters: Float
  "Null for polygons."
  centerPointCoordinate: GeofenceCoordinate
  "Null for circles."
  boundaryCoordinates: [GeofenceCoordinate!]
}

type GeofenceCoordinate {
  latitude: Float!
  longitude: Float!
}

type EarlierGeofences {
  geofences: [EarlierGeofence!]!
  "Number of geofences that can't be described in the earlier shape."
  leftOut: Int!
}

input GeofenceVisitsInput {
  customerId: Int!
  geofenceId: ID
  "VIN of a trailer."
  vin: String
  "Visits that ended at or after this instant, or are open."
  from: DateTime
  "Visits that began before this instant."
  to: DateTime
  "Visits that may have included this instant, open ones included. Replaces \`from\` and \`to\`."
  at: DateTime
  "Only visits that are still open."
  openOnly: Boolean
  "Only visits of this kind: seen or passed."
  how: String
  "Only visits with detention that is certain, within \`from\` and \`to\`."
  overFreeTime: Boolean
  paginationInput: PaginationInput!
}

type GeofenceVisitPage {
  total: Int!
  visits: [GeofenceVisit!]!
}

"An instant that is known only to lie between two positions."
type EstimatedInstant {
  "The likeliest instant."
  at: DateTime!
  "The last position before. Null if there is none."
  after: DateTime
  "The first position afterwards."
  before: DateTime!
}

type GeofenceVisit {
  id: ID!
  geofenceId: ID!
  geofenceName: String!
  vin: ID!
  unitId: String!
  "seen, or passed for a trailer that drove through between two positions."
  how: String!
  entered: EstimatedInstant!
  "Null while the trailer is inside."
  left: EstimatedInstant
  "exit, deactivated, deleted, reshaped or moved. Null while the trailer is inside."
  endedBy: String
  loadAtEntry: String
  loadAtExit: String
  tetherAtEntry: String
  tetherAtExit: String
  "Free time of the geofence now, in minutes."
  freeMinutes: Int!
  "Whether the entry is from before the geofence had this shape, found by a search of earlier reports."
  isBackfilled: Boolean!
}

extend type Query {
  "All vehicle groups of a customer, by name. For users who administer or view the customer's groups."
  vehicleGroups(customerId: Int!): [VehicleGroup!]!
  "A page of the trailers directly in a group, by unit ID. With \`inside: false\`, the trailers that aren't in it and can be added."
  vehicleGroupTrailers(input: VehicleGroupTrailersInput!): VehicleGroupTrailerPage!
  "A page of the users in a group, by email address."
  vehicleGroupUsers(input: VehicleGroupUsersInput!): VehicleGroupUserPage!
  "Which users would gain or lose access to which trailers if a group were moved or deleted."
  vehicleGroupChangePreview(input: VehicleGroupChangeInput!): VehicleGroupChangePreview!
}

extend type Mutation {
  "Creates a group below each of the parents; without parents, at the top level."
  updateVehicleGroup(
    customerId: Int!
    parentIds: [ID!]!
    name: String!
    "UUID created by the client. A repeated request gets the first response again, and nothing is created twice."
    requestId: ID
  ): VehicleGroup!
  "\`version\` is the version that was read; an older one is a CONFLICT. Null skips the check."
  renameVehicleGroup(customerId: Int!, vehicleGroupId: ID!, name: String!, version: Int): VehicleGroup!
  "Moves a group below exactly these parents; without parents, to the top level. Its subgroups move with it."
  moveVehicleGroup(customerId: Int!, vehicleGroupId: ID!, parentIds: [ID!]!, version: Int): VehicleGroup!
  "Deletes the group with this name. Its subgroups move to its parents. Returns its id."
  deleteVehicleGroup(customerId: Int!, name: String!, version: Int): ID!
  "Adds trailers to groups. Returns the number of new memberships."
  addVehiclesToGroups(customerId: Int!, vehicleIds: [ID!]!, vehicleGroupIds: [ID!]!): Int!
  "Removes trailers from groups. Returns the number of removed memberships."
  removeVehiclesFromGroups(customerId: Int!, vehicleIds: [ID!]!, vehicleGroupIds: [ID!]!): Int!
  "Adds every trailer of a list to every group of a list, and returns the result of each line."
  addMultipleVehiclesToTargetedMultipleGroups(input: VehiclesToGroupsInput!): VehiclesToGroupsResult!
}

"A vehicle group with its parent groups."
type VehicleGroup {
  id: ID!
  name: String!
  "regular, allVins, noVins, tkCommandControl or noHelp."
  kind: String!
  "Parent groups; empty at the top level. A group can have several."
  parentIds: [ID!]!
  "Number of trailers directly in it. For 'All VINs', all trailers of the customer."
  vehicleCount: Int!
  "Number of trailers in it and its subgroups, each counted once."
  totalVehicleCount: Int!
  "Number of users in it."
  userCount: Int!
  "Incremented when its name or its parents change."
  version: Int!
}

input VehicleGroupTrailersInput {
  customerId: Int!
  vehicleGroupId: ID!
  "Substring of VIN, unit ID or serial number, case-insensitive."
  search: String
  inside: Boolean = true
  paginationInput: PaginationInput!
}

type VehicleGroupTrailerPage {
  total: Int!
  trailers: [VehicleGroupTrailer!]!
}

type VehicleGroupTrailer {
  id: ID!
  vin: String!
  unitId: String!
  "Asset type, e.g. Reefer Trailer."
  vehicleType: String!
  productType: String!
}

input VehicleGroupUsersInput {
  customerId: Int!
  vehicleGroupId: ID!
  paginationInput: PaginationInput!
}

type VehicleGroupUserPage {
  total: Int!
  users: [VehicleGroupUser!]!
}

type VehicleGroupUser {
  id: ID!
  email: String!
  enabled: Boolean!
}

input VehicleGroupChangeInput {
  customerId: Int!
  vehicleGroupId: ID!
  "The new parents. Null: the group would be deleted."
  parentIds: [ID!]
}

"How moving or deleting a group changes the access of users."
type VehicleGroupChangePreview {
  "Trailers in the group and its subgroups."
  vehicleCount: Int!
  "Subgroups that move with it."
  groupCount: Int!
  "Users in the group; for a deletion, only those in no other group of the customer."
  usersLeftWithoutGroup: Int!
  gaining: VehicleGroupAccessChange!
  losing: VehicleGroupAccessChange!
}

type VehicleGroupAccessChange {
  userCount: Int!
  "Trailers that at least one user gains or loses."
  vehicleCount: Int!
  "The first ten, those with the most trailers first."
  users: [VehicleGroupUserChange!]!
}

type VehicleGroupUserChange {
  email: String!
  vehicleCount: Int!
  "Unit IDs of the first three."
  unitIds: [String!]!
}

input VehiclesToGroupsInput {
  customerId: Int!
  "Unit IDs or VINs, 1 to 2,000."
  unitIdsOrVins: [String!]!
  "Names of groups, 1 to 100."
  groupNames: [String!]!
}

type VehiclesToGroupsResult {
  "In the order of the input."
  vehicles: [VehiclesToGroupsLine!]!
  groups: [VehiclesToGroupsLine!]!
  "Number of new memberships."
  added: Int!
}

type VehiclesToGroupsLine {
  "As entered."
  text: String!
  "added, unchanged, nothingToDo (nothing was found on the other side), notFound, ambiguous, reserved or repeated."
  outcome: String!
}

extend type Query {
  "Active keys with which devices and gateways send reports, by name. Top-level administrators only."
  ingestKeys: [IngestKey!]!
}

extend type Mutation {
  """
  Creates a key for the devices of one customer or of one manufacturer's gateway. An active key with the same name stops
  working. Top-level administrators only.
  """
  createIngestKey(input: CreateIngestKeyInput!): NewIngestKey!
  "Revokes a key at once. Returns its id. Top-level administrators only."
  revokeIngestKey(id: ID!): ID!
}

input CreateIngestKeyInput {
  "UUID created by the client. A repeated request gets the first response again, and nothing is created twice."
  requestId: ID
  "1 to 60 characters."
  name: String!
  "The customer whose devices send with the key. Exactly one of \`customerId\` and \`gateway\` is given."
  customerId: Int
  "The manufacturer whose devices send with the key: Morey or Xirgo."
  gateway: String
}

type IngestKey {
  id: ID!
  name: String!
  customerId: Int
  customerName: String
  gateway: String
  createdAt: DateTime!
}

type NewIngestKey {
  key: IngestKey!
  "The key itself, for the header x-ingest-key. It is returned only once."
  secret: String!
}

extend type Query {
  """
  Daily figures of the trailers that the caller has access to, for one period or two. Days are days of UTC that are over.
  """
  insights(input: InsightsInput!): Insights!
  "The trailers behind a number of Insights, those with the highest value first."
  insightTrailers(input: InsightTrailersInput!): InsightTrailerPage!
  """
  The operator's own dashboard for this viewer. Null without one, and for viewers of some groups: it knows only customers.
  """
  insightEmbed(customerId: Int): InsightEmbed
}

type InsightEmbed {
  "A signed address. It opens until \`expiresAt\`."
  url: String!
  expiresAt: DateTime!
}

input InsightsInput {
  "All customers of the caller without one."
  customerId: Int
  "Names of groups; the trailer is in any of them, or in a group below it."
  groups: [String!]
  "Names of trailer types."
  vehicleTypes: [String!]
  "The first day, as YYYY-MM-DD."
  from: String!
  "The last day, up to 366 days after the first one."
  to: String!
  "The first day of the period to compare with."
  againstFrom: String
  againstTo: String
}

type Insights {
  "The last day that has been added up, as YYYY-MM-DD. Null before the first one."
  through: String
  period: InsightPeriod!
  against: InsightPeriod
}

type InsightPeriod {
  from: String!
  to: String!
  "Those that have been added up, oldest first."
  days: [InsightDay!]!
  "Trailers with a fault in the period, once each."
  faultyTrailers: [InsightFaultyTrailers!]!
}

"All numbers are sums over trailers."
type InsightDay {
  "As YYYY-MM-DD."
  day: String!
  trailers: Int!
  reporting: Int!
  "That drove at least a mile, or were seen to drive."
  moved: Int!
  "With a report of an odometer."
  measured: Int!
  miles: Float!
  "Return air temperatures of running units."
  reeferReadings: Int!
  "Of those, within the tolerance of the set point."
  reeferWithin: Int!
  "Systems with a fault or a repair."
  systems: [InsightSystemDay!]!
}

type InsightSystemDay {
  "abs, tireInflation, trailerBattery or lights."
  system: String!
  faultMs: Float!
  "Faults that reports showed to be gone."
  repairs: Int!
  "How long those had lasted."
  repairMs: Float!
}

type InsightFaultyTrailers {
  "A system, or \`all\`."
  system: String!
  trailers: Int!
}

input InsightTrailersInput {
  customerId: Int
  groups: [String!]
  vehicleTypes: [String!]
  "As YYYY-MM-DD."
  from: String!
  to: String!
  "moved, miles, faults, outside or silent."
  measure: String!
  "For faults: only this system."
  system: String
  paginationInput: PaginationInput!
}

type InsightTrailerPage {
  total: Int!
  trailers: [InsightTrailer!]!
}

type InsightTrailer {
  vin: ID!
  unitId: String!
  customerName: String!
  vehicleType: String!
  """
  moved: days on which it moved; miles; faults: ms with a fault; outside: temperature readings outside the tolerance;
  silent: days without a report.
  """
  value: Float!
}

extend type Query {
  "Jobs that run on a schedule, by name. Top-level administrators only."
  scheduledJobs: [ScheduledJob!]!
}

extend type Mutation {
  "Runs a scheduled job now, in any process. Top-level administrators only."
  runScheduledJob(name: String!): ScheduledJob!
}

type ScheduledJob {
  "E.g. nightly.retention."
  name: String!
  "The schedule in words."
  schedule: String!
  "Start of the latest run. Null: it has never run."
  startedAt: DateTime
  "End of that run. Null: it is still running, or its process was terminated."
  finishedAt: DateTime
  "Why it failed. Null: it didn't fail."
  error: String
}

extend type Query {
  "Leases of trailers, newest first."
  trailerLeases(input: TrailerLeasesInput!): TrailerLeasePage!
  trailerLease(id: ID!): TrailerLease
  "Trailers of a lease by VIN."
  trailerLeaseTrailers(input: TrailerLeaseTrailersInput!): TrailerLeaseTrailerPage
  "Checks a list before a lease is created. Changes nothing."
  checkTrailerLease(input: LeaseCheckInput!): LeaseCheck!
}

extend type Mutation {
  """
  Creates a lease, which begins and ends by itself. BAD_USER_INPUT names what can't be done; CONFLICT with
  \`details.trailers\` if another number of trailers is leased than the caller has confirmed. Repeating a request with the
  same id changes nothing.
  """
  createTrailerLease(input: CreateLeaseInput!): TrailerLease!
  """
  Cancels a lease that hasn't begun, ends one now, or changes its last day. CONFLICT with the current lease in
  \`details.current\` if it has changed since \`version\` was read; BAD_USER_INPUT if a new end overlaps another lease.
  """
  controlTrailerLease(input: ControlLeaseInput!): TrailerLease!
}

input TrailerLeasesInput {
  "planned, active, ended or canceled. Null: all."
  state: String
  "Leases from or to this customer."
  customerId: Int
  "Leases of the trailer with this complete VIN."
  vin: String
  "The \`next\` of the previous page; null for the first page."
  after: ID
  "1 to 100."
  limit: Int!
}

type TrailerLeasePage {
  "Number of matching leases on all pages."
  total: Int!
  leases: [TrailerLease!]!
  "Null: this is the last page."
  next: ID
}

type LeaseCustomer {
  id: Int!
  name: String!
}

type TrailerLease {
  id: ID!
  version: Int!
  "planned, active, ended or canceled."
  state: String!
  lessor: LeaseCustomer!
  lessee: LeaseCustomer!
  "YYYY-MM-DD in \`timeZone\`."
  firstDay: String!
  "YYYY-MM-DD in \`timeZone\`; null without an end."
  lastDay: String
  "The lessor's time zone, an IANA name."
  timeZone: String!
  "The midnight that begins the first day."
  from: DateTime!
  "The midnight that ends the last day, or when it was ended; null without an end."
  until: DateTime
  trailers: Int!
  createdByEmail: String
  createdAt: DateTime!
  "What can be done with it: cancel, end or changeEnd."
  actions: [String!]!
}

input TrailerLeaseTrailersInput {
  id: ID!
  "The VIN of the last trailer of the previous page."
  after: String
  "1 to 500."
  limit: Int!
}

type TrailerLeaseTrailerPage {
  trailers: [LeasedTrailer!]!
  hasMore: Boolean!
}

type LeasedTrailer {
  vin: String!
  unitId: String!
  "When the trailer left the lease before its end, because its lessor transferred it."
  leftAt: DateTime
}

input LeaseCheckInput {
  lessorId: Int!
  lesseeId: Int!
  "YYYY-MM-DD."
  firstDay: String!
  "YYYY-MM-DD; null without an end."
  lastDay: String
  "IANA name."
  timeZone: String!
  "VINs or unit IDs, at most 10,000."
  lines: [String!]!
}

type LeaseCheck {
  lines: [LeaseLine!]!
  "Trailers that are leased."
  trailers: Int!
  from: DateTime!
  until: DateTime
}

type LeaseLine {
  "From 1; empty lines count."
  line: Int!
  text: String!
  "ready, notAVin, notFound, ambiguous, leased, overlaps, inTransfer or duplicate."
  result: String!
  vin: String
  unitId: String
  "The lease that it overlaps."
  overlaps: LeaseOverlap
}

type LeaseOverlap {
  id: ID!
  lesseeName: String!
  from: DateTime!
  until: DateTime
}

input CreateLeaseInput {
  "A UUID made by the caller."
  id: ID!
  lease: LeaseCheckInput!
  "The number of trailers that the caller has confirmed."
  trailers: Int!
}

input ControlLeaseInput {
  id: ID!
  version: Int!
  "cancel, end or changeEnd."
  action: String!
  "For changeEnd: YYYY-MM-DD; null without an end."
  lastDay: String
}

extend type Query {
  "State of emails that the caller triggered or can see in the list of emails. Other ids are left out."
  mailDeliveries(ids: [ID!]!): [MailDelivery!]!
  "Outgoing emails, newest first: all for top-level and view-only administrators, those of their customers for account administrators."
  mails(input: MailsInput!): MailPage!
}

extend type Mutation {
  "Sends a failed or unconfirmed email again. BAD_USER_INPUT for any other."
  retryMail(id: ID!): MailDelivery!
}

input MailsInput {
  "Email statuses. Null: all."
  statuses: [String!]
  "Substring of the recipient's address."
  search: String
  "1 to 100."
  pageSize: Int!
  "Pages start at 1."
  pageNumber: Int!
}

type MailPage {
  total: Int!
  mails: [MailDelivery!]!
}

type MailDelivery {
  id: ID!
  to: String!
  subject: String!
  "The purpose of the email, e.g. resetPassword."
  purpose: String!
  "queued, sending, handingOver, sent, failed or unconfirmed."
  status: String!
  "Number of attempts so far."
  attempts: Int!
  createdAt: DateTime!
  "Time of the last status change."
  changedAt: DateTime!
  "Time of the next attempt, if a queued email has failed before."
  nextAttemptAt: DateTime
  "Why the latest attempt failed, in the mail server's words."
  reason: String
}

extend type Query {
  "Open maintenance issues of trailers that the caller has access to, and how many there are."
  maintenanceIssues(input: MaintenanceIssuesInput!): MaintenanceIssuePage!
  "An issue with everything that happened to it, open or not. Null if the caller has no access to its trailer."
  maintenanceIssue(id: ID!): MaintenanceIssueDetail
  """
  Templates of a customer's planned work by name, first the annual inspection of 49 CFR 396.17, which every customer has.
  """
  plannedWorkTemplates(customerId: Int!): [PlannedWorkTemplate!]!
}

extend type Mutation {
  """
  Handles up to 500 issues alike. Those that someone else has handled since their version was read stay as they are and
  are returned as \`conflicts\`.
  """
  handleMaintenanceIssues(input: HandleMaintenanceIssuesInput!): HandledMaintenanceIssues!
  """
  Emails open issues of one customer to a service center, which replies to the caller. Each issue's history gets an
  entry. Repeating it with the same \`requestId\` sends nothing more. RATE_LIMITED after many emails.
  """
  emailMaintenanceIssues(input: EmailMaintenanceIssuesInput!): EmailedMaintenanceIssues!
  """
  Creates a template of planned work, or replaces the one with this id. CONFLICT if someone else has saved or deleted it
  since \`version\` was read; then \`details.current\` is the present template, or null. Due work follows within a minute.
  """
  savePlannedWorkTemplate(input: PlannedWorkTemplateInput!): PlannedWorkTemplate!
  """
  Deletes a template; its due work closes within a minute. The annual inspection can only be switched off. CONFLICT if
  someone else has saved since \`version\` was read.
  """
  deletePlannedWorkTemplate(customerId: Int!, id: ID!, version: Int!): Boolean!
  """
  Completes the planned work of an issue with an entry of the trailer's maintenance log, or of its inspections for the
  annual inspection. The issue closes, unless the work is due again by the date or the readings that were entered.
  CONFLICT if it was completed since \`version\` was read.
  """
  completePlannedWork(input: CompletePlannedWorkInput!): CompletedPlannedWork!
}

input MaintenanceIssuesInput {
  "All customers of the caller without one."
  customerId: Int
  "amberLamp, tireInflation, trailerBattery, sensorNotReporting or plannedWork."
  kind: String
  "caution, critical, notReporting or snoozed."
  state: String
  "Only trailers that have an issue in each of these states: caution, critical, notReporting."
  trailerStates: [String!]
  "The name of a geofence that the trailer is in."
  geofence: String
  "Names of groups; the trailer is in any of them, or in a group below it."
  groups: [String!]
  vin: String
  "A part of a VIN, unit ID or serial number; fewer than three characters match the beginning."
  search: String
  "Only issues that are assigned to the caller."
  assignedToMe: Boolean
  "score (worst first), since (oldest first) or miles (most first). score by default."
  order: String
  paginationInput: PaginationInput!
}

type MaintenanceIssuePage {
  total: Int!
  issues: [MaintenanceIssue!]!
  "Without the filters of kind, state and assignment."
  counts: [MaintenanceIssueCount!]!
  "Trailers with an issue among those counted."
  uniqueTrailers: Int!
  "Trailers that pass the filters, with and without issues. Trailers with a deactivated SIM are left out."
  matchingTrailers: Int!
  "Trailers of the customer that the caller has access to."
  allTrailers: Int!
  refreshedAt: DateTime!
}

type MaintenanceIssueCount {
  kind: String!
  state: String!
  count: Int!
}

"What has to be looked after, from the report that showed it until reports show that it is gone."
type MaintenanceIssue {
  id: ID!
  customerId: Int!
  customerName: String!
  vin: ID!
  unitId: String!
  vehicleType: String!
  "amberLamp, tireInflation, trailerBattery, sensorNotReporting or plannedWork."
  kind: String!
  "caution, critical or notReporting. Planned work is caution while it is due soon, and critical once it is overdue."
  state: String!
  "When it was opened first."
  openedAt: DateTime!
  "1, and one more each time it returned within 30 days."
  round: Int!
  "When it opened, or returned the last time. For planned work: when it became due soon or overdue."
  since: DateTime!
  "How often it began to show since then."
  occurrences: Int!
  "Since when reports show nothing wrong; it closes if that lasts. Null while it shows."
  goodSince: DateTime
  "Null while it is open."
  closedAt: DateTime
  "When a late report showed that it never was. Null if it is valid."
  withdrawnAt: DateTime
  "Driven since it opened, or returned. Null if it isn't known."
  miles: Float
  "The place of the trailer now."
  address: String
  geofence: String
  loadStatus: String
  hasReefer: Boolean!
  isReeferRunning: Boolean!
  lastReport: DateTime
  "What the report of its newest change showed."
  evidence: IssueEvidence!
  "0 to 100, worst first."
  score: Int!
  isSnoozed: Boolean!
  "Null while it is snoozed until it gets worse."
  snoozedUntil: DateTime
  "The email address of the user who snoozed it."
  snoozedBy: String
  snoozeReason: String
  "An email address. Null without one."
  assignee: String
  "When it was reported as repaired. Only reports of the trailer close it."
  repairedAt: DateTime
  version: Int!
}

"What a report showed. Values that the kind of issue doesn't have, or that were not reported, are null."
type IssueEvidence {
  "How long the amber lamp had been on."
  amberLampMs: Float
  "The worst active fault: suspect parameter number of J1939, failure mode identifier, and the device's description."
  spn: Int
  fmi: Int
  description: String
  "How long air had been flowing."
  demandMs: Float
  "Whether the tire inflation system was unplugged."
  unplugged: Boolean
  "Voltage of the trailer battery."
  volts: Float
  "Ids of the readings that have been silent for 10 days; empty if the whole trailer has been silent."
  sensors: [String!]
  lat: Float
  lng: Float
  speedMph: Float
  "For planned work; null for other kinds."
  work: PlannedWorkEvidence
}

"When planned work is due. The most urgent interval decides."
type PlannedWorkEvidence {
  templateId: ID!
  name: String!
  "The last day on which it isn't overdue, 'YYYY-MM-DD'. Null without an interval by date."
  dueOn: String
  "Negative: overdue. Null without such an interval, or without a reading."
  milesLeft: Float
  engineHoursLeft: Float
  "Intervals that can't be judged, because a reading is missing: miles or engineHours."
  unjudged: [String!]!
  "completion, inspection, installation, or plan if the date of the installation isn't known."
  countedFrom: String!
  "'YYYY-MM-DD'."
  countedOn: String!
  "Whether miles and engine hours are a part of the plan."
  hasMiles: Boolean!
  hasEngineHours: Boolean!
}

type MaintenanceIssueDetail {
  issue: MaintenanceIssue!
  "Newest first."
  history: [MaintenanceIssueEvent!]!
}

type MaintenanceIssueEvent {
  id: ID!
  "opened, worsened, closed, reopened, snoozed, unsnoozed, assigned, repairReported, emailed, noted or completed."
  kind: String!
  at: DateTime!
  "The state after it; null for what people did."
  state: String
  "What the report showed. Null for what people did, and for the end."
  evidence: IssueEvidence
  "An email address. Null for what reports showed."
  by: String
  note: String
  assignee: String
  until: DateTime
  "For emailed: the name of the service center."
  serviceCenter: String
  "For completed: the day of the work, 'YYYY-MM-DD'."
  performedOn: String
  "For closed without a report: simSuspended."
  reason: String
  "For repairReported, noted and completed. The link of one whose retention is over leads nowhere."
  pictures: [IssuePicture!]!
}

type IssuePicture {
  id: ID!
  "Path of the picture on this server. The link needs no session and is valid for at least five minutes."
  url: String!
  linkExpires: DateTime!
}

input HandleMaintenanceIssuesInput {
  customerId: Int!
  issues: [MaintenanceIssueVersionInput!]!
  "snooze, unsnooze, assign, reportRepair or note."
  action: String!
  "Why it is snoozed, what was repaired, or the note: 1 to 1,000 characters. Optional for the other actions."
  note: String
  "For snooze: until when. It ends earlier if the issue gets worse, and without \`until\` only then."
  until: DateTime
  "For assign: an email address, or null to remove the assignee."
  assignee: String
  "For reportRepair and note: pictures that the caller has uploaded for the customer, up to 4."
  pictureIds: [ID!]
}

input MaintenanceIssueVersionInput {
  id: ID!
  version: Int!
}

type HandledMaintenanceIssues {
  issues: [MaintenanceIssue!]!
  conflicts: [MaintenanceIssue!]!
}

input EmailMaintenanceIssuesInput {
  customerId: Int!
  "1 to 50 issues."
  ids: [ID!]!
  "The id of a service center."
  dealerId: ID!
  "Written above the issues: up to 1,000 characters."
  note: String
  "An id from the client, so that repeating the request after a lost response emails once."
  requestId: ID
}

type EmailedMaintenanceIssues {
  mail: MailDelivery!
  issues: [MaintenanceIssue!]!
}

"Work that comes around for trailers of some types."
type PlannedWorkTemplate {
  id: ID!
  name: String!
  "Ids of trailer types; empty for all."
  trailerTypes: [Int!]!
  "Whichever comes first. Null: not by this measure."
  everyMonths: Int
  everyMiles: Int
  everyEngineHours: Int
  isOn: Boolean!
  "The rule that asks for it. Null for templates of the customer."
  source: String
  dueSoon: Int!
  overdue: Int!
  "Trailers for which no interval can be judged, because a reading is missing."
  unjudged: Int!
  "0 if it was never saved."
  version: Int!
}

input PlannedWorkTemplateInput {
  customerId: Int!
  "A UUID from the client for a new template, or annualInspection."
  id: ID!
  "The version that was read; 0 for a new template."
  version: Int!
  "Up to 60 characters."
  name: String!
  "Ids of trailer types; empty for all."
  trailerTypes: [Int!]!
  "1 to 120. Whichever comes first; at least one interval."
  everyMonths: Int
  "100 to 1,000,000."
  everyMiles: Int
  "10 to 50,000."
  everyEngineHours: Int
  isOn: Boolean!
}

input CompletePlannedWorkInput {
  "UUID created by the client. A repeated request gets the first response again, and nothing is created twice."
  requestId: ID
  customerId: Int!
  "The issue of the work."
  id: ID!
  version: Int!
  "'YYYY-MM-DD', not in the future."
  performedOn: String!
  "The odometer at that time. Null: the last reported one. Required for work by miles that was done before yesterday."
  odometerMiles: Float
  "The engine hours at that time. Null: the last reported ones. Required like the odometer for work by engine hours."
  engineHours: Float
  "Up to 400 characters."
  note: String!
  "Pictures that the caller has uploaded for the customer, up to 4."
  pictureIds: [ID!]
}

type CompletedPlannedWork {
  issue: MaintenanceIssue!
  "The entry of the maintenance log, or the inspection."
  record: ServiceRecord!
  "The next due date, 'YYYY-MM-DD'. Null without an interval by date."
  nextDueOn: String
}

extend type Query {
  "Messages to users, newest first, for those who write them."
  developerMessages(input: DeveloperMessagesInput!): DeveloperMessagePage!
  "How many enabled users an audience reaches. Counted in the database."
  messageReach(audience: MessageAudienceInput!): MessageReach!
  "The enabled users that an audience reaches, or those who have dismissed a message, by email address."
  messageUsers(input: MessageUsersInput!): MessageUserPage!
  "The customers that a message can be for, by name."
  messageCustomers: [MessageCustomer!]!
  "The messages that are shown to the caller now, most urgent first, without those that the caller has dismissed."
  messagesForMe: MessagesForMe!
}

extend type Mutation {
  "Creates a message. BAD_USER_INPUT names what can't be saved."
  createDeveloperMessage(input: CreateDeveloperMessageInput!): DeveloperMessage!
  """
  Changes a scheduled or shown message. CONFLICT with the current message in \`details.current\` if someone else has saved
  since \`version\` was read; BAD_USER_INPUT if it has ended or was withdrawn.
  """
  updateDeveloperMessage(input: UpdateDeveloperMessageInput!): DeveloperMessage!
  "Ends a scheduled or shown message for everyone. CONFLICT as for an update."
  withdrawDeveloperMessage(id: ID!, version: Int!): DeveloperMessage!
  """
  Hides a message for the caller, on all devices. NOT_FOUND unless it is shown to the caller, BAD_USER_INPUT if it can't
  be dismissed.
  """
  dismissMessage(id: ID!): Boolean!
}

input DeveloperMessagesInput {
  "Only this message."
  id: ID
  "scheduled, shown, ended or withdrawn. Null: all."
  state: String
  "critical, warning or info. Null: all."
  severity: String
  "Messages that are limited to this role, such as CUSTOMER."
  role: String
  "Messages that are limited to this customer."
  customerId: Int
  "A part of the text, in any case."
  search: String
  "The \`next\` of the previous page; null for the first page."
  after: ID
  "1 to 100."
  limit: Int!
}

type DeveloperMessagePage {
  "Number of matching messages on all pages."
  total: Int!
  messages: [DeveloperMessage!]!
  "Null: this is the last page."
  next: ID
}

type DeveloperMessage {
  id: ID!
  version: Int!
  severity: String!
  "Markdown: paragraphs, emphasis, lists and links."
  text: String!
  "Kinds of roles; empty means every role."
  roles: [String!]!
  "Empty means every customer."
  customers: [MessageCustomer!]!
  "Empty means that no feature is needed."
  features: [String!]!
  from: DateTime!
  "Exclusive. Null: until it is withdrawn."
  until: DateTime
  isDismissible: Boolean!
  "scheduled, shown, ended or withdrawn, at the time of the request."
  state: String!
  "How many users have dismissed it."
  dismissals: Int!
  "Email address of the author. Null if the account was deleted."
  createdBy: String
  "Id of the author if the caller may see users."
  createdById: ID
  createdAt: DateTime!
  "Email address of the last editor."
  updatedBy: String
  updatedAt: DateTime!
  withdrawnAt: DateTime
}

type MessageCustomer {
  id: Int!
  name: String!
}

"Users have to match all three lists in one of their roles; an empty one means everyone."
input MessageAudienceInput {
  "Kinds of roles, such as CUSTOMER."
  roles: [String!]!
  customerIds: [Int!]!
  "Names of features, one of which is on for the user."
  features: [String!]!
}

type MessageReach {
  "Enabled users in the audience."
  users: Int!
  "By role, in the order of the roles; a user with two of them counts in both."
  byRole: [MessageRoleReach!]!
}

type MessageRoleReach {
  role: String!
  users: Int!
}

"Exactly one of \`audience\` and \`dismissed\`."
input MessageUsersInput {
  audience: MessageAudienceInput
  "Id of a message."
  dismissed: ID
  "The email address of the last user of the page before."
  after: String
  "1 to 100."
  limit: Int!
}

type MessageUserPage {
  users: [MessageUser!]!
  hasMore: Boolean!
}

type MessageUser {
  id: ID!
  email: String!
}

input DeveloperMessageInput {
  "critical, warning or info."
  severity: String!
  "1 to 2,000 characters of Markdown. Links lead to https and mailto addresses, and to paths of the portal."
  text: String!
  audience: MessageAudienceInput!
  "Null: now."
  from: DateTime
  "Exclusive. Null: until it is withdrawn; then it has to be dismissible."
  until: DateTime
  isDismissible: Boolean!
}

input CreateDeveloperMessageInput {
  "UUID created by the client. A repeated request gets the first response again, and nothing is created twice."
  requestId: ID
  message: DeveloperMessageInput!
}

input UpdateDeveloperMessageInput {
  id: ID!
  version: Int!
  message: DeveloperMessageInput!
  "Shows it again to users who have dismissed it."
  showAgain: Boolean!
}

type MessagesForMe {
  messages: [ShownMessage!]!
  "When the list next changes because a message begins or ends. Null: by itself it doesn't."
  nextChangeAt: DateTime
}

"A message without its audience."
type ShownMessage {
  id: ID!
  severity: String!
  text: String!
  from: DateTime!
  until: DateTime
  isDismissible: Boolean!
}

extend type Query {
  "Trailers with the versions of their devices, by VIN."
  otaFleet(input: OtaFleetInput!): OtaFleetPage!
  "Packages of a kind, newest first, and how many devices report each version."
  otaPackages(kind: String!): OtaPackageList!
  "Which devices a campaign would have. Nothing is created. Null if there is no such package."
  otaTarget(input: OtaTargetInput!): OtaTarget
  "The newest 50 campaigns, newest first."
  otaCampaigns: [OtaCampaign!]!
  "Null if there is none."
  otaCampaign(campaignId: ID!): OtaCampaign
  "Devices of a campaign in the order of their turn. Null if there is no such campaign."
  otaCampaignDevices(input: OtaCampaignDevicesInput!): OtaDevicePage
}

extend type Mutation {
  "Creates a campaign, which begins at once. Its devices are chosen now and don't change."
  createOtaCampaign(input: CreateOtaCampaignInput!): OtaCampaign!
  "Pauses, resumes or cancels a campaign, retries its failed devices, or changes its conditions."
  controlOtaCampaign(input: ControlOtaCampaignInput!): OtaCampaign!
  """
  Ends a campaign and creates another one that brings its confirmed devices to another version. Devices that are
  installing now stay in the first one.
  """
  rollBackOtaCampaign(input: RollBackOtaCampaignInput!): OtaCampaign!
}

input OtaFleetInput {
  customerId: Int
  "Id of a device family."
  family: Int
  "Part of a VIN, unit ID or serial number."
  search: String
  "Kind of the versions below."
  kind: String
  "Reported version of \`kind\`; an empty text for devices that haven't reported one."
  version: String
  "Only devices whose newest job is in this state."
  state: String
  "The VIN of the last trailer of the page before."
  after: String
  "Up to 100."
  limit: Int!
}

type OtaFleetPage {
  trailers: [OtaTrailer!]!
  hasMore: Boolean!
}

type OtaTrailer {
  vin: ID!
  unitId: String!
  customerName: String!
  serialNumber: String
  "Id of a device family."
  family: Int!
  lastReport: DateTime
  "One for each kind."
  versions: [OtaVersion!]!
  "The newest job, an open one first."
  job: OtaJob
}

type OtaVersion {
  "config, script, mainApp or deviceReset."
  kind: String!
  "Null if the device hasn't reported one."
  reported: String
  "The version of the newest campaign that the device is in and that wasn't canceled."
  target: String
}

type OtaJob {
  campaignId: ID!
  campaignName: String!
  kind: String!
  version: String!
  state: String!
  percent: Int!
  reason: String
  detail: String
  changedAt: DateTime!
}

type OtaPackageList {
  packages: [OtaPackage!]!
  "Versions that devices of the kind report, the most common first."
  reported: [OtaReportedVersion!]!
  "False if the operator hasn't set a public key; then packages can't be uploaded."
  hasKeys: Boolean!
}

type OtaReportedVersion {
  family: Int!
  "Null: not reported."
  version: String
  devices: Int!
}

type OtaPackage {
  packageId: ID!
  "config, script, mainApp or deviceReset."
  kind: String!
  "Id of a device family."
  family: Int!
  version: String!
  name: String!
  note: String!
  sizeBytes: Int!
  "Lower-case hex."
  sha256: String!
  "Ed25519, base64."
  signature: String!
  "The first 16 hex digits of the SHA-256 of the key that verified the signature."
  keyId: String!
  "Email address of the author at that time."
  author: String!
  createdAt: DateTime!
}

input OtaTargetInput {
  packageId: ID!
  "VINs, unit IDs or serial numbers, one per line. Without them the filter applies."
  lines: [String!]
  customerId: Int
  "Reported versions; an empty text for devices that haven't reported one. All without them."
  fromVersions: [String!]
  "Only devices that have reported within this many days."
  reportedWithinDays: Int
}

type OtaTarget {
  "Devices that the campaign would have."
  devices: Int!
  fromVersions: [OtaFromVersion!]!
  "Devices that are left out, by reason: alreadyInstalled, inOtherCampaign, noDevice."
  leftOut: [OtaLeftOut!]!
  "Results of pasted lines, in their order; empty for a filter."
  lines: [OtaLine!]!
}

type OtaFromVersion {
  "Null: not reported."
  version: String
  devices: Int!
}

type OtaLeftOut {
  reason: String!
  devices: Int!
}

type OtaLine {
  "From 1."
  line: Int!
  text: String!
  "ready, duplicate, notFound, ambiguous, otherFamily, alreadyInstalled, inOtherCampaign or noDevice."
  result: String!
  vin: String
  unitId: String
}

input OtaStageInput {
  "Share of all devices, in percent."
  percent: Float
  "Number of devices."
  devices: Int
}

input OtaHoursInput {
  "HH:MM in the trailer's time zone."
  from: String!
  to: String!
}

input OtaConditionsInput {
  untethered: Boolean!
  minVolts: Float
  parkedMinutes: Int
  hours: OtaHoursInput
}

input OtaPlanInput {
  name: String!
  "After which share or number of devices the campaign waits; the rest is the last stage."
  stages: [OtaStageInput!]!
  hoursBetweenStages: Int!
  conditions: OtaConditionsInput!
  "In percent of the finished devices of a stage."
  stopAbovePercent: Float!
  judgedFromDevices: Int!
  deadlineHours: Int!
  maxAttempts: Int!
}

input CreateOtaCampaignInput {
  "Made by the caller; a repeated request with the same id creates nothing again."
  campaignId: ID!
  target: OtaTargetInput!
  plan: OtaPlanInput!
  "The number of devices that the caller has confirmed; another number is refused."
  devices: Int!
}

input ControlOtaCampaignInput {
  campaignId: ID!
  "The version that the caller has seen; a campaign that has changed is refused."
  version: Int!
  "pause, resume, cancel, retryFailed or changeConditions."
  action: String!
  "For resume after an automatic stop: a higher limit, or a reason."
  stopAbovePercent: Float
  reason: String
  "For retryFailed: only devices that failed for this reason."
  failedFor: String
  conditions: OtaConditionsInput
}

input RollBackOtaCampaignInput {
  campaignId: ID!
  version: Int!
  "Made by the caller."
  newCampaignId: ID!
  packageId: ID!
  plan: OtaPlanInput!
}

type OtaCampaign {
  campaignId: ID!
  name: String!
  "running, paused, stopped, done or canceled."
  state: String!
  version: Int!
  package: OtaPackage!
  devices: Int!
  "The number of the current stage, from 0."
  stage: Int!
  stages: [OtaCampaignStage!]!
  counts: [OtaCampaignCount!]!
  "Failed devices by reason, most first."
  failures: [OtaFailureCount!]!
  "Failed and expired devices that have attempts left."
  retryable: Int!
  fromVersions: [OtaFromVersion!]!
  hoursBetweenStages: Int!
  "When the current stage was over; null before."
  stageOverAt: DateTime
  conditions: OtaConditions!
  stopAbovePercent: Float!
  judgedFromDevices: Int!
  "What had finished in the current stage when it was resumed."
  resumedWith: OtaFinished
  "When and why it stopped by itself; null unless it is stopped."
  stopped: OtaStopped
  deadlineHours: Int!
  maxAttempts: Int!
  target: OtaTargetText!
  rollsBack: ID
  author: String!
  createdAt: DateTime!
  endedAt: DateTime
}

type OtaCampaignStage {
  "Share of all devices up to the end of the stage; null for a number and for the last stage."
  percent: Float
  upTo: Int
  devices: Int!
  "Null before it began."
  openedAt: DateTime
}

type OtaCampaignCount {
  stage: Int!
  state: String!
  devices: Int!
}

type OtaFailureCount {
  reason: String!
  devices: Int!
}

type OtaFinished {
  confirmed: Int!
  failed: Int!
}

type OtaStopped {
  at: DateTime!
  failed: Int!
  finished: Int!
  stage: Int!
}

type OtaHours {
  from: String!
  to: String!
}

type OtaConditions {
  untethered: Boolean!
  minVolts: Float
  parkedMinutes: Int
  hours: OtaHours
}

"How the devices were chosen."
type OtaTargetText {
  "Number of pasted lines; null for a filter."
  lines: Int
  customerName: String
  fromVersions: [String!]!
  reportedWithinDays: Int
}

input OtaCampaignDevicesInput {
  campaignId: ID!
  state: String
  reason: String
  "From 0."
  stage: Int
  "The place of the last device of the page before."
  after: Int
  "Up to 1,000."
  limit: Int!
}

type OtaDevicePage {
  devices: [OtaCampaignDevice!]!
  hasMore: Boolean!
}

type OtaCampaignDevice {
  "Its turn, from 0."
  place: Int!
  vin: ID!
  unitId: String!
  customerName: String!
  serialNumber: String
  "Null: never."
  lastReport: DateTime
  stage: Int!
  state: String!
  percent: Int!
  attempt: Int!
  reason: String
  detail: String
  fromVersion: String
  reported: String
  changedAt: DateTime!
  "For queued and offered devices of a stage that has begun: conditions that aren't met."
  waitsFor: [String!]!
}

extend type Query {
  "File servers from which gateways fetch packages, by name. Secrets are never returned."
  otaFtpServers: [OtaFtpServer!]!
  "A folder as the server lists it now. Null if there is no such server."
  otaFtpFiles(input: OtaFtpFilesInput!): OtaFtpListing
  "The newest tasks of a server, newest first."
  otaFtpTasks(serverId: ID!, limit: Int!): [OtaFtpTask!]!
}

extend type Mutation {
  "Adds a server and starts a test of its connection."
  createOtaFtpServer(input: CreateOtaFtpServerInput!): OtaFtpServer!
  "Changes a server and starts a test of its connection."
  updateOtaFtpServer(input: UpdateOtaFtpServerInput!): OtaFtpServer!
  "Removes a server with its secret. Its files stay."
  deleteOtaFtpServer(serverId: ID!, version: Int!): ID!
  "Starts a test of the connection; its result is \`test\`."
  testOtaFtpServer(serverId: ID!): OtaFtpServer!
  "Confirms the host key or certificate that the last test has found, or removes the confirmed one, and tests again."
  trustOtaFtpServer(input: TrustOtaFtpServerInput!): OtaFtpServer!
  "Starts to upload a package. It gets its name only after its content on the server was verified."
  publishOtaPackage(input: PublishOtaPackageInput!): OtaFtpTask!
  "Starts to compare a published file with its package."
  verifyOtaFtpFile(input: OtaFtpFileTaskInput!): OtaFtpTask!
  "Starts to delete a file."
  deleteOtaFtpFile(input: OtaFtpFileTaskInput!): OtaFtpTask!
  "Cancels a task that isn't over, or retries one that has failed or was canceled."
  controlOtaFtpTask(taskId: ID!, action: String!): OtaFtpTask!
}

input OtaFtpServerInput {
  name: String!
  "sftp, ftps or ftp."
  protocol: String!
  "A host name or an address."
  host: String!
  port: Int!
  "Absolute, or relative to where the sign-in leads."
  folder: String!
  username: String!
  "password or key (SFTP only)."
  secretKind: String!
  "The password, or the private key as PEM. Null keeps the stored one, if protocol, host, port and user name stay the same."
  secret: String
  "Of the private key."
  passphrase: String
}

input CreateOtaFtpServerInput {
  "Made by the caller; a repeated request with the same id creates nothing again."
  serverId: ID!
  server: OtaFtpServerInput!
}

input UpdateOtaFtpServerInput {
  serverId: ID!
  "The version that the caller has seen; a server that has changed is refused."
  version: Int!
  server: OtaFtpServerInput!
}

input TrustOtaFtpServerInput {
  serverId: ID!
  version: Int!
  "The fingerprint that the caller has compared; another one is refused. Null removes the confirmed one."
  fingerprint: String
}

input OtaFtpFilesInput {
  serverId: ID!
  "A folder below the folder of the server; empty for that folder."
  path: String!
  "Part of a name."
  search: String
  "The number of entries to skip."
  offset: Int!
  "Up to 500."
  limit: Int!
}

input PublishOtaPackageInput {
  "Made by the caller; a repeated request with the same id starts nothing again."
  taskId: ID!
  serverId: ID!
  packageId: ID!
  path: String!
  fileName: String!
}

input OtaFtpFileTaskInput {
  "Made by the caller."
  taskId: ID!
  serverId: ID!
  path: String!
  fileName: String!
  "The size that the caller has seen, in bytes; a file of another size is not deleted."
  sizeBytes: Float!
}

type OtaFtpServer {
  serverId: ID!
  name: String!
  "sftp, ftps or ftp."
  protocol: String!
  host: String!
  port: Int!
  folder: String!
  username: String!
  "password or key."
  secretKind: String!
  "The confirmed host key or certificate; null if none was confirmed."
  pinned: OtaFtpPin
  "When a running test was started; null if none is running."
  testStartedAt: DateTime
  "The last test; null before the first one."
  test: OtaFtpTest
  version: Int!
  author: String!
  createdAt: DateTime!
  updatedAt: DateTime!
}

type OtaFtpPin {
  "SHA-256, as \`SHA256:\` and base64 for a host key, as hex for a certificate."
  fingerprint: String!
  "Email address of the user who confirmed it."
  author: String!
  pinnedAt: DateTime!
}

type OtaFtpTest {
  testedAt: DateTime!
  durationMs: Int!
  "Null if everything worked; else an id of the vocabulary of problems."
  problem: String
  "What the server answered."
  detail: String
  "Of the host key or certificate that the server has shown; null without one."
  fingerprint: String
  "Until when the certificate is valid."
  validTo: DateTime
  "Entries of the folder; null if it couldn't be read."
  entries: Int
}

type OtaFtpListing {
  "Null if the folder could be read."
  problem: String
  detail: String
  "Of all entries that match."
  total: Int!
  "True if the folder has more entries than are read."
  isCut: Boolean!
  entries: [OtaFtpEntry!]!
}

type OtaFtpEntry {
  name: String!
  isFolder: Boolean!
  "Null for folders."
  sizeBytes: Float
  "Null if the server doesn't report it."
  modifiedAt: DateTime
  "True for an upload that isn't complete."
  isPartial: Boolean!
  "The package that was published here under this name and size; null for other files."
  published: OtaFtpPublished
}

type OtaFtpPublished {
  packageId: ID!
  packageName: String!
  version: String!
  "Lower-case hex."
  sha256: String!
  author: String!
  "When its content on the server was last compared with the package."
  verifiedAt: DateTime!
  "False if the last comparison failed."
  isVerified: Boolean!
  "The manifest beside it: matches, missing or differs."
  manifest: String!
}

type OtaFtpTask {
  taskId: ID!
  serverId: ID!
  "publish, verify or delete."
  kind: String!
  path: String!
  fileName: String!
  packageId: ID
  packageName: String
  version: String
  "Null for a file that isn't ours."
  sha256: String
  sizeBytes: Float!
  "An id of the vocabulary of task states."
  state: String!
  "Bytes that were sent, or read back while verifying."
  doneBytes: Float!
  attempt: Int!
  problem: String
  detail: String
  "When it is attempted again; null if it isn't waiting for that."
  nextTryAt: DateTime
  isCanceling: Boolean!
  author: String!
  createdAt: DateTime!
  endedAt: DateTime
}

extend type Query {
  "Open sessions of the caller: the current one, then the others by last use."
  mySessions: [MySession!]!
  "Links to the phone apps; empty if the operator offers none."
  mobileApps: [MobileApp!]!
}

extend type Mutation {
  "Ends another session of the caller immediately. NOT_FOUND if it isn't open."
  endMySession(sessionId: ID!): ID!
  "Sets the caller's time zone; null for the browser's. BAD_USER_INPUT for an unknown zone."
  updateMyTimezone(timezone: String): TimeZoneChoice
}

type MySession {
  id: ID!
  startedAt: DateTime!
  "The last renewal. A session in use is renewed within the hour."
  lastUsedAt: DateTime!
  "When the session expires."
  endsAt: DateTime!
  "Whether this is the session of the request."
  current: Boolean!
  "E.g. 'Chrome'. Null: unknown."
  browser: String
  "E.g. 'Windows'. Null: unknown."
  system: String
}

type MobileApp {
  "android or ios."
  platform: String!
  url: String!
}

extend type Query {
  "The emails that the caller receives besides account emails."
  myMailSettings: MyMailSettings!
}

extend type Mutation {
  "Turns the weekly fleet summary on or off. Turning it on cancels an earlier unsubscription."
  updateMyMailSettings(weeklySummary: Boolean!): MyMailSettings!
}

type MyMailSettings {
  "The summary is sent on Monday mornings, in the caller's time zone."
  weeklySummary: Boolean!
  "IANA zone that applies to those mornings."
  timeZone: String!
}

extend type Query {
  "The parts of one trailer: its own list and those of its model. NOT_FOUND if the caller has no access to it."
  trailerParts(vin: String!): TrailerPartList!
  "The different parts of the trailers that the caller has access to, by name."
  parts(input: PartsInput!): PartPage!
  "The trailers that carry a part, by unit ID."
  partTrailers(input: PartTrailersInput!): PartTrailerPage!
}

extend type Mutation {
  """
  Adds parts to trailers and models, or changes those that exist, up to 250 rows. An invalid row is refused with its
  reasons and doesn't stop the others.
  """
  importParts(input: ImportPartsInput!): PartImport!
  "Deletes up to 500 parts of one customer. Those that don't exist are left out."
  deleteParts(customerId: Int!, ids: [ID!]!): DeletedParts!
  "Adds an uploaded picture to a part of a customer, on all of its trailers. NOT_FOUND without the part or the picture."
  addPartPicture(input: AddPartPictureInput!): PartPicture!
  "Removes a picture from a part. NOT_FOUND if it has none."
  deletePartPicture(customerId: Int!, pictureId: ID!): Boolean!
}

type TrailerPartList {
  vin: String!
  unitId: String!
  customerId: Int!
  customerName: String!
  vehicleType: String!
  "Feet."
  vehicleLengthFeet: Float
  modelYear: Int
  "Whether the caller may import, delete and picture the parts of its customer."
  mayEdit: Boolean!
  "Up to 1,000, by category and name."
  parts: [Part!]!
}

type Part {
  id: ID!
  "Whether it comes from the list of the trailer's model."
  isOfModel: Boolean!
  "One of PART_CATEGORIES."
  category: String!
  name: String!
  partNumber: String!
  maker: String!
  quantity: Int!
  "Where it is on the trailer; empty if unknown."
  position: String!
  description: String!
  "Fault codes (SPN) that this part is for."
  faultCodes: [Int!]!
  pictures: [PartPicture!]!
}

type PartPicture {
  id: ID!
  "Path of the picture on this server. The link needs no session and is valid for at least five minutes."
  url: String!
  linkExpires: DateTime!
  "What the picture shows, in words."
  description: String!
}

input PartsInput {
  "All customers of the caller without one."
  customerId: Int
  "A part of the name, part number, maker or description."
  search: String
  "One of PART_CATEGORIES."
  category: String
  "A fault code (SPN) that the part is for."
  faultCode: Int
  paginationInput: PaginationInput!
}

type PartPage {
  "Number of matching parts on all pages."
  total: Int!
  "Matching parts by category, without the filter of the category."
  categories: [PartCategoryCount!]!
  parts: [FleetPart!]!
}

type PartCategoryCount {
  category: String!
  count: Int!
}

"A part wherever it is installed, identified by its maker and part number."
type FleetPart {
  category: String!
  name: String!
  partNumber: String!
  maker: String!
  description: String!
  faultCodes: [Int!]!
  "How many of the caller's trailers carry it."
  trailers: Int!
  pictures: [PartPicture!]!
}

input PartTrailersInput {
  "All customers of the caller without one."
  customerId: Int
  maker: String!
  partNumber: String!
  paginationInput: PaginationInput!
}

type PartTrailerPage {
  total: Int!
  trailers: [PartTrailer!]!
}

type PartTrailer {
  vin: String!
  unitId: String!
  customerName: String!
  vehicleType: String!
  modelYear: Int
  "Pieces on the trailer."
  quantity: Int!
  "Where they are; without unknown positions."
  positions: [String!]!
}

input ImportPartsInput {
  "Returns what would happen, without changing anything."
  dryRun: Boolean!
  "The customer of rows for a model. Null: the caller's only customer."
  customerId: Int
  rows: [PartRowInput!]!
}

"A part as a row of a file: of a trailer with a VIN, or of a model with a vehicleTypeId."
input PartRowInput {
  "Line number in the file."
  line: Int!
  vin: String
  "All trailers of this type; vehicleLengthFeet and modelYear narrow them."
  vehicleTypeId: Int
  vehicleLengthFeet: Float
  modelYear: Int
  category: String!
  name: String!
  partNumber: String!
  maker: String!
  quantity: Int!
  position: String!
  description: String!
  faultCodes: [Int!]!
}

type PartImport {
  "In the order of the rows."
  results: [PartRowResult!]!
}

type PartRowResult {
  line: Int!
  "created, updated, unchanged or refused; in a dry run, the expected result."
  outcome: String!
  "Why it was refused."
  messages: [String!]!
  "Fields that changed or would change."
  changes: [AuditChange!]!
}

type DeletedParts {
  deleted: Int!
}

input AddPartPictureInput {
  customerId: Int!
  maker: String!
  partNumber: String!
  "A picture that the caller has uploaded."
  pictureId: ID!
  "What the picture shows, in words. Required: it is its alternative text."
  description: String!
}

extend type Query {
  "The server's public key for push messages, base64url. Null if the server sends none."
  pushKey: String
  "Browsers in which the caller receives push messages, oldest first."
  pushSubscriptions: [PushSubscription!]!
}

extend type Mutation {
  """
  Sends push messages to a browser. A subscription with the same endpoint is replaced, and of more than 10 the oldest
  ends. BAD_USER_INPUT if the server sends none.
  """
  subscribePush(input: SubscribePushInput!): PushSubscription!
  "Ends a subscription of the caller. NOT_FOUND if there is none."
  unsubscribePush(id: ID!): ID!
  "Sends a test message to every browser of the caller. Returns their number."
  testPush: Int!
}

"What \`PushManager.subscribe\` of the browser returns."
input SubscribePushInput {
  "An https address on the public network."
  endpoint: String!
  "Public key of the browser, base64url."
  p256dh: String!
  "Secret of the browser, base64url."
  auth: String!
  "Name of the browser, 1 to 60 characters, e.g. 'Chrome on Android'."
  label: String!
}

"A browser that receives push messages."
type PushSubscription {
  id: ID!
  endpoint: String!
  label: String!
  created: DateTime!
  "When a message was last accepted by the push service."
  lastUsed: DateTime
}

extend type Query {
  "The last report of a refrigeration unit. NOT_FOUND if the trailer doesn't exist or the caller has no access."
  reeferUnit(vin: String!): ReeferUnit!
  """
  Temperatures of a unit, oldest first. Long ranges are downsampled: each step keeps the values farthest from a set
  point, so that no excursion is lost.
  """
  reeferTemperatures(vin: String!, "1, 7, 14 or 31." days: Int!): ReeferTemperatures!
  "The newest commands of a unit, newest first, and the results of those of the last day."
  reeferCommands(vin: String!, "1 to 100." limit: Int!): ReeferCommands!
  "Units that have reported, by unit ID, to select the ones to command."
  reeferUnits(input: ReeferUnitsInput!): ReeferUnitPage!
}

extend type Mutation {
  """
  Sends commands, one per unit, at most 500. The client creates the id of a command: a repeated command returns its
  status and is never sent twice. FORBIDDEN if the caller can't command any unit; problems of a single unit are in its
  result.
  """
  sendReeferCommands(input: SendReeferCommandsInput!): [ReeferCommandResult!]!
}

type ReeferUnit {
  "Time of the response, from which ages are counted."
  asOf: DateTime!
  vin: String!
  unitId: String!
  "False: the trailer has no refrigeration unit."
  installed: Boolean!
  "Time of the unit's last report. Null: never."
  reportedAt: DateTime
  "on or off."
  power: String
  "cycleSentry or continuous."
  mode: String
  "Null: not reported."
  defrosting: Boolean
  "Percent."
  fuelPercent: Float
  ambientF: Float
  "Percent."
  humidityPercent: Float
  "Probes in the box, in their order. Null: not installed."
  interiorF: [Float]!
  "Zones of the unit, in their order."
  zones: [ReeferZoneReading!]!
  engineHours: Float
  electricalHours: Float
  totalHours: Float
  "Volts."
  batteryVoltage: Float
  "Active alarms first, worst first. Null: not reported."
  alarms: [ReeferAlarm!]
}

"An alarm of a refrigeration unit."
type ReeferAlarm {
  "The manufacturer's alarm code."
  code: Int!
  "3 critical, 2 caution, 1 low."
  level: Int!
  text: String!
  since: DateTime!
  "Null while active."
  cleared: DateTime
}

type ReeferTemperatures {
  from: DateTime!
  to: DateTime!
  moments: [ReeferMoment!]!
}

"The readings of a unit at one instant. Temperatures in degrees Fahrenheit."
type ReeferMoment {
  recorded: DateTime!
  power: String!
  defrosting: Boolean
  ambientF: Float
  zones: [ReeferZoneReading!]!
}

type ReeferCommands {
  "Time of the response."
  asOf: DateTime!
  "Whether the caller can command this unit."
  mayCommand: Boolean!
  "Null: 'No Recent Commands'."
  lastCommandSummary: ReeferCommandSummary
  commands: [ReeferCommandRecord!]!
}

"Commands of the last day by status."
type ReeferCommandSummary {
  pending: Int!
  failed: Int!
  successful: Int!
}

type ReeferCommandRecord {
  "Created by the client."
  id: ID!
  vin: String!
  "setPoint, clearAllFaults, continuousMode, cycleSentryMode, remoteOff or remoteOn."
  kind: String!
  "For a set point: 1, 2 or 3."
  zone: Int
  "Degrees Celsius."
  setPointC: Float
  "inProgress, failed or success."
  status: String!
  "Why it failed, in the unit's words if it gave a reason."
  message: String
  created: DateTime!
  commandCompleted: DateTime
  "Email address of the sender."
  sentBy: String!
}

input ReeferUnitsInput {
  "Null: every customer that the caller has access to."
  customerId: Int
  "Substring of the unit ID or VIN."
  search: String
  "Only units of these trailers: up to 200 VINs."
  vins: [String!]
  paginationInput: PaginationInput!
}

type ReeferUnitPage {
  total: Int!
  asOf: DateTime!
  units: [ReeferUnitRow!]!
}

type ReeferUnitRow {
  vin: String!
  unitId: String!
  customerId: Int!
  customerName: String!
  power: String
  mode: String
  "Degrees Fahrenheit for each zone."
  setPointsF: [Float!]!
  returnAir1F: Float
  reportedAt: DateTime
  "Whether the caller can command this unit."
  mayCommand: Boolean!
}

input SendReeferCommandsInput {
  commands: [ReeferCommandInput!]!
}

input ReeferCommandInput {
  "UUID created by the client."
  id: ID!
  vin: String!
  kind: String!
  "For a set point only: 1, 2 or 3."
  zone: Int
  "For a set point only: degrees Celsius, -30 to 35."
  setPointC: Float
}

type ReeferCommandResult {
  id: ID!
  vin: String!
  kind: String!
  "inProgress, failed or success. Failed without a command: it was not sent."
  status: String!
  message: String
  "Why it was not sent: NOT_FOUND, FORBIDDEN, CONFLICT or BAD_USER_INPUT. Null: it was sent."
  code: String
}

"A row of a result: VIN and geofence id, or null, then the values in the order of the columns."
scalar ReportRow
"The chart of a result, as JSON: series with headings, and bars with labels and one value per series."
scalar ReportChart

extend type Query {
  "Reports of a customer by name."
  reports(customerId: Int!): [Report!]!
  "Null if it was deleted."
  report(customerId: Int!, id: ID!): Report
  "The first rows that a report would have now, with the access of the caller. Nothing is written."
  reportPreview(input: ReportPreviewInput!): ReportPreview!
  "Runs of a customer or of one report, newest first."
  reportRuns(input: ReportRunsInput!): ReportRunPage!
  "Null if it was deleted, or its report was."
  reportRun(customerId: Int!, id: ID!): ReportRun
  "Rows of the result of a run; none of a run that was deleted. Every form of the result has the same ones."
  reportRows(input: ReportRowsInput!): ReportRows!
  "What administrators have decided for all reports of a customer."
  reportSettings(customerId: Int!): ReportSettings!
}

extend type Mutation {
  "Creates a report, which the caller owns: its runs show what the caller has access to."
  createReport(input: CreateReportInput!): Report!
  """
  Replaces a report. CONFLICT if someone else has saved since \`version\` was read; then \`details.current\` is the present
  report.
  """
  updateReport(customerId: Int!, id: ID!, version: Int!, input: ReportInput!): Report!
  "Deletes a report with its runs and files. Returns its id."
  deleteReport(customerId: Int!, id: ID!): ID!
  "Switches a report on."
  activateReport(customerId: Int!, id: ID!): Report!
  "Switches a report off. A run that is active ends as usual."
  deactivateReport(customerId: Int!, id: ID!): Report!
  """
  Makes the caller the owner of a report whose owner has no access. BAD_USER_INPUT if its owner has access, CONFLICT if
  someone else has saved since \`version\` was read.
  """
  takeOverReport(customerId: Int!, id: ID!, version: Int!): Report!
  "Runs a report now, or for an instant that it missed. The result is sent only if \`send\` is true."
  runReport(input: RunReportInput!): ReportRun!
  "Ends an active run. Returns it as it is then."
  cancelReportRun(customerId: Int!, id: ID!): ReportRun!
  "Creates a file that a run doesn't have yet, or no longer has, of its result."
  createReportFile(customerId: Int!, runId: ID!, format: String!): ReportRun!
  """
  Sends the result of a run: to new addresses, or again to recipients that it was sent to. A mail that was handed over
  and not confirmed is sent again only if its recipient is named.
  """
  sendReport(input: SendReportInput!): ReportRun!
  "Ends all links to the files of a run that were sent or copied."
  revokeReportLinks(customerId: Int!, runId: ID!): ReportRun!
  """
  Replaces what applies to all reports of a customer. CONFLICT if someone else has saved since \`version\` was read; then
  \`details.current\` has the present settings.
  """
  saveReportSettings(customerId: Int!, version: Int!, input: ReportSettingsInput!): ReportSettings!
}

type ReportSettings {
  "Domains to which results may be sent, such as example.com. Empty for any."
  recipientDomains: [String!]!
  "Days that results and files are kept: 1 to 365."
  keepDays: Int!
  "0 if nothing was saved yet."
  version: Int!
}

input ReportSettingsInput {
  "Up to 50. Empty for any. Subdomains have to be listed."
  recipientDomains: [String!]!
  "1 to 365. A shorter time deletes what is older within a day."
  keepDays: Int!
}

input CreateReportInput {
  "UUID created by the client. A repeated request gets the first response again, and nothing is created twice."
  requestId: ID
  customerId: Int!
  report: ReportInput!
}

input ReportInput {
  "1 to 100 characters."
  name: String!
  "The type can't be changed later."
  reportTypeId: Int!
  "All trailers of the customer that the owner has access to."
  allVehicles: Boolean!
  "Trailers that the report is about. Empty with \`allVehicles\`."
  vehicleIds: [ID!]!
  "Groups whose trailers the report is about, with their subgroups. Empty with \`allVehicles\`."
  vehicleGroupIds: [ID!]!
  allGeofences: Boolean!
  "Empty with \`allGeofences\`."
  geofenceIds: [ID!]!
  allFaultTypes: Boolean!
  "Levels of faults: 1 for ABS, 2 for components. Empty with \`allFaultTypes\`."
  faultTypeIds: [Int!]!
  includeSensorData: Boolean!
  "Ids of the columns in their order. Null for the usual ones."
  columns: [String!]
  "Null for types that are sent repeatedly."
  reportingSchedules: ReportingSchedulesInput
  "Null for types with a schedule."
  emailFrequency: EmailFrequencyInput
  "1, 7, 14 or 31 calendar days that end with the run. Null for types about an instant."
  reportHistoryTimeframe: Int
  "Null except for Asset Geofence Threshold."
  assetThreshold: AssetThresholdInput
  "1 to 50 different email addresses."
  notifyEmails: [String!]!
  "xlsx, csv, pdf."
  formats: [String!]!
  "What is sent if nothing is found: send, note or nothing."
  whenEmpty: String!
  isActive: Boolean!
}

input ReportingSchedulesInput {
  "IANA name."
  timezone: String!
  "daily, weekly, semiMonthly or monthly."
  category: String!
  schedules: [ReportTimeInput!]!
}

input ReportTimeInput {
  "Monday is 0. Null unless weekly."
  dayOfWeek: Int
  "HH:mm"
  time: String!
}

input EmailFrequencyInput {
  value: Int!
  "hours or days."
  units: String!
  "IANA zone of the report's days and times. America/Los_Angeles if it is left out."
  timezone: String
}

input AssetThresholdInput {
  "atLeast or fewerThan."
  comparison: String!
  trailers: Int!
}

type Report {
  id: ID!
  customerId: Int!
  "The customer."
  customerIds: [Int!]!
  name: String!
  reportTypeId: Int!
  allVehicles: Boolean!
  vehicleIds: [ID!]!
  "VINs of \`vehicleIds\`, of those that the caller has access to."
  vins: [ID!]!
  vehicleGroupIds: [ID!]!
  allGeofences: Boolean!
  geofenceIds: [ID!]!
  "Those of \`geofenceIds\` that exist."
  geofences: [ReportGeofence!]!
  allFaultTypes: Boolean!
  faultTypeIds: [Int!]!
  includeSensorData: Boolean!
  columns: [String!]
  reportingSchedules: ReportingSchedules
  emailFrequency: EmailFrequency
  reportHistoryTimeframe: Int
  assetThreshold: AssetThreshold
  notifyEmails: [String!]!
  "Those of \`notifyEmails\` that have unsubscribed from this report or from all."
  unsubscribedEmails: [String!]!
  formats: [String!]!
  whenEmpty: String!
  "True if the report is switched off, otherwise null."
  deactivated: Boolean
  "ownerWithoutAccess or notInPlan if the report is on but doesn't run."
  pausedBy: String
  "Email address of the owner. Null if the account was deleted."
  ownerEmail: String
  isOwn: Boolean!
  "Null if none is planned."
  nextRun: DateTime
  lastRun: ReportRunSummary
  version: Int!
  created: DateTime!
  updated: DateTime!
}

type ReportGeofence {
  id: ID!
  name: String!
}

type ReportingSchedules {
  timezone: String!
  category: String!
  schedules: [ReportTime!]!
}

type ReportTime {
  dayOfWeek: Int
  time: String!
}

type EmailFrequency {
  value: Int!
  units: String!
  "IANA zone of the report's days and times. Null for America/Los_Angeles."
  timezone: String
}

type AssetThreshold {
  comparison: String!
  trailers: Int!
}

input ReportPreviewInput {
  customerId: Int!
  report: ReportInput!
}

type ReportPreview {
  "Ids of the columns."
  columns: [String!]!
  rows: [ReportRow!]!
  "Number of rows; null if there are more than could be counted quickly."
  total: Int
  from: DateTime!
  "The same as \`from\` for a report about an instant."
  to: DateTime!
  "IANA zone of the times."
  timezone: String!
}

input ReportRunsInput {
  customerId: Int!
  "Null for runs of all reports."
  reportId: ID
  "Null for all states."
  states: [String!]
  "1 to 100."
  pageSize: Int!
  "\`next\` of the previous page. Null for the first one."
  after: String
}

type ReportRunPage {
  runs: [ReportRunSummary!]!
  "Null on the last page."
  next: String
}

"A run without its files and deliveries."
type ReportRunSummary {
  id: ID!
  reportId: ID!
  "As it was when it ran."
  reportName: String!
  reportTypeId: Int!
  "The planned instant, or when a person started it."
  planned: DateTime!
  "IANA zone of the report."
  timezone: String!
  "schedule, threshold, person or missed: what started the run."
  startedBy: String!
  "Email address of the person who started it. Null without one."
  requestedBy: String
  "queued, running, done, failed, canceled, missed or skipped."
  state: String!
  "Why it failed or was skipped. Null for other states."
  reason: String
  "reading or files. Null unless it is running."
  phase: String
  "Rows until now."
  rows: Int!
  "Rows of the result before, as an estimate. Null without one."
  expectedRows: Int
  startedAt: DateTime
  endedAt: DateTime
  "Number of recipients by the state of their latest mail."
  sent: Int!
  failed: Int!
  recipients: Int!
}

type ReportRun {
  summary: ReportRunSummary!
  "Ids of the columns."
  columns: [String!]!
  "What is covered. Null until it has begun."
  from: DateTime
  to: DateTime
  "Email address of the owner, with whose access it ran. Null if the account was deleted."
  ownerEmail: String
  "Null without rows."
  chart: ReportChart
  "Different trailers and geofences of the rows."
  trailers: Int!
  geofences: Int!
  "Whether the rows are still stored."
  hasRows: Boolean!
  files: [ReportFile!]!
  deliveries: [ReportDelivery!]!
}

type ReportFile {
  format: String!
  "waiting, done or failed. A file that is waiting is being created."
  state: String!
  "Why it failed."
  reason: String
  sizeBytes: Int
  downloads: Int!
  "Until when the file is kept."
  expiresAt: DateTime
  "An address that downloads the file without a session, for a short time. Null unless it is done."
  url: String
  "A complete link to pass on, which downloads the file without a session for 7 days. Null unless it is done."
  sharedUrl: String
}

"The latest mail to a recipient."
type ReportDelivery {
  recipient: String!
  "How many mails the recipient has been sent about this run."
  nth: Int!
  "queued, sending, handingOver, sent, failed, unconfirmed, unsubscribed or notPermitted."
  state: String!
  "What the mail server answered."
  reason: String
  at: DateTime!
}

input ReportRowsInput {
  customerId: Int!
  runId: ID!
  "The first row; 0 is the first of the result."
  offset: Int!
  "1 to 500."
  limit: Int!
}

type ReportRows {
  rows: [ReportRow!]!
  total: Int!
}

input RunReportInput {
  "UUID created by the client. A repeated request gets the first response again, and nothing is run twice."
  requestId: ID
  customerId: Int!
  reportId: ID!
  "A missed run to make up for. Null for now."
  missedRunId: ID
  "Whether the recipients get the result."
  send: Boolean!
}

input SendReportInput {
  "UUID created by the client. A repeated request gets the first response again, and nothing is sent twice."
  requestId: ID
  customerId: Int!
  runId: ID!
  "Addresses: of the run's recipients, or new ones."
  recipients: [String!]!
}

extend type Query {
  "Places that a customer has saved, by name."
  savedPlaces(customerId: Int!): [SavedPlace!]!
}

extend type Mutation {
  """
  Creates a place with version 0, or replaces the one with this id and version. The client makes the id. CONFLICT if
  someone else has saved since \`version\` was read; then \`details.current\` is the present place.
  """
  savePlace(customerId: Int!, id: ID!, version: Int!, input: SavedPlaceInput!): SavedPlace!
  "Deletes a place. Returns its id."
  deletePlace(customerId: Int!, id: ID!): ID!
}

input SavedPlaceInput {
  "1 to 100 characters."
  name: String!
  lat: Float!
  lng: Float!
  "Up to 1,000 characters."
  note: String
}

type SavedPlace {
  id: ID!
  customerId: Int!
  name: String!
  lat: Float!
  lng: Float!
  note: String
  version: Int!
}

extend type Query {
  "Saved views of a screen by name: the caller's own, those shared with the caller, and those the caller may change."
  savedViews(screen: String!): [SavedView!]!
}

extend type Mutation {
  """
  Saves a view. CONFLICT if the caller already has a view of this screen with the same name; FORBIDDEN to share it
  without administering the customer.
  """
  createSavedView(input: CreateSavedViewInput!): SavedView!
  """
  Replaces the contents of a view. CONFLICT if someone else has saved since \`version\` was read. For the owner of the
  view, and of a shared one for those who administer its customer.
  """
  updateSavedView(id: ID!, version: Int!, input: SavedViewInput!): SavedView!
  "Deletes a view, for those who may change it. Returns its id."
  deleteSavedView(id: ID!): ID!
}

input CreateSavedViewInput {
  "UUID created by the client. A repeated request gets the first response again, and nothing is created twice."
  requestId: ID
  "fleetStatus, tracking or fleetControl."
  screen: String!
  view: SavedViewInput!
}

input SavedViewInput {
  "1 to 60 characters, unique among the owner's views of a screen."
  name: String!
  "The query of the screen's URL, without the question mark: 0 to 2,000 characters."
  query: String!
  "Order, width, pinning and hiding of the columns as a JSON object of up to 20,000 characters. Null if there are none."
  layout: String
  "private, role or group: who the view is shared with."
  audience: String!
  "The customer that a shared view belongs to. Null, for administrators and roles: every customer."
  customerId: Int
  "The role of the audience, such as CUSTOMER."
  role: String
  "The group of the audience."
  groupId: ID
  """
  Whether the screen opens with this view: for the owner of a private view, or for the role of a shared one. Replaces
  the previous default. Views shared with a group can't be a default.
  """
  isDefault: Boolean!
}

type SavedView {
  id: ID!
  screen: String!
  name: String!
  query: String!
  layout: String
  audience: String!
  customerId: Int
  "Null for private views and those of every customer."
  customerName: String
  role: String
  groupId: ID
  groupName: String
  isDefault: Boolean!
  "Email address of the owner. Null if the account was deleted."
  owner: String
  isOwn: Boolean!
  "Whether the caller may change and delete it."
  canChange: Boolean!
  version: Int!
}

extend type Query {
  """
  Trailers, customers, groups, users, geofences and places with a text in their names or numbers; of each kind, exact
  matches come first, then matches at the beginning. A kind that the caller may not read is an empty list. BAD_USER_INPUT for a text of more
  than 100 characters.
  """
  search(input: SearchInput!): SearchResults!
}

input SearchInput {
  "2 to 100 characters, case-insensitive. A shorter text finds nothing."
  text: String!
  "Results of each kind: 1 to 20, by default 5."
  limit: Int
  "Only trailers of this customer, and no other kind of result."
  customerId: Int
}

type SearchResults {
  """
  By VIN, unit ID or serial number. A text of two characters matches only the beginning. Callers who open only single
  trailers find those whose complete VIN or serial number they enter.
  """
  trailers: [FoundTrailer!]!
  "By short name, long name, abbreviation, DOT number or complete id."
  customers: [FoundCustomer!]!
  "By name, among the customers whose groups the caller may read."
  groups: [FoundGroup!]!
  "By email address, among the customers whose users the caller may read."
  users: [FoundUser!]!
  "By name, among the customers whose geofences the caller may read."
  geofences: [FoundGeofence!]!
  """
  Cities by the beginning of a word of their name, also with the state ('columbus ga'), for callers who read the
  positions of their fleet.
  """
  places: [FoundPlace!]!
}

type FoundTrailer {
  vin: String!
  unitId: String!
  serialNumber: String
  "Null if the caller may not read customers."
  customerName: String
}

type FoundCustomer {
  id: Int!
  shortName: String!
  longName: String!
  active: Boolean!
}

type FoundGroup {
  id: ID!
  name: String!
  customerId: Int!
  customerName: String!
}

type FoundUser {
  id: ID!
  email: String!
  enabled: Boolean!
}

type FoundGeofence {
  id: ID!
  name: String!
  category: String!
  isActive: Boolean!
  customerId: Int!
  customerName: String!
}

"A city of the server's gazetteer."
type FoundPlace {
  name: String!
  "State or province, two letters."
  region: String!
  "Degrees."
  lat: Float!
  lng: Float!
}

extend type Query {
  "Service centers by name, at most 1,000."
  aftermarketDealers: [AftermarketDealer!]!
  """
  The service centers nearest to the trailer's last position, at most 20. If a technician sends the header \`geolocation\`
  (a geo URI), those nearest to the technician. NOT_FOUND if the caller has no access to the trailer.
  """
  closestAftermarketDealers(vin: String!, limit: Int!): ClosestDealers!
  "The newest inspections of a trailer, at most 100. NOT_FOUND if the trailer doesn't exist or the caller has no access."
  recentInspections(vin: String!): ServiceRecordList!
  "The newest maintenance of a trailer, at most 100. NOT_FOUND if the trailer doesn't exist or the caller has no access."
  maintenanceLog(vin: String!): ServiceRecordList!
  "Images of the cargo camera, newest first. NOT_FOUND if the trailer doesn't exist or the caller has no access."
  trailerImageHistoryData(vin: String!, pageSize: Int!, pageNumber: Int!): TrailerImagePage!
}

extend type Mutation {
  "Adds an inspection to a trailer. NOT_FOUND if the trailer doesn't exist or the caller has no access."
  addInspection(input: AddInspectionInput!): ServiceRecord!
  "Adds maintenance to a trailer. NOT_FOUND if the trailer doesn't exist or the caller has no access."
  addMaintenanceEntry(input: AddMaintenanceEntryInput!): ServiceRecord!
  """
  Emails the trailer's position, active faults and last readings to a service center on behalf of the caller. NOT_FOUND
  if the caller has no access to the trailer or the service center is unknown; UNAVAILABLE if the email wasn't accepted.
  """
  sendDiagnosticEmail(vin: String!, dealerId: ID!): SentDiagnosticEmail!
}

type AftermarketDealer {
  id: ID!
  name: String!
  "Street and number."
  street: String!
  city: String!
  "State or province, two letters."
  region: String!
  phone: String!
  email: String!
  lat: Float!
  lng: Float!
}

type ClosestDealers {
  "Starting point of the distances: trailer or caller."
  from: String!
  "Why there are no distances: positionNotInstalled or neverReported. Null: the trailer has a position."
  reason: String
  "The trailer's last place as text."
  place: String
  "Time of that position."
  placeReportedAt: DateTime
  dealers: [ClosestDealer!]!
}

type ClosestDealer {
  dealer: AftermarketDealer!
  "Straight-line distance."
  miles: Float!
}

type ServiceRecordList {
  "Number of entries. The newest 100 are listed."
  total: Int!
  records: [ServiceRecord!]!
}

"An inspection or a maintenance entry."
type ServiceRecord {
  id: ID!
  "One of the inspection or maintenance types."
  kind: String!
  "Result of an inspection: passed, defects or outOfService. Null for maintenance."
  result: String
  "Date of the work, 'YYYY-MM-DD'."
  performedOn: String!
  odometerMiles: Float
  note: String!
  "Email address of the author. Null: the account is gone, or the entry belongs to the demonstration."
  addedBy: String
  addedAt: DateTime!
}

input AddInspectionInput {
  "UUID created by the client. A repeated request gets the first response again, and nothing is created twice."
  requestId: ID
  vin: String!
  "annual, preTrip, postTrip or roadside."
  kind: String!
  "passed, defects or outOfService."
  result: String!
  "'YYYY-MM-DD', not in the future."
  performedOn: String!
  odometerMiles: Float
  "At most 500 characters. Required for any result but passed."
  note: String!
}

input AddMaintenanceEntryInput {
  "UUID created by the client. A repeated request gets the first response again, and nothing is created twice."
  requestId: ID
  vin: String!
  "One of the maintenance types."
  kind: String!
  "'YYYY-MM-DD', not in the future."
  performedOn: String!
  odometerMiles: Float
  "At most 500 characters. Required for the types repair and other."
  note: String!
}

type SentDiagnosticEmail {
  mail: MailDelivery!
}

type TrailerImagePage {
  "Total number of images."
  total: Int!
  images: [TrailerImage!]!
}

"An image of the cargo camera."
type TrailerImage {
  id: ID!
  recorded: DateTime!
  "How full the trailer is, in percent, as measured by the camera."
  fullness: Float!
  "Path of the image on this server. The link needs no session and is valid for at least five minutes."
  url: String!
  linkExpires: DateTime!
}

extend type Query {
  """
  Active links that share locations, newest first: the caller's own, and for administrators those of their customers.
  """
  mySharedLocations: [SharedLink!]!
}

extend type Mutation {
  "Creates a link that shows trailers of one customer to anyone who has it. NOT_FOUND if the caller has no access to one of them."
  shareLocation(input: ShareLocationInput!): NewSharedLink!
  "Revokes a link immediately. NOT_FOUND if it isn't active or the caller has no access."
  revokeSharedLocation(linkId: ID!): ID!
}

input ShareLocationInput {
  "UUID created by the client. A repeated request gets the first response again, and nothing is created twice."
  requestId: ID
  "1 to 50."
  trailers: [SharedTrailerInput!]!
  "position, movement (also speed and heading) or lastDay (also the route of the last 24 hours)."
  detail: String!
  "Hours until the link expires: 1 to 744."
  hours: Int!
}

input SharedTrailerInput {
  vin: String!
  "Its name on the page, 1 to 60 characters."
  name: String!
}

type SharedLink {
  id: ID!
  "In display order."
  trailers: [SharedLinkTrailer!]!
  detail: String!
  createdAt: DateTime!
  "Email address of the user who shares."
  createdBy: String!
  expiresAt: DateTime!
  "How often the page was opened."
  timesOpened: Int!
}

type SharedLinkTrailer {
  "Its name on the page."
  name: String!
  "Null if the caller has no access to the trailer."
  vin: String
}

type NewSharedLink {
  link: SharedLink!
  "The full URL with its secret. It is returned only once."
  url: String!
}

extend type Query {
  "SIMs of trailers within the caller's access scope, and how many there are of each kind."
  sims(input: SimsInput!): SimPage!
  "A SIM with its history. Null if there is none that the caller has access to."
  sim(iccid: ID!): SimDetail
  "Plans that SIMs can change to: those of SIMs within the caller's access scope, by name."
  simPlans(customerId: Int): [SimPlan!]!
  "Which SIMs a change would be requested for. Nothing is requested."
  simTarget(input: SimTargetInput!): SimTarget!
  "Null if there is none that the caller has access to."
  simBatch(batchId: ID!): SimBatch
}

extend type Mutation {
  "Requests a change from the provider. Statuses and plans change once the provider confirms it."
  changeSims(input: ChangeSimsInput!): SimBatch!
  "Requests the refused changes of a batch again, as a new batch."
  retrySims(input: RetrySimsInput!): SimBatch!
}

input SimFilterInput {
  customerId: Int
  "ready, active, suspended or deactivated."
  state: String
  "State of the newest request: pending, noAnswer or refused."
  request: String
  planId: String
  "Only SIMs that used more than their plan includes."
  overage: Boolean
  "Only SIMs whose newest request is in this batch."
  batchId: ID
  "Part of a VIN, unit ID or ICCID."
  search: String
}

input SimsInput {
  filter: SimFilterInput!
  paginationInput: PaginationInput!
  "unitId, customerName, iccid, carrier, state, since, plan or usedMb. Null: by unit ID."
  sortingInput: SortingInput
}

type SimPage {
  "Number of matching SIMs on all pages."
  total: Int!
  sims: [SimSubscription!]!
  "Numbers of the SIMs that match customer and search, without the other filters."
  counts: [SimCount!]!
  plans: [SimPlan!]!
  "False if the operator hasn't set up a provider; then no change can be requested."
  hasProvider: Boolean!
}

type SimCount {
  "state, request, overage or plan."
  kind: String!
  "A value of the filter."
  value: String!
  sims: Int!
}

type SimPlan {
  planId: ID!
  name: String!
  "Megabytes per month."
  includedMb: Int!
  "Whether the SIMs of the plan share what all of them include."
  isPooled: Boolean!
  "IANA zone whose calendar months are billed."
  timeZone: String!
}

type SimSubscription {
  iccid: ID!
  vin: ID!
  unitId: String!
  customerId: Int!
  customerName: String!
  carrier: String!
  "ready, active, suspended or deactivated, as the provider reported it last."
  state: String!
  since: DateTime!
  "When the contract ends. Null: no end."
  until: DateTime
  plan: SimPlan!
  "The current month of the plan's time zone, YYYY-MM."
  usageMonth: String!
  "Megabytes used in that month. Null: none reported yet."
  usedMb: Float
  "Megabytes above what the plan includes. 0 for a pooled plan."
  overMb: Float!
  "Newest report of the trailer."
  lastReport: DateTime
  "The newest request."
  request: SimRequest
}

type SimRequest {
  requestId: ID!
  batchId: ID!
  "activate, suspend, changePlan or deactivate."
  action: String!
  "The new plan of changePlan."
  planName: String
  "queued, accepted, unknown, done, refused or overtaken."
  state: String!
  "Why it was refused."
  reason: String
  "The provider's words about a refusal."
  detail: String
  requestedAt: DateTime!
  "Email address of the user at that time."
  requestedBy: String!
  "How often it was sent to the provider."
  attempts: Int!
  "When the provider answered last."
  answeredAt: DateTime
}

type SimDetail {
  sim: SimSubscription!
  "Newest first."
  history: [SimHistoryEntry!]!
}

type SimHistoryEntry {
  id: ID!
  "status, plan or request."
  kind: String!
  at: DateTime!
  "When a status or plan reached Gladhand."
  receivedAt: DateTime
  "Of a status: the status before. Null if it was unknown or didn't change."
  fromState: String
  "Of a status."
  state: String
  "Of a plan: the plan before. Null if it didn't change."
  fromPlanName: String
  "Of a plan."
  planName: String
  "Of a status or plan: changed, confirmed or older."
  outcome: String
  request: SimRequest
}

"One of \`iccids\`, \`lines\` and \`filter\`."
input SimTargetInput {
  "activate, suspend, changePlan or deactivate."
  action: String!
  "The new plan of changePlan, one of \`simPlans\`; null for other actions."
  planId: String
  iccids: [ID!]
  "ICCIDs, VINs or unit IDs, one per line."
  lines: [String!]
  filter: SimFilterInput
}

type SimTarget {
  "SIMs for which the change would be requested."
  sims: Int!
  "The plans that these SIMs have now, the most common first."
  fromPlans: [SimPlanCount!]!
  "SIMs that are left out, by reason: sameStatus, samePlan, final, notActive or pending."
  leftOut: [SimLeftOut!]!
  "Results of pasted lines, in their order."
  lines: [SimLine!]!
}

type SimPlanCount {
  planId: ID!
  name: String!
  sims: Int!
}

type SimLeftOut {
  reason: String!
  sims: Int!
}

type SimLine {
  "From 1."
  line: Int!
  text: String!
  "ready, a reason of \`leftOut\`, notFound, ambiguous, duplicate or checkDigit."
  result: String!
  iccid: String
  unitId: String
}

input ChangeSimsInput {
  "UUID of the new batch. A repetition returns the same batch."
  batchId: ID!
  target: SimTargetInput!
  "The number of SIMs that the user confirmed. CONFLICT if it is another one by now."
  sims: Int!
}

input RetrySimsInput {
  batchId: ID!
  "UUID of the new batch. A repetition returns the same batch."
  newBatchId: ID!
}

type SimBatch {
  batchId: ID!
  action: String!
  "The new plan of changePlan."
  planName: String
  requestedAt: DateTime!
  requestedBy: String!
  "The first ICCID, of a batch with one SIM."
  iccid: ID
  total: Int!
  states: [SimBatchCount!]!
  "Requests without an answer for a long time."
  noAnswer: Int!
  "Reasons of refusals, the most common first."
  refusals: [SimBatchCount!]!
}

type SimBatchCount {
  value: String!
  sims: Int!
}

extend type Query {
  "VIN of the trailer with this full VIN or device serial number. NOT_FOUND if the caller has no access."
  findTrailer(text: String!): String!
  "The data of the trailer drawer in one response. NOT_FOUND if the trailer doesn't exist or the caller has no access."
  vehicleDetailData(vin: String!): VehicleDetail!
  """
  Reports of one trailer with their readings, newest first. Pages start at 0. In the whole log, page 0 has 10 entries and
  each later page 3; with sensorTypeIds, every page has 100.
  """
  vehicleTrackingV2(
    vin: String!
    "1 to 100: 10 for the first page, 3 for the following ones, 100 for single sensors."
    pageSize: Int!
    pageNumber: Int!
    "Only reports with a reading of one of these sensors."
    sensorTypeIds: [Int!]
  ): VehicleTracking!
  "The caller's order of sensors, by sensor type id. Null: not saved."
  sensorOrder: SensorOrder!
}

extend type Mutation {
  "Saves the caller's order of sensors. Lists that are left out stay unchanged."
  saveSensorOrder(input: SaveSensorOrderInput!): SensorOrder!
}

"A trailer with its device, its newest readings and the order of its sections."
type VehicleDetail {
  "Time of the response, from which ages are counted."
  asOf: DateTime!
  trailer: FleetStatusTrailer!
  deviceType: DeviceTypeName!
  undercarriage: String
  tetherStatusChanged: DateTime
  "The source of the newest position. Null: unknown, or the report has been deleted."
  positionSource: ReportSource
  "True if a tethered trailer measures no supply voltage: a blown fuse is more likely than a dead battery."
  checkFuse: Boolean!
  "Last reported state of each light circuit; null if the report has been deleted."
  lights: LightBranchStates
  "Hottest wheel end in degrees Celsius."
  wheelEndMaxC: Float
  wheelEndSeverityLevel: String
  wheelEndReportedAt: DateTime
  """
  Last reported temperature of each wheel end in degrees Celsius; null if the report has been deleted. Axle by axle from
  the front, each from the roadside to the curbside; a null entry has no reading.
  """
  wheelEndsC: [Float]
  brakesReportedAt: DateTime
  "Last reported state of the brake at each wheel end: good, liningWorn, dragging, overStroke, notActing or unknown."
  brakes: [String]
  tirePressureReportedAt: DateTime
  "Last reported pressure of each tire in psi. Dual tires in the order from the roadside to the curbside: outer, inner, inner, outer."
  tirePressuresPsi: [Float]
  "Hottest tire in degrees Celsius."
  tireTemperatureMaxC: Float
  tireTemperatureSeverityLevel: String
  tireTemperatureReportedAt: DateTime
  "Temperature of each tire in degrees Celsius, in the order of tirePressuresPsi; null if the report has been deleted."
  tiresC: [Float]
  "The caller's order of sections for this device type. Null: not saved, or unreadable."
  sensorOrder: [Int!]
  "False: the order couldn't be read, so the default one applies."
  sensorOrderKnown: Boolean!
}

"Device manufacturer, e.g. Morey or Xirgo."
type DeviceTypeName {
  id: Int!
  longName: String!
}

"State of each light circuit: good, lowCurrent, highCurrent, intermittent or unknown. Null: not measured."
type LightBranchStates {
  red: String
  green: String
  yellow: String
  black: String
  brown: String
}

type VehicleTracking {
  activityLog: [ActivityLogEntry!]!
  "Set instead of activityLog if the zones of a reefer (sensor 30) are requested."
  thermoKingSetPointActivityLog: SetPointActivityLog
}

type SetPointActivityLog {
  activityLog: [ActivityLogEntry!]!
}

"The source of a report: a phone or a device gateway."
type ReportSource {
  "phone or gateway."
  kind: String!
  "For a gateway: its manufacturer, or the name of its key."
  name: String
}

"One report. Null: the report didn't include the reading."
type ActivityLogEntry {
  id: ID!
  recorded: DateTime!
  "Null: stored before sources were recorded."
  source: ReportSource
  latitude: Float
  longitude: Float
  "The place nearest to the position."
  reverseGeoFullAddress: String
  "Miles per hour."
  speed: Float
  loaded: Boolean
  "Cargo weight on the bogie in pounds."
  loadWeight: Float
  "Volts."
  batteryVoltageTrailer: Float
  "Battery of the device itself, in volts."
  deviceBatteryVoltage: Float
  "stable or unstable."
  tisStatus: String
  tetherStatus: String
  doorOpened: Boolean
  "An ABS fault was active."
  absFaultActive: Boolean
  "Codes and level of the worst active fault."
  absFaultDescription: String
  "Suspect parameter number (J1939)."
  absFaultSpn: Int
  "Failure mode identifier (J1939)."
  absFaultFmi: Int
  "Display level of the ABS fault: 3 critical, 2 caution, 1 low."
  faultLevel: Int
  "All active ABS faults, worst first; empty if there were none, null if not reported."
  tseFaults: [TseFault!]
  "on or off."
  amberLampStatus: String
  "Miles."
  odometerAbs: Float
  "Miles."
  odometerGps: Float
  lights: LightBranchStates
  "Degrees Celsius for each wheel end; null: no reading."
  wheelEndsC: [Float]
  "State for each wheel end."
  brakes: [String]
  "Degrees Celsius for each tire."
  tiresC: [Float]
  "Psi for each tire."
  tirePressuresPsi: [Float]
  "Percent."
  cargoCameraFullness: Float
  "Battery level of the reporting phone in percent."
  deviceBatteryPercent: Float
  "Why the report is doubtful: outOfOrder, teleport or clockAhead. Such a report doesn't change the trailer's position."
  fixFlags: [String!]!
  reefer: ReeferLogReading
}

"An active ABS fault in one report."
type TseFault {
  "Description by the device. Null: none."
  faultDescription: String
  "Suspect parameter number (J1939)."
  spn: Int
  "Failure mode identifier (J1939)."
  fmi: Int
  "Display level: 3 critical, 2 caution, 1 low."
  faultLevel: Int
}

"The readings of a refrigeration unit in one report. Temperatures in degrees Fahrenheit."
type ReeferLogReading {
  power: String!
  mode: String
  fuelPercent: Float
  ambientF: Float
  humidityPercent: Float
  interiorF: [Float!]!
  zones: [ReeferZoneReading!]!
  engineHours: Float
  electricalHours: Float
  totalHours: Float
  "Volts."
  batteryVoltage: Float
}

type ReeferZoneReading {
  setPointF: Float
  dischargeAirF: Float
  returnAirF: Float
}

"Orders of sensor type ids, for each device manufacturer and for the columns of a fleet. Null: not saved."
type SensorOrder {
  moreySensorOrder: [Int!]
  xirgoSensorOrder: [Int!]
  fleetColumnOrder: [Int!]
}

input SaveSensorOrderInput {
  moreySensorOrder: [Int!]
  xirgoSensorOrder: [Int!]
  fleetColumnOrder: [Int!]
}

extend type Query {
  "Trailers with their administrative data, within the caller's access scope."
  managedVehicles(input: ManagedVehiclesInput!): ManagedVehiclePage!
}

extend type Mutation {
  "Changes the unit ID of a trailer. CONFLICT if \`version\` is given and outdated."
  updateCustomerVehicle(vin: String!, unitId: String!, version: Int): ManagedVehicle!
  "Changes the given fields. CONFLICT if someone else has saved since \`version\` was read."
  updateVehicle(input: UpdateVehicleInput!): ManagedVehicle!
  createVehicle(input: CreateVehicleInput!): ManagedVehicle!
  "Creates trailers, or changes those whose VIN exists, row by row. A failed row doesn't stop the others. 1 to 250 rows."
  importVehicles(input: ImportVehiclesInput!): VehicleImport!
  "Stores a device that isn't installed on a trailer, or changes its data."
  upsertDetachedSensorBox(
    extMfgrSerialNum: String!
    "SIM ICCID. Null: none, or unknown."
    iccid: Iccid
    "One of SENSOR_BOX_MANUFACTURERS."
    sensorBoxMfgrId: Int!
    "Customer of the device. Null: the caller's only customer, or none."
    customerId: Int
  ): DetachedSensorBox!
}

"SIM ICCID, usually 18 to 22 digits. A number, or a text if a number can't hold every digit."
scalar Iccid

input ManagedVehiclesInput {
  paginationInput: PaginationInput!
  "Null: every customer that the caller has access to."
  customerId: Int
  "Substring of the VIN, unit ID, serial number, Cargo Cam ID or Thermo King ID."
  search: String
  "One of VEHICLE_SORT_FIELDS. Null: by unit ID."
  sortingInput: SortingInput
}

type ManagedVehiclePage {
  "Number of matching trailers on all pages."
  total: Int!
  vehicles: [ManagedVehicle!]!
}

type ManagedVehicle {
  id: ID!
  "Incremented by every save."
  version: Int!
  "Whether the caller can change it."
  mayEdit: Boolean!
  customerId: Int!
  customerName: String!
  vin: String!
  unitId: String!
  vehicleTypeId: Int!
  undercarriage: String
  vehicleLengthFeet: Float
  modelYear: Int
  productType: String!
  hasSolarPanels: Boolean!
  hasUltrasonicCargoSensor: Boolean!
  hasCargoCameraSensor: Boolean!
  "Cargo Cam ID: digits."
  cargoCameraSerialNumber: String
  hasThermoKingSensor: Boolean!
  "Thermo King ID: digits."
  thermoKingExternalId: String
  deviceTypeId: Int!
  "Installation date of the device."
  serialNumber: String
  simStatus: String
  updated: DateTime!
  "Names of the regular groups that the trailer is directly in."
  groups: [ManagedVehicleGroup!]!
}

type ManagedVehicleGroup {
  id: ID!
  name: String!
}

input UpdateVehicleInput {
  "Identifies the trailer."
  vin: String!
  "The version that was read."
  version: Int!
  "The corrected VIN."
  newVin: String
  "Accepts a VIN with a wrong check digit."
  acceptVinWarning: Boolean = false
  unitId: String
  vehicleTypeId: Int
  undercarriage: String
  vehicleLengthFeet: Float
  modelYear: Int
  productType: String
  hasSolarPanels: Boolean
  hasUltrasonicCargoSensor: Boolean
  hasCargoCameraSensor: Boolean
  cargoCameraSerialNumber: String
  hasThermoKingSensor: Boolean
  thermoKingExternalId: String
  "All regular groups that the trailer is to be directly in."
  groupIds: [ID!]
}

input CreateVehicleInput {
  "UUID created by the client. A repeated request gets the first response again, and nothing is created twice."
  requestId: ID
  customerId: Int!
  vin: String!
  "Accepts a VIN with a wrong check digit."
  acceptVinWarning: Boolean = false
  unitId: String!
  vehicleTypeId: Int!
  "Null: tandem."
  undercarriage: String
  vehicleLengthFeet: Float
  modelYear: Int
  productType: String!
  deviceTypeId: Int!
  "Of the device; null: none yet."
  serialNumber: String
  hasSolarPanels: Boolean = false
  hasUltrasonicCargoSensor: Boolean = false
  hasCargoCameraSensor: Boolean = false
  cargoCameraSerialNumber: String
  hasThermoKingSensor: Boolean = false
  thermoKingExternalId: String
  groupIds: [ID!]
}

input ImportVehiclesInput {
  "Returns what would happen, without changing anything."
  dryRun: Boolean!
  "Accepts VINs with a wrong check digit."
  acceptVinWarnings: Boolean = false
  "Customer of new trailers whose row names none."
  customerId: Int
  rows: [VehicleRowInput!]!
}

"A trailer as a row of a file. A missing field keeps its value; null clears it."
input VehicleRowInput {
  "Line number in the file."
  line: Int!
  vin: String!
  unitId: String
  "Short name. Only for new trailers: moving a trailer to another customer is a transfer."
  customerName: String
  vehicleTypeId: Int
  undercarriage: String
  vehicleLengthFeet: Float
  modelYear: Int
  productType: String
  deviceTypeId: Int
  serialNumber: String
  hasSolarPanels: Boolean
  hasUltrasonicCargoSensor: Boolean
  hasCargoCameraSensor: Boolean
  cargoCameraSerialNumber: String
  hasThermoKingSensor: Boolean
  thermoKingExternalId: String
  "Names of all regular groups that the trailer is to be directly in."
  groupNames: [String!]
}

type VehicleImport {
  "In the order of the rows."
  results: [VehicleRowResult!]!
}

type VehicleRowResult {
  line: Int!
  vin: String!
  "created, updated, unchanged or refused; in a dry run, the expected result."
  outcome: String!
  "Why it was refused, or a warning."
  messages: [String!]!
  "Fields that changed or would change."
  changes: [AuditChange!]!
}

type DetachedSensorBox {
  extMfgrSerialNum: String!
  "Digits."
  iccid: String
  sensorBoxMfgrId: Int!
  customerId: Int
  updated: DateTime!
}

extend type Query {
  "Transfers that the caller's customers give or get, newest first."
  trailerTransfers(input: TrailerTransfersInput!): TrailerTransferPage!
  "Null outside the caller's customers."
  trailerTransfer(id: ID!): TrailerTransfer
  "Lines of a transfer by number. Null outside the caller's customers."
  trailerTransferLines(input: TrailerTransferLinesInput!): TrailerTransferLinePage
  "The customers for which the caller can give and get trailers, by name."
  transferCustomers: [TransferCustomer!]!
  """
  The active customer with exactly this short or long name, in any case: callers may transfer to customers that they
  can't see. Null if there is none.
  """
  transferCustomerByName(name: String!): TransferCustomer
  "Checks a list before a transfer is requested, and counts what ends with it. Changes nothing."
  checkTrailerTransfer(input: TransferCheckInput!): TransferCheck!
}

extend type Mutation {
  """
  Requests a transfer. The other side has to accept it, unless the caller is an administrator. BAD_USER_INPUT names what
  can't be done; CONFLICT with \`details.trailers\` if another number of trailers moves than the caller has confirmed.
  Repeating a request with the same id changes nothing, unless it is a draft: that is replaced, and CONFLICT has the
  current one in \`details.current\` if it has changed since \`version\`.
  """
  requestTrailerTransfer(input: RequestTransferInput!): TrailerTransfer!
  """
  Accepts or declines a requested transfer, cancels one that isn't done, undoes one that ended less than 24 hours ago, or
  discards a draft, which is deleted.
  If it is canceled while it runs, trailers that have moved stay moved, and the others don't move. CONFLICT with the current transfer in \`details.current\` if it has changed since \`version\` was read; FORBIDDEN for
  callers of the other side.
  """
  controlTrailerTransfer(input: ControlTransferInput!): TrailerTransfer!
}

input TrailerTransfersInput {
  "draft, requested, scheduled, running, done, declined, canceled, undoing or undone. Null: all."
  state: String
  "Transfers from or to this customer."
  customerId: Int
  "Transfers of the trailer with this complete VIN."
  vin: String
  "The \`next\` of the previous page; null for the first page."
  after: ID
  "1 to 100."
  limit: Int!
}

type TrailerTransferPage {
  "Number of matching transfers on all pages."
  total: Int!
  transfers: [TrailerTransfer!]!
  "Null: this is the last page."
  next: ID
}

type TransferCustomer {
  id: Int!
  name: String!
}

type TrailerTransfer {
  id: ID!
  version: Int!
  "draft, requested, scheduled, running, done, declined, canceled, undoing or undone. Only its side sees a draft."
  state: String!
  from: TransferCustomer!
  to: TransferCustomer!
  "When it is carried out; null: as soon as it is accepted."
  at: DateTime
  "The time zone of its date, an IANA name."
  timeZone: String!
  "The side that requested it: from, to or administrator."
  requestedBy: String!
  requestedByEmail: String
  requestedAt: DateTime!
  answeredByEmail: String
  answeredAt: DateTime
  "Why it was declined or undone."
  reason: String
  endedAt: DateTime
  "Until when it can be undone; null if it can't."
  undoableUntil: DateTime
  "Number of lines by result."
  counts: [TransferResultCount!]!
  "Trailers that move, have moved or were given back."
  trailers: Int!
  "What the caller can do with it now: accept, decline, cancel, undo or discard."
  actions: [String!]!
}

type TransferResultCount {
  result: String!
  lines: Int!
}

input TrailerTransferLinesInput {
  id: ID!
  "Only these results. Null: all."
  results: [String!]
  "The number of the last line of the previous page."
  after: Int
  "1 to 500."
  limit: Int!
}

type TrailerTransferLinePage {
  lines: [TransferLine!]!
  hasMore: Boolean!
}

type TransferLine {
  "From 1; empty lines count."
  line: Int!
  text: String!
  """
  ready, onLease, unchecked, notAVin, notFound, ambiguous, leased, inTransfer, duplicate, moved, gone, notMoved or
  returned.
  """
  result: String!
  vin: String
  unitId: String
  "When it moved or was given back."
  at: DateTime
  "Whether the caller can open the trailer by its VIN now."
  opens: Boolean!
}

input TransferCheckInput {
  fromCustomerId: Int!
  toCustomerId: Int!
  "VINs or unit IDs, at most 10,000."
  lines: [String!]!
}

type TransferCheck {
  lines: [TransferLine!]!
  "Trailers that move; for a caller who doesn't see the giving customer, the lines that it will check."
  trailers: Int!
  "What ends for the giving customer; null for callers who don't see it."
  ends: TransferEnds
}

type TransferEnds {
  "Groups that lose trailers."
  groups: Int!
  "Alert rules that name trailers."
  alertRules: Int!
  "Open links that share locations."
  sharedLinks: Int!
  "Links by which phones report positions."
  deviceLinks: Int!
  "Days for which the giving customer keeps positions and activity."
  retentionDays: Int!
}

input RequestTransferInput {
  "A UUID made by the caller."
  id: ID!
  fromCustomerId: Int!
  toCustomerId: Int!
  "YYYY-MM-DD: it is carried out at midnight of this day in \`timeZone\`. Null or today: as soon as it is accepted."
  day: String
  "IANA name."
  timeZone: String!
  "VINs or unit IDs, at most 10,000."
  lines: [String!]!
  "The number of trailers that the caller has confirmed. A draft has none."
  trailers: Int!
  "Keeps it as a draft for the caller's side."
  draft: Boolean
  "The version of the draft that is replaced."
  version: Int
}

input ControlTransferInput {
  id: ID!
  version: Int!
  "accept, decline, cancel, undo or discard."
  action: String!
  "Required to decline and to undo."
  reason: String
  "The number of trailers that the caller has confirmed; required to accept and to undo."
  trailers: Int
}

extend type Query {
  """
  A page of users: all for top-level and view-only administrators, those with a role at their customers for account
  administrators. The roles of such users at other customers are left out.
  """
  users(input: UsersInput!): UserPage!
  "The access of a user, and the roles and groups that grant it. NOT_FOUND if the user doesn't exist or the caller has no access."
  effectiveAccess(userId: ID!): EffectiveAccess!
  "What \`applyUserRows\` would do with each row of a file. Changes nothing."
  checkUserRows(rows: [UserRowInput!]!): [UserRowOutcome!]!
}

extend type Mutation {
  "Creates an account and emails its owner a link to choose a password. BAD_USER_INPUT if the address is taken."
  createUser(input: CreateUserInput!): CreatedUser!
  "Replaces the roles of a user. A change ends the user's sessions immediately."
  updateUser(input: UpdateUserInput!): User!
  "Enables a user with the given roles, so that the user can sign in again."
  enableUser(input: UpdateUserInput!): User!
  "Ends the user's sessions immediately and blocks sign-in until the user is enabled again."
  disableUser(input: DisableUserInput!): User!
  "Deletes a user. Top-level administrators only. Returns the email address."
  deleteUser(userId: ID!): String!
  "Emails each user a link to choose a new password. 1 to 100 users."
  resetUserPassword(userIds: [ID!]!): [UserMailResult!]!
  "Emails each user a link to verify the address. 1 to 100 users."
  sendVerificationEmail(userIds: [ID!]!): [UserMailResult!]!
  "Adds users to groups of a customer. The special groups All VINs and No VINs exclude all others."
  addUsersToVehicleGroups(input: UserGroupsInput!): [User!]!
  "Removes users from groups of a customer. Users without any group left are added to All VINs."
  removeUsersFromVehicleGroups(input: UserGroupsInput!): [User!]!
  "Creates and changes users from the rows of a file. 1 to 100 rows per call; each row is independent."
  applyUserRows(rows: [UserRowInput!]!): [UserRowOutcome!]!
}

input UsersInput {
  "Null or 0: every customer that the caller has access to."
  customerId: Int
  filters: UserFilters
  "Sort fields: email, enabled, accountStatus, emailVerified, lastLogin, updated, created. Default: email."
  sortingInput: SortingInput
  "An export can request up to 500 rows per page."
  paginationInput: PaginationInput!
}

"Conditions that must all match. Texts match substrings, case-insensitive."
input UserFilters {
  "One user by id."
  id: ID
  username: String
  customer: String
  group: String
  enabled: Boolean
  "CONFIRMED or FORCE_CHANGE_PASSWORD."
  accountStatus: String
  emailVerified: Boolean
  "Kinds of roles without a customer, e.g. CUSTOMER_ADMIN. Any of them matches."
  types: [String!]
  lastLogin: UserDateFilter
  updated: UserDateFilter
  created: UserDateFilter
}

input UserDateFilter {
  "Inclusive lower bound."
  from: DateTime
  "Exclusive upper bound."
  before: DateTime
}

type UserPage {
  "On all pages."
  userCount: Int!
  users: [User!]!
}

type User {
  id: ID!
  email: String!
  "CONFIRMED or FORCE_CHANGE_PASSWORD."
  accountStatus: String!
  enabled: Boolean!
  emailVerified: Boolean!
  createdDate: DateTime!
  lastModifiedDate: DateTime!
  "Null: never signed in."
  lastLoginDateTime: DateTime
  "Role names, e.g. CUSTOMER_ADMIN_3."
  roles: [String!]!
  "The role names, separated by commas."
  roleType: String!
  groups: [UserGroup!]!
  "Customers of the user's roles."
  customers: [UserCustomer!]!
  "Whether the user is in the group that grants reefer commands, for any customer that the caller has access to."
  tkCommandControl: Boolean!
  "Incremented when the roles or \`enabled\` change."
  version: Int!
  "Whether the caller can change this account. False for the caller's own account, and for accounts that also belong to customers of others."
  editable: Boolean!
}

type UserGroup {
  id: ID!
  name: String!
  kind: String!
  customerId: Int!
}

type UserCustomer {
  id: Int!
  shortName: String!
  longName: String!
  abbrev: String!
  "The user's groups at this customer."
  vehicleGroups: [UserGroup!]!
  "The customer's group that grants reefer commands, if it has one."
  commandGroupId: ID
}

input CreateUserInput {
  "UUID created by the client, so that a retry after a lost response creates nothing twice."
  id: ID
  email: String!
  roleNames: [String!]!
  "Groups of the new user. Null: the default group of each customer."
  groups: NewUserGroupsInput
}

"Groups of the new user at one customer. Requires the permission of \`addUsersToVehicleGroups\`."
input NewUserGroupsInput {
  customerId: Int!
  vehicleGroupIds: [ID!]!
}

type CreatedUser {
  user: User!
  "The invitation. Null: the account is disabled, or was created by an earlier request."
  mail: MailDelivery
}

input UpdateUserInput {
  userId: ID!
  roleNames: [String!]!
  "The version that was read. An older one is a CONFLICT, whose error has the current values."
  version: Int!
}

input DisableUserInput {
  userId: ID!
  "The version that was read. An older one is a CONFLICT, whose error has the current values."
  version: Int!
}

input UserGroupsInput {
  "1 to 100."
  userIds: [ID!]!
  customerId: Int!
  vehicleGroupIds: [ID!]!
}

type UserMailResult {
  userId: ID!
  "Null: the user doesn't exist, or the caller has no access."
  email: String
  "The queued email. Null: it was refused."
  mail: MailDelivery
  "Why it was refused."
  reason: String
}

"A row of a file, as entered. Null leaves a value unchanged."
input UserRowInput {
  email: String!
  "User types by name, separated by semicolons, e.g. Standard User."
  types: String
  "Customers by short name or id, separated by semicolons."
  customers: String
  "Role names, separated by semicolons, instead of types and customers."
  roles: String
  "Yes or No."
  enabled: String
  "Vehicle groups of the user's customers by name, separated by semicolons. Only new memberships are added."
  groups: String
}

type UserRowOutcome {
  "create, update, unchanged or refused."
  action: String!
  "Why a row was refused."
  problem: String
  "The changes, as in the audit log."
  changes: [AuditChange!]!
}

type EffectiveAccess {
  email: String!
  "If false, the other fields are empty."
  enabled: Boolean!
  roles: [String!]!
  "Whether the user has access to all trailers of all customers, including future ones."
  everything: Boolean!
  "Number of trailers that the user has access to."
  trailerCount: Int!
  "Access by customer with its source; at most 200."
  scopes: [AccessScope!]!
  areas: [AccessArea!]!
}

type AccessScope {
  customerId: Int!
  customerName: String!
  "Whether the user has access to all trailers of the customer, including future ones."
  whole: Boolean!
  trailerCount: Int!
  "Names of the roles that grant it."
  roles: [String!]!
  "Groups whose trailers the user has access to; empty if a role grants access to all."
  groups: [String!]!
}

type AccessArea {
  area: String!
  operations: [AccessOperation!]!
}

type AccessOperation {
  operation: String!
  "Names of the roles that allow it; for reefer commands, also the group that grants them."
  through: [String!]!
}

extend type Query {
  "Servers of a customer that are sent messages about alerts, by name. CUSTOMER_ADMIN and top-level administrators only."
  webhooks(customerId: Int!): [Webhook!]!
  "Messages to a webhook within the last 30 days, newest first. None if it was deleted."
  webhookMessages(
    customerId: Int!
    "Id of the webhook."
    id: ID!
    "The value of \`next\` of an earlier page."
    after: ID
    "1 to 100."
    limit: Int! = 20
  ): WebhookMessagePage!
}

extend type Mutation {
  "Creates a webhook with a secret that is returned only once. A customer has up to 10."
  createWebhook(input: CreateWebhookInput!): NewWebhook!
  """
  Changes a webhook, or switches it on or off. CONFLICT if the version isn't the current one; then \`details.current\` is
  the present webhook.
  """
  updateWebhook(customerId: Int!, id: ID!, version: Int!, input: WebhookInput!): Webhook!
  "Deletes a webhook with its messages."
  deleteWebhook(customerId: Int!, id: ID!): ID!
  "Replaces the secret. For 24 hours, messages are signed with both, so that the receiver has time to change."
  rotateWebhookSecret(
    customerId: Int!
    id: ID!
    "UUID created by the client. A repeated request gets the first response again."
    requestId: ID
  ): NewWebhook!
  "Sends a test message in the same way as any other, even if the webhook is switched off."
  testWebhook(customerId: Int!, id: ID!): WebhookMessage!
  "Sends a message again at once, with the same id. If that fails, the retries that are left follow."
  replayWebhookMessage(customerId: Int!, webhookId: ID!, id: ID!): WebhookMessage!
}

input CreateWebhookInput {
  "UUID created by the client. A repeated request gets the first response again, and nothing is created twice."
  requestId: ID
  customerId: Int!
  webhook: WebhookInput!
}

input WebhookInput {
  "1 to 60 characters."
  name: String!
  "An https address on the public network, up to 500 characters."
  url: String!
  "Severities of alerts to send: critical, caution, good."
  severities: [String!]!
  enabled: Boolean!
}

"A server that is sent messages about alerts."
type Webhook {
  id: ID!
  customerId: Int!
  name: String!
  url: String!
  severities: [String!]!
  enabled: Boolean!
  "gone if the server responded 410 Gone, person if someone switched it off. Null while it is on."
  disabledReason: String
  "Until when messages are also signed with the earlier secret. Null if it was never rotated."
  earlierSecretUntil: DateTime
  lastSuccess: DateTime
  lastFailure: DateTime
  created: DateTime!
  updated: DateTime!
  "Counts what was changed."
  version: Int!
}

type NewWebhook {
  webhook: Webhook!
  "\`whsec_\` and the secret as base64. It is returned only once."
  secret: String!
}

type WebhookMessagePage {
  messages: [WebhookMessage!]!
  "Null on the last page."
  next: ID
}

type WebhookMessage {
  "Sent as the header \`webhook-id\`."
  id: ID!
  webhookId: ID!
  "alert.fired, alert.reminder or alert.test."
  event: String!
  ruleId: ID
  alertIds: [ID!]!
  "The JSON that is sent."
  body: String!
  "waiting for the first attempt, failed and tried again later, sent, or givenUp."
  state: String!
  "Oldest first."
  attempts: [WebhookAttempt!]!
  created: DateTime!
  "Null if no attempt follows."
  nextAttempt: DateTime
}

type WebhookAttempt {
  at: DateTime!
  "HTTP status. Null without a response."
  status: Int
  "Why there was no response."
  error: String
  durationMs: Int!
  "The beginning of the response, up to 2 kB."
  response: String
}
`;
