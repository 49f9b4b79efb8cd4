import type { AUDIT_SENTENCES } from './AuditLog/auditActions';
import type { AUDIT_FIELDS } from './AuditLog/auditFields';
import type { AUDIT_COLUMNS, AUDIT_MESSAGES } from './AuditLog/messages';
import type { EMAIL_VERIFICATION_MESSAGES } from './account/EmailVerification/messages';
import type { FORGOT_PASSWORD_MESSAGES } from './account/ForgotPassword/messages';
import type { LINK_MESSAGES } from './account/internal/linkMessages';
import type { ACCOUNT_MESSAGES } from './account/internal/messages';
import type { PASSWORD_MESSAGES } from './account/internal/passwordMessages';
import type { RESET_PASSWORD_MESSAGES } from './account/ResetPassword/messages';
import type { SET_PASSWORD_MESSAGES } from './account/SetPassword/messages';
import type { SIGN_IN_MESSAGES } from './account/SignIn/messages';
import type { SIGN_IN_STEP_MESSAGES } from './account/SignIn/stepMessages';
import type { TECHNICIAN_MESSAGES } from './account/TechnicianAccount/messages';
import type { UNSUBSCRIBE_MESSAGES } from './account/Unsubscribe/messages';
import type { CUSTOMER_COLUMN_TEXTS, CUSTOMER_MESSAGES } from './CustomerManagement/messages';
import type { GLOBAL_SEARCH_MESSAGES } from './GlobalSearch/messages';
import type { GROUP_MESSAGES } from './GroupManagement/messages';
import type { HELP_MESSAGES } from './help/messages';
import type { IMPORT_PARTS_MESSAGES } from './ImportParts/messages';
import type { IMPORT_MESSAGES } from './internal/BulkImport/messages';
import type { GROUP_TREE_MESSAGES } from './internal/GroupTree/messages';
import type { HISTORY_LINK_MESSAGES } from './internal/HistoryLink/messages';
import type { MESSAGE_NOTICE_MESSAGES } from './internal/MessageNotice/messages';
import type { COMMON_MESSAGES } from './internal/messages';
import type { RECORD_PAGE_MESSAGES } from './internal/RecordPage/messages';
import type { CONFLICT_MESSAGES } from './internal/SaveConflict/messages';
import type { TRAILER_LINES_MESSAGES } from './internal/TrailerLines/messages';
import type { UNSAVED_MESSAGES } from './internal/UnsavedChanges/messages';
import type { LEASE_MESSAGES } from './LeaseManagement/messages';
import type { MESSAGE_BANNER_MESSAGES } from './MessageBanner/messages';
import type { MESSAGE_MESSAGES } from './MessageManagement/messages';
import type { OTA_FTP_MESSAGES } from './OtaFtpManagement/messages';
import type { OTA_MESSAGES } from './OtaManagement/messages';
import type { PROFILE_MESSAGES } from './Profile/messages';
import type { SAVED_VIEWS_MESSAGES } from './SavedViews/messages';
import type { SUBSCRIPTION_MESSAGES } from './SubscriptionManagement/messages';
import type { JOB_NAMES, SYSTEM_MESSAGES } from './SystemStatus/messages';
import type { TRAILER_COLUMN_TEXTS, TRAILER_MESSAGES } from './TrailerManagement/messages';
import type { USER_COLUMN_TITLES, USER_MESSAGES } from './UserManagement/messages';
import type { TRANSFER_MESSAGES } from './VinTransfer/messages';

/** Texts of this package in one language: every catalog by its id. */
export interface AdminMessages {
  adminAccount: typeof ACCOUNT_MESSAGES;
  adminPassword: typeof PASSWORD_MESSAGES;
  audit: typeof AUDIT_MESSAGES;
  auditAction: typeof AUDIT_SENTENCES;
  auditColumn: typeof AUDIT_COLUMNS;
  auditField: typeof AUDIT_FIELDS;
  common: typeof COMMON_MESSAGES;
  conflict: typeof CONFLICT_MESSAGES;
  customer: typeof CUSTOMER_MESSAGES;
  customerColumn: typeof CUSTOMER_COLUMN_TEXTS;
  emailVerification: typeof EMAIL_VERIFICATION_MESSAGES;
  forgotPassword: typeof FORGOT_PASSWORD_MESSAGES;
  globalSearch: typeof GLOBAL_SEARCH_MESSAGES;
  group: typeof GROUP_MESSAGES;
  groupTree: typeof GROUP_TREE_MESSAGES;
  help: typeof HELP_MESSAGES;
  historyLink: typeof HISTORY_LINK_MESSAGES;
  import: typeof IMPORT_MESSAGES;
  importParts: typeof IMPORT_PARTS_MESSAGES;
  job: typeof JOB_NAMES;
  lease: typeof LEASE_MESSAGES;
  link: typeof LINK_MESSAGES;
  recordPage: typeof RECORD_PAGE_MESSAGES;
  trailerLines: typeof TRAILER_LINES_MESSAGES;
  transfer: typeof TRANSFER_MESSAGES;
  message: typeof MESSAGE_MESSAGES;
  messageBanner: typeof MESSAGE_BANNER_MESSAGES;
  messageNotice: typeof MESSAGE_NOTICE_MESSAGES;
  ota: typeof OTA_MESSAGES;
  otaFtp: typeof OTA_FTP_MESSAGES;
  profile: typeof PROFILE_MESSAGES;
  resetPassword: typeof RESET_PASSWORD_MESSAGES;
  savedViews: typeof SAVED_VIEWS_MESSAGES;
  setPassword: typeof SET_PASSWORD_MESSAGES;
  signIn: typeof SIGN_IN_MESSAGES;
  signInStep: typeof SIGN_IN_STEP_MESSAGES;
  subscriptions: typeof SUBSCRIPTION_MESSAGES;
  system: typeof SYSTEM_MESSAGES;
  technician: typeof TECHNICIAN_MESSAGES;
  trailer: typeof TRAILER_MESSAGES;
  trailerColumn: typeof TRAILER_COLUMN_TEXTS;
  unsaved: typeof UNSAVED_MESSAGES;
  unsubscribe: typeof UNSUBSCRIBE_MESSAGES;
  user: typeof USER_MESSAGES;
  userColumn: typeof USER_COLUMN_TITLES;
}

declare global {
  interface GladhandMessages extends AdminMessages {
    /** Labels of administration by their English text. Inside of admin widgets they add to `words`. */
    adminWords: Readonly<Record<string, string>>;
  }
}
