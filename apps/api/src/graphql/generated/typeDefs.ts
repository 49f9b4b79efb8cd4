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

input AuditLogInput {
  "Null: every customer in sight, and what concerns none."
  customerId: Int
  "A part of an action or of the e-mail address of who did it, or the whole of what it was done to."
  search: String
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
  "E-mail address of who did it. Null: nobody who is signed in, or the account is gone."
  by: String
  customerId: Int
  customerName: String
  "What it was done to, e.g. an e-mail address, a VIN or the name of a group."
  subject: String
  "Facts beside the change, in the order of their names."
  details: [AuditFact!]!
  "Fields that changed."
  changes: [AuditChange!]!
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
  createDeviceLink(vin: String!, name: String!): NewDeviceLink!
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
  customerName: String!
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
  The service centers nearest to where the trailer was last, at most 20. NOT_FOUND when there is no such trailer in
  sight.
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
  sentTo: String!
  sentAt: DateTime!
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

"One report. Null: the report did not hold this reading."
type ActivityLogEntry {
  id: ID!
  recorded: DateTime!
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
  absFaultDescription: String
  "Suspect parameter number (J1939)."
  absFaultSpn: Int
  "Failure mode identifier (J1939)."
  absFaultFmi: Int
  "Display level of the ABS fault: 3 critical, 2 caution, 1 low."
  faultLevel: Int
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
`;
