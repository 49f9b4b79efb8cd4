import type { MiddlewareHandler } from 'hono';
import type { ApiConfig } from '../ports';
import { errorResponse } from './apiError';
import { refuseUnstorableRequest } from './textGate';
import { unavailable } from './toApiError';

/** Limits the number of concurrent requests, and lets them finish before the server stops. */
export interface Gate {
  admit: MiddlewareHandler;
  isStopping(): boolean;
  /** Refuses new requests. */
  close(): void;
  /** Resolves when no request is pending. */
  idle(): Promise<void>;
}

export function createGate({ maxRequestsInFlight = Number.POSITIVE_INFINITY }: ApiConfig): Gate {
  let inFlight = 0;
  let stopping = false;
  let onIdle: (() => void) | undefined;
  return {
    async admit(_, next) {
      if (stopping || inFlight >= maxRequestsInFlight) return errorResponse(unavailable());
      inFlight++;
      try {
        await next();
      } finally {
        inFlight--;
        if (inFlight === 0) onIdle?.();
      }
    },
    isStopping: () => stopping,
    close() {
      stopping = true;
    },
    async idle() {
      if (inFlight === 0) return;
      await new Promise<void>((resolve) => {
        onIdle = resolve;
      });
    },
  };
}

/** Refuses requests with text that the database can't store. */
export const storableOnly: MiddlewareHandler = async ({ req }, next) => {
  refuseUnstorableRequest(req.raw);
  await next();
};
