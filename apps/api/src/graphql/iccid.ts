import { iccidToKeep } from '@gladhand/domain/trailers';
import { GraphQLError, GraphQLScalarType } from 'graphql';
import { REQUEST_MESSAGES } from './messages';

/** SIM numbers: accepts a number or digits, returns digits. */
export const iccid = new GraphQLScalarType<string | null, string>({
  name: 'Iccid',
  serialize: (value) => String(value),
  parseValue: parse,
  parseLiteral: (node) => parse(node.kind === 'IntValue' || node.kind === 'StringValue' ? node.value : undefined),
});

function parse(value: unknown): string | null {
  const kept = iccidToKeep(value);
  if (kept !== undefined) return kept;
  const message = REQUEST_MESSAGES.iccid;
  throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}
