import { ApiError, ApiErrorCode } from '../contract/errors';
import type { PartialPortalApi, PortalApi } from '../contract/portalApi';

const completed = new WeakMap<object, PortalApi>();
const originals = new WeakMap<object, object>();

/** The object that the host passed, even through the completed port around it. */
export const originalApi = (api: object): object => originals.get(api) ?? api;

/**
 * Completes the part of the contract that a server offers. A missing method rejects with NOT_OFFERED and names the
 * call. Anything else that a port throws becomes an `ApiError`, so that widgets show it like any other failure.
 */
export function completeApi(given: PartialPortalApi): PortalApi {
  const known = completed.get(given);
  if (known) return known;
  const whole = complete(given, []) as PortalApi;
  completed.set(given, whole);
  originals.set(whole, given);
  return whole;
}

/**
 * Whether a server offers a call, e.g. `'trailers.sensorOrder'`, so that a widget can leave out what only adds
 * convenience.
 */
export function isOffered(api: object, path: string): boolean {
  let value: unknown = originalApi(api);
  for (const name of path.split('.')) value = (value as Readonly<Record<string, unknown>> | undefined)?.[name];
  return typeof value === 'function';
}

type Call = (...args: unknown[]) => unknown;

function complete(part: object, path: readonly string[]): object {
  const parts = new Map<string, unknown>();
  return new Proxy(part, {
    get(target, name) {
      // A port is not a promise, even if someone awaits it
      if (typeof name === 'symbol' || name === 'then') return undefined;
      if (!parts.has(name)) parts.set(name, partOf(target, name, [...path, name]));
      return parts.get(name);
    },
  });
}

function partOf(owner: object, name: string, path: readonly string[]): unknown {
  const value: unknown = (owner as Readonly<Record<string, unknown>>)[name];
  if (typeof value === 'function') return (...args: unknown[]) => call(value as Call, owner, args, path);
  return typeof value === 'object' && value !== null ? complete(value, path) : missing(path);
}

/** A placeholder that can be called and read, because only the call shows whether a method or an area is missing. */
function missing(path: readonly string[]): unknown {
  return new Proxy(() => undefined, {
    apply: () => Promise.reject(notOffered(path)),
    get: (_, name) => (typeof name === 'symbol' || name === 'then' ? undefined : missing([...path, name])),
  });
}

async function call(method: Call, owner: object, args: readonly unknown[], path: readonly string[]): Promise<unknown> {
  try {
    return await method.apply(owner, [...args]);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    const reason = error instanceof Error ? error.message : String(error);
    throw new ApiError({
      code: isCancelled ? ApiErrorCode.Cancelled : ApiErrorCode.Internal,
      message: reason || `${path.join('.')} failed.`,
      status: 0,
      details: { call: path.join('.') },
    });
  }
}

const notOffered = (path: readonly string[]) =>
  new ApiError({
    code: ApiErrorCode.NotOffered,
    message: `This portal's server doesn't offer ${path.join('.')}.`,
    status: 0,
    details: { call: path.join('.') },
  });
