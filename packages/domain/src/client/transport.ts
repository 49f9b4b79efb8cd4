import { ApiError, ApiErrorCode, ERROR_TEXT } from '../contract/errors';
import type { SessionPort } from './session';

export interface TransportOptions {
  /** Origin and path prefix of the server without a trailing slash; '' is the page's own origin. */
  endpoint: string;
  session?: SessionPort | undefined;
  fetch?: typeof globalThis.fetch | undefined;
  /** Additional headers of every authenticated call, e.g. `POSITION_HEADER`. */
  headers?: (() => Readonly<Record<string, string>>) | undefined;
}

export interface TransportRequest {
  method: 'GET' | 'POST';
  path: string;
  /** Sent as JSON; a blob as it is, with its type. */
  body?: unknown;
  headers?: Readonly<Record<string, string>> | undefined;
  /** False on the sign-in paths: no token is sent, and a 401 doesn't end the session. @default true */
  authenticated?: boolean | undefined;
  signal?: AbortSignal | undefined;
  /** Returns the body of a successful answer unread. @default false */
  asBlob?: boolean | undefined;
  /**
   * Reads the answer as server-sent events and passes the name of each. The call resolves when the server ends them.
   */
  onEvent?: ((name: string) => void) | undefined;
}

export interface TransportAnswer {
  status: number;
  body: unknown;
}

export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;

const CODES: ReadonlySet<string> = new Set(Object.values(ApiErrorCode));

const CODE_OF_STATUS: Readonly<Record<number, ApiErrorCode>> = {
  400: ApiErrorCode.BadUserInput,
  401: ApiErrorCode.Unauthenticated,
  403: ApiErrorCode.Forbidden,
  404: ApiErrorCode.NotFound,
  409: ApiErrorCode.Conflict,
  413: ApiErrorCode.TooLarge,
  429: ApiErrorCode.RateLimited,
  502: ApiErrorCode.Unavailable,
  503: ApiErrorCode.Unavailable,
  504: ApiErrorCode.Unavailable,
};

/** Texts for answers of a proxy in place of the service, whose own text is for operators or missing. */
const TEXT_OF_STATUS: Readonly<Record<number, string>> = {
  502: ERROR_TEXT.badGateway,
  503: ERROR_TEXT.unavailable,
  504: ERROR_TEXT.gatewayTimeout,
};

/** Makes one HTTP call and turns every failure into an `ApiError`. */
export function createTransport(options: TransportOptions): Transport {
  const { endpoint, session, fetch = globalThis.fetch } = options;
  return async ({ method, path, body, headers, authenticated = true, signal, asBlob, onEvent }) => {
    const token = authenticated ? await session?.idToken() : undefined;
    let response = await send(token);
    if (response.status === 401 && token) {
      const next = await session?.renew?.(token);
      if (next && next !== token) response = await send(next);
    }
    if (onEvent && response.ok && response.body) return follow(response.body, response.status, onEvent);
    if (asBlob && response.ok) return { status: response.status, body: await reached(response.blob()) };
    const parsed = await read(response);
    if (response.ok) return { status: response.status, body: parsed };
    if (response.status === 401 && authenticated) session?.onUnauthenticated();
    throw errorOf(response, parsed);

    async function send(token: string | undefined): Promise<Response> {
      try {
        return await fetch(`${endpoint}${path}`, {
          method,
          headers: {
            accept: onEvent ? 'text/event-stream' : 'application/json',
            ...(body === undefined || body instanceof Blob ? {} : { 'content-type': 'application/json' }),
            ...(token ? { ...options.headers?.(), authorization: `Bearer ${token}` } : {}),
            ...headers,
          },
          ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
          ...(signal ? { signal } : {}),
        });
      } catch (cause) {
        throw unreached(cause, signal);
      }
    }

    async function follow(events: ReadableStream<Uint8Array>, status: number, onName: (name: string) => void) {
      try {
        const { readEvents } = await import('./eventStream');
        await readEvents(events, onName);
      } catch (cause) {
        throw unreached(cause, signal);
      }
      return { status, body: undefined };
    }

    async function reached<Part>(part: Promise<Part>): Promise<Part> {
      try {
        return await part;
      } catch (cause) {
        throw unreached(cause, signal);
      }
    }

    async function read(answer: Response): Promise<unknown> {
      if (answer.status === 204) return undefined;
      const text = await reached(answer.text());
      try {
        return JSON.parse(text);
      } catch {
        if (!answer.ok) return undefined;
        throw new ApiError({
          code: ApiErrorCode.MalformedAnswer,
          message: ERROR_TEXT.unknown,
          status: answer.status,
        });
      }
    }
  };
}

function unreached(cause: unknown, signal: AbortSignal | undefined): ApiError {
  if (signal?.aborted) return new ApiError({ code: ApiErrorCode.Cancelled, message: 'Cancelled', status: 0 });
  const reason = cause instanceof Error ? cause.message : undefined;
  return new ApiError({ code: ApiErrorCode.Network, message: ERROR_TEXT.generic, status: 0, details: { reason } });
}

function errorOf(response: Response, body: unknown): ApiError {
  const error = errorIn(body);
  const fallback = CODE_OF_STATUS[response.status] ?? ApiErrorCode.Internal;
  const sent = typeof error.message === 'string' ? error.message : '';
  const message = sent || TEXT_OF_STATUS[response.status] || response.statusText;
  return new ApiError({
    code: toCode(error.code) ?? fallback,
    message: message || ERROR_TEXT.generic,
    status: response.status,
    retryAfterMs: retryAfterMs(response.headers.get('retry-after')),
    details: isRecord(error.details) ? error.details : undefined,
  });
}

/** The error of a REST answer, or the first error of a failed GraphQL answer, in one form. */
function errorIn(body: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(body)) return {};
  if (isRecord(body.error)) return body.error;
  const [first]: unknown[] = Array.isArray(body.errors) ? body.errors : [];
  return isRecord(first) ? { message: first.message, ...(isRecord(first.extensions) && first.extensions) } : {};
}

/** Seconds or an HTTP date, as RFC 9110 allows. The reference API sends seconds only. */
function retryAfterMs(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  return Number.isFinite(seconds) ? seconds * 1000 : undefined;
}

export function toCode(value: unknown): ApiErrorCode | undefined {
  return typeof value === 'string' && CODES.has(value) ? (value as ApiErrorCode) : undefined;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
