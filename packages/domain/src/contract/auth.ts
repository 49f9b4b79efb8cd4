/** What the sign-in paths take and answer (`/auth/v1/...`). */

/** Basic credentials; the header is `Authorization: Basic base64(utf8(username:password))`. */
export interface Credentials {
  /** An email address; its case doesn't matter. */
  username: string;
  password: string;
}

/** Answer of `GET /auth/v1/loginV2`, `GET /auth/v1/login`, `POST /auth/v1/refreshToken` and acceptTermsOfService. */
export interface SignInAnswer {
  /** JWT (EdDSA) with `sub`, `email`, `groups`, `exp`. Sent back as `Authorization`, bare or with Bearer. */
  idToken: string;
  /** Only sent by servers that encrypt the token for a second audience. The reference API sends null. */
  encryptedToken: string | null;
  /** Null when the HttpOnly cookie carries the refresh token (same-origin portals). */
  refreshToken: string | null;
  /** When the ID token expires. */
  idTokenExpiresAt: string;
  /** When the session ends regardless of activity (12 h after sign-in). */
  sessionEndsAt: string;
  /** Whole days until the password expires; null when it does not expire. */
  passwordExpirationDays: number | null;
}

/** `error.details` of TERMS_REQUIRED. */
export interface TermsRequired {
  termsOfServiceUrl: string;
  /** True if an account administrator must accept the data agreement, too. */
  dataAgreementRequired: boolean;
}

/** Body of `POST /auth/v1/acceptTermsOfService` (with basic credentials in the header). */
export interface AcceptTermsInput {
  acceptTermsOfService: boolean;
  acceptDataAgreement: boolean;
}

/** The purpose of an emailed link. */
export const LinkPurpose = {
  /** A new user sets the first password; this also verifies the email address. */
  SetPassword: 'setPassword',
  ResetPassword: 'resetPassword',
  ConfirmEmail: 'confirmEmail',
  Unsubscribe: 'unsubscribe',
} as const;
export type LinkPurpose = (typeof LinkPurpose)[keyof typeof LinkPurpose];

/** Answer of `GET /auth/v1/link?token=`: the link's purpose and user, without using it up. */
export interface LinkState {
  purpose: LinkPurpose;
  email: string;
  expired: boolean;
  expiresAt: string;
}

/** Answer of `GET /auth/v1/subscription?token=`: the subscription behind the unsubscribe link of an email. */
export interface SubscriptionState {
  email: string;
  /** The emails it stands for, e.g. 'Weekly fleet summary'. */
  label: string;
  /** The kind that they are a part of, e.g. `alert`. Null if they are all of their kind. */
  kind?: string | null;
  /** False if the address has unsubscribed from these emails, or from all. */
  subscribed: boolean;
}

/** Body of `POST /auth/v1/set-password` (links for setPassword, resetPassword and confirmEmail of technicians). */
export interface SetPasswordInput {
  token: string;
  password: string;
}

/** Body of `POST /auth/v1/change-password` (basic credentials in the header), for expired and expiring passwords. */
export interface ChangePasswordInput {
  newPassword: string;
}

/** `{ message }`: the same text whether or not the account exists. */
export interface MessageAnswer {
  message: string;
}
