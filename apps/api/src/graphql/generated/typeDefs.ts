// Generated from packages/domain/schema by `npm run generate`. Do not edit.
export const typeDefs = `"An instant, ISO 8601 in UTC: 2026-11-17T15:12:00.000Z."
scalar DateTime

type Query

type Mutation

"One page of a longer list. Pages start at 1."
input PaginationInput {
  "Rows a page, 1 to 100 (an export may ask for up to 500)."
  pageSize: Int!
  pageNumber: Int!
}

input SortingInput {
  "A sort field of the list, e.g. unitId. An unknown or unsortable field answers BAD_USER_INPUT."
  sortBy: String!
  sortAsc: Boolean!
}

extend type Query {
  "The signed-in user."
  me: Me!
  "Features of a customer; with customerId null those of the caller (the union over the customers in sight)."
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
  "Minutes east of UTC while daylight saving time is in force."
  utcDaylightOffset: Int!
}

type Me {
  id: ID!
  email: String!
  isLoggedIn: Boolean!
  "Role names as the id token carries them, e.g. CUSTOMER_ADMIN_3."
  roles: [String!]!
  "The customer of the first customer-bound role, if any."
  customerId: Int
  customerNames: [String!]!
  "Null: the viewer's browser decides."
  timezone: TimeZoneChoice
  "Vehicle groups the user belongs to, special ones included."
  groups: [MyGroup!]!
  "Days until the password expires; null when it does not."
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
  Who did what, newest first: for top-level and view-only administrators everywhere, for account administrators what
  concerns their customers. Lines of sign-in concern no customer.
  """
  auditLog(input: AuditLogInput!): AuditLogPage!
}

extend type Mutation {
  "The newest lines that match, for a file. That they were exported is itself a line of the audit log."
  exportAuditLog(input: AuditExportInput!): AuditExport!
}

input AuditLogInput {
  "Null: every customer in sight, and what concerns none."
  customerId: Int
  "A part of an action or of the email address of actor or target, or what \`target\` finds."
  search: String
  "The whole of what it was done to, by its current or any former name, e.g. an email address, a VIN or a group."
  target: String
  "What an action is about, the part of its name before the dot, e.g. user. Null: everything."
  area: String
  "From this instant on."
  from: DateTime
  "Before this instant."
  before: DateTime
  "The \`next\` of the page before; null for the first one."
  after: ID
  "1 to 100."
  limit: Int!
}

"As in AuditLogInput."
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
  "Whether older lines match too."
  hasMore: Boolean!
}

type AuditLogPage {
  lines: [AuditLine!]!
  "Null: this was the last page."
  next: ID
}

type AuditLine {
  id: ID!
  at: DateTime!
  "What was done, e.g. user.updated."
  action: String!
  "Email address of who did it, the last one when the account is gone. Null: nobody who is signed in."
  by: String
  "Id of that user, if the account exists and the caller may open it. Null in exports."
  byId: ID
  customerId: Int
  customerName: String
  "What it was done to, e.g. an email address, a VIN or the name of a group."
  subject: String
  "What it was done to, if it exists and the caller may open it. Null in exports."
  target: AuditTarget
  "Facts beside the change, in the order of their names."
  details: [AuditFact!]!
  "Fields that changed."
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

"A field before and after, as text. Null: it was or became empty."
type AuditChange {
  field: String!
  before: String
  after: String
}

extend type Query {
  "Customers as their administrator sees them. Top-level administrators only."
  findAllCustomers(input: FindAllCustomersInput!): ManagedCustomerPage!
}

extend type Mutation {
  "Makes a customer with its four special groups. Top-level administrators only."
  createCustomer(input: CreateCustomerInput!): ManagedCustomer!
  "Changes what is given and leaves the rest. CONFLICT when somebody saved since \`version\` was read."
  updateCustomer(input: UpdateCustomerInput!): ManagedCustomer!
  "The customer is listed again. CONFLICT when somebody saved since \`version\` was read."
  activateCustomer(customerId: Int!, version: Int!): ManagedCustomer!
  "The customer leaves the lists of customers and groups. CONFLICT when somebody saved since \`version\` was read."
  deactivateCustomer(customerId: Int!, version: Int!): ManagedCustomer!
}

input FindAllCustomersInput {
  paginationInput: PaginationInput!
  "A part of a name, the abbreviation or the DOT number, or the whole id."
  filter: String
  showDeactivated: Boolean = false
  "By one of CUSTOMER_SORT_FIELDS. Null: by short name."
  sortingInput: SortingInput
}

type ManagedCustomerPage {
  "Customers that match, on all pages."
  customerCount: Int!
  customers: [ManagedCustomer!]!
}

type ManagedCustomer {
  id: Int!
  "Counts up with every save."
  version: Int!
  shortName: String!
  longName: String!
  abbrev: String!
  active: Boolean!
  created: DateTime!
  updated: DateTime!
  dotNumber: String
  retentionDurationDays: Int!
  "Pounds of bogie weight up to which a trailer is Unloaded. Null: 2,500."
  unloadedUpToLbs: Int
  "Technicians do not see this customer's trailers."
  hiddenFromTechnicians: Boolean!
  "Names of the features that are on."
  features: [String!]!
  totalAssets: Int!
  "Trailers whose SIM is activated."
  totalActiveAssets: Int!
}

input CreateCustomerInput {
  "A UUID that the client makes: a repeated request gets the first answer again, and creates nothing twice."
  requestId: ID
  shortName: String!
  longName: String!
  abbrev: String!
  "1 to 9 digits; 'USDOT' and spaces may be typed."
  dotNumber: String
  retentionDurationDays: Int!
  "0 to 20,000. Null: 2,500."
  unloadedUpToLbs: Int
  hiddenFromTechnicians: Boolean = false
  features: [String!]!
}

input UpdateCustomerInput {
  id: Int!
  "The one that was read."
  version: Int!
  shortName: String
  longName: String
  abbrev: String
  "An empty text takes the number away."
  dotNumber: String
  retentionDurationDays: Int
  "0 to 20,000. Null: 2,500 again. The load status of a trailer follows with its next report."
  unloadedUpToLbs: Int
  hiddenFromTechnicians: Boolean
  features: [String!]
}

extend type Query {
  "Customers in the caller's sight, by short name."
  customers(showDeactivated: Boolean = false): [Customer!]!
}

type Customer {
  "Positive; 0 is kept for the synthetic entries 'Super Admin' and 'All Customers'."
  id: Int!
  shortName: String!
  longName: String!
  abbrev: String!
  active: Boolean!
  created: DateTime!
  updated: DateTime!
  dotNumber: String
  retentionDurationDays: Int!
  "Pounds of bogie weight up to which a trailer is Unloaded. Null: 2,500."
  unloadedUpToLbs: Int
  totalAssets: Int!
  totalActiveAssets: Int!
}

extend type Query {
  "Open addresses that phones report to for a trailer, newest first. NOT_FOUND when there is no such trailer in sight."
  deviceLinks(vin: String!): [DeviceLink!]!
}

extend type Mutation {
  """
  Makes an address that a phone or tracker reports to for a trailer, by the OsmAnd protocol. While one is open, the
  trailer's own simulated device rests.
  """
  createDeviceLink(
    vin: String!
    name: String!
    "A UUID that the client makes: a repeated request gets the first answer again, and creates nothing twice."
    requestId: ID
  ): NewDeviceLink!
  "Ends an address. NOT_FOUND when the trailer has no such open one."
  revokeDeviceLink(vin: String!, linkId: ID!): ID!
}

type DeviceLink {
  id: ID!
  "What the user calls the phone."
  name: String!
  createdAt: DateTime!
}

type NewDeviceLink {
  link: DeviceLink!
  "The whole address with its secret. It is told once."
  url: String!
}

extend type Query {
  """
  ABS faults of one trailer, the one that began last first. NOT_FOUND when there is no such trailer in the caller's
  sight.
  """
  absFaults(input: AbsFaultsInput!): AbsFaultList!
}

input AbsFaultsInput {
  vin: String!
  "Cleared ones too. Default: only active ones."
  showAll: Boolean
  "Began within so many days of 24 hours, 1 to 3650. Null: whenever."
  withinDays: Int
  "Levels: 1 ABS, 2 component. Null: both."
  faultTypeIds: [Int!]
}

type AbsFaultList {
  "When the server answered: durations of active faults are counted up to here."
  asOf: DateTime!
  "How many match; the 500 that began last are listed."
  total: Int!
  faults: [AbsFault!]!
}

type AbsFault {
  id: ID!
  "Active, or Cleared once it has an end."
  status: String!
  "In the words of the device, else by its numbers. Null: neither says anything."
  faultDescription: String
  faultStart: DateTime!
  faultEnd: DateTime
  "Null, as cause and repairInformation: the numbers do not tell."
  suspectComponent: String
  cause: String
  repairInformation: String
  "From its start to its end, or to now."
  durationSeconds: Int!
  "Highest speed in miles per hour that was reported while it was active."
  maxMph: Float
  "Miles of the trailer when it began: by the ABS where that counts, else by GPS."
  bestAvailableTotalMileage: Float
  "Level: 1 ABS, 2 component."
  faultTypeId: Int!
  "Suspect parameter number (J1939)."
  spn: Int
  "Failure mode identifier (J1939)."
  fmi: Int
  "As the lamp of a TABS-6 Advanced blinks it; null where the code has none."
  blinkCode: String
}

extend type Query {
  "Trailers in the caller's sight, filtered, searched and sorted by the server."
  fleetStatus(input: FleetStatusInput!): FleetStatusPage!
  "How many trailers search and filters match, by health: the counts beside the fleet status filter."
  fleetStatusSummary(input: FleetStatusSummaryInput!): FleetStatusSummary!
}

input FleetStatusInput {
  "Null: every customer in sight."
  customerId: Int
  "Substring of VIN, Unit ID or serial number; one or two characters match the beginning."
  search: String
  filters: [FleetStatusFilter!]
  "Default: worst trailer health first."
  sortingInput: SortingInput
  paginationInput: PaginationInput!
  "The \`listId\` of an earlier page: answers from exactly that list, as an export needs it."
  listId: ID
}

input FleetStatusSummaryInput {
  customerId: Int
  search: String
  filters: [FleetStatusFilter!]
}

"One condition on one column. Conditions on several columns all hold; several \`in\` values are alternatives."
input FleetStatusFilter {
  "A filter field of the grid, e.g. trailerHealthStatus; see FLEET_STATUS_FIELDS."
  field: String!
  "Text and list columns: substring, without case."
  contains: String
  "Choice, boolean and list columns: any of these ids. 'NA' stands for no reading where a choice offers it."
  in: [String!]
  "Number columns: inclusive bounds."
  min: Float
  max: Float
  "Date columns: from this instant on."
  from: DateTime
  "Date columns: before this instant."
  before: DateTime
}

type FleetStatusPage {
  "Exactly how many trailers match."
  total: Int!
  trailers: [FleetStatusTrailer!]!
  "Names this list, filter and order; null until the server keeps it."
  listId: ID
  "When the server answered: ages are counted from here."
  asOf: DateTime!
}

type FleetStatusSummary {
  total: Int!
  critical: Int!
  caution: Int!
  good: Int!
  "Health NA: nothing installed that is judged, or never reported."
  notAvailable: Int!
  "Connectivity CRITICAL or NA: nothing heard for ten days or ever."
  notReporting: Int!
}

"A trailer with the newest value of each sensor. Null is 'no reading'; whether a sensor is installed says installedSensorTypeIds."
type FleetStatusTrailer {
  id: ID!
  vin: String!
  unitId: String!
  customerId: Int!
  "Null: the caller may not know who the customers are, e.g. a technician."
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
  "Names of the vehicle groups that hold the trailer."
  groups: [String!]!
  absOdometer: Float
  gpsOdometer: Float
  tetheredStatus: String
  timeUntetheredDays: Float
  tetherReportedAt: DateTime
  dwellingSince: DateTime
  "Name of the customer's geofence the trailer stands in."
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
  "Light branches in trouble with their state, e.g. 'red: lowCurrent'."
  lightFaultCircuits: [String!]!
  lightsReportedAt: DateTime
  trailerBatteryVoltage: Float
  trailerBatteryStatus: String
  trailerBatteryReportedAt: DateTime
  deviceBatteryVoltage: Float
  deviceBatteryStatus: String
  deviceBatteryReportedAt: DateTime
  trailerHealthStatus: String!
  "What makes the health what it is, worst first, in words."
  healthReasons: [String!]!
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
  "All vehicle groups of a customer, by name, for those who administer or look after it."
  vehicleGroups(customerId: Int!): [VehicleGroup!]!
  "A page of the trailers that are directly in a group, by unit ID. With inside false those that are not in it, to be added."
  vehicleGroupTrailers(input: VehicleGroupTrailersInput!): VehicleGroupTrailerPage!
  "A page of the users who are in a group, by e-mail address."
  vehicleGroupUsers(input: VehicleGroupUsersInput!): VehicleGroupUserPage!
  "Who would gain or lose sight of which trailers if a group stood under other groups, or were gone."
  vehicleGroupChangePreview(input: VehicleGroupChangeInput!): VehicleGroupChangePreview!
}

extend type Mutation {
  "Creates one group that stands under each of the parents; under none it stands at the top."
  updateVehicleGroup(
    customerId: Int!
    parentIds: [ID!]!
    name: String!
    "A UUID that the client makes: a repeated request gets the first answer again, and creates nothing twice."
    requestId: ID
  ): VehicleGroup!
  "A version is that of the group when it was read; an old one answers CONFLICT. Null does not ask."
  renameVehicleGroup(customerId: Int!, vehicleGroupId: ID!, name: String!, version: Int): VehicleGroup!
  "Puts a group under exactly these parents; no parents is the top. What stands below it goes with it."
  moveVehicleGroup(customerId: Int!, vehicleGroupId: ID!, parentIds: [ID!]!, version: Int): VehicleGroup!
  "Deletes the group of this name. Groups below it then stand where it stood. Answers its id."
  deleteVehicleGroup(customerId: Int!, name: String!, version: Int): ID!
  "Puts trailers into groups. Answers how many memberships are new."
  addVehiclesToGroups(customerId: Int!, vehicleIds: [ID!]!, vehicleGroupIds: [ID!]!): Int!
  "Takes trailers out of groups. Answers how many memberships ended."
  removeVehiclesFromGroups(customerId: Int!, vehicleIds: [ID!]!, vehicleGroupIds: [ID!]!): Int!
  "Puts every trailer of a list into every group of a list, and says of each line what became of it."
  addMultipleVehiclesToTargetedMultipleGroups(input: VehiclesToGroupsInput!): VehiclesToGroupsResult!
}

"A vehicle group, with the groups it stands under."
type VehicleGroup {
  id: ID!
  name: String!
  "regular, allVins, noVins, tkCommandControl or noHelp."
  kind: String!
  "Groups it stands under; none is the top. A group may stand under several."
  parentIds: [ID!]!
  "Trailers directly in it. 'All VINs' stands for all of the customer's."
  vehicleCount: Int!
  "Trailers in it or below it, each counted once."
  totalVehicleCount: Int!
  "Users who are in it."
  userCount: Int!
  "Counts up with every change of name or place."
  version: Int!
}

input VehicleGroupTrailersInput {
  customerId: Int!
  vehicleGroupId: ID!
  "A part of VIN, unit ID or serial number, without case."
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
  "Where the group would stand. Null: it would be deleted."
  parentIds: [ID!]
}

"What a move or a deletion does to the sight of users."
type VehicleGroupChangePreview {
  "Trailers in the group and below it."
  vehicleCount: Int!
  "Groups below it, which go with it when it moves."
  groupCount: Int!
  "Users who are in the group itself, and in no other group of the customer when it is deleted."
  usersLeftWithoutGroup: Int!
  gaining: VehicleGroupSightChange!
  losing: VehicleGroupSightChange!
}

type VehicleGroupSightChange {
  userCount: Int!
  "Trailers that any of them gains or loses."
  vehicleCount: Int!
  "The first ten, those with most trailers first."
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
  "Memberships that are new."
  added: Int!
}

type VehiclesToGroupsLine {
  "As it was given."
  text: String!
  "added, unchanged, nothingToDo (nothing on the other side was found), notFound, ambiguous, reserved or repeated."
  outcome: String!
}

extend type Query {
  "Jobs that run on a schedule, by name. Top-level administrators only."
  scheduledJobs: [ScheduledJob!]!
}

extend type Mutation {
  "Runs a scheduled job now, in whichever process takes it. Top-level administrators only."
  runScheduledJob(name: String!): ScheduledJob!
}

type ScheduledJob {
  "E.g. nightly.retention."
  name: String!
  "When it runs, in words."
  schedule: String!
  "When its latest run began. Null: it never ran."
  startedAt: DateTime
  "When that run ended. Null: it is still running, or its process died."
  finishedAt: DateTime
  "Why it failed. Null: it didn't."
  error: String
}

extend type Query {
  "How mails fare that the caller caused, or may see in the list of mails. Others are left out."
  mailDeliveries(ids: [ID!]!): [MailDelivery!]!
  "Outgoing mail, newest first: for top-level and view-only administrators all, for account administrators their customers'."
  mails(input: MailsInput!): MailPage!
}

extend type Mutation {
  "Sends a failed or unconfirmed mail again. BAD_USER_INPUT for any other."
  retryMail(id: ID!): MailDelivery!
}

input MailsInput {
  "Words of the mail statuses. Null: all."
  statuses: [String!]
  "A part of the recipient's address."
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
  "What the mail is for, e.g. resetPassword."
  purpose: String!
  "queued, sending, handingOver, sent, failed or unconfirmed."
  status: String!
  "Tries begun so far."
  attempts: Int!
  createdAt: DateTime!
  "When the status was set."
  changedAt: DateTime!
  "Of a queued mail that failed before: the next try."
  nextAttemptAt: DateTime
  "Why the latest try failed, in the mail server's words."
  reason: String
}

extend type Query {
  "Open sessions of the caller: the present one, then the last used ones first."
  mySessions: [MySession!]!
  "Where the apps for phones are offered; empty when the operator has none."
  mobileApps: [MobileApp!]!
}

extend type Mutation {
  "Ends another session of the caller at once. NOT_FOUND when it is not an open one."
  endMySession(sessionId: ID!): ID!
  "Sets the caller's time zone; null is the browser's. BAD_USER_INPUT for a zone that nobody knows."
  updateMyTimezone(timezone: String): TimeZoneChoice
}

type MySession {
  id: ID!
  startedAt: DateTime!
  "When it was last renewed; a session that is in use is renewed within the hour."
  lastUsedAt: DateTime!
  "It ends then by itself."
  endsAt: DateTime!
  "The one that asks."
  current: Boolean!
  "E.g. 'Chrome'. Null: the browser did not tell."
  browser: String
  "E.g. 'Windows'. Null: the browser did not tell."
  system: String
}

type MobileApp {
  "android or ios."
  platform: String!
  url: String!
}

extend type Query {
  "What the caller is mailed besides account mail."
  myMailSettings: MyMailSettings!
}

extend type Mutation {
  "Turns the weekly fleet summary on or off. Turning it on takes an earlier unsubscription back."
  updateMyMailSettings(weeklySummary: Boolean!): MyMailSettings!
}

type MyMailSettings {
  "The summary goes out on Monday mornings, in the caller's time zone."
  weeklySummary: Boolean!
  "IANA zone of those Monday mornings."
  timeZone: String!
}

extend type Query {
  "What a refrigeration unit last told of itself. NOT_FOUND when there is no such trailer in the caller's sight."
  reeferUnit(vin: String!): ReeferUnit!
  """
  Temperatures of a unit, oldest first. Long spans are thinned: of each step the moment that lies farthest from a set
  point is kept, so that no excursion is lost.
  """
  reeferTemperatures(vin: String!, "1, 7, 14 or 31." days: Int!): ReeferTemperatures!
  "The newest commands of a unit, newest first, and what became of the last day's."
  reeferCommands(vin: String!, "1 to 100." limit: Int!): ReeferCommands!
  "Units in sight that have reported, by unit id: for choosing which to command."
  reeferUnits(input: ReeferUnitsInput!): ReeferUnitPage!
}

extend type Mutation {
  """
  Sends commands, one for each unit, at most 500. A command's id is made by the client: the same command sent again is
  answered with what became of it and never sent twice. FORBIDDEN when the caller may command no unit at all; what
  concerns a single unit stands in its result.
  """
  sendReeferCommands(input: SendReeferCommandsInput!): [ReeferCommandResult!]!
}

type ReeferUnit {
  "When the server answered: ages are counted from here."
  asOf: DateTime!
  vin: String!
  unitId: String!
  "False: the trailer has no refrigeration unit."
  installed: Boolean!
  "When the unit last reported; null: never."
  reportedAt: DateTime
  "on or off."
  power: String
  "cycleSentry or continuous."
  mode: String
  "Null: the unit does not tell."
  defrosting: Boolean
  "Percent."
  fuelPercent: Float
  ambientF: Float
  "Percent."
  humidityPercent: Float
  "Probes in the box, in their order; null: this one is not there."
  interiorF: [Float]!
  "Zones of the unit, in their order."
  zones: [ReeferZoneReading!]!
  engineHours: Float
  electricalHours: Float
  totalHours: Float
  "Volts."
  batteryVoltage: Float
  "Active ones first, the worst of them first; null: the unit does not tell."
  alarms: [ReeferAlarm!]
}

"An alarm of a refrigeration unit."
type ReeferAlarm {
  "The maker's number."
  code: Int!
  "3 critical, 2 caution, 1 low."
  level: Int!
  text: String!
  since: DateTime!
  "Null while it is active."
  cleared: DateTime
}

type ReeferTemperatures {
  from: DateTime!
  to: DateTime!
  moments: [ReeferMoment!]!
}

"What a unit told at one instant. Temperatures in degrees Fahrenheit."
type ReeferMoment {
  recorded: DateTime!
  power: String!
  defrosting: Boolean
  ambientF: Float
  zones: [ReeferZoneReading!]!
}

type ReeferCommands {
  "When the server answered."
  asOf: DateTime!
  "The caller may command this unit."
  mayCommand: Boolean!
  "Null: 'No Recent Commands'."
  lastCommandSummary: ReeferCommandSummary
  commands: [ReeferCommandRecord!]!
}

"Commands of the last day, by what became of them."
type ReeferCommandSummary {
  pending: Int!
  failed: Int!
  successful: Int!
}

type ReeferCommandRecord {
  "Made by the client."
  id: ID!
  vin: String!
  "setPoint, clearAllFaults, continuousMode, cycleSentryMode, remoteOff or remoteOn."
  kind: String!
  "Of a set point: 1, 2 or 3."
  zone: Int
  "Degrees Celsius."
  setPointC: Float
  "inProgress, failed or success."
  status: String!
  "Why it failed, in the unit's words where it gave some."
  message: String
  created: DateTime!
  commandCompleted: DateTime
  "E-mail address of the sender."
  sentBy: String!
}

input ReeferUnitsInput {
  "Null: every customer in sight."
  customerId: Int
  "A part of the unit id or VIN."
  search: String
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
  "Degrees Fahrenheit, zone by zone."
  setPointsF: [Float!]!
  returnAir1F: Float
  reportedAt: DateTime
  "The caller may command this unit."
  mayCommand: Boolean!
}

input SendReeferCommandsInput {
  commands: [ReeferCommandInput!]!
}

input ReeferCommandInput {
  "A UUID made by the client."
  id: ID!
  vin: String!
  kind: String!
  "Of a set point only: 1, 2 or 3."
  zone: Int
  "Of a set point only: degrees Celsius, -30 to 35."
  setPointC: Float
}

type ReeferCommandResult {
  id: ID!
  vin: String!
  kind: String!
  "inProgress, failed or success. Failed without a command: it was not sent."
  status: String!
  message: String
  "Why it was not sent: NOT_FOUND, FORBIDDEN, CONFLICT or BAD_USER_INPUT; null when it was."
  code: String
}

extend type Query {
  "Service centers by name, at most 1,000."
  aftermarketDealers: [AftermarketDealer!]!
  """
  The service centers nearest to where the trailer was last, at most 20; a technician's request with the header
  \`geolocation\` (a geo URI) gets those nearest to the technician. NOT_FOUND when the caller has no access to the trailer.
  """
  closestAftermarketDealers(vin: String!, limit: Int!): ClosestDealers!
  "The newest inspections of a trailer, at most 100. NOT_FOUND when there is no such trailer in sight."
  recentInspections(vin: String!): ServiceRecordList!
  "The newest maintenance of a trailer, at most 100. NOT_FOUND when there is no such trailer in sight."
  maintenanceLog(vin: String!): ServiceRecordList!
  "Pictures of the cargo camera, newest first. NOT_FOUND when there is no such trailer in sight."
  trailerImageHistoryData(vin: String!, pageSize: Int!, pageNumber: Int!): TrailerImagePage!
}

extend type Mutation {
  "Adds an inspection to a trailer. NOT_FOUND when there is no such trailer in sight."
  addInspection(input: AddInspectionInput!): ServiceRecord!
  "Adds work done to a trailer. NOT_FOUND when there is no such trailer in sight."
  addMaintenanceEntry(input: AddMaintenanceEntryInput!): ServiceRecord!
  """
  Mails the trailer's place, active faults and last readings to a service center, in the caller's name. NOT_FOUND when
  there is no such trailer in sight or no such service center; UNAVAILABLE when the mail was not accepted.
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
  "What the distances are measured from: trailer, caller."
  from: String!
  "Why nothing is near: positionNotInstalled, neverReported. Null: the trailer has a place."
  reason: String
  "Where the trailer was, in words."
  place: String
  "When it was there."
  placeReportedAt: DateTime
  dealers: [ClosestDealer!]!
}

type ClosestDealer {
  dealer: AftermarketDealer!
  "As the crow flies."
  miles: Float!
}

type ServiceRecordList {
  "How many there are; the newest 100 are listed."
  total: Int!
  records: [ServiceRecord!]!
}

"An inspection, or work that was done."
type ServiceRecord {
  id: ID!
  "What kind: a word of the inspection or maintenance kinds."
  kind: String!
  "How an inspection ended: passed, defects or outOfService. Null for maintenance."
  result: String
  "The day it was done, 'YYYY-MM-DD'."
  performedOn: String!
  odometerMiles: Float
  note: String!
  "E-mail address of who wrote it down. Null: the account is gone, or it came with the demonstration."
  addedBy: String
  addedAt: DateTime!
}

input AddInspectionInput {
  "A UUID that the client makes: a repeated request gets the first answer again, and creates nothing twice."
  requestId: ID
  vin: String!
  "annual, preTrip, postTrip or roadside."
  kind: String!
  "passed, defects or outOfService."
  result: String!
  "'YYYY-MM-DD', not in the future."
  performedOn: String!
  odometerMiles: Float
  "At most 500 characters; needed with any result but passed."
  note: String!
}

input AddMaintenanceEntryInput {
  "A UUID that the client makes: a repeated request gets the first answer again, and creates nothing twice."
  requestId: ID
  vin: String!
  "A word of the maintenance kinds."
  kind: String!
  "'YYYY-MM-DD', not in the future."
  performedOn: String!
  odometerMiles: Float
  "At most 500 characters; needed with the kinds repair and other."
  note: String!
}

type SentDiagnosticEmail {
  mail: MailDelivery!
}

type TrailerImagePage {
  "How many there are."
  total: Int!
  images: [TrailerImage!]!
}

"What the cargo camera saw."
type TrailerImage {
  id: ID!
  recorded: DateTime!
  "How full the camera saw the trailer, in percent."
  fullness: Float!
  "Where the picture is, as a path of this server: a link that needs no session, for at least five minutes."
  url: String!
  linkExpires: DateTime!
}

extend type Query {
  """
  Open links that share locations, newest first: the caller's own, and for administrators all of the customers they
  administer.
  """
  mySharedLocations: [SharedLink!]!
}

extend type Mutation {
  "Makes a link that shows trailers to whoever has it. All of them are of one customer. NOT_FOUND when one is out of sight."
  shareLocation(input: ShareLocationInput!): NewSharedLink!
  "Ends a link at once. NOT_FOUND when it is not an open one that the caller may see."
  revokeSharedLocation(linkId: ID!): ID!
}

input ShareLocationInput {
  "A UUID that the client makes: a repeated request gets the first answer again, and creates nothing twice."
  requestId: ID
  "1 to 50."
  trailers: [SharedTrailerInput!]!
  "position, movement (also speed and heading) or lastDay (also the way of the last 24 hours)."
  detail: String!
  "Until the link ends: 1 to 744."
  hours: Int!
}

input SharedTrailerInput {
  vin: String!
  "What it is called on the page, 1 to 60 characters."
  name: String!
}

type SharedLink {
  id: ID!
  "What the trailers are called on the page."
  names: [String!]!
  detail: String!
  createdAt: DateTime!
  "E-mail address of who shares."
  createdBy: String!
  expiresAt: DateTime!
  "How often the page was opened."
  timesOpened: Int!
}

type NewSharedLink {
  link: SharedLink!
  "The whole address with its secret. It is told once."
  url: String!
}

extend type Query {
  "The VIN of the trailer with this full VIN or device serial number. NOT_FOUND without access to it."
  findTrailer(text: String!): String!
  "Everything the trailer drawer shows, in one answer. NOT_FOUND when there is no such trailer in the caller's sight."
  vehicleDetailData(vin: String!): VehicleDetail!
  """
  Reports of one trailer, newest first, each with the readings it held. Pages start at 0. The whole log skips 10 entries
  for page 0 and 3 for each later one; with sensorTypeIds, 100 for every page.
  """
  vehicleTrackingV2(
    vin: String!
    "1 to 100: 10 for the first page, 3 for later ones, 100 for single sensors."
    pageSize: Int!
    pageNumber: Int!
    "Only reports with a reading of one of these sensors."
    sensorTypeIds: [Int!]
  ): VehicleTracking!
  "The caller's order of sensors, by sensor type id. Null: none was saved."
  sensorOrder: SensorOrder!
}

extend type Mutation {
  "Saves the caller's order of sensors. A list that is left out stays as it was."
  saveSensorOrder(input: SaveSensorOrderInput!): SensorOrder!
}

"A trailer with its device, its newest readings and the order of its sections."
type VehicleDetail {
  "When the server answered: ages are counted from here."
  asOf: DateTime!
  trailer: FleetStatusTrailer!
  deviceType: DeviceTypeName!
  undercarriage: String
  tetherStatusChanged: DateTime
  "Who brought the newest position. Null: nobody knows, or that report is no longer kept."
  positionSource: ReportSource
  "A coupled trailer measures no supply: a blown fuse is likelier than a flat battery."
  checkFuse: Boolean!
  "State of each light branch as last reported; null when that report is no longer kept."
  lights: LightBranchStates
  "Hottest wheel end in degrees Celsius."
  wheelEndMaxC: Float
  wheelEndSeverityLevel: String
  wheelEndReportedAt: DateTime
  """
  Each wheel end in degrees Celsius, as last reported; null when that report is no longer kept. Places come axle by axle
  from the front, each from the roadside to the curbside; null has no reading.
  """
  wheelEndsC: [Float]
  brakesReportedAt: DateTime
  "The brake at each wheel end, as last reported: good, liningWorn, dragging, overStroke, notActing or unknown."
  brakes: [String]
  tirePressureReportedAt: DateTime
  "Each tire in psi, as last reported; of a dual pair as one passes them: outer, inner, inner, outer."
  tirePressuresPsi: [Float]
  "Hottest tire in degrees Celsius."
  tireTemperatureMaxC: Float
  tireTemperatureSeverityLevel: String
  tireTemperatureReportedAt: DateTime
  "Each tire in degrees Celsius, in the order of tirePressuresPsi; null when that report is no longer kept."
  tiresC: [Float]
  "The caller's order of sections for this device type. Null: none was saved, or it could not be read."
  sensorOrder: [Int!]
  "False: the order could not be read, so the default one is shown."
  sensorOrderKnown: Boolean!
}

"Maker of the device, e.g. Morey or Xirgo."
type DeviceTypeName {
  id: Int!
  longName: String!
}

"State of each light branch: good, lowCurrent, highCurrent, intermittent or unknown. Null was not measured."
type LightBranchStates {
  red: String
  green: String
  yellow: String
  black: String
  brown: String
}

type VehicleTracking {
  activityLog: [ActivityLogEntry!]!
  "Answers in place of activityLog when the zone info of a reefer (sensor 30) is asked for."
  thermoKingSetPointActivityLog: SetPointActivityLog
}

type SetPointActivityLog {
  activityLog: [ActivityLogEntry!]!
}

"Who brought a report: a phone, or a gateway of devices."
type ReportSource {
  "phone or gateway."
  kind: String!
  "Of a gateway: its maker, or how its key is called."
  name: String
}

"One report. Null: the report did not hold this reading."
type ActivityLogEntry {
  id: ID!
  recorded: DateTime!
  "Null: stored before it was kept."
  source: ReportSource
  latitude: Float
  longitude: Float
  "Nearest place of the position."
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
  "Of the worst of the active faults, as its numbers and its level."
  absFaultDescription: String
  "Suspect parameter number (J1939)."
  absFaultSpn: Int
  "Failure mode identifier (J1939)."
  absFaultFmi: Int
  "Display level of the ABS fault: 3 critical, 2 caution, 1 low."
  faultLevel: Int
  "Every ABS fault that was active, the worst first; empty when none was, null when the report did not tell."
  tseFaults: [TseFault!]
  "on or off."
  amberLampStatus: String
  "Miles."
  odometerAbs: Float
  "Miles."
  odometerGps: Float
  lights: LightBranchStates
  "Degrees Celsius, wheel by wheel; null has no reading."
  wheelEndsC: [Float]
  "State, wheel by wheel."
  brakes: [String]
  "Degrees Celsius, tire by tire."
  tiresC: [Float]
  "Psi, tire by tire."
  tirePressuresPsi: [Float]
  "Percent."
  cargoCameraFullness: Float
  "What a phone says of its own battery, in percent."
  deviceBatteryPercent: Float
  "What is doubtful about the report: outOfOrder, teleport or clockAhead. Such a report moved no marker."
  fixFlags: [String!]!
  reefer: ReeferLogReading
}

"An active ABS fault as one report told it."
type TseFault {
  "In the words of the device. Null: it gave none."
  faultDescription: String
  "Suspect parameter number (J1939)."
  spn: Int
  "Failure mode identifier (J1939)."
  fmi: Int
  "Display level: 3 critical, 2 caution, 1 low."
  faultLevel: Int
}

"What a refrigeration unit told of itself in one report. Temperatures in degrees Fahrenheit."
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

"Orders by sensor type id, for each maker of devices and for the columns of a fleet. Null: none was saved."
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
  "Trailers as their administrator sees them, within the caller's sight."
  managedVehicles(input: ManagedVehiclesInput!): ManagedVehiclePage!
}

extend type Mutation {
  "Gives a trailer another unit ID. CONFLICT when \`version\` is given and old."
  updateCustomerVehicle(vin: String!, unitId: String!, version: Int): ManagedVehicle!
  "Changes what is given and leaves the rest. CONFLICT when somebody saved since \`version\` was read."
  updateVehicle(input: UpdateVehicleInput!): ManagedVehicle!
  createVehicle(input: CreateVehicleInput!): ManagedVehicle!
  "Creates trailers and changes those whose VIN is known, row by row; a bad row never stops the others. 1 to 250 rows."
  importVehicles(input: ImportVehiclesInput!): VehicleImport!
  "Keeps a device that is on no trailer yet, or changes what is kept of it."
  upsertDetachedSensorBox(
    extMfgrSerialNum: String!
    "Number of the SIM. Null: none, or not known."
    iccid: Iccid
    "One of SENSOR_BOX_MANUFACTURERS."
    sensorBoxMfgrId: Int!
    "Whose it is. Null: the caller's only customer, or nobody's."
    customerId: Int
  ): DetachedSensorBox!
}

"Number of a SIM, 18 to 22 digits in life. A number; as text where it is too long for one to hold every digit."
scalar Iccid

input ManagedVehiclesInput {
  paginationInput: PaginationInput!
  "Null: every customer in sight."
  customerId: Int
  "A part of the VIN, unit ID, serial number, Cargo Cam ID or Thermo King ID."
  search: String
  "By one of VEHICLE_SORT_FIELDS. Null: by unit ID."
  sortingInput: SortingInput
}

type ManagedVehiclePage {
  "Trailers that match, on all pages."
  total: Int!
  vehicles: [ManagedVehicle!]!
}

type ManagedVehicle {
  id: ID!
  "Counts up with every save."
  version: Int!
  "Whether the caller may change it."
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
  "Of the device."
  serialNumber: String
  simStatus: String
  updated: DateTime!
  "Regular groups that the trailer is directly in, by name."
  groups: [ManagedVehicleGroup!]!
}

type ManagedVehicleGroup {
  id: ID!
  name: String!
}

input UpdateVehicleInput {
  "Names the trailer."
  vin: String!
  "The one that was read."
  version: Int!
  "A correction of the VIN."
  newVin: String
  "Takes a VIN whose check digit does not fit."
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
  "All regular groups that the trailer shall be directly in."
  groupIds: [ID!]
}

input CreateVehicleInput {
  "A UUID that the client makes: a repeated request gets the first answer again, and creates nothing twice."
  requestId: ID
  customerId: Int!
  vin: String!
  "Takes a VIN whose check digit does not fit."
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
  "Looks and answers what would happen, and changes nothing."
  dryRun: Boolean!
  "Takes VINs whose check digit does not fit."
  acceptVinWarnings: Boolean = false
  "The customer of new trailers whose row names none."
  customerId: Int
  rows: [VehicleRowInput!]!
}

"A trailer as a line of a file tells it. A field that is left out stays; null empties it."
input VehicleRowInput {
  "The line in the file, to find it again."
  line: Int!
  vin: String!
  unitId: String
  "Short name. Only for new trailers: moving a trailer is a transfer."
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
  "Names of all regular groups that the trailer shall be directly in."
  groupNames: [String!]
}

type VehicleImport {
  "In the order of the rows."
  results: [VehicleRowResult!]!
}

type VehicleRowResult {
  line: Int!
  vin: String!
  "created, updated, unchanged or refused; in a dry run what it would be."
  outcome: String!
  "Why it was refused, or what to look at."
  messages: [String!]!
  "Fields that changed, or would."
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
  """
  Users, page by page: for top-level and view-only administrators all, for account administrators those with a role of
  their customers. What such a user is for other customers is left out.
  """
  users(input: UsersInput!): UserPage!
  "What a user can see and do, and through which role or group. NOT_FOUND when there is no such user in sight."
  effectiveAccess(userId: ID!): EffectiveAccess!
  "Says for each row of a file what \`applyUserRows\` would do with it. Changes nothing."
  checkUserRows(rows: [UserRowInput!]!): [UserRowOutcome!]!
}

extend type Mutation {
  "Makes an account and mails its owner a link to choose a password. BAD_USER_INPUT when the address is taken."
  createUser(input: CreateUserInput!): CreatedUser!
  "Gives a user these roles instead of the present ones; a change ends the user's sessions at once."
  updateUser(input: UpdateUserInput!): User!
  "An update with the existing role names that lets the user in again."
  enableUser(input: UpdateUserInput!): User!
  "Ends the user's sessions at once and lets nobody in until the user is enabled again."
  disableUser(input: DisableUserInput!): User!
  "Top-level administrators only. Answers the e-mail address."
  deleteUser(userId: ID!): String!
  "Mails each user a link to a new password. 1 to 100 users."
  resetUserPassword(userIds: [ID!]!): [UserMailResult!]!
  "Mails each user a link that confirms the address. 1 to 100 users."
  sendVerificationEmail(userIds: [ID!]!): [UserMailResult!]!
  "Puts users into groups of a customer; the special groups All VINs and No VINs exclude all others."
  addUsersToVehicleGroups(input: UserGroupsInput!): [User!]!
  "Takes users out of groups of a customer. Who is left without a group gets All VINs."
  removeUsersFromVehicleGroups(input: UserGroupsInput!): [User!]!
  "Creates and changes users by rows of a file. 1 to 100 rows a call; each row stands for itself."
  applyUserRows(rows: [UserRowInput!]!): [UserRowOutcome!]!
}

input UsersInput {
  "Null or 0: every customer in sight."
  customerId: Int
  filters: UserFilters
  "Sort fields: email, enabled, accountStatus, emailVerified, lastLogin, updated, created. Default: email."
  sortingInput: SortingInput
  "An export may ask for up to 500 rows a page."
  paginationInput: PaginationInput!
}

"Conditions that all hold. Texts are parts, without case."
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
  "Kinds of roles without a customer, e.g. CUSTOMER_ADMIN; any of them."
  types: [String!]
  lastLogin: UserDateFilter
  updated: UserDateFilter
  created: UserDateFilter
}

input UserDateFilter {
  "From this instant on."
  from: DateTime
  "Before this instant."
  before: DateTime
}

type UserPage {
  "Of all pages."
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
  "Null: never logged in."
  lastLoginDateTime: DateTime
  "Role names, e.g. CUSTOMER_ADMIN_3."
  roles: [String!]!
  "The role names in one text, separated by commas."
  roleType: String!
  groups: [UserGroup!]!
  "Customers of the roles."
  customers: [UserCustomer!]!
  "In the group that grants reefer commands, of any customer in sight."
  tkCommandControl: Boolean!
  "Counts up with each change of roles or of enabled."
  version: Int!
  "The caller may change this account. False for the own one, and for one that is not the caller's alone."
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
  "The user's groups of this customer."
  vehicleGroups: [UserGroup!]!
  "The customer's group that grants reefer commands, if it has one."
  commandGroupId: ID
}

input CreateUserInput {
  "A UUID that the client makes, so that a retry after a lost answer creates nothing twice."
  id: ID
  email: String!
  roleNames: [String!]!
  "Groups that the user is put into at once. Null: the default group of each customer."
  groups: NewUserGroupsInput
}

"Groups of one customer of the new user; needs the permission of \`addUsersToVehicleGroups\`."
input NewUserGroupsInput {
  customerId: Int!
  vehicleGroupIds: [ID!]!
}

type CreatedUser {
  user: User!
  "The invitation. Null: the account is disabled, or was created by an earlier try."
  mail: MailDelivery
}

input UpdateUserInput {
  userId: ID!
  roleNames: [String!]!
  "The version that was read. An old one answers CONFLICT with the present values."
  version: Int!
}

input DisableUserInput {
  userId: ID!
  "The version that was read. An old one answers CONFLICT with the present values."
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
  "Null: there is no such user in sight."
  email: String
  "The queued mail. Null: it was refused."
  mail: MailDelivery
  "Why it was refused."
  reason: String
}

"A row of a file, as typed. What is null is left as it is, or is not needed."
input UserRowInput {
  email: String!
  "User types by name, separated by semicolons, e.g. Standard User."
  types: String
  "Customers by short name or id, separated by semicolons."
  customers: String
  "Role names, separated by semicolons; instead of types and customers."
  roles: String
  "Yes or No."
  enabled: String
  "Vehicle groups of the user's customers by name, separated by semicolons. The user is put into those not joined yet."
  groups: String
}

type UserRowOutcome {
  "create, update, unchanged or refused."
  action: String!
  "Why a row was refused."
  problem: String
  "What changes, as the audit log tells it."
  changes: [AuditChange!]!
}

type EffectiveAccess {
  email: String!
  "False: nothing of what follows holds, and it is empty."
  enabled: Boolean!
  roles: [String!]!
  "True: every trailer of every customer, those yet to come included."
  everything: Boolean!
  "Trailers in sight."
  trailerCount: Int!
  "What is seen of which customer and why; at most 200."
  scopes: [AccessScope!]!
  areas: [AccessArea!]!
}

type AccessScope {
  customerId: Int!
  customerName: String!
  "All of the customer's trailers, those yet to come included."
  whole: Boolean!
  trailerCount: Int!
  "Role names it comes from."
  roles: [String!]!
  "Groups that say which trailers; none where a role shows them all."
  groups: [String!]!
}

type AccessArea {
  area: String!
  operations: [AccessOperation!]!
}

type AccessOperation {
  operation: String!
  "Role names that allow it; for reefer commands the group that grants them as well."
  through: [String!]!
}
`;
