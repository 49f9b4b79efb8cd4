/** Texts of the API that stay English: a file, and all its texts or the names of some. A name includes what it contains. */
type Untranslated = Readonly<Record<string, 'all' | readonly string[]>>;

/** Emails, push messages, webhooks and printed work orders are in English. */
const SENT: Untranslated = {
  'auth/messages.ts': ['MAIL_MESSAGES'],
  'engine/mail/readingMessages.ts': 'all',
  'areas/alerts/messages.ts': ['ALERT_MESSAGES.test', 'ALERT_MESSAGES.testLead', 'ALERT_MESSAGES.testAction'],
  'areas/alerts/messages/mailMessages.ts': 'all',
  'areas/alerts/push/pushMessages.ts': ['PUSH_MESSAGES.test'],
  'areas/alerts/webhooks/webhookMessages.ts': ['WEBHOOK_MESSAGES.test'],
  'areas/geofences/mailMessages.ts': 'all',
  'areas/maintenance/messages.ts': [
    'ISSUE_MAIL_MESSAGES',
    'ISSUE_TEXTS',
    ...'file title printed vin customer trailer describe place lastReport load unknown never issue since reported cause parts part blanks advice'
      .split(' ')
      .map((key) => `WORK_ORDER_TEXTS.${key}`),
  ],
  'areas/reports/deliver/messages.ts': 'all',
  'areas/service/messages.ts': ['DIAGNOSTIC_MAIL_MESSAGES'],
  'areas/subscriptions/messages.ts': ['SUMMARY_MESSAGES'],
  'areas/transfers/mailMessages.ts': 'all',
};

/** Pages that the server itself renders have no language of a host. */
const SERVER_PAGES: Untranslated = {
  'auth/messages.ts': ['SETUP_MESSAGES'],
  'areas/reports/files/messages.ts': ['LINK_MESSAGES'],
};

/** Devices, phones, cameras and providers receive these, never a person. */
const DEVICES: Untranslated = {
  'ingest/messages.ts': 'all',
  'areas/cargoImages/messages.ts': 'all',
  'areas/deviceLinks/messages.ts': names(
    'DEVICE_LINK_MESSAGES',
    'invalidPosition timestamp number place noPosition mustBeNumber mustBeTime body isoTimestamp unknownAddress refused notJson outOfRange zeroPosition timeOutOfRange',
  ),
  'areas/ota/messages.ts': ['OTA_DEVICE_MESSAGES'],
  'areas/sims/messages.ts': ['SIM_EVENT_MESSAGES'],
};

/** Only a client with a mistake causes these: they name arguments, headers and the form of a request. */
const DEVELOPERS: Untranslated = {
  'engine/pictures/messages.ts': ['PICTURE_MESSAGES.customer'],
  'graphql/fleetStatus/messages.ts': names(
    'FLEET_QUERY_MESSAGES',
    'unknownSort unsortable unknownFilter emptyFilter booleans unfit takesMinAndMax takesFromAndBefore takesContains takesContainsOrIn takesIn columns',
  ),
  'graphql/messages.ts': names(
    'REQUEST_MESSAGES',
    'pageSize firstPage limit sortField requestId requestIdInUse dateTime iccid unknownOperation unstorableText accept contentType onlyPost object queryMissing text body unknownDocument',
  ),
  'graphql/trailer/messages.ts': names('TRAILER_MESSAGES', 'noOrder unknownSensor sensorTwice'),
  'graphql/trailers/messages.ts': ['VEHICLE_MESSAGES.unsortable'],
  'http/messages.ts': names(
    'HTTP_MESSAGES',
    'customerId methods notJson address credentials body nameIn nameInBody missing unknownField mustBeObject',
  ),
  'tracking/messages.ts': names(
    'TRACKING_MESSAGES',
    'days order instant notUnderstood customer wholeNumber bounds cell upTo since',
  ),
  'areas/alerts/messages.ts': names(
    'ALERT_MESSAGES',
    'severity condition rateLimit place group assigned action days after span kinds limit',
  ),
  'areas/alerts/push/pushMessages.ts': names('PUSH_MESSAGES', 'endpoint keys'),
  'areas/alerts/webhooks/webhookMessages.ts': names('WEBHOOK_MESSAGES', 'limit after'),
  'areas/audit/messages.ts': 'all',
  'areas/geofences/messages.ts': names(
    'GEOFENCE_MESSAGES',
    'category importIds id backfillDays shape how by period after',
  ),
  'areas/ingestKeys/messages.ts': ['INGEST_KEY_MESSAGES.gateway'],
  'areas/insights/messages.ts': names('INSIGHT_MESSAGES', 'day against measure system'),
  'areas/leases/messages.ts': names('LEASE_MESSAGES', 'id pageSize after state day timeZone action'),
  'areas/mail/messages.ts': names('MAIL_MESSAGES', 'tooManyIds unknownStatus'),
  'areas/maintenance/messages.ts': [
    ...names('MAINTENANCE_MESSAGES', 'kind state trailerStates order action'),
    'PLANNED_WORK_MESSAGES.id',
  ],
  'areas/messages/messages.ts': names('MESSAGE_TEXTS', 'unknown pageSize oneOfUsers after filter'),
  'areas/ota/ftp/ftpMessages.ts': names(
    'OTA_FTP_MESSAGES',
    'id protocol secretKind limit offset path entryName sizeBytes action',
  ),
  'areas/ota/messages.ts': [
    ...names('OTA_PACKAGE_MESSAGES', 'kind family size sha256 signatureForm'),
    ...names('OTA_CAMPAIGN_MESSAGES', 'id limit state reason kind action conditionsMissing'),
  ],
  'areas/reefers/messages.ts': names(
    'REEFER_MESSAGES',
    'days search commandIdInUse noCommands tooManyCommands commandId',
  ),
  'areas/reports/texts.ts': names('REPORT_MESSAGES', 'format state pageSize rows place'),
  'areas/savedViews/messages.ts': names('SAVED_VIEW_MESSAGES', 'screen layout audience'),
  'areas/search/messages.ts': ['SEARCH_MESSAGES.limit'],
  'areas/sharing/messages.ts': ['SHARING_MESSAGES.detail'],
  'areas/sims/messages.ts': names('SIM_MESSAGES', 'action filter sortBy batchId oneTarget'),
  'areas/transfers/messages.ts': names('TRANSFER_MESSAGES', 'id pageSize after state day timeZone action'),
  'areas/users/messages.ts': names('USER_MESSAGES', 'userId userIdInUse'),
};

export const UNTRANSLATED: readonly Untranslated[] = [SENT, SERVER_PAGES, DEVICES, DEVELOPERS];

function names(constant: string, keys: string): readonly string[] {
  return keys.split(' ').map((key) => `${constant}.${key}`);
}
