import { Webhook } from 'standardwebhooks';
import { Agent, type Dispatcher, request } from 'undici';
import {
  type WebhookRequest,
  type WebhookResponse,
  type WebhookSender,
  WebhookUnanswered,
} from '../engine/webhooks/webhookSender';
import { allowedAddresses, type HostAddress, isPublicAddress, type Resolve, resolveHost } from './publicAddresses';

/** Time limit of a request with everything that belongs to it, in ms. */
const TIME_LIMIT_MS = 10_000;
/** Longer responses are cut; the connection is closed. */
const MAX_READ_BYTES = 64 * 1024;
/** The part of a response that is kept. */
const MAX_KEPT_BYTES = 2 * 1024;

export interface WebhookSenderOptions {
  /** Addresses that are allowed; tests allow their own server. @default those of the public network */
  allowAddress?: (address: string) => boolean;
  /** Certificate of a test's server, as PEM. @default those of Node */
  ca?: string;
  /** @default DNS */
  resolve?: Resolve;
  /** @default 10 seconds */
  timeLimitMs?: number;
}

/**
 * Sends messages to servers on the public network by https. A host is resolved once, and the connection goes to the
 * address that was checked. Redirects are not followed.
 */
export function createWebhookSender({
  allowAddress: isAllowed = isPublicAddress,
  ca,
  resolve = resolveHost,
  timeLimitMs = TIME_LIMIT_MS,
}: WebhookSenderOptions = {}): WebhookSender {
  return {
    async send(message, signal) {
      const url = new URL(message.url);
      if (url.protocol !== 'https:') throw new WebhookUnanswered('The address must start with https.');
      const limit = AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]);
      let agent: Agent | undefined;
      try {
        const addresses = await inTime(allowedAddresses(url, { resolve, isAllowed }), limit);
        agent = pinnedAgent(addresses, ca);
        return await post(url, message, { dispatcher: agent, signal: limit });
      } catch (error) {
        if (error instanceof WebhookUnanswered) throw error;
        throw new WebhookUnanswered(limit.aborted ? timeText(timeLimitMs) : reasonOf(error));
      } finally {
        await agent?.destroy();
      }
    },
  };
}

async function post(
  url: URL,
  message: WebhookRequest,
  options: { dispatcher: Dispatcher; signal: AbortSignal },
): Promise<WebhookResponse> {
  const { statusCode, body } = await request(url, {
    ...options,
    method: 'POST',
    headers: headersOf(message),
    body: message.body,
  });
  return { status: statusCode, text: await beginningOf(body) };
}

function headersOf({ messageId, sentAt, secrets, body }: WebhookRequest): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Gladhand-Webhooks/1',
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1_000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(messageId, sentAt, body)).join(' '),
  };
}

/** Connects only to these addresses, whatever the name means by then. The certificate must still be that of the name. */
const pinnedAgent = (addresses: readonly HostAddress[], ca: string | undefined): Agent =>
  new Agent({
    pipelining: 0,
    connect: {
      ...(ca !== undefined && { ca }),
      autoSelectFamily: true,
      lookup: (_host, options, done) => {
        const [first] = addresses;
        if (options.all) done(null, [...addresses]);
        else done(null, first?.address ?? '', first?.family);
      },
    },
  });

/** Reads a response up to the limit and keeps the beginning as text without control characters. */
async function beginningOf(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Buffer[] = [];
  let read = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    if (read < MAX_KEPT_BYTES) chunks.push(chunk);
    read += chunk.length;
    if (read >= MAX_READ_BYTES) break;
  }
  const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, MAX_KEPT_BYTES));
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, '�');
}

/** Rejects when time is up; DNS itself can't be stopped. */
function inTime<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

const timeText = (timeLimitMs: number) => `There was no response within ${timeLimitMs / 1_000} seconds.`;

/** The reason as a code, because messages of Node contain addresses. */
function reasonOf(error: unknown): string {
  const { code, errors } = error as { code?: string; errors?: readonly { code?: string }[] };
  return `The connection failed (${code ?? errors?.[0]?.code ?? 'unknown reason'}).`;
}
