import type { CallOptions } from '../contract/callOptions';
import { ApiError, ApiErrorCode, ERROR_TEXT } from '../contract/errors';
import type { TypedDocumentString } from '../contract/typedDocument';
import { isRecord, type Transport, toCode } from './transport';

export type GraphQLCall<Documents> = <Result, Variables>(
  choose: (documents: Documents) => TypedDocumentString<Result, Variables>,
  variables: Variables,
  options?: CallOptions,
) => Promise<Result>;

/**
 * Calls `POST {path}` with `{ query, variables }`. The documents load on the first call, because sign-in needs none of
 * them. An answer with errors rejects with the first error even if it also contains data, so that half a page never
 * looks like a whole one.
 */
export function createGraphQLCall<Documents>(
  transport: Transport,
  path: '/graphql' | '/auth/graphql',
  load: () => Promise<Documents>,
): GraphQLCall<Documents> {
  return async <Result, Variables>(
    choose: (documents: Documents) => TypedDocumentString<Result, Variables>,
    variables: Variables,
    options?: CallOptions,
  ): Promise<Result> => {
    const { status, body } = await transport({
      method: 'POST',
      path,
      body: { query: choose(await load()).toString(), variables },
      signal: options?.signal,
    });
    if (!isRecord(body)) throw malformed(status);
    if (Array.isArray(body.errors) && body.errors.length > 0) throw firstError(body.errors[0], status);
    if (!isRecord(body.data)) throw malformed(status);
    return body.data as Result;
  };
}

function firstError(error: unknown, status: number): ApiError {
  const fields = isRecord(error) ? error : {};
  const extensions = isRecord(fields.extensions) ? fields.extensions : {};
  const message = typeof fields.message === 'string' && fields.message ? fields.message : ERROR_TEXT.graphql;
  return new ApiError({
    code: toCode(extensions.code) ?? ApiErrorCode.Internal,
    message,
    status,
    details: isRecord(extensions.details) ? extensions.details : undefined,
  });
}

function malformed(status: number): ApiError {
  return new ApiError({ code: ApiErrorCode.MalformedAnswer, message: ERROR_TEXT.graphql, status });
}
