/** What the client needs of whoever keeps the session. Tokens stay with that owner. */
export interface SessionPort {
  /** The current id token, if somebody is signed in. May wait for a renewal that is under way. */
  idToken(): string | undefined | Promise<string | undefined>;
  /**
   * Called when a call with this token was answered with 401. Resolves to another token, with which the call is repeated
   * once, or to undefined when the session is over. Rejects when nobody could tell: the call fails, the session goes on.
   * @default no other token
   */
  renew?(refusedToken: string): Promise<string | undefined>;
  /** Called when a call was answered with 401 and could not be repeated, or again with 401: the session is over. */
  onUnauthenticated(): void;
}
