import { ApiErrorCode } from '@gladhand/domain';
import {
  buildASTSchema,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  parse,
  validate,
} from 'graphql';
import { createSchema, createYoga, type Plugin } from 'graphql-yoga';
import * as v from 'valibot';
import { readJson } from '../http/readJson';
import type { Logger } from '../ports';
import type { GraphQLContext } from './context';
import { reported } from './errors';
import type { Resolvers } from './generated/resolvers';
import { typeDefs } from './generated/typeDefs';
import { knownDocuments } from './knownDocuments';
import { DOCUMENT_LIMITS, storableLiterals, withinLimits } from './limits';
import { REQUEST_MESSAGES } from './messages';
import { acceptedMediaType, graphqlResponse, mustBeJson } from './overHttp';

/** Maximum size of a GraphQL body, in bytes. A thousand filter values fit. */
const MAX_BODY_BYTES = 256 * 1024;

const map = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  REQUEST_MESSAGES.object,
);

const graphQLBody = v.object(
  {
    query: v.string(REQUEST_MESSAGES.queryMissing),
    variables: v.optional(v.nullable(map)),
    operationName: v.optional(v.nullable(v.string(REQUEST_MESSAGES.text))),
    extensions: v.optional(v.nullable(map)),
  },
  REQUEST_MESSAGES.body,
);

type GraphQLBody = v.InferOutput<typeof graphQLBody>;

export interface GraphQLServerOptions {
  resolvers: Resolvers;
  /** Accepts known documents only. */
  locked: boolean;
  persistedDocuments: ReadonlySet<string>;
  logger: Logger;
}

/** Responds to a GraphQL request of an authenticated caller. */
export type GraphQLServer = (request: Request, context: GraphQLContext) => Promise<Response>;

let contract: DocumentNode | undefined;

/**
 * The contract as an executable schema. It was checked when it was generated, and tests and stories start hundreds of
 * servers, so it is parsed once and not checked again.
 */
export function buildSchema(resolvers: Resolvers = {}): GraphQLSchema {
  contract ??= parse(typeDefs, { noLocation: true });
  const bare = buildASTSchema(contract, { assumeValid: true, assumeValidSDL: true });
  return createSchema<GraphQLContext>({ typeDefs: bare, resolvers, updateResolversInPlace: true });
}

/** Known documents run compiled. Others, where allowed at all, run through yoga with its limits. */
export function createGraphQLServer({
  resolvers,
  locked,
  persistedDocuments,
  logger,
}: GraphQLServerOptions): GraphQLServer {
  const schema = buildSchema(resolvers);
  const known = knownDocuments(schema, persistedDocuments, logger);
  const yoga = createYoga<GraphQLContext>({
    schema,
    plugins: [limitDocuments, reportErrors(logger)],
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    logging: false,
    multipart: false,
    maskedErrors: false,
    cors: false,
  });

  return async (request, context) => {
    const mediaType = acceptedMediaType(request.headers.get('accept'));
    mustBeJson(request.headers.get('content-type'));
    const body = await readJson(request, graphQLBody, { maxBytes: MAX_BODY_BYTES });
    return graphqlResponse(await run(request, body, context), mediaType);
  };

  async function run(request: Request, body: GraphQLBody, context: GraphQLContext): Promise<ExecutionResult> {
    const runKnown = known.get(body.query);
    if (runKnown) return runKnown(body.variables ?? {}, context, body.operationName);
    if (locked) {
      const extensions = { code: ApiErrorCode.UnknownDocument };
      return {
        errors: [new GraphQLError(REQUEST_MESSAGES.unknownDocument, { extensions })],
      };
    }
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const url = new URL('/graphql', request.url);
    const answer = await yoga.fetch(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }), context);
    return (await answer.json()) as ExecutionResult;
  }
}

const limitDocuments: Plugin<GraphQLContext> = {
  onParse({ setParseFn }) {
    setParseFn((source: string, options: object): DocumentNode => {
      try {
        return parse(source, { ...options, maxTokens: DOCUMENT_LIMITS.tokens });
      } catch (error) {
        throw error instanceof GraphQLError ? coded(error) : error;
      }
    });
  },
  onValidate({ addValidationRule, setValidationFn }) {
    addValidationRule(withinLimits(DOCUMENT_LIMITS));
    addValidationRule(storableLiterals);
    setValidationFn((schema: GraphQLSchema, document: DocumentNode, rules: never[]) =>
      validate(schema, document, rules, { hideSuggestions: true, maxErrors: 5 }).map(coded),
    );
  },
};

/** Gives every error a code and removes everything that the caller may not know. */
function reportErrors(logger: Logger): Plugin<GraphQLContext> {
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
  const isTooLong = error.message.includes('tokens');
  const code = error.extensions.code ?? (isTooLong ? ApiErrorCode.QueryTooComplex : ApiErrorCode.BadUserInput);
  const { nodes, source, positions, extensions } = error;
  return new GraphQLError(error.message, { nodes, source, positions, extensions: { ...extensions, code } });
}
