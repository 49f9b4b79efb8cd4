/** What the client needs from the owner of the session. The owner keeps the tokens. */
export interface SessionPort {
  /** The current ID token of a signed-in user. May wait for a renewal in progress. */
  idToken(): string | undefined | Promise<string | undefined>;
  /**
   * Called when a call with this token got a 401. Resolves to a new token, with which the call is retried once, or to
   * undefined when the session is over. Rejects if that is unknown: the call fails, but the session continues. @default
   * no new token
   */
  renew?(refusedToken: string): Promise<string | undefined>;
  /** Called when a call got a 401 and couldn't be retried, or got it again: the session is over. */
  onUnauthenticated(): void;
}
