export { createPortalApi } from './client/createPortalApi';
export type { SessionPort } from './client/session';
export type { TransportOptions } from './client/transport';
export type { AccountApi, AccountPort } from './contract/account';
export type { AdministrationPort } from './contract/administration/administrationApi';
export type { AlertsPort } from './contract/alerts';
export {
  type AcceptTermsInput,
  type ChangePasswordInput,
  type Credentials,
  LinkPurpose,
  type LinkState,
  type MessageAnswer,
  type SetPasswordInput,
  type SignInAnswer,
  type SubscriptionState,
  type TermsRequired,
} from './contract/auth';
export type { CallOptions } from './contract/callOptions';
export type { CustomersPort } from './contract/customers';
export type { DevicesPort } from './contract/devices';
export { ApiError, ApiErrorCode, type ApiErrorInfo, ERROR_TEXT, failureOf, isRetryable } from './contract/errors';
export type { FleetStatusPort } from './contract/fleetStatus';
export type { FreightPort } from './contract/freight';
export type { GeofencesPort } from './contract/geofences';
export type { GroupsPort } from './contract/groups';
export type { InsightsPort } from './contract/insights';
export type { LeasesPort } from './contract/leases';
export type { MailPort } from './contract/mail';
export type { MaintenancePort } from './contract/maintenance';
export type { MessagesPort } from './contract/messages';
export { NO_READINGS, type TrailerIdentity } from './contract/noReadings';
export type { OtaPort } from './contract/ota';
export type { OtaFtpPort } from './contract/otaFtp';
export type { PartsPort } from './contract/parts';
export type { PicturesPort } from './contract/pictures';
export type { PartialPortalApi, PortalApi } from './contract/portalApi';
export type { ReefersPort } from './contract/reefers';
export type { ReportsPort } from './contract/reports';
export type { SavedViewsPort } from './contract/savedViews';
export type { ServicePort } from './contract/service';
export type { SharingPort } from './contract/sharing';
export type { SimsPort } from './contract/sims';
export type { TrackingPort } from './contract/tracking';
export type { TrailersPort } from './contract/trailers';
export type { TransfersPort } from './contract/transfers';
export type { CustomerFeature, Me, ViewerPort } from './contract/viewer';
export { type AnalyticsEvent, type AnalyticsSink, pageViewPath } from './rules/analytics/analyticsEvent';
export { DEFAULT_FEATURES, type Features, parseFeatures } from './rules/features/features';
export { can, isPublic, mayCommandReefers, NO_COMMAND_ACCESS } from './rules/permissions/can';
export type { ActionSubject, OperationSubject, PermissionSubject } from './rules/permissions/permissionSubjects';
export { newRequestId } from './rules/requestId/newRequestId';
export { POSITION_HEADER } from './rules/service/geoUri';
export { FEATURES, Feature, type FeatureName } from './vocabulary/features';
