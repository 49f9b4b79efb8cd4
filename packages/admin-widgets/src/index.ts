export { AuditLog, type AuditLogProps } from './AuditLog/AuditLog';
export { auditListParams } from './AuditLog/auditListParams';
export type { AuditView } from './AuditLog/auditView';
export { EmailVerification, type EmailVerificationProps } from './account/EmailVerification/EmailVerification';
export { ForgotPassword, type ForgotPasswordProps } from './account/ForgotPassword/ForgotPassword';
export type { AccountLink, AccountLinks, AccountScreenProps } from './account/internal/accountScreen';
export { ResetPassword, type ResetPasswordProps } from './account/ResetPassword/ResetPassword';
export { SetPassword, type SetPasswordProps } from './account/SetPassword/SetPassword';
export { SignIn, type SignInProps } from './account/SignIn/SignIn';
export { TechnicianAccount, type TechnicianAccountProps } from './account/TechnicianAccount/TechnicianAccount';
export { Unsubscribe, type UnsubscribeProps } from './account/Unsubscribe/Unsubscribe';
export { CustomerManagement, type CustomerManagementProps } from './CustomerManagement/CustomerManagement';
export { customerListParams } from './CustomerManagement/customerListParams';
export type { CustomerView } from './CustomerManagement/customerView';
export type { AdminMessages } from './catalogs';
export { GlobalSearch, type GlobalSearchProps } from './GlobalSearch/GlobalSearch';
export { SEARCH_KINDS, type SearchItem, type SearchKind, type SearchPage } from './GlobalSearch/searchItem';
export { AddToGroups, type AddToGroupsProps } from './GroupManagement/AddToGroups';
export { GroupManagement, type GroupManagementProps } from './GroupManagement/GroupManagement';
export { groupListParams } from './GroupManagement/groupListParams';
export type { GroupTab, GroupView } from './GroupManagement/groupView';
export { HelpAdministration } from './help/HelpAdministration';
export { HelpFaq } from './help/HelpFaq';
export { HelpInstallation } from './help/HelpInstallation';
export { HelpTroubleshooting } from './help/HelpTroubleshooting';
export type { HelpLinkProps, HelpPageProps } from './help/helpPageProps';
export type { HelpPageId } from './help/helpPages';
export { type FoundHelp, searchHelp, useSearchHelp } from './help/searchHelp';
export { ImportParts, type ImportPartsProps } from './ImportParts/ImportParts';
export { GroupTree, type GroupTreeProps } from './internal/GroupTree/GroupTree';
export type { ListParams } from './internal/ListPage/listParams';
export type { ListViewOptions, ListViewProps } from './internal/ListPage/useListView';
export { LeaseManagement, type LeaseManagementProps } from './LeaseManagement/LeaseManagement';
export { decodeLeases, EMPTY_LEASE_VIEW, encodeLeases, type LeaseView } from './LeaseManagement/leaseView';
export { MessageBanner, type MessageBannerProps } from './MessageBanner/MessageBanner';
export { MessageManagement, type MessageManagementProps } from './MessageManagement/MessageManagement';
export { messageListParams } from './MessageManagement/messageListParams';
export type { MessageView } from './MessageManagement/messageView';
export { OtaFtpManagement, type OtaFtpManagementProps } from './OtaFtpManagement/OtaFtpManagement';
export { decodeOtaFtp, EMPTY_OTA_FTP_VIEW, encodeOtaFtp, type OtaFtpView } from './OtaFtpManagement/otaFtpView';
export { OtaManagement, type OtaManagementProps } from './OtaManagement/OtaManagement';
export { decodeOta, EMPTY_OTA_VIEW, encodeOta, OTA_TABS, type OtaTab, type OtaView } from './OtaManagement/otaView';
export { Profile, type ProfileProps } from './Profile/Profile';
export { SavedViews, type SavedViewsProps } from './SavedViews/SavedViews';
export {
  SubscriptionManagement,
  type SubscriptionManagementProps,
} from './SubscriptionManagement/SubscriptionManagement';
export { subscriptionListParams } from './SubscriptionManagement/subscriptionListParams';
export type { SubscriptionView } from './SubscriptionManagement/subscriptionView';
export { SystemStatus } from './SystemStatus/SystemStatus';
export { TrailerManagement, type TrailerManagementProps } from './TrailerManagement/TrailerManagement';
export { trailerListParams } from './TrailerManagement/trailerListParams';
export type { TrailerView } from './TrailerManagement/trailerView';
export type { GroupTreeSlotProps } from './UserManagement/GroupsTab';
export { UserDialog, type UserDialogProps } from './UserManagement/UserDialog';
export { UserManagement, type UserManagementProps } from './UserManagement/UserManagement';
export { userListParams } from './UserManagement/userListParams';
export type { DateFilter, UserView } from './UserManagement/userView';
export {
  decodeTransfers,
  EMPTY_TRANSFER_VIEW,
  encodeTransfers,
  NEW_TRANSFER,
  type TransferView,
} from './VinTransfer/transferView';
export { VinTransfer, type VinTransferProps } from './VinTransfer/VinTransfer';
