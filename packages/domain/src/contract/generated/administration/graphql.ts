// Generated from packages/domain/schema and src/client/operations by `npm run generate`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '../../typedDocument';
/** See AuditLogInput. */
export type AuditExportInput = {
  area?: string | null | undefined;
  before?: string | null | undefined;
  customerId?: number | null | undefined;
  from?: string | null | undefined;
  search?: string | null | undefined;
  target?: string | null | undefined;
};

export type AuditLogInput = {
  /** The `next` of the previous page; null for the first page. */
  after?: string | null | undefined;
  /** The area of an action: the part of its name before the dot, e.g. user. Null: all. */
  area?: string | null | undefined;
  /** Exclusive upper bound. */
  before?: string | null | undefined;
  /** Null: every customer that the caller has access to, and entries without a customer. */
  customerId?: number | null | undefined;
  /** Inclusive lower bound. */
  from?: string | null | undefined;
  /** 1 to 100. */
  limit: number;
  /** Substring of an action, or of the email address of actor or target; or a text that `target` matches. */
  search?: string | null | undefined;
  /** The exact target by its current or any former name, e.g. an email address, a VIN or a group. */
  target?: string | null | undefined;
};

export type CreateCustomerInput = {
  abbrev: string;
  /** 1 to 9 digits; 'USDOT' and spaces are accepted. */
  dotNumber?: string | null | undefined;
  features: Array<string>;
  hiddenFromTechnicians?: boolean | null | undefined;
  longName: string;
  /** UUID created by the client. A repeated request gets the first response again, and nothing is created twice. */
  requestId?: string | null | undefined;
  retentionDurationDays: number;
  shortName: string;
  showsParts?: boolean | null | undefined;
  /** 0 to 20,000. Null: 2,500. */
  unloadedUpToLbs?: number | null | undefined;
};

export type CreateIngestKeyInput = {
  /** The customer whose devices send with the key. Exactly one of `customerId` and `gateway` is given. */
  customerId?: number | null | undefined;
  /** The manufacturer whose devices send with the key: Morey or Xirgo. */
  gateway?: string | null | undefined;
  /** 1 to 60 characters. */
  name: string;
  /** UUID created by the client. A repeated request gets the first response again, and nothing is created twice. */
  requestId?: string | null | undefined;
};

export type CreateUserInput = {
  email: string;
  /** Groups of the new user. Null: the default group of each customer. */
  groups?: NewUserGroupsInput | null | undefined;
  /** UUID created by the client, so that a retry after a lost response creates nothing twice. */
  id?: string | null | undefined;
  roleNames: Array<string>;
};

export type CreateVehicleInput = {
  /** Accepts a VIN with a wrong check digit. */
  acceptVinWarning?: boolean | null | undefined;
  cargoCameraSerialNumber?: string | null | undefined;
  customerId: number;
  deviceTypeId: number;
  groupIds?: Array<string> | null | undefined;
  hasCargoCameraSensor?: boolean | null | undefined;
  hasSolarPanels?: boolean | null | undefined;
  hasThermoKingSensor?: boolean | null | undefined;
  hasUltrasonicCargoSensor?: boolean | null | undefined;
  modelYear?: number | null | undefined;
  productType: string;
  /** UUID created by the client. A repeated request gets the first response again, and nothing is created twice. */
  requestId?: string | null | undefined;
  /** Of the device; null: none yet. */
  serialNumber?: string | null | undefined;
  thermoKingExternalId?: string | null | undefined;
  /** Null: tandem. */
  undercarriage?: string | null | undefined;
  unitId: string;
  vehicleLengthFeet?: number | null | undefined;
  vehicleTypeId: number;
  vin: string;
};

export type DisableUserInput = {
  userId: string;
  /** The version that was read. An older one is a CONFLICT, whose error has the current values. */
  version: number;
};

export type FindAllCustomersInput = {
  /** Substring of a name, the abbreviation or the DOT number, or the whole id. */
  filter?: string | null | undefined;
  paginationInput: PaginationInput;
  showDeactivated?: boolean | null | undefined;
  /** One of CUSTOMER_SORT_FIELDS. Null: by short name. */
  sortingInput?: SortingInput | null | undefined;
};

export type ImportVehiclesInput = {
  /** Accepts VINs with a wrong check digit. */
  acceptVinWarnings?: boolean | null | undefined;
  /** Customer of new trailers whose row names none. */
  customerId?: number | null | undefined;
  /** Returns what would happen, without changing anything. */
  dryRun: boolean;
  rows: Array<VehicleRowInput>;
};

export type MailsInput = {
  /** Pages start at 1. */
  pageNumber: number;
  /** 1 to 100. */
  pageSize: number;
  /** Substring of the recipient's address. */
  search?: string | null | undefined;
  /** Email statuses. Null: all. */
  statuses?: Array<string> | null | undefined;
};

export type ManagedVehiclesInput = {
  /** Null: every customer that the caller has access to. */
  customerId?: number | null | undefined;
  paginationInput: PaginationInput;
  /** Substring of the VIN, unit ID, serial number, Cargo Cam ID or Thermo King ID. */
  search?: string | null | undefined;
  /** One of VEHICLE_SORT_FIELDS. Null: by unit ID. */
  sortingInput?: SortingInput | null | undefined;
};

/** Groups of the new user at one customer. Requires the permission of `addUsersToVehicleGroups`. */
export type NewUserGroupsInput = {
  customerId: number;
  vehicleGroupIds: Array<string>;
};

/** One page of a list. Pages start at 1. */
export type PaginationInput = {
  pageNumber: number;
  /** Rows per page, 1 to 100. An export can request up to 500. */
  pageSize: number;
};

export type SortingInput = {
  sortAsc: boolean;
  /** A sort field of the list, e.g. unitId. Unknown and unsortable fields are a BAD_USER_INPUT. */
  sortBy: string;
};

export type UpdateCustomerInput = {
  abbrev?: string | null | undefined;
  /** An empty text removes the number. */
  dotNumber?: string | null | undefined;
  features?: Array<string> | null | undefined;
  hiddenFromTechnicians?: boolean | null | undefined;
  id: number;
  longName?: string | null | undefined;
  retentionDurationDays?: number | null | undefined;
  shortName?: string | null | undefined;
  showsParts?: boolean | null | undefined;
  /** 0 to 20,000. Null: 2,500. The load status of a trailer changes with its next report. */
  unloadedUpToLbs?: number | null | undefined;
  /** The version that was read. */
  version: number;
};

export type UpdateUserInput = {
  roleNames: Array<string>;
  userId: string;
  /** The version that was read. An older one is a CONFLICT, whose error has the current values. */
  version: number;
};

export type UpdateVehicleInput = {
  /** Accepts a VIN with a wrong check digit. */
  acceptVinWarning?: boolean | null | undefined;
  cargoCameraSerialNumber?: string | null | undefined;
  /** All regular groups that the trailer is to be directly in. */
  groupIds?: Array<string> | null | undefined;
  hasCargoCameraSensor?: boolean | null | undefined;
  hasSolarPanels?: boolean | null | undefined;
  hasThermoKingSensor?: boolean | null | undefined;
  hasUltrasonicCargoSensor?: boolean | null | undefined;
  modelYear?: number | null | undefined;
  /** The corrected VIN. */
  newVin?: string | null | undefined;
  productType?: string | null | undefined;
  thermoKingExternalId?: string | null | undefined;
  undercarriage?: string | null | undefined;
  unitId?: string | null | undefined;
  vehicleLengthFeet?: number | null | undefined;
  vehicleTypeId?: number | null | undefined;
  /** The version that was read. */
  version: number;
  /** Identifies the trailer. */
  vin: string;
};

export type UserDateFilter = {
  /** Exclusive upper bound. */
  before?: string | null | undefined;
  /** Inclusive lower bound. */
  from?: string | null | undefined;
};

/** Conditions that must all match. Texts match substrings, case-insensitive. */
export type UserFilters = {
  /** CONFIRMED or FORCE_CHANGE_PASSWORD. */
  accountStatus?: string | null | undefined;
  created?: UserDateFilter | null | undefined;
  customer?: string | null | undefined;
  emailVerified?: boolean | null | undefined;
  enabled?: boolean | null | undefined;
  group?: string | null | undefined;
  /** One user by id. */
  id?: string | null | undefined;
  lastLogin?: UserDateFilter | null | undefined;
  /** Kinds of roles without a customer, e.g. CUSTOMER_ADMIN. Any of them matches. */
  types?: Array<string> | null | undefined;
  updated?: UserDateFilter | null | undefined;
  username?: string | null | undefined;
};

export type UserGroupsInput = {
  customerId: number;
  /** 1 to 100. */
  userIds: Array<string>;
  vehicleGroupIds: Array<string>;
};

/** A row of a file, as entered. Null leaves a value unchanged. */
export type UserRowInput = {
  /** Customers by short name or id, separated by semicolons. */
  customers?: string | null | undefined;
  email: string;
  /** Yes or No. */
  enabled?: string | null | undefined;
  /** Vehicle groups of the user's customers by name, separated by semicolons. Only new memberships are added. */
  groups?: string | null | undefined;
  /** Role names, separated by semicolons, instead of types and customers. */
  roles?: string | null | undefined;
  /** User types by name, separated by semicolons, e.g. Standard User. */
  types?: string | null | undefined;
};

export type UsersInput = {
  /** Null or 0: every customer that the caller has access to. */
  customerId?: number | null | undefined;
  filters?: UserFilters | null | undefined;
  /** An export can request up to 500 rows per page. */
  paginationInput: PaginationInput;
  /** Sort fields: email, enabled, accountStatus, emailVerified, lastLogin, updated, created. Default: email. */
  sortingInput?: SortingInput | null | undefined;
};

export type VehicleGroupChangeInput = {
  customerId: number;
  /** The new parents. Null: the group would be deleted. */
  parentIds?: Array<string> | null | undefined;
  vehicleGroupId: string;
};

export type VehicleGroupTrailersInput = {
  customerId: number;
  inside?: boolean | null | undefined;
  paginationInput: PaginationInput;
  /** Substring of VIN, unit ID or serial number, case-insensitive. */
  search?: string | null | undefined;
  vehicleGroupId: string;
};

export type VehicleGroupUsersInput = {
  customerId: number;
  paginationInput: PaginationInput;
  vehicleGroupId: string;
};

/** A trailer as a row of a file. A missing field keeps its value; null clears it. */
export type VehicleRowInput = {
  cargoCameraSerialNumber?: string | null | undefined;
  /** Short name. Only for new trailers: moving a trailer to another customer is a transfer. */
  customerName?: string | null | undefined;
  deviceTypeId?: number | null | undefined;
  /** Names of all regular groups that the trailer is to be directly in. */
  groupNames?: Array<string> | null | undefined;
  hasCargoCameraSensor?: boolean | null | undefined;
  hasSolarPanels?: boolean | null | undefined;
  hasThermoKingSensor?: boolean | null | undefined;
  hasUltrasonicCargoSensor?: boolean | null | undefined;
  /** Line number in the file. */
  line: number;
  modelYear?: number | null | undefined;
  productType?: string | null | undefined;
  serialNumber?: string | null | undefined;
  thermoKingExternalId?: string | null | undefined;
  undercarriage?: string | null | undefined;
  unitId?: string | null | undefined;
  vehicleLengthFeet?: number | null | undefined;
  vehicleTypeId?: number | null | undefined;
  vin: string;
};

export type VehiclesToGroupsInput = {
  customerId: number;
  /** Names of groups, 1 to 100. */
  groupNames: Array<string>;
  /** Unit IDs or VINs, 1 to 2,000. */
  unitIdsOrVins: Array<string>;
};

export type CreateVehicleMutationVariables = Exact<{
  input: CreateVehicleInput;
}>;


export type CreateVehicleMutation = { createVehicle: { id: string, version: number, mayEdit: boolean, customerId: number, customerName: string, vin: string, unitId: string, vehicleTypeId: number, undercarriage: string | null, vehicleLengthFeet: number | null, modelYear: number | null, productType: string, hasSolarPanels: boolean, hasUltrasonicCargoSensor: boolean, hasCargoCameraSensor: boolean, cargoCameraSerialNumber: string | null, hasThermoKingSensor: boolean, thermoKingExternalId: string | null, deviceTypeId: number, serialNumber: string | null, simStatus: string | null, updated: string, groups: Array<{ id: string, name: string }> } };

export type AuditLogQueryVariables = Exact<{
  input: AuditLogInput;
}>;


export type AuditLogQuery = { auditLog: { next: string | null, lines: Array<{ id: string, at: string, action: string, by: string | null, byId: string | null, customerId: number | null, customerName: string | null, subject: string | null, target: { kind: string, id: string } | null, details: Array<{ name: string, value: string }>, changes: Array<{ field: string, before: string | null, after: string | null }> }> } };

export type ManagedVehiclesQueryVariables = Exact<{
  input: ManagedVehiclesInput;
}>;


export type ManagedVehiclesQuery = { managedVehicles: { total: number, vehicles: Array<{ id: string, version: number, mayEdit: boolean, customerId: number, customerName: string, vin: string, unitId: string, vehicleTypeId: number, undercarriage: string | null, vehicleLengthFeet: number | null, modelYear: number | null, productType: string, hasSolarPanels: boolean, hasUltrasonicCargoSensor: boolean, hasCargoCameraSensor: boolean, cargoCameraSerialNumber: string | null, hasThermoKingSensor: boolean, thermoKingExternalId: string | null, deviceTypeId: number, serialNumber: string | null, simStatus: string | null, updated: string, groups: Array<{ id: string, name: string }> }> } };

export type ResetUserPasswordMutationVariables = Exact<{
  userIds: Array<string> | string;
}>;


export type ResetUserPasswordMutation = { resetUserPassword: Array<{ userId: string, email: string | null, reason: string | null, mail: { id: string, to: string, subject: string, purpose: string, status: string, attempts: number, createdAt: string, changedAt: string, nextAttemptAt: string | null, reason: string | null } | null }> };

export type VehicleGroupsQueryVariables = Exact<{
  customerId: number;
}>;


export type VehicleGroupsQuery = { vehicleGroups: Array<{ id: string, name: string, kind: string, parentIds: Array<string>, vehicleCount: number, totalVehicleCount: number, userCount: number, version: number }> };

export type UpdateVehicleMutationVariables = Exact<{
  input: UpdateVehicleInput;
}>;


export type UpdateVehicleMutation = { updateVehicle: { id: string, version: number, mayEdit: boolean, customerId: number, customerName: string, vin: string, unitId: string, vehicleTypeId: number, undercarriage: string | null, vehicleLengthFeet: number | null, modelYear: number | null, productType: string, hasSolarPanels: boolean, hasUltrasonicCargoSensor: boolean, hasCargoCameraSensor: boolean, cargoCameraSerialNumber: string | null, hasThermoKingSensor: boolean, thermoKingExternalId: string | null, deviceTypeId: number, serialNumber: string | null, simStatus: string | null, updated: string, groups: Array<{ id: string, name: string }> } };

export type DeleteUserMutationVariables = Exact<{
  userId: string;
}>;


export type DeleteUserMutation = { deleteUser: string };

export type UpdateMyMailSettingsMutationVariables = Exact<{
  weeklySummary: boolean;
}>;


export type UpdateMyMailSettingsMutation = { updateMyMailSettings: { weeklySummary: boolean, timeZone: string } };

export type UpdateCustomerVehicleMutationVariables = Exact<{
  vin: string;
  unitId: string;
  version?: number | null | undefined;
}>;


export type UpdateCustomerVehicleMutation = { updateCustomerVehicle: { id: string, version: number, mayEdit: boolean, customerId: number, customerName: string, vin: string, unitId: string, vehicleTypeId: number, undercarriage: string | null, vehicleLengthFeet: number | null, modelYear: number | null, productType: string, hasSolarPanels: boolean, hasUltrasonicCargoSensor: boolean, hasCargoCameraSensor: boolean, cargoCameraSerialNumber: string | null, hasThermoKingSensor: boolean, thermoKingExternalId: string | null, deviceTypeId: number, serialNumber: string | null, simStatus: string | null, updated: string, groups: Array<{ id: string, name: string }> } };

export type ActivateCustomerMutationVariables = Exact<{
  customerId: number;
  version: number;
}>;


export type ActivateCustomerMutation = { activateCustomer: { id: number, version: number, shortName: string, longName: string, abbrev: string, active: boolean, created: string, updated: string, dotNumber: string | null, retentionDurationDays: number, unloadedUpToLbs: number | null, hiddenFromTechnicians: boolean, showsParts: boolean, features: Array<string>, totalAssets: number, totalActiveAssets: number } };

export type VehicleGroupUsersQueryVariables = Exact<{
  input: VehicleGroupUsersInput;
}>;


export type VehicleGroupUsersQuery = { vehicleGroupUsers: { total: number, users: Array<{ id: string, email: string, enabled: boolean }> } };

export type ApplyUserRowsMutationVariables = Exact<{
  rows: Array<UserRowInput> | UserRowInput;
}>;


export type ApplyUserRowsMutation = { applyUserRows: Array<{ action: string, problem: string | null, changes: Array<{ field: string, before: string | null, after: string | null }> }> };

export type VehicleGroupTrailersQueryVariables = Exact<{
  input: VehicleGroupTrailersInput;
}>;


export type VehicleGroupTrailersQuery = { vehicleGroupTrailers: { total: number, trailers: Array<{ id: string, vin: string, unitId: string, vehicleType: string, productType: string }> } };

export type ImportVehiclesMutationVariables = Exact<{
  input: ImportVehiclesInput;
}>;


export type ImportVehiclesMutation = { importVehicles: { results: Array<{ line: number, vin: string, outcome: string, messages: Array<string>, changes: Array<{ field: string, before: string | null, after: string | null }> }> } };

export type ScheduledJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type ScheduledJobsQuery = { scheduledJobs: Array<{ name: string, schedule: string, startedAt: string | null, finishedAt: string | null, error: string | null }> };

export type EffectiveAccessQueryVariables = Exact<{
  userId: string;
}>;


export type EffectiveAccessQuery = { effectiveAccess: { email: string, enabled: boolean, roles: Array<string>, everything: boolean, trailerCount: number, scopes: Array<{ customerId: number, customerName: string, whole: boolean, trailerCount: number, roles: Array<string>, groups: Array<string> }>, areas: Array<{ area: string, operations: Array<{ operation: string, through: Array<string> }> }> } };

export type EndMySessionMutationVariables = Exact<{
  sessionId: string;
}>;


export type EndMySessionMutation = { endMySession: string };

export type VehicleGroupChangePreviewQueryVariables = Exact<{
  input: VehicleGroupChangeInput;
}>;


export type VehicleGroupChangePreviewQuery = { vehicleGroupChangePreview: { vehicleCount: number, groupCount: number, usersLeftWithoutGroup: number, gaining: { userCount: number, vehicleCount: number, users: Array<{ email: string, vehicleCount: number, unitIds: Array<string> }> }, losing: { userCount: number, vehicleCount: number, users: Array<{ email: string, vehicleCount: number, unitIds: Array<string> }> } } };

export type CreateIngestKeyMutationVariables = Exact<{
  input: CreateIngestKeyInput;
}>;


export type CreateIngestKeyMutation = { createIngestKey: { secret: string, key: { id: string, name: string, customerId: number | null, customerName: string | null, gateway: string | null, createdAt: string } } };

export type UpdateUserMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type UpdateUserMutation = { updateUser: { id: string, email: string, accountStatus: string, enabled: boolean, emailVerified: boolean, createdDate: string, lastModifiedDate: string, lastLoginDateTime: string | null, roles: Array<string>, roleType: string, tkCommandControl: boolean, version: number, editable: boolean, groups: Array<{ id: string, name: string, kind: string, customerId: number }>, customers: Array<{ id: number, shortName: string, longName: string, abbrev: string, commandGroupId: string | null }> } };

export type DeactivateCustomerMutationVariables = Exact<{
  customerId: number;
  version: number;
}>;


export type DeactivateCustomerMutation = { deactivateCustomer: { id: number, version: number, shortName: string, longName: string, abbrev: string, active: boolean, created: string, updated: string, dotNumber: string | null, retentionDurationDays: number, unloadedUpToLbs: number | null, hiddenFromTechnicians: boolean, showsParts: boolean, features: Array<string>, totalAssets: number, totalActiveAssets: number } };

export type MobileAppsQueryVariables = Exact<{ [key: string]: never; }>;


export type MobileAppsQuery = { mobileApps: Array<{ platform: string, url: string }> };

export type CheckUserRowsQueryVariables = Exact<{
  rows: Array<UserRowInput> | UserRowInput;
}>;


export type CheckUserRowsQuery = { checkUserRows: Array<{ action: string, problem: string | null, changes: Array<{ field: string, before: string | null, after: string | null }> }> };

export type RetryMailMutationVariables = Exact<{
  id: string;
}>;


export type RetryMailMutation = { retryMail: { id: string, to: string, subject: string, purpose: string, status: string, attempts: number, createdAt: string, changedAt: string, nextAttemptAt: string | null, reason: string | null } };

export type AddUsersToVehicleGroupsMutationVariables = Exact<{
  input: UserGroupsInput;
}>;


export type AddUsersToVehicleGroupsMutation = { addUsersToVehicleGroups: Array<{ id: string, email: string, accountStatus: string, enabled: boolean, emailVerified: boolean, createdDate: string, lastModifiedDate: string, lastLoginDateTime: string | null, roles: Array<string>, roleType: string, tkCommandControl: boolean, version: number, editable: boolean, groups: Array<{ id: string, name: string, kind: string, customerId: number }>, customers: Array<{ id: number, shortName: string, longName: string, abbrev: string, commandGroupId: string | null }> }> };

export type RemoveUsersFromVehicleGroupsMutationVariables = Exact<{
  input: UserGroupsInput;
}>;


export type RemoveUsersFromVehicleGroupsMutation = { removeUsersFromVehicleGroups: Array<{ id: string, email: string, accountStatus: string, enabled: boolean, emailVerified: boolean, createdDate: string, lastModifiedDate: string, lastLoginDateTime: string | null, roles: Array<string>, roleType: string, tkCommandControl: boolean, version: number, editable: boolean, groups: Array<{ id: string, name: string, kind: string, customerId: number }>, customers: Array<{ id: number, shortName: string, longName: string, abbrev: string, commandGroupId: string | null }> }> };

export type CreateCustomerMutationVariables = Exact<{
  input: CreateCustomerInput;
}>;


export type CreateCustomerMutation = { createCustomer: { id: number, version: number, shortName: string, longName: string, abbrev: string, active: boolean, created: string, updated: string, dotNumber: string | null, retentionDurationDays: number, unloadedUpToLbs: number | null, hiddenFromTechnicians: boolean, showsParts: boolean, features: Array<string>, totalAssets: number, totalActiveAssets: number } };

export type CreateUserMutationVariables = Exact<{
  input: CreateUserInput;
}>;


export type CreateUserMutation = { createUser: { mail: { id: string, to: string, subject: string, purpose: string, status: string, attempts: number, createdAt: string, changedAt: string, nextAttemptAt: string | null, reason: string | null } | null, user: { id: string, email: string, accountStatus: string, enabled: boolean, emailVerified: boolean, createdDate: string, lastModifiedDate: string, lastLoginDateTime: string | null, roles: Array<string>, roleType: string, tkCommandControl: boolean, version: number, editable: boolean, groups: Array<{ id: string, name: string, kind: string, customerId: number }>, customers: Array<{ id: number, shortName: string, longName: string, abbrev: string, commandGroupId: string | null }> } } };

export type MyMailSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyMailSettingsQuery = { myMailSettings: { weeklySummary: boolean, timeZone: string } };

export type UpdateMyTimezoneMutationVariables = Exact<{
  timezone?: string | null | undefined;
}>;


export type UpdateMyTimezoneMutation = { updateMyTimezone: { id: string } | null };

export type UpdateVehicleGroupMutationVariables = Exact<{
  customerId: number;
  parentIds: Array<string> | string;
  name: string;
  requestId?: string | null | undefined;
}>;


export type UpdateVehicleGroupMutation = { updateVehicleGroup: { id: string, name: string, kind: string, parentIds: Array<string>, vehicleCount: number, totalVehicleCount: number, userCount: number, version: number } };

export type FindAllCustomersQueryVariables = Exact<{
  input: FindAllCustomersInput;
}>;


export type FindAllCustomersQuery = { findAllCustomers: { customerCount: number, customers: Array<{ id: number, version: number, shortName: string, longName: string, abbrev: string, active: boolean, created: string, updated: string, dotNumber: string | null, retentionDurationDays: number, unloadedUpToLbs: number | null, hiddenFromTechnicians: boolean, showsParts: boolean, features: Array<string>, totalAssets: number, totalActiveAssets: number }> } };

export type UpsertDetachedSensorBoxMutationVariables = Exact<{
  extMfgrSerialNum: string;
  iccid?: string | number | null | undefined;
  sensorBoxMfgrId: number;
  customerId?: number | null | undefined;
}>;


export type UpsertDetachedSensorBoxMutation = { upsertDetachedSensorBox: { extMfgrSerialNum: string, iccid: string | null, sensorBoxMfgrId: number, customerId: number | null, updated: string } };

export type EnableUserMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type EnableUserMutation = { enableUser: { id: string, email: string, accountStatus: string, enabled: boolean, emailVerified: boolean, createdDate: string, lastModifiedDate: string, lastLoginDateTime: string | null, roles: Array<string>, roleType: string, tkCommandControl: boolean, version: number, editable: boolean, groups: Array<{ id: string, name: string, kind: string, customerId: number }>, customers: Array<{ id: number, shortName: string, longName: string, abbrev: string, commandGroupId: string | null }> } };

export type RevokeIngestKeyMutationVariables = Exact<{
  id: string;
}>;


export type RevokeIngestKeyMutation = { revokeIngestKey: string };

export type AddMultipleVehiclesToTargetedMultipleGroupsMutationVariables = Exact<{
  input: VehiclesToGroupsInput;
}>;


export type AddMultipleVehiclesToTargetedMultipleGroupsMutation = { addMultipleVehiclesToTargetedMultipleGroups: { added: number, vehicles: Array<{ text: string, outcome: string }>, groups: Array<{ text: string, outcome: string }> } };

export type UpdateCustomerMutationVariables = Exact<{
  input: UpdateCustomerInput;
}>;


export type UpdateCustomerMutation = { updateCustomer: { id: number, version: number, shortName: string, longName: string, abbrev: string, active: boolean, created: string, updated: string, dotNumber: string | null, retentionDurationDays: number, unloadedUpToLbs: number | null, hiddenFromTechnicians: boolean, showsParts: boolean, features: Array<string>, totalAssets: number, totalActiveAssets: number } };

export type ExportAuditLogMutationVariables = Exact<{
  input: AuditExportInput;
}>;


export type ExportAuditLogMutation = { exportAuditLog: { hasMore: boolean, lines: Array<{ id: string, at: string, action: string, by: string | null, byId: string | null, customerId: number | null, customerName: string | null, subject: string | null, target: { kind: string, id: string } | null, details: Array<{ name: string, value: string }>, changes: Array<{ field: string, before: string | null, after: string | null }> }> } };

export type SendVerificationEmailMutationVariables = Exact<{
  userIds: Array<string> | string;
}>;


export type SendVerificationEmailMutation = { sendVerificationEmail: Array<{ userId: string, email: string | null, reason: string | null, mail: { id: string, to: string, subject: string, purpose: string, status: string, attempts: number, createdAt: string, changedAt: string, nextAttemptAt: string | null, reason: string | null } | null }> };

export type IngestKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type IngestKeysQuery = { ingestKeys: Array<{ id: string, name: string, customerId: number | null, customerName: string | null, gateway: string | null, createdAt: string }> };

export type DeleteVehicleGroupMutationVariables = Exact<{
  customerId: number;
  name: string;
  version?: number | null | undefined;
}>;


export type DeleteVehicleGroupMutation = { deleteVehicleGroup: string };

export type DisableUserMutationVariables = Exact<{
  input: DisableUserInput;
}>;


export type DisableUserMutation = { disableUser: { id: string, email: string, accountStatus: string, enabled: boolean, emailVerified: boolean, createdDate: string, lastModifiedDate: string, lastLoginDateTime: string | null, roles: Array<string>, roleType: string, tkCommandControl: boolean, version: number, editable: boolean, groups: Array<{ id: string, name: string, kind: string, customerId: number }>, customers: Array<{ id: number, shortName: string, longName: string, abbrev: string, commandGroupId: string | null }> } };

export type MoveVehicleGroupMutationVariables = Exact<{
  customerId: number;
  vehicleGroupId: string;
  parentIds: Array<string> | string;
  version?: number | null | undefined;
}>;


export type MoveVehicleGroupMutation = { moveVehicleGroup: { id: string, name: string, kind: string, parentIds: Array<string>, vehicleCount: number, totalVehicleCount: number, userCount: number, version: number } };

export type RenameVehicleGroupMutationVariables = Exact<{
  customerId: number;
  vehicleGroupId: string;
  name: string;
  version?: number | null | undefined;
}>;


export type RenameVehicleGroupMutation = { renameVehicleGroup: { id: string, name: string, kind: string, parentIds: Array<string>, vehicleCount: number, totalVehicleCount: number, userCount: number, version: number } };

export type MailsQueryVariables = Exact<{
  input: MailsInput;
}>;


export type MailsQuery = { mails: { total: number, mails: Array<{ id: string, to: string, subject: string, purpose: string, status: string, attempts: number, createdAt: string, changedAt: string, nextAttemptAt: string | null, reason: string | null }> } };

export type MySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySessionsQuery = { mySessions: Array<{ id: string, startedAt: string, lastUsedAt: string, endsAt: string, current: boolean, browser: string | null, system: string | null }> };

export type RemoveVehiclesFromGroupsMutationVariables = Exact<{
  customerId: number;
  vehicleIds: Array<string> | string;
  vehicleGroupIds: Array<string> | string;
}>;


export type RemoveVehiclesFromGroupsMutation = { removeVehiclesFromGroups: number };

export type RunScheduledJobMutationVariables = Exact<{
  name: string;
}>;


export type RunScheduledJobMutation = { runScheduledJob: { name: string, schedule: string, startedAt: string | null, finishedAt: string | null, error: string | null } };

export type UsersQueryVariables = Exact<{
  input: UsersInput;
}>;


export type UsersQuery = { users: { userCount: number, users: Array<{ id: string, email: string, accountStatus: string, enabled: boolean, emailVerified: boolean, createdDate: string, lastModifiedDate: string, lastLoginDateTime: string | null, roles: Array<string>, roleType: string, tkCommandControl: boolean, version: number, editable: boolean, groups: Array<{ id: string, name: string, kind: string, customerId: number }>, customers: Array<{ id: number, shortName: string, longName: string, abbrev: string, commandGroupId: string | null }> }> } };

export type AddVehiclesToGroupsMutationVariables = Exact<{
  customerId: number;
  vehicleIds: Array<string> | string;
  vehicleGroupIds: Array<string> | string;
}>;


export type AddVehiclesToGroupsMutation = { addVehiclesToGroups: number };

export const CreateVehicleDocument = /*#__PURE__*/ new TypedDocumentString<CreateVehicleMutation, CreateVehicleMutationVariables>(`mutation CreateVehicle($input: CreateVehicleInput!) {
  createVehicle(input: $input) {
    id
    version
    mayEdit
    customerId
    customerName
    vin
    unitId
    vehicleTypeId
    undercarriage
    vehicleLengthFeet
    modelYear
    productType
    hasSolarPanels
    hasUltrasonicCargoSensor
    hasCargoCameraSensor
    cargoCameraSerialNumber
    hasThermoKingSensor
    thermoKingExternalId
    deviceTypeId
    serialNumber
    simStatus
    updated
    groups {
      id
      name
    }
  }
}`);
export const AuditLogDocument = /*#__PURE__*/ new TypedDocumentString<AuditLogQuery, AuditLogQueryVariables>(`query AuditLog($input: AuditLogInput!) {
  auditLog(input: $input) {
    lines {
      id
      at
      action
      by
      byId
      customerId
      customerName
      subject
      target {
        kind
        id
      }
      details {
        name
        value
      }
      changes {
        field
        before
        after
      }
    }
    next
  }
}`);
export const ManagedVehiclesDocument = /*#__PURE__*/ new TypedDocumentString<ManagedVehiclesQuery, ManagedVehiclesQueryVariables>(`query ManagedVehicles($input: ManagedVehiclesInput!) {
  managedVehicles(input: $input) {
    total
    vehicles {
      id
      version
      mayEdit
      customerId
      customerName
      vin
      unitId
      vehicleTypeId
      undercarriage
      vehicleLengthFeet
      modelYear
      productType
      hasSolarPanels
      hasUltrasonicCargoSensor
      hasCargoCameraSensor
      cargoCameraSerialNumber
      hasThermoKingSensor
      thermoKingExternalId
      deviceTypeId
      serialNumber
      simStatus
      updated
      groups {
        id
        name
      }
    }
  }
}`);
export const ResetUserPasswordDocument = /*#__PURE__*/ new TypedDocumentString<ResetUserPasswordMutation, ResetUserPasswordMutationVariables>(`mutation ResetUserPassword($userIds: [ID!]!) {
  resetUserPassword(userIds: $userIds) {
    userId
    email
    mail {
      id
      to
      subject
      purpose
      status
      attempts
      createdAt
      changedAt
      nextAttemptAt
      reason
    }
    reason
  }
}`);
export const VehicleGroupsDocument = /*#__PURE__*/ new TypedDocumentString<VehicleGroupsQuery, VehicleGroupsQueryVariables>(`query VehicleGroups($customerId: Int!) {
  vehicleGroups(customerId: $customerId) {
    id
    name
    kind
    parentIds
    vehicleCount
    totalVehicleCount
    userCount
    version
  }
}`);
export const UpdateVehicleDocument = /*#__PURE__*/ new TypedDocumentString<UpdateVehicleMutation, UpdateVehicleMutationVariables>(`mutation UpdateVehicle($input: UpdateVehicleInput!) {
  updateVehicle(input: $input) {
    id
    version
    mayEdit
    customerId
    customerName
    vin
    unitId
    vehicleTypeId
    undercarriage
    vehicleLengthFeet
    modelYear
    productType
    hasSolarPanels
    hasUltrasonicCargoSensor
    hasCargoCameraSensor
    cargoCameraSerialNumber
    hasThermoKingSensor
    thermoKingExternalId
    deviceTypeId
    serialNumber
    simStatus
    updated
    groups {
      id
      name
    }
  }
}`);
export const DeleteUserDocument = /*#__PURE__*/ new TypedDocumentString<DeleteUserMutation, DeleteUserMutationVariables>(`mutation DeleteUser($userId: ID!) {
  deleteUser(userId: $userId)
}`);
export const UpdateMyMailSettingsDocument = /*#__PURE__*/ new TypedDocumentString<UpdateMyMailSettingsMutation, UpdateMyMailSettingsMutationVariables>(`mutation UpdateMyMailSettings($weeklySummary: Boolean!) {
  updateMyMailSettings(weeklySummary: $weeklySummary) {
    weeklySummary
    timeZone
  }
}`);
export const UpdateCustomerVehicleDocument = /*#__PURE__*/ new TypedDocumentString<UpdateCustomerVehicleMutation, UpdateCustomerVehicleMutationVariables>(`mutation UpdateCustomerVehicle($vin: String!, $unitId: String!, $version: Int) {
  updateCustomerVehicle(vin: $vin, unitId: $unitId, version: $version) {
    id
    version
    mayEdit
    customerId
    customerName
    vin
    unitId
    vehicleTypeId
    undercarriage
    vehicleLengthFeet
    modelYear
    productType
    hasSolarPanels
    hasUltrasonicCargoSensor
    hasCargoCameraSensor
    cargoCameraSerialNumber
    hasThermoKingSensor
    thermoKingExternalId
    deviceTypeId
    serialNumber
    simStatus
    updated
    groups {
      id
      name
    }
  }
}`);
export const ActivateCustomerDocument = /*#__PURE__*/ new TypedDocumentString<ActivateCustomerMutation, ActivateCustomerMutationVariables>(`mutation ActivateCustomer($customerId: Int!, $version: Int!) {
  activateCustomer(customerId: $customerId, version: $version) {
    id
    version
    shortName
    longName
    abbrev
    active
    created
    updated
    dotNumber
    retentionDurationDays
    unloadedUpToLbs
    hiddenFromTechnicians
    showsParts
    features
    totalAssets
    totalActiveAssets
  }
}`);
export const VehicleGroupUsersDocument = /*#__PURE__*/ new TypedDocumentString<VehicleGroupUsersQuery, VehicleGroupUsersQueryVariables>(`query VehicleGroupUsers($input: VehicleGroupUsersInput!) {
  vehicleGroupUsers(input: $input) {
    total
    users {
      id
      email
      enabled
    }
  }
}`);
export const ApplyUserRowsDocument = /*#__PURE__*/ new TypedDocumentString<ApplyUserRowsMutation, ApplyUserRowsMutationVariables>(`mutation ApplyUserRows($rows: [UserRowInput!]!) {
  applyUserRows(rows: $rows) {
    action
    problem
    changes {
      field
      before
      after
    }
  }
}`);
export const VehicleGroupTrailersDocument = /*#__PURE__*/ new TypedDocumentString<VehicleGroupTrailersQuery, VehicleGroupTrailersQueryVariables>(`query VehicleGroupTrailers($input: VehicleGroupTrailersInput!) {
  vehicleGroupTrailers(input: $input) {
    total
    trailers {
      id
      vin
      unitId
      vehicleType
      productType
    }
  }
}`);
export const ImportVehiclesDocument = /*#__PURE__*/ new TypedDocumentString<ImportVehiclesMutation, ImportVehiclesMutationVariables>(`mutation ImportVehicles($input: ImportVehiclesInput!) {
  importVehicles(input: $input) {
    results {
      line
      vin
      outcome
      messages
      changes {
        field
        before
        after
      }
    }
  }
}`);
export const ScheduledJobsDocument = /*#__PURE__*/ new TypedDocumentString<ScheduledJobsQuery, ScheduledJobsQueryVariables>(`query ScheduledJobs {
  scheduledJobs {
    name
    schedule
    startedAt
    finishedAt
    error
  }
}`);
export const EffectiveAccessDocument = /*#__PURE__*/ new TypedDocumentString<EffectiveAccessQuery, EffectiveAccessQueryVariables>(`query EffectiveAccess($userId: ID!) {
  effectiveAccess(userId: $userId) {
    email
    enabled
    roles
    everything
    trailerCount
    scopes {
      customerId
      customerName
      whole
      trailerCount
      roles
      groups
    }
    areas {
      area
      operations {
        operation
        through
      }
    }
  }
}`);
export const EndMySessionDocument = /*#__PURE__*/ new TypedDocumentString<EndMySessionMutation, EndMySessionMutationVariables>(`mutation EndMySession($sessionId: ID!) {
  endMySession(sessionId: $sessionId)
}`);
export const VehicleGroupChangePreviewDocument = /*#__PURE__*/ new TypedDocumentString<VehicleGroupChangePreviewQuery, VehicleGroupChangePreviewQueryVariables>(`query VehicleGroupChangePreview($input: VehicleGroupChangeInput!) {
  vehicleGroupChangePreview(input: $input) {
    vehicleCount
    groupCount
    usersLeftWithoutGroup
    gaining {
      userCount
      vehicleCount
      users {
        email
        vehicleCount
        unitIds
      }
    }
    losing {
      userCount
      vehicleCount
      users {
        email
        vehicleCount
        unitIds
      }
    }
  }
}`);
export const CreateIngestKeyDocument = /*#__PURE__*/ new TypedDocumentString<CreateIngestKeyMutation, CreateIngestKeyMutationVariables>(`mutation CreateIngestKey($input: CreateIngestKeyInput!) {
  createIngestKey(input: $input) {
    key {
      id
      name
      customerId
      customerName
      gateway
      createdAt
    }
    secret
  }
}`);
export const UpdateUserDocument = /*#__PURE__*/ new TypedDocumentString<UpdateUserMutation, UpdateUserMutationVariables>(`mutation UpdateUser($input: UpdateUserInput!) {
  updateUser(input: $input) {
    id
    email
    accountStatus
    enabled
    emailVerified
    createdDate
    lastModifiedDate
    lastLoginDateTime
    roles
    roleType
    groups {
      id
      name
      kind
      customerId
    }
    customers {
      id
      shortName
      longName
      abbrev
      commandGroupId
    }
    tkCommandControl
    version
    editable
  }
}`);
export const DeactivateCustomerDocument = /*#__PURE__*/ new TypedDocumentString<DeactivateCustomerMutation, DeactivateCustomerMutationVariables>(`mutation DeactivateCustomer($customerId: Int!, $version: Int!) {
  deactivateCustomer(customerId: $customerId, version: $version) {
    id
    version
    shortName
    longName
    abbrev
    active
    created
    updated
    dotNumber
    retentionDurationDays
    unloadedUpToLbs
    hiddenFromTechnicians
    showsParts
    features
    totalAssets
    totalActiveAssets
  }
}`);
export const MobileAppsDocument = /*#__PURE__*/ new TypedDocumentString<MobileAppsQuery, MobileAppsQueryVariables>(`query MobileApps {
  mobileApps {
    platform
    url
  }
}`);
export const CheckUserRowsDocument = /*#__PURE__*/ new TypedDocumentString<CheckUserRowsQuery, CheckUserRowsQueryVariables>(`query CheckUserRows($rows: [UserRowInput!]!) {
  checkUserRows(rows: $rows) {
    action
    problem
    changes {
      field
      before
      after
    }
  }
}`);
export const RetryMailDocument = /*#__PURE__*/ new TypedDocumentString<RetryMailMutation, RetryMailMutationVariables>(`mutation RetryMail($id: ID!) {
  retryMail(id: $id) {
    id
    to
    subject
    purpose
    status
    attempts
    createdAt
    changedAt
    nextAttemptAt
    reason
  }
}`);
export const AddUsersToVehicleGroupsDocument = /*#__PURE__*/ new TypedDocumentString<AddUsersToVehicleGroupsMutation, AddUsersToVehicleGroupsMutationVariables>(`mutation AddUsersToVehicleGroups($input: UserGroupsInput!) {
  addUsersToVehicleGroups(input: $input) {
    id
    email
    accountStatus
    enabled
    emailVerified
    createdDate
    lastModifiedDate
    lastLoginDateTime
    roles
    roleType
    groups {
      id
      name
      kind
      customerId
    }
    customers {
      id
      shortName
      longName
      abbrev
      commandGroupId
    }
    tkCommandControl
    version
    editable
  }
}`);
export const RemoveUsersFromVehicleGroupsDocument = /*#__PURE__*/ new TypedDocumentString<RemoveUsersFromVehicleGroupsMutation, RemoveUsersFromVehicleGroupsMutationVariables>(`mutation RemoveUsersFromVehicleGroups($input: UserGroupsInput!) {
  removeUsersFromVehicleGroups(input: $input) {
    id
    email
    accountStatus
    enabled
    emailVerified
    createdDate
    lastModifiedDate
    lastLoginDateTime
    roles
    roleType
    groups {
      id
      name
      kind
      customerId
    }
    customers {
      id
      shortName
      longName
      abbrev
      commandGroupId
    }
    tkCommandControl
    version
    editable
  }
}`);
export const CreateCustomerDocument = /*#__PURE__*/ new TypedDocumentString<CreateCustomerMutation, CreateCustomerMutationVariables>(`mutation CreateCustomer($input: CreateCustomerInput!) {
  createCustomer(input: $input) {
    id
    version
    shortName
    longName
    abbrev
    active
    created
    updated
    dotNumber
    retentionDurationDays
    unloadedUpToLbs
    hiddenFromTechnicians
    showsParts
    features
    totalAssets
    totalActiveAssets
  }
}`);
export const CreateUserDocument = /*#__PURE__*/ new TypedDocumentString<CreateUserMutation, CreateUserMutationVariables>(`mutation CreateUser($input: CreateUserInput!) {
  createUser(input: $input) {
    mail {
      id
      to
      subject
      purpose
      status
      attempts
      createdAt
      changedAt
      nextAttemptAt
      reason
    }
    user {
      id
      email
      accountStatus
      enabled
      emailVerified
      createdDate
      lastModifiedDate
      lastLoginDateTime
      roles
      roleType
      groups {
        id
        name
        kind
        customerId
      }
      customers {
        id
        shortName
        longName
        abbrev
        commandGroupId
      }
      tkCommandControl
      version
      editable
    }
  }
}`);
export const MyMailSettingsDocument = /*#__PURE__*/ new TypedDocumentString<MyMailSettingsQuery, MyMailSettingsQueryVariables>(`query MyMailSettings {
  myMailSettings {
    weeklySummary
    timeZone
  }
}`);
export const UpdateMyTimezoneDocument = /*#__PURE__*/ new TypedDocumentString<UpdateMyTimezoneMutation, UpdateMyTimezoneMutationVariables>(`mutation UpdateMyTimezone($timezone: String) {
  updateMyTimezone(timezone: $timezone) {
    id
  }
}`);
export const UpdateVehicleGroupDocument = /*#__PURE__*/ new TypedDocumentString<UpdateVehicleGroupMutation, UpdateVehicleGroupMutationVariables>(`mutation UpdateVehicleGroup($customerId: Int!, $parentIds: [ID!]!, $name: String!, $requestId: ID) {
  updateVehicleGroup(
    customerId: $customerId
    parentIds: $parentIds
    name: $name
    requestId: $requestId
  ) {
    id
    name
    kind
    parentIds
    vehicleCount
    totalVehicleCount
    userCount
    version
  }
}`);
export const FindAllCustomersDocument = /*#__PURE__*/ new TypedDocumentString<FindAllCustomersQuery, FindAllCustomersQueryVariables>(`query FindAllCustomers($input: FindAllCustomersInput!) {
  findAllCustomers(input: $input) {
    customerCount
    customers {
      id
      version
      shortName
      longName
      abbrev
      active
      created
      updated
      dotNumber
      retentionDurationDays
      unloadedUpToLbs
      hiddenFromTechnicians
      showsParts
      features
      totalAssets
      totalActiveAssets
    }
  }
}`);
export const UpsertDetachedSensorBoxDocument = /*#__PURE__*/ new TypedDocumentString<UpsertDetachedSensorBoxMutation, UpsertDetachedSensorBoxMutationVariables>(`mutation UpsertDetachedSensorBox($extMfgrSerialNum: String!, $iccid: Iccid, $sensorBoxMfgrId: Int!, $customerId: Int) {
  upsertDetachedSensorBox(
    extMfgrSerialNum: $extMfgrSerialNum
    iccid: $iccid
    sensorBoxMfgrId: $sensorBoxMfgrId
    customerId: $customerId
  ) {
    extMfgrSerialNum
    iccid
    sensorBoxMfgrId
    customerId
    updated
  }
}`);
export const EnableUserDocument = /*#__PURE__*/ new TypedDocumentString<EnableUserMutation, EnableUserMutationVariables>(`mutation EnableUser($input: UpdateUserInput!) {
  enableUser(input: $input) {
    id
    email
    accountStatus
    enabled
    emailVerified
    createdDate
    lastModifiedDate
    lastLoginDateTime
    roles
    roleType
    groups {
      id
      name
      kind
      customerId
    }
    customers {
      id
      shortName
      longName
      abbrev
      commandGroupId
    }
    tkCommandControl
    version
    editable
  }
}`);
export const RevokeIngestKeyDocument = /*#__PURE__*/ new TypedDocumentString<RevokeIngestKeyMutation, RevokeIngestKeyMutationVariables>(`mutation RevokeIngestKey($id: ID!) {
  revokeIngestKey(id: $id)
}`);
export const AddMultipleVehiclesToTargetedMultipleGroupsDocument = /*#__PURE__*/ new TypedDocumentString<AddMultipleVehiclesToTargetedMultipleGroupsMutation, AddMultipleVehiclesToTargetedMultipleGroupsMutationVariables>(`mutation AddMultipleVehiclesToTargetedMultipleGroups($input: VehiclesToGroupsInput!) {
  addMultipleVehiclesToTargetedMultipleGroups(input: $input) {
    vehicles {
      text
      outcome
    }
    groups {
      text
      outcome
    }
    added
  }
}`);
export const UpdateCustomerDocument = /*#__PURE__*/ new TypedDocumentString<UpdateCustomerMutation, UpdateCustomerMutationVariables>(`mutation UpdateCustomer($input: UpdateCustomerInput!) {
  updateCustomer(input: $input) {
    id
    version
    shortName
    longName
    abbrev
    active
    created
    updated
    dotNumber
    retentionDurationDays
    unloadedUpToLbs
    hiddenFromTechnicians
    showsParts
    features
    totalAssets
    totalActiveAssets
  }
}`);
export const ExportAuditLogDocument = /*#__PURE__*/ new TypedDocumentString<ExportAuditLogMutation, ExportAuditLogMutationVariables>(`mutation ExportAuditLog($input: AuditExportInput!) {
  exportAuditLog(input: $input) {
    lines {
      id
      at
      action
      by
      byId
      customerId
      customerName
      subject
      target {
        kind
        id
      }
      details {
        name
        value
      }
      changes {
        field
        before
        after
      }
    }
    hasMore
  }
}`);
export const SendVerificationEmailDocument = /*#__PURE__*/ new TypedDocumentString<SendVerificationEmailMutation, SendVerificationEmailMutationVariables>(`mutation SendVerificationEmail($userIds: [ID!]!) {
  sendVerificationEmail(userIds: $userIds) {
    userId
    email
    mail {
      id
      to
      subject
      purpose
      status
      attempts
      createdAt
      changedAt
      nextAttemptAt
      reason
    }
    reason
  }
}`);
export const IngestKeysDocument = /*#__PURE__*/ new TypedDocumentString<IngestKeysQuery, IngestKeysQueryVariables>(`query IngestKeys {
  ingestKeys {
    id
    name
    customerId
    customerName
    gateway
    createdAt
  }
}`);
export const DeleteVehicleGroupDocument = /*#__PURE__*/ new TypedDocumentString<DeleteVehicleGroupMutation, DeleteVehicleGroupMutationVariables>(`mutation DeleteVehicleGroup($customerId: Int!, $name: String!, $version: Int) {
  deleteVehicleGroup(customerId: $customerId, name: $name, version: $version)
}`);
export const DisableUserDocument = /*#__PURE__*/ new TypedDocumentString<DisableUserMutation, DisableUserMutationVariables>(`mutation DisableUser($input: DisableUserInput!) {
  disableUser(input: $input) {
    id
    email
    accountStatus
    enabled
    emailVerified
    createdDate
    lastModifiedDate
    lastLoginDateTime
    roles
    roleType
    groups {
      id
      name
      kind
      customerId
    }
    customers {
      id
      shortName
      longName
      abbrev
      commandGroupId
    }
    tkCommandControl
    version
    editable
  }
}`);
export const MoveVehicleGroupDocument = /*#__PURE__*/ new TypedDocumentString<MoveVehicleGroupMutation, MoveVehicleGroupMutationVariables>(`mutation MoveVehicleGroup($customerId: Int!, $vehicleGroupId: ID!, $parentIds: [ID!]!, $version: Int) {
  moveVehicleGroup(
    customerId: $customerId
    vehicleGroupId: $vehicleGroupId
    parentIds: $parentIds
    version: $version
  ) {
    id
    name
    kind
    parentIds
    vehicleCount
    totalVehicleCount
    userCount
    version
  }
}`);
export const RenameVehicleGroupDocument = /*#__PURE__*/ new TypedDocumentString<RenameVehicleGroupMutation, RenameVehicleGroupMutationVariables>(`mutation RenameVehicleGroup($customerId: Int!, $vehicleGroupId: ID!, $name: String!, $version: Int) {
  renameVehicleGroup(
    customerId: $customerId
    vehicleGroupId: $vehicleGroupId
    name: $name
    version: $version
  ) {
    id
    name
    kind
    parentIds
    vehicleCount
    totalVehicleCount
    userCount
    version
  }
}`);
export const MailsDocument = /*#__PURE__*/ new TypedDocumentString<MailsQuery, MailsQueryVariables>(`query Mails($input: MailsInput!) {
  mails(input: $input) {
    total
    mails {
      id
      to
      subject
      purpose
      status
      attempts
      createdAt
      changedAt
      nextAttemptAt
      reason
    }
  }
}`);
export const MySessionsDocument = /*#__PURE__*/ new TypedDocumentString<MySessionsQuery, MySessionsQueryVariables>(`query MySessions {
  mySessions {
    id
    startedAt
    lastUsedAt
    endsAt
    current
    browser
    system
  }
}`);
export const RemoveVehiclesFromGroupsDocument = /*#__PURE__*/ new TypedDocumentString<RemoveVehiclesFromGroupsMutation, RemoveVehiclesFromGroupsMutationVariables>(`mutation RemoveVehiclesFromGroups($customerId: Int!, $vehicleIds: [ID!]!, $vehicleGroupIds: [ID!]!) {
  removeVehiclesFromGroups(
    customerId: $customerId
    vehicleIds: $vehicleIds
    vehicleGroupIds: $vehicleGroupIds
  )
}`);
export const RunScheduledJobDocument = /*#__PURE__*/ new TypedDocumentString<RunScheduledJobMutation, RunScheduledJobMutationVariables>(`mutation RunScheduledJob($name: String!) {
  runScheduledJob(name: $name) {
    name
    schedule
    startedAt
    finishedAt
    error
  }
}`);
export const UsersDocument = /*#__PURE__*/ new TypedDocumentString<UsersQuery, UsersQueryVariables>(`query Users($input: UsersInput!) {
  users(input: $input) {
    userCount
    users {
      id
      email
      accountStatus
      enabled
      emailVerified
      createdDate
      lastModifiedDate
      lastLoginDateTime
      roles
      roleType
      groups {
        id
        name
        kind
        customerId
      }
      customers {
        id
        shortName
        longName
        abbrev
        commandGroupId
      }
      tkCommandControl
      version
      editable
    }
  }
}`);
export const AddVehiclesToGroupsDocument = /*#__PURE__*/ new TypedDocumentString<AddVehiclesToGroupsMutation, AddVehiclesToGroupsMutationVariables>(`mutation AddVehiclesToGroups($customerId: Int!, $vehicleIds: [ID!]!, $vehicleGroupIds: [ID!]!) {
  addVehiclesToGroups(
    customerId: $customerId
    vehicleIds: $vehicleIds
    vehicleGroupIds: $vehicleGroupIds
  )
}`);