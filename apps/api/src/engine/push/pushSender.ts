/** A push message for one browser. */
export interface PushRequest {
  /** Address of the browser at its push service. */
  endpoint: string;
  /** Public key of the browser, base64url. */
  p256dh: string;
  /** Secret that the browser shares with the server, base64url. */
  auth: string;
  /** A later message with the same topic replaces one that was not delivered yet; up to 32 characters of base64url. */
  topic: string;
  /** JSON; only the browser can read it. */
  body: string;
}

/** Sends messages to the push services of browsers. */
export interface PushSender {
  /** Resolves to the HTTP status. Rejects with Unanswered. */
  send(request: PushRequest, signal: AbortSignal): Promise<number>;
}
