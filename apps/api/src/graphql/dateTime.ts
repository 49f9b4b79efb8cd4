import { GraphQLError, GraphQLScalarType } from 'graphql';
import { REQUEST_MESSAGES } from './messages';

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Date and time: accepts ISO 8601 with a zone, always returns UTC. */
export const dateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  serialize: (value) => (value instanceof Date ? value.toISOString() : String(value)),
  parseValue: parse,
  parseLiteral: (node) => parse(node.kind === 'StringValue' ? node.value : undefined),
});

function parse(value: unknown): string {
  if (typeof value === 'string' && ISO.test(value)) {
    const at = new Date(value);
    if (!Number.isNaN(at.getTime())) return at.toISOString();
  }
  const message = REQUEST_MESSAGES.dateTime;
  throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}
