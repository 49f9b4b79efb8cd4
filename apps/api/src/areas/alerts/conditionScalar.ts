import type { AlertCondition, ExplainedCondition } from '@gladhand/domain/alerts';
import { GraphQLScalarType, valueFromASTUntyped } from 'graphql';

/** A condition as JSON. It is only passed on here; whether it can be a rule is checked when it is saved. */
export const alertCondition = new GraphQLScalarType<AlertCondition, AlertCondition>({
  name: 'AlertCondition',
  serialize: (value) => value as AlertCondition,
  parseValue: (value) => value as AlertCondition,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables) as AlertCondition,
});

/** What is known of a condition at an instant, as JSON. It is only sent. */
export const explainedCondition = new GraphQLScalarType<ExplainedCondition, ExplainedCondition>({
  name: 'ExplainedCondition',
  serialize: (value) => value as ExplainedCondition,
});
