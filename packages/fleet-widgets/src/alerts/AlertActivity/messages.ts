import { defineMessages } from '@gladhand/ui';

/** Texts of AlertActivity. */
export const ALERT_ACTIVITY_MESSAGES = defineMessages('alertActivity', {
  // Specified
  title: 'Alerts Activity Feed',

  theActivity: 'The activity',
  customer: 'Customer',
  noCustomerChosen: 'No customer chosen',
  chooseCustomer: 'Choose a customer to see what happened to its alerts.',
  filters: 'Filters',
  kinds: { alerts: 'Alerts', handling: 'Handling', messages: 'Messages', rules: 'Rules' },
  severity: 'Severity',
  allSeverities: 'All severities',
  rule: 'Rule',
  allRules: 'All rules',
  trailer: 'Trailer',
  removeTrailer: 'Show all trailers',
  person: 'Email of a person',
  period: 'Period',
  list: 'Activity',
  lines: (count: number, text: string) => (count === 1 ? '1 line' : `${text} lines`),
  newestLines: (text: string) => `Newest ${text} lines`,
  newOnes: (text: string) => `${text} new`,
  showNew: (count: number, text: string) => (count === 1 ? 'Show 1 new line' : `Show ${text} new lines`),
  loadEarlier: 'Load earlier',
  lineActions: (sentence: string) => `Filters for: ${sentence}`,
  onlyTrailer: 'Only this trailer',
  onlyRule: 'Only this rule',
  onlyPerson: (email: string) => `Only ${email}`,
  none: 'Nothing has happened yet',
  noneHint: 'Alerts, what people do about them, messages and changes of rules appear here.',
  noneMatch: 'No activity matches',
  clearFilters: 'Clear filters',
  offline: 'You are offline',
  offlineHint: 'You see the last known activity.',
  export: 'Export to CSV',
  rowsOfActivity: 'lines',
  tooMany: 'There are more than 100,000 lines. Choose a shorter period.',

  deletedUser: 'A deleted user',
  steps: {
    fired: (rule: string, trailer: string) => `${rule} fired for ${trailer}`,
    ended: (rule: string, trailer: string) => `${rule} ended for ${trailer}`,
    withdrawn: (rule: string, trailer: string) => `${rule} for ${trailer} was withdrawn`,
    reinstated: (rule: string, trailer: string) => `${rule} for ${trailer} was restored`,
    acknowledged: (rule: string, trailer: string, person: string) => `${person} acknowledged ${rule} for ${trailer}`,
    unacknowledged: (rule: string, trailer: string, person: string) =>
      `${person} removed the acknowledgment of ${rule} for ${trailer}`,
    assigned: (rule: string, trailer: string, person: string, value: string) =>
      `${person} assigned ${rule} for ${trailer} to ${value}`,
    snoozed: (rule: string, trailer: string, person: string, value: string) =>
      `${person} snoozed ${rule} for ${trailer} until ${value}`,
    closed: (rule: string, trailer: string, person: string) => `${person} closed ${rule} for ${trailer}`,
    reopened: (rule: string, trailer: string, person: string) => `${person} reopened ${rule} for ${trailer}`,
    noted: (rule: string, trailer: string, person: string) => `${person} added a note to ${rule} for ${trailer}`,
  },
  snoozedOpenly: (rule: string, trailer: string, person: string) => `${person} snoozed ${rule} for ${trailer}`,
  unassigned: (rule: string, trailer: string, person: string) =>
    `${person} removed the assignee of ${rule} for ${trailer}`,
  outcomes: {
    queued: (channel: string, recipient: string, rule: string, trailer: string) =>
      `${channel} to ${recipient} about ${rule} for ${trailer} is being sent`,
    sent: (channel: string, recipient: string, rule: string, trailer: string) =>
      `${channel} to ${recipient} about ${rule} for ${trailer} was sent`,
    failed: (channel: string, recipient: string, rule: string, trailer: string) =>
      `${channel} to ${recipient} about ${rule} for ${trailer} failed`,
    unconfirmed: (channel: string, recipient: string, rule: string, trailer: string) =>
      `${channel} to ${recipient} about ${rule} for ${trailer} was sent, but not confirmed`,
    heldBack: (channel: string, recipient: string, rule: string, trailer: string) =>
      `${channel} to ${recipient} about ${rule} for ${trailer} was held back`,
  },
  ruleChanges: {
    ruleCreated: (rule: string, person: string) => `${person} created the rule ${rule}`,
    ruleUpdated: (rule: string, person: string) => `${person} changed the rule ${rule}`,
    ruleDeleted: (rule: string, person: string) => `${person} deleted the rule ${rule}`,
    ruleMoved: (rule: string, person: string) => `${person} moved the rule ${rule}`,
    ruleEnabled: (rule: string, person: string) => `${person} switched on the rule ${rule}`,
    ruleDisabled: (rule: string, person: string) => `${person} switched off the rule ${rule}`,
    ruleTakenOver: (rule: string, person: string) => `${person} took over the rule ${rule}`,
    ruleFailed: (rule: string) => `The rule ${rule} could not be evaluated and is paused`,
  },
  unknownKind: (rule: string, kind: string) => `Another change of ${rule} (${kind})`,
  reinstatedReason: 'A later report showed that it did happen',
  changedFields: (fields: string) => `Changed: ${fields}`,
  fields: {
    name: 'name',
    severity: 'severity',
    condition: 'conditions',
    allVehicles: 'trailers',
    trailers: 'trailers',
    groups: 'trailers',
    notifyOwner: 'recipients',
    notifyAllUsers: 'recipients',
    notifyEmails: 'recipients',
    rateLimitMs: 'frequency',
  },
  channels: { email: 'Email', inbox: 'Inbox message', push: 'Push message', webhook: 'Webhook' },

  columns: {
    time: (zone: string) => `Time (${zone})`,
    kind: 'Kind',
    what: 'What happened',
    detail: 'Detail',
    vin: 'VIN',
    geofence: 'Geofence',
    by: 'By',
    channel: 'Channel',
    recipient: 'Recipient',
    outcome: 'Outcome',
  },
  outcomeNames: {
    queued: 'Being sent',
    sent: 'Sent',
    failed: 'Failed',
    unconfirmed: 'Not confirmed',
    heldBack: 'Held back',
  },
});
