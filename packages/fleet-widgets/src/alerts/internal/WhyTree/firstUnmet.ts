import type { ExplainedCondition, ExplainedPart } from '@gladhand/domain/alerts';

/** The first condition that is false and that matters: not one of a group that holds anyway. */
export function firstUnmet(node: ExplainedCondition): ExplainedPart | undefined {
  if (node.truth === true) return undefined;
  if (node.kind === 'leaf') return node.truth === false ? node : undefined;
  for (const part of node.of) {
    const found = firstUnmet(part);
    if (found) return found;
  }
  return undefined;
}
