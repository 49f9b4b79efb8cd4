import { describe, expect, it } from 'vitest';
import { AUDIT_SENTENCES } from '../AuditLog/auditActions';
import { AUDIT_FIELDS } from '../AuditLog/auditFields';
import { AUDIT_COLUMNS, AUDIT_MESSAGES } from '../AuditLog/messages';
import { EMAIL_VERIFICATION_MESSAGES } from '../account/EmailVerification/messages';
import { FORGOT_PASSWORD_MESSAGES } from '../account/ForgotPassword/messages';
import { LINK_MESSAGES } from '../account/internal/linkMessages';
import { ACCOUNT_MESSAGES } from '../account/internal/messages';
import { PASSWORD_MESSAGES } from '../account/internal/passwordMessages';
import { RESET_PASSWORD_MESSAGES } from '../account/ResetPassword/messages';
import { SET_PASSWORD_MESSAGES } from '../account/SetPassword/messages';
import { SIGN_IN_MESSAGES } from '../account/SignIn/messages';
import { SIGN_IN_STEP_MESSAGES } from '../account/SignIn/stepMessages';
import { TECHNICIAN_MESSAGES } from '../account/TechnicianAccount/messages';
import { UNSUBSCRIBE_MESSAGES } from '../account/Unsubscribe/messages';
import { CUSTOMER_COLUMN_TEXTS, CUSTOMER_MESSAGES } from '../CustomerManagement/messages';
import { GLOBAL_SEARCH_MESSAGES } from '../GlobalSearch/messages';
import { GROUP_MESSAGES } from '../GroupManagement/messages';
import { HELP_MESSAGES } from '../help/messages';
import { IMPORT_PARTS_MESSAGES } from '../ImportParts/messages';
import { IMPORT_MESSAGES } from '../internal/BulkImport/messages';
import { GROUP_TREE_MESSAGES } from '../internal/GroupTree/messages';
import { HISTORY_LINK_MESSAGES } from '../internal/HistoryLink/messages';
import { MESSAGE_NOTICE_MESSAGES } from '../internal/MessageNotice/messages';
import { COMMON_MESSAGES } from '../internal/messages';
import { RECORD_PAGE_MESSAGES } from '../internal/RecordPage/messages';
import { CONFLICT_MESSAGES } from '../internal/SaveConflict/messages';
import { TRAILER_LINES_MESSAGES } from '../internal/TrailerLines/messages';
import { UNSAVED_MESSAGES } from '../internal/UnsavedChanges/messages';
import { LEASE_MESSAGES } from '../LeaseManagement/messages';
import { MESSAGE_BANNER_MESSAGES } from '../MessageBanner/messages';
import { MESSAGE_MESSAGES } from '../MessageManagement/messages';
import { OTA_FTP_MESSAGES } from '../OtaFtpManagement/messages';
import { OTA_MESSAGES } from '../OtaManagement/messages';
import { PROFILE_MESSAGES } from '../Profile/messages';
import { SAVED_VIEWS_MESSAGES } from '../SavedViews/messages';
import { SUBSCRIPTION_MESSAGES } from '../SubscriptionManagement/messages';
import { JOB_NAMES, SYSTEM_MESSAGES } from '../SystemStatus/messages';
import { TRAILER_COLUMN_TEXTS, TRAILER_MESSAGES } from '../TrailerManagement/messages';
import { USER_COLUMN_TITLES, USER_MESSAGES } from '../UserManagement/messages';
import { TRANSFER_MESSAGES } from '../VinTransfer/messages';
import { de } from './de';
import { es } from './es';

const english = {
  adminAccount: ACCOUNT_MESSAGES,
  adminPassword: PASSWORD_MESSAGES,
  audit: AUDIT_MESSAGES,
  auditAction: AUDIT_SENTENCES,
  auditColumn: AUDIT_COLUMNS,
  auditField: AUDIT_FIELDS,
  common: COMMON_MESSAGES,
  conflict: CONFLICT_MESSAGES,
  customer: CUSTOMER_MESSAGES,
  customerColumn: CUSTOMER_COLUMN_TEXTS,
  emailVerification: EMAIL_VERIFICATION_MESSAGES,
  forgotPassword: FORGOT_PASSWORD_MESSAGES,
  globalSearch: GLOBAL_SEARCH_MESSAGES,
  group: GROUP_MESSAGES,
  groupTree: GROUP_TREE_MESSAGES,
  help: HELP_MESSAGES,
  historyLink: HISTORY_LINK_MESSAGES,
  import: IMPORT_MESSAGES,
  importParts: IMPORT_PARTS_MESSAGES,
  job: JOB_NAMES,
  link: LINK_MESSAGES,
  message: MESSAGE_MESSAGES,
  messageBanner: MESSAGE_BANNER_MESSAGES,
  messageNotice: MESSAGE_NOTICE_MESSAGES,
  ota: OTA_MESSAGES,
  lease: LEASE_MESSAGES,
  recordPage: RECORD_PAGE_MESSAGES,
  trailerLines: TRAILER_LINES_MESSAGES,
  transfer: TRANSFER_MESSAGES,
  otaFtp: OTA_FTP_MESSAGES,
  profile: PROFILE_MESSAGES,
  resetPassword: RESET_PASSWORD_MESSAGES,
  savedViews: SAVED_VIEWS_MESSAGES,
  setPassword: SET_PASSWORD_MESSAGES,
  signIn: SIGN_IN_MESSAGES,
  signInStep: SIGN_IN_STEP_MESSAGES,
  subscriptions: SUBSCRIPTION_MESSAGES,
  system: SYSTEM_MESSAGES,
  technician: TECHNICIAN_MESSAGES,
  trailer: TRAILER_MESSAGES,
  trailerColumn: TRAILER_COLUMN_TEXTS,
  unsaved: UNSAVED_MESSAGES,
  unsubscribe: UNSUBSCRIBE_MESSAGES,
  user: USER_MESSAGES,
  userColumn: USER_COLUMN_TITLES,
};

/** Words that are the same in another language. */
const SAME =
  /^(Trailer|Filter|Status|Details|VIN|No|System|Name|ICCID|ID|OK|ft| ft| lb|lb|Roles|Job|Problem|Server|Host|Port|Esc|Thermo King|SIM-Status|[\W\d]*)$/;

type Catalogs = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

describe.each([
  ['German', de],
  ['Spanish', es],
])('%s', (_, language) => {
  it('has every text of every catalog and no other', () => {
    const { adminWords: _words, ...catalogs } = language;
    const keys = (all: object) =>
      Object.entries(all as Catalogs).map(([id, texts]) => [id, Object.keys(texts).toSorted()]);
    expect(Object.fromEntries(keys(catalogs))).toEqual(Object.fromEntries(keys(english)));
  });

  it('has no English left', () => {
    const left = Object.entries(english as Catalogs).flatMap(([id, texts]) =>
      Object.entries(texts).flatMap(([key, text]) => {
        const translated = (language as unknown as Catalogs)[id]?.[key];
        return typeof text === 'string' && translated === text && !SAME.test(text) ? [`${id}.${key}: ${text}`] : [];
      }),
    );
    expect(left).toEqual([]);
  });
});

it('translates the same labels into each language', () => {
  expect(Object.keys(es.adminWords)).toEqual(Object.keys(de.adminWords));
});
