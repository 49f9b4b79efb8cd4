import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';

/** Names of the fields selected below `child` of the current field, including those in fragments. */
export function requestedFields(info: GraphQLResolveInfo, child: string): string[] {
  const names = new Set<string>();
  const below = info.fieldNodes.flatMap((node) => fieldsOf(node.selectionSet, info));
  for (const node of below.filter(({ name }) => name.value === child)) {
    for (const field of fieldsOf(node.selectionSet, info)) {
      if (!field.name.value.startsWith('__')) names.add(field.name.value);
    }
  }
  return [...names];
}

function fieldsOf(set: SelectionSetNode | undefined, info: GraphQLResolveInfo): FieldNode[] {
  return (set?.selections ?? []).flatMap((selection) => {
    if (selection.kind === 'Field') return [selection];
    if (selection.kind === 'InlineFragment') return fieldsOf(selection.selectionSet, info);
    return fieldsOf(info.fragments[selection.name.value]?.selectionSet, info);
  });
}
