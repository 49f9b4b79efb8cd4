import { GraphQLError, GraphQLScalarType } from 'graphql';

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Instants: ISO 8601 with a zone in, always UTC out. */
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
  const message = `A DateTime is an instant with its zone, e.g. 2026-11-17T15:12:00.000Z.`;
  throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}
