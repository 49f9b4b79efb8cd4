import { ApiErrorCode } from '@gladhand/domain';
import { GraphQLError } from 'graphql';
import { toApiError } from '../http/toApiError';
import type { Logger } from '../ports';

/**
 * Converts an execution error for the caller: API errors with code and details, input errors, and INTERNAL for
 * everything else.
 */
export function reported(error: GraphQLError, logger: Logger): GraphQLError {
  const { originalError, path, nodes } = error;
  if (!originalError || originalError instanceof GraphQLError) {
    const code = error.extensions.code ?? ApiErrorCode.BadUserInput;
    return new GraphQLError(error.message, { path, nodes, extensions: { ...error.extensions, code } });
  }
  const { message, code, details, retryAfterMs } = toApiError(originalError, logger);
  const extensions = {
    code,
    ...(Object.keys(details).length > 0 && { details }),
    ...(retryAfterMs && { retryAfterMs }),
  };
  return new GraphQLError(message, { path, nodes, extensions });
}
