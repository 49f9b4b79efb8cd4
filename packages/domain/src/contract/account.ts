import type {
  AcceptTermsInput,
  ChangePasswordInput,
  Credentials,
  LinkState,
  MessageAnswer,
  SetPasswordInput,
  SignInAnswer,
  SubscriptionState,
} from './auth';
import type { CallOptions } from './callOptions';

/** Sign-in and what people can do without a session. No method sends an ID token unless it says so. */
export interface AccountApi {
  /**
   * Rejects with INVALID_CREDENTIALS, ACCOUNT_SETUP_INCOMPLETE, TERMS_REQUIRED, PASSWORD_EXPIRED or RATE_LIMITED.
   * @param options.legacyPath use `/auth/v1/login` instead of loginV2 (the LoginV2 feature is off)
   */
  signIn(credentials: Credentials, options?: CallOptions & { legacyPath?: boolean }): Promise<SignInAnswer>;
  /** Uses the refresh cookie if there is no token. Rejects with UNAUTHENTICATED when the session is over. */
  refresh(refreshToken?: string, options?: CallOptions): Promise<SignInAnswer>;
  acceptTerms(credentials: Credentials, input: AcceptTermsInput, options?: CallOptions): Promise<SignInAnswer>;
  changePassword(credentials: Credentials, input: ChangePasswordInput, options?: CallOptions): Promise<SignInAnswer>;
  requestPasswordReset(username: string, options?: CallOptions): Promise<MessageAnswer>;
  registerTechnician(email: string, options?: CallOptions): Promise<MessageAnswer>;
  /** Checks a link from an email without using it up. Rejects with LINK_INVALID when there is no such link. */
  link(token: string, options?: CallOptions): Promise<LinkState>;
  setPassword(input: SetPasswordInput, options?: CallOptions): Promise<MessageAnswer>;
  confirmEmail(token: string, options?: CallOptions): Promise<MessageAnswer>;
  /** Reads the unsubscribe link of an email without changing anything. Rejects with LINK_INVALID. */
  subscription(token: string, options?: CallOptions): Promise<SubscriptionState>;
  /**
   * Unsubscribes from the emails of that link, with `kind` from all of their kind, or with `all` from every email except
   * account emails. Needs no session.
   */
  unsubscribe(token: string, options?: CallOptions & { all?: boolean; kind?: boolean }): Promise<MessageAnswer>;
  /** Undoes `unsubscribe`. */
  resubscribe(token: string, options?: CallOptions): Promise<MessageAnswer>;
  /** Ends this session, or with `everywhere` all sessions of the user. Sends the ID token. */
  signOut(options?: CallOptions & { everywhere?: boolean }): Promise<void>;
}

/** The account port of `PortalApi`. */
export interface AccountPort {
  account: AccountApi;
}
