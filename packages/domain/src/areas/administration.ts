export type { AdministrationApi } from '../contract/administration/administrationApi';
export type { AuditApi, AuditExport, AuditLine, AuditLogPage } from '../contract/administration/audit';
export type {
  CustomerAdministrationApi,
  CustomerVersion,
  ManagedCustomer,
  ManagedCustomerPage,
} from '../contract/administration/customers';
export type {
  GroupsAdministrationApi,
  VehicleGroup,
  VehicleGroupChangePreview,
  VehicleGroupTrailer,
  VehicleGroupTrailerPage,
  VehicleGroupUserPage,
  VehiclesAndGroups,
  VehiclesToGroupsLine,
  VehiclesToGroupsResult,
} from '../contract/administration/groups';
export type { IngestKey, IngestKeysApi, NewIngestKey } from '../contract/administration/ingestKeys';
export type { JobsApi, ScheduledJob } from '../contract/administration/jobs';
export type { MailPage, MailsApi } from '../contract/administration/mails';
export type { MobileApp, MyMailSettings, MySession, OwnAccountApi } from '../contract/administration/ownAccount';
export type {
  DetachedSensorBox,
  DetachedSensorBoxInput,
  ManagedVehicle,
  ManagedVehiclePage,
  TrailerAdministrationApi,
  VehicleImport,
  VehicleRowResult,
} from '../contract/administration/trailers';
export type {
  CreatedUser,
  EffectiveAccess,
  ManagedUser,
  UserMailResult,
  UserPage,
  UserRowOutcome,
  UsersApi,
} from '../contract/administration/users';
export type {
  AuditExportInput,
  AuditLogInput,
  CreateCustomerInput,
  CreateUserInput,
  CreateVehicleInput,
  DisableUserInput,
  FindAllCustomersInput,
  ImportVehiclesInput,
  MailsInput,
  ManagedVehiclesInput,
  UpdateCustomerInput,
  UpdateUserInput,
  UpdateVehicleInput,
  UserFilters,
  UserGroupsInput,
  UserRowInput,
  UsersInput,
  VehicleGroupChangeInput,
  VehicleGroupTrailersInput,
  VehicleGroupUsersInput,
  VehicleRowInput,
  VehiclesToGroupsInput,
} from '../contract/generated/administration/graphql';
