import { Agent, type Dispatcher, request } from 'undici';
import { Unanswered } from '../engine/unanswered';
import { allowedAddresses, type HostAddress, isPublicAddress, type Resolve, resolveHost } from './publicAddresses';

/** Time limit of a request with everything that belongs to it, in ms. */
const TIME_LIMIT_MS = 10_000;
/** Longer responses are cut; the connection is closed. */
const MAX_READ_BYTES = 64 * 1024;
/** The part of a response that is kept. */
const MAX_KEPT_BYTES = 2 * 1024;

export interface PinnedPostOptions {
  /** Addresses that are allowed; tests allow their own server. @default those of the public network */
  allowAddress?: (address: string) => boolean;
  /** Certificate of a test's server, as PEM. @default those of Node */
  ca?: string;
  /** @default DNS */
  resolve?: Resolve;
  /** @default 10 seconds */
  timeLimitMs?: number;
}

interface Message {
  headers: Record<string, string>;
  body: string | Buffer;
}

/** Posts to an address that users have entered. Rejects with Unanswered. */
export type PinnedPost = (
  address: string,
  message: Message,
  signal: AbortSignal,
) => Promise<{ status: number; text: string }>;

/**
 * Posts to servers on the public network by https. A host is resolved once, and the connection goes to the addresses
 * that were checked. Redirects are not followed.
 */
export function createPinnedPost({
  allowAddress: isAllowed = isPublicAddress,
  ca,
  resolve = resolveHost,
  timeLimitMs = TIME_LIMIT_MS,
}: PinnedPostOptions = {}): PinnedPost {
  return async (address, message, signal) => {
    const url = new URL(address);
    if (url.protocol !== 'https:') throw new Unanswered('The address must start with https.');
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]);
    let agent: Agent | undefined;
    try {
      const addresses = await inTime(allowedAddresses(url, { resolve, isAllowed }), limit);
      agent = pinnedAgent(addresses, ca);
      return await post(url, message, { dispatcher: agent, signal: limit });
    } catch (error) {
      if (error instanceof Unanswered) throw error;
      throw new Unanswered(limit.aborted ? timeText(timeLimitMs) : reasonOf(error));
    } finally {
      await agent?.destroy();
    }
  };
}

async function post(url: URL, message: Message, options: { dispatcher: Dispatcher; signal: AbortSignal }) {
  const { statusCode, body } = await request(url, { ...options, ...message, method: 'POST' });
  return { status: statusCode, text: await beginningOf(body) };
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
