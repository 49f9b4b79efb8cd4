import { ApiErrorCode } from '@gladhand/domain';
import type { ExecutionResult } from 'graphql';
import { fault, faultResponse } from '../http/fault';
import { unavailableStatus } from './unavailableStatus';

/** What an answer may be encoded as, the server's own choice first. https://graphql.github.io/graphql-over-http */
export const MEDIA_TYPES = ['application/graphql-response+json', 'application/json'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/** The status of an answer to a well-formed request. Only request errors, which leave out `data`, are no success. */
export function statusOf(result: ExecutionResult, mediaType: MediaType): number {
  if (mediaType === 'application/json') return 200;
  return 'data' in result ? 200 : 400;
}

/** A result with the status and content type that its media type asks for. */
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

/** The media type that the caller prefers, by RFC 9110: specific ranges go before wildcards, `q=0` excludes. */
export function acceptedMediaType(accept: string | null): MediaType {
  const ranges = (accept?.trim() || '*/*').split(',').map(readRange);
  const weightOf = (type: MediaType) =>
    [type, 'application/*', '*/*'].map((name) => ranges.find((range) => range.name === name)).find(Boolean)?.weight ??
    0;
  const [best] = MEDIA_TYPES.map((type) => ({ type, weight: weightOf(type) })).sort((a, b) => b.weight - a.weight);
  if (best && best.weight > 0) return best.type;
  throw fault(ApiErrorCode.BadUserInput, `This endpoint answers in ${MEDIA_TYPES.join(' or ')}.`, { status: 406 });
}

function readRange(text: string): { name: string; weight: number } {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  // Another charset than UTF-8 can't be had.
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  if (charset && !/^charset="?utf-?8"?$/.test(charset)) return { name, weight: 0 };
  return { name, weight: weight ? Number(weight.slice(2)) || 0 : 1 };
}

/** Bodies are JSON in UTF-8. A form or text that a page of another site can post is refused. */
export function mustBeJson(contentType: string | null): void {
  const [name, ...parameters] = (contentType ?? '').split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  if (name === 'application/json' && (!charset || /^charset="?utf-?8"?$/.test(charset))) return;
  throw fault(ApiErrorCode.BadUserInput, 'Send the request as JSON: Content-Type: application/json.', { status: 415 });
}

/** The answer to other methods: queries are too long for an address, and no answer is cached. */
export function onlyPost(): Response {
  const answer = faultResponse(fault(ApiErrorCode.BadUserInput, 'Send GraphQL requests with POST.', { status: 405 }));
  answer.headers.set('allow', 'POST');
  return answer;
}
