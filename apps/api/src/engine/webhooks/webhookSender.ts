/** A message for the server of a customer. */
export interface WebhookRequest {
  /** An https address. */
  url: string;
  /** The same for every attempt, so that a receiver recognizes a repetition. */
  messageId: string;
  /** The time of this attempt; receivers refuse old ones. */
  sentAt: Date;
  /** Secrets `whsec_…` that sign the message; two while one replaces the other. */
  secrets: readonly string[];
  /** JSON. */
  body: string;
}

export interface WebhookResponse {
  /** The HTTP status. */
  status: number;
  /** The beginning of the response, up to 2 kB. */
  text: string;
}

/** Sends signed messages to servers on the public network. */
export interface WebhookSender {
  /** Resolves with any HTTP status. Rejects with Unanswered. */
  send(request: WebhookRequest, signal: AbortSignal): Promise<WebhookResponse>;
}
