import { ApiErrorCode } from '@gladhand/domain';
import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  validate,
} from 'graphql';
import { createSchema, createYoga, type Plugin } from 'graphql-yoga';
import type { Logger } from '../ports';
import type { GraphQLContext } from './context';
import { reported } from './errors';
import { typeDefs } from './generated/typeDefs';
import { DOCUMENT_LIMITS, withinLimits } from './limits';
import { resolvers } from './resolvers';

/** A GraphQL body beyond this is refused, in bytes. A thousand filter values fit. */
const MAX_BODY_BYTES = 256 * 1024;

export interface GraphQLServerOptions {
  /** Known documents only, and no introspection. */
  locked: boolean;
  persistedDocuments: ReadonlySet<string>;
  logger: Logger;
}

/** Answers one GraphQL request for a caller who is known already. */
export type GraphQLServer = (request: Request, context: GraphQLContext) => Promise<Response>;

/** The contract as an executable schema. */
export function buildSchema(): GraphQLSchema {
  return createSchema<GraphQLContext>({ typeDefs, resolvers });
}

export function createGraphQLServer(
  options: GraphQLServerOptions,
): Record<'/graphql' | '/auth/graphql', GraphQLServer> {
  const schema = buildSchema();
  const plugins = [useLimits(options), useReportedErrors(options.logger)];
  const serve = (graphqlEndpoint: string): GraphQLServer => {
    const yoga = createYoga<GraphQLContext>({
      schema,
      plugins,
      graphqlEndpoint,
      graphiql: false,
      landingPage: false,
      logging: false,
      multipart: false,
      maskedErrors: false,
      cors: false,
      maxRequestBodySize: MAX_BODY_BYTES,
    });
    return async (request, context) => yoga.fetch(request, context);
  };
  return { '/graphql': serve('/graphql'), '/auth/graphql': serve('/auth/graphql') };
}

/** Size limits for documents; in production only the known ones run. */
function useLimits({ locked, persistedDocuments }: GraphQLServerOptions): Plugin<GraphQLContext> {
  return {
    onParse({ setParseFn }) {
      setParseFn((source: string, parseOptions: object): DocumentNode => {
        if (locked && !persistedDocuments.has(source)) {
          const message = 'This server runs only the documents of its own clients.';
          throw new GraphQLError(message, { extensions: { code: ApiErrorCode.UnknownDocument } });
        }
        try {
          return parse(source, { ...parseOptions, maxTokens: DOCUMENT_LIMITS.tokens });
        } catch (error) {
          throw error instanceof GraphQLError ? coded(error) : error;
        }
      });
    },
    onValidate({ addValidationRule, setValidationFn }) {
      addValidationRule(withinLimits(DOCUMENT_LIMITS));
      if (locked) addValidationRule(NoSchemaIntrospectionCustomRule);
      setValidationFn((schema: GraphQLSchema, document: DocumentNode, rules: never[]) =>
        validate(schema, document, rules, { hideSuggestions: true, maxErrors: 5 }).map(coded),
      );
    },
  };
}

/** Errors reach the caller with a code and nothing the caller may not know. */
function useReportedErrors(logger: Logger): Plugin<GraphQLContext> {
  return {
    onExecute({ setExecuteFn }) {
      setExecuteFn(async (args: ExecutionArgs): Promise<ExecutionResult> => {
        const result = await execute(args);
        return result.errors ? { ...result, errors: result.errors.map((error) => reported(error, logger)) } : result;
      });
    },
  };
}

function coded(error: GraphQLError): GraphQLError {
  const tooBig = error.message.includes('tokens');
  const code = error.extensions.code ?? (tooBig ? ApiErrorCode.QueryTooComplex : ApiErrorCode.BadUserInput);
  return new GraphQLError(error.message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    extensions: { ...error.extensions, code },
  });
}
