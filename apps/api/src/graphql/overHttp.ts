import { ApiErrorCode } from '@gladhand/domain';
import type { ExecutionResult } from 'graphql';
import { apiError, errorResponse } from '../http/apiError';
import { REQUEST_MESSAGES } from './messages';
import { unavailableStatus } from './unavailableStatus';

/** Supported media types of responses, the default first. https://graphql.github.io/graphql-over-http */
export const MEDIA_TYPES = ['application/graphql-response+json', 'application/json'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/** The HTTP status of a response to a well-formed request. Only request errors, which have no `data`, are failures. */
export function statusOf(result: ExecutionResult, mediaType: MediaType): number {
  if (mediaType === 'application/json') return 200;
  return 'data' in result ? 200 : 400;
}

/** A result with the status and content type that its media type requires. */
export function graphqlResponse(result: ExecutionResult, mediaType: MediaType): Response {
  const unavailable = unavailableStatus(result.errors);
  return new Response(JSON.stringify(result), {
    status: unavailable?.status ?? statusOf(result, mediaType),
    headers: {
      'content-type': `${mediaType}; charset=utf-8`,
      'cache-control': 'no-store',
      vary: 'Accept',
      ...unavailable?.headers,
    },
  });
}

/**
 * The media type that the caller prefers according to RFC 9110: specific ranges take precedence over wildcards, and
 * `q=0` excludes a type.
 */
export function acceptedMediaType(accept: string | null): MediaType {
  const ranges = (accept?.trim() || '*/*').split(',').map(readRange);
  const weightOf = (type: MediaType) =>
    [type, 'application/*', '*/*'].map((name) => ranges.find((range) => range.name === name)).find(Boolean)?.weight ??
    0;
  const [best] = MEDIA_TYPES.map((type) => ({ type, weight: weightOf(type) })).sort((a, b) => b.weight - a.weight);
  if (best && best.weight > 0) return best.type;
  throw apiError(ApiErrorCode.BadUserInput, REQUEST_MESSAGES.accept(MEDIA_TYPES), { status: 406 });
}

function readRange(text: string): { name: string; weight: number } {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  // UTF-8 is the only supported charset.
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  if (charset && !/^charset="?utf-?8"?$/.test(charset)) return { name, weight: 0 };
  return { name, weight: weight ? Number(weight.slice(2)) || 0 : 1 };
}

/** Bodies must be JSON in UTF-8. Forms and text are refused, because pages of other sites can post them. */
export function mustBeJson(contentType: string | null): void {
  const [name, ...parameters] = (contentType ?? '').split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  if (name === 'application/json' && (!charset || /^charset="?utf-?8"?$/.test(charset))) return;
  throw apiError(ApiErrorCode.BadUserInput, REQUEST_MESSAGES.contentType, {
    status: 415,
  });
}

/** The response to other methods: queries are too long for a URL, and responses are not cached. */
export function onlyPost(): Response {
  const answer = errorResponse(apiError(ApiErrorCode.BadUserInput, REQUEST_MESSAGES.onlyPost, { status: 405 }));
  answer.headers.set('allow', 'POST');
  return answer;
}
