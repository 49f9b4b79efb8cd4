import { isStorableText } from '@gladhand/domain/formats';
import { type ASTVisitor, GraphQLError, type SelectionSetNode, type ValidationContext } from 'graphql';
import { REQUEST_MESSAGES } from './messages';

/** The limits of one document. */
export interface DocumentLimits {
  /** Nesting depth of fields. */
  depth: number;
  /** Aliases in the whole operation. */
  aliases: number;
  /** Fields and fragment spreads, each counted every time it is reached. */
  nodes: number;
  /** Lexical tokens. */
  tokens: number;
  /** Fields at the root, each of which runs its own queries. */
  rootFields: number;
}

export const DOCUMENT_LIMITS: DocumentLimits = { depth: 6, aliases: 15, nodes: 500, tokens: 2_000, rootFields: 5 };

/**
 * A validation rule: follows fragments and stops counting at the limit, so that nested fragments can't take up the CPU.
 */
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
        context.reportError(new GraphQLError(REQUEST_MESSAGES.tooLarge, { extensions: { code: 'QUERY_TOO_COMPLEX' } }));
      }
    },
  });
}

/** A validation rule: GraphQL has its own escapes, so a document can contain text that the JSON check would reject. */
export function storableLiterals(context: ValidationContext): ASTVisitor {
  return {
    StringValue(node) {
      if (isStorableText(node.value)) return;
      context.reportError(new GraphQLError(REQUEST_MESSAGES.unstorableText, { nodes: node }));
    },
  };
}
