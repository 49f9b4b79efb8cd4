import { expect, test } from 'vitest';
import { ApiError, ApiErrorCode, failureOf } from './errors';

test.each([
  [ApiErrorCode.Forbidden, true],
  [ApiErrorCode.Unavailable, false],
])('reports %s as forbidden: %j', (code, forbidden) => {
  expect(failureOf(new ApiError({ code, message: 'Not now.', status: 503 }))).toEqual({
    forbidden,
    message: 'Not now.',
  });
});
