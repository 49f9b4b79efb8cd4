/** What the client needs of whoever keeps the session. Tokens stay with that owner. */
export interface SessionPort {
  /** The current id token, if somebody is signed in. May wait for a renewal that is under way. */
  idToken(): string | undefined | Promise<string | undefined>;
  /** Called when a call that carried a token was answered with 401: the session is over. */
  onUnauthenticated(): void;
}
