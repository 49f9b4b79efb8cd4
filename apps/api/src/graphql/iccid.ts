import { iccidToKeep } from '@gladhand/domain';
import { GraphQLError, GraphQLScalarType } from 'graphql';

/** Numbers of SIMs: a number or digits in, digits out. */
export const iccid = new GraphQLScalarType<string | null, string>({
  name: 'Iccid',
  serialize: (value) => String(value),
  parseValue: parse,
  parseLiteral: (node) => parse(node.kind === 'IntValue' || node.kind === 'StringValue' ? node.value : undefined),
});

function parse(value: unknown): string | null {
  const kept = iccidToKeep(value);
  if (kept !== undefined) return kept;
  const message = 'An ICCID is a whole number, or its digits as text where a number would lose some.';
  throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}
