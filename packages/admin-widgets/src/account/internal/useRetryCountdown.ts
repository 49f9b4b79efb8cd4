import { type ApiError, ApiErrorCode } from '@gladhand/domain';
import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** Seconds until another attempt is allowed, or 0. */
export function useRetryCountdown(error: ApiError | null): number {
  const [counted, setCounted] = useState<{ error: ApiError; secondsLeft: number }>();

  // Time passes outside React. The wait starts when the error arrives, and is measured by a monotonic clock.
  useEffect(() => {
    const waitMs = waitMsOf(error);
    if (!error || waitMs <= 0) return;
    const endsAtMs = performance.now() + waitMs;
    const timer = setInterval(() => {
      const secondsLeft = Math.max(0, Math.ceil((endsAtMs - performance.now()) / 1000));
      setCounted((before) =>
        before?.error === error && before.secondsLeft === secondsLeft ? before : { error, secondsLeft },
      );
      if (secondsLeft === 0) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [error]);

  return counted && counted.error === error ? counted.secondsLeft : Math.ceil(waitMsOf(error) / 1000);
}

function waitMsOf(error: ApiError | null): number {
  return error?.code === ApiErrorCode.RateLimited ? (error.retryAfterMs ?? 0) : 0;
}
