import { isStorableText } from '@gladhand/domain';
import { type ASTVisitor, GraphQLError, type SelectionSetNode, type ValidationContext } from 'graphql';

/** What one document may ask for. */
export interface DocumentLimits {
  /** Levels of fields. */
  depth: number;
  /** Aliases in the whole operation. */
  aliases: number;
  /** Fields and fragment spreads, each counted as often as it is reached. */
  nodes: number;
  /** Lexical tokens. */
  tokens: number;
  /** Fields at the top, each of which runs queries of its own. */
  rootFields: number;
}

export const DOCUMENT_LIMITS: DocumentLimits = { depth: 6, aliases: 15, nodes: 500, tokens: 2_000, rootFields: 5 };

/** A validation rule: follows fragments, and stops counting at the limit, so that a web of fragments cannot hang it. */
export function withinLimits(max: DocumentLimits): (context: ValidationContext) => ASTVisitor {
  return (context) => ({
    OperationDefinition(operation) {
      let nodes = 0;
      let aliases = 0;
      const tooBig = (set: SelectionSetNode, depth: number, open: readonly string[]): boolean =>
        set.selections.some((node) => {
          if (++nodes > max.nodes) return true;
          if (node.kind === 'InlineFragment') return tooBig(node.selectionSet, depth, open);
          if (node.kind === 'FragmentSpread') {
            const name = node.name.value;
            const fragment = open.includes(name) ? undefined : context.getFragment(name);
            return fragment ? tooBig(fragment.selectionSet, depth, [...open, name]) : false;
          }
          if ((node.alias && ++aliases > max.aliases) || depth > max.depth) return true;
          return node.selectionSet ? tooBig(node.selectionSet, depth + 1, open) : false;
        });
      if (operation.selectionSet.selections.length > max.rootFields || tooBig(operation.selectionSet, 1, [])) {
        context.reportError(
          new GraphQLError('This request is too large.', { extensions: { code: 'QUERY_TOO_COMPLEX' } }),
        );
      }
    },
  });
}

/** A validation rule: GraphQL has escapes of its own, so a text in a document can hold what the gate for JSON refuses. */
export function storableLiterals(context: ValidationContext): ASTVisitor {
  return {
    StringValue(node) {
      if (isStorableText(node.value)) return;
      context.reportError(new GraphQLError('A text in the document contains U+0000.', { nodes: node }));
    },
  };
}
