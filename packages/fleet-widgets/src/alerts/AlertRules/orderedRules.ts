import type { AlertRule } from '@gladhand/domain/alerts';

/** Rules in an order that is being saved. Rules that it doesn't know come last. */
export function orderedRules(rules: readonly AlertRule[], order: readonly string[] | undefined): readonly AlertRule[] {
  if (!order) return rules;
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: AlertRule) => places.get(id) ?? order.length;
  return rules.toSorted((one, other) => placeOf(one) - placeOf(other));
}
