import { ApiError } from '@gladhand/domain';
import {
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  validate,
} from 'graphql';
import { toApiError } from '../http/toApiError';
import type { Logger } from '../ports';
import { compileDocument, NotAsDeclared, type RunDocument } from './compileDocument';
import type { GraphQLContext } from './context';
import { reported } from './errors';
import { REQUEST_MESSAGES } from './messages';

/** Runs a known document. It has one operation; any other operation name is a request error. */
export type RunKnown = (
  variables: Record<string, unknown>,
  context: GraphQLContext,
  operationName?: string | null,
) => Promise<ExecutionResult>;

/** The documents of our own clients, parsed, validated and compiled once. */
export function knownDocuments(
  schema: GraphQLSchema,
  texts: ReadonlySet<string>,
  logger: Logger,
): ReadonlyMap<string, RunKnown> {
  return new Map([...texts].map((text) => [text, known(schema, text, logger)]));
}

function known(schema: GraphQLSchema, text: string, logger: Logger): RunKnown {
  const document = parse(text);
  const [wrong] = validate(schema, document);
  if (wrong) throw new Error(`[api] A persisted document does not fit the schema: ${wrong.message}\n${text}`);
  const executed: RunDocument = async (variableValues, contextValue) =>
    execute({ schema, document, variableValues, contextValue });
  const run = compileDocument(schema, document) ?? executed;

  const operation = getOperationAST(document)?.name?.value;

  return async (variables, context, operationName) => {
    if (operationName && operationName !== operation) {
      return { errors: [reported(new GraphQLError(REQUEST_MESSAGES.unknownOperation(operationName)), logger)] };
    }
    const result = await run(variables, context).catch((error: unknown): ExecutionResult | Promise<ExecutionResult> => {
      if (error instanceof NotAsDeclared) return executed(variables, context);
      if (error instanceof GraphQLError) return { data: null, errors: [error] };
      const fault = error instanceof ApiError ? error : toApiError(error, logger);
      return { data: null, errors: [new GraphQLError(fault.message, { originalError: fault })] };
    });
    if (!result.errors) return result;
    return { ...result, errors: result.errors.map((error) => reported(error, logger)) };
  };
}
