export { createPortalApi } from './client/createPortalApi';
export type { SessionPort } from './client/session';
export type { TransportOptions } from './client/transport';
export type { AdministrationApi } from './contract/administration/administrationApi';
export type {
  AuditApi,
  AuditExport,
  AuditExportInput,
  AuditLine,
  AuditLogInput,
  AuditLogPage,
} from './contract/administration/audit';
export type {
  CreateCustomerInput,
  CustomerAdministrationApi,
  CustomerVersion,
  FindAllCustomersInput,
  ManagedCustomer,
  ManagedCustomerPage,
  UpdateCustomerInput,
} from './contract/administration/customers';
export type {
  GroupsAdministrationApi,
  VehicleGroup,
  VehicleGroupChangeInput,
  VehicleGroupChangePreview,
  VehicleGroupTrailer,
  VehicleGroupTrailerPage,
  VehicleGroupTrailersInput,
  VehicleGroupUserPage,
  VehicleGroupUsersInput,
  VehiclesAndGroups,
  VehiclesToGroupsInput,
  VehiclesToGroupsLine,
  VehiclesToGroupsResult,
} from './contract/administration/groups';
export type { JobsApi, ScheduledJob } from './contract/administration/jobs';
export type { MailPage, MailsApi, MailsInput } from './contract/administration/mails';
export type { MobileApp, MyMailSettings, MySession, OwnAccountApi } from './contract/administration/ownAccount';
export type {
  CreateVehicleInput,
  DetachedSensorBox,
  DetachedSensorBoxInput,
  ImportVehiclesInput,
  ManagedVehicle,
  ManagedVehiclePage,
  ManagedVehiclesInput,
  TrailerAdministrationApi,
  UpdateVehicleInput,
  VehicleImport,
  VehicleRowInput,
  VehicleRowResult,
} from './contract/administration/trailers';
export type {
  CreatedUser,
  CreateUserInput,
  DisableUserInput,
  EffectiveAccess,
  ManagedUser,
  UpdateUserInput,
  UserFilters,
  UserGroupsInput,
  UserMailResult,
  UserPage,
  UserRowInput,
  UserRowOutcome,
  UsersApi,
  UsersInput,
} from './contract/administration/users';
export type {
  AcceptTermsInput,
  ChangePasswordInput,
  Credentials,
  LinkState,
  MessageAnswer,
  SetPasswordInput,
  SignInAnswer,
  SubscriptionState,
  TermsRequired,
} from './contract/auth';
export { LinkPurpose } from './contract/auth';
export type { ApiErrorInfo } from './contract/errors';
export { ApiError, ApiErrorCode, ERROR_TEXT, failureOf, isRetryable } from './contract/errors';
export type {
  AbsFaultsInput,
  AddInspectionInput,
  AddMaintenanceEntryInput,
  FleetStatusFilter,
  FleetStatusInput,
  FleetStatusSummaryInput,
  PaginationInput,
  ReeferCommandInput,
  ReeferUnitsInput,
  SaveSensorOrderInput,
  SendReeferCommandsInput,
  ShareLocationInput,
  SortingInput,
} from './contract/generated/graphql';
export type { CustomerHierarchy, VehicleGroupNode } from './contract/groups';
export type { HistoryColumns, HistorySpan, TrailerHistory } from './contract/history';
export { HISTORY_COLUMNS, HISTORY_LIMIT } from './contract/history';
export type {
  AloneColumns,
  CellColumns,
  ControlTotals,
  MapCells,
  TrackedPage,
  TrackedTotals,
} from './contract/mapCells';
export type {
  AbsFault,
  AbsFaultList,
  AccountApi,
  ActivityLogEntry,
  ActivityLogInput,
  AftermarketDealer,
  CallOptions,
  ClosestDealers,
  Customer,
  CustomerFeature,
  DeviceLink,
  FleetStatusPage,
  FleetStatusRow,
  FleetStatusSummary,
  MailDelivery,
  Me,
  NewDeviceLink,
  NewSharedLink,
  PortalApi,
  ReeferAlarm,
  ReeferCommandRecord,
  ReeferCommandResult,
  ReeferCommands,
  ReeferTemperatures,
  ReeferUnit,
  ReeferUnitPage,
  ReeferUnitRow,
  SensorOrder,
  SentDiagnosticEmail,
  ServiceRecord,
  ServiceRecordList,
  SharedLink,
  TrailerDetail,
  TrailerImage,
  TrailerImagePage,
} from './contract/portalApi';
export type { FleetPositions, PositionColumns } from './contract/positions';
export { POSITION_COLUMNS } from './contract/positions';
export type { SharedLocation, SharedPoint, SharedTrailer } from './contract/sharedLocation';
export { SHARED_LOCATION_SCHEME } from './contract/sharedLocation';
// Both of these list each of their exports by name.
export * from './rules';
export * from './vocabulary';
