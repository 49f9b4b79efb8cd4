/** What the sign-in paths take and answer (`/auth/v1/...`). */

/** Basic credentials; the header is `Authorization: Basic base64(utf8(username:password))`. */
export interface Credentials {
  /** An e-mail address; compared in lower case. */
  username: string;
  password: string;
}

/** Answer of `GET /auth/v1/loginV2`, `GET /auth/v1/login`, `POST /auth/v1/refreshToken` and acceptTermsOfService. */
export interface SignInAnswer {
  /** JWT (EdDSA) with `sub`, `email`, `groups`, `exp`. Sent back as `Authorization`, bare or with Bearer. */
  idToken: string;
  /** Only servers that encrypt the token for a second audience send it. The reference API sends null. */
  encryptedToken: string | null;
  /** Null where the refresh token travels in the HttpOnly cookie (same-origin portals). */
  refreshToken: string | null;
  /** When the id token expires. */
  idTokenExpiresAt: string;
  /** When the session ends whatever the user does (12 h after sign-in). */
  sessionEndsAt: string;
  /** Whole days until the password expires; null when it does not expire. */
  passwordExpirationDays: number | null;
}

/** `error.details` of TERMS_REQUIRED. */
export interface TermsRequired {
  termsOfServiceUrl: string;
  /** Account administrators accept the data agreement too. */
  dataAgreementRequired: boolean;
}

/** Body of `POST /auth/v1/acceptTermsOfService` (with basic credentials in the header). */
export interface AcceptTermsInput {
  acceptTermsOfService: boolean;
  acceptDataAgreement: boolean;
}

/** What a link from an e-mail is for. */
export const LinkPurpose = {
  /** A new user sets the first password; this also verifies the e-mail. */
  SetPassword: 'setPassword',
  ResetPassword: 'resetPassword',
  ConfirmEmail: 'confirmEmail',
  Unsubscribe: 'unsubscribe',
} as const;
export type LinkPurpose = (typeof LinkPurpose)[keyof typeof LinkPurpose];

/** Answer of `GET /auth/v1/link?token=`: what the link is, without spending it. */
export interface LinkState {
  purpose: LinkPurpose;
  email: string;
  expired: boolean;
  expiresAt: string;
}

/** Answer of `GET /auth/v1/subscription?token=`: what the link at the end of a mail is for. */
export interface SubscriptionState {
  email: string;
  /** What the address is mailed about, e.g. 'Weekly fleet summary'. */
  label: string;
  /** False once the address has unsubscribed from it, or from everything. */
  subscribed: boolean;
}

/** Body of `POST /auth/v1/set-password` (links for setPassword, resetPassword and confirmEmail of technicians). */
export interface SetPasswordInput {
  token: string;
  password: string;
}

/** Body of `POST /auth/v1/change-password` (basic credentials in the header): for an expired or expiring password. */
export interface ChangePasswordInput {
  newPassword: string;
}

/** `{ message }`: the same words whether or not the account exists. */
export interface MessageAnswer {
  message: string;
}
