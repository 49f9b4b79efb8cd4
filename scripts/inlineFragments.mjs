// Replaces the fragments in operations by their fields: each list of fields is written once, and a server that inspects
// the fields of a request doesn't need to support fragments.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, print, visit } from 'graphql';

/** The operations of some folders, each as text. Fragments may be in any file of any of the folders. */
export function inlinedOperations(folders, fragmentFolders = folders) {
  const read = (folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.graphql'))
      .sort()
      .flatMap((name) => parse(readFileSync(join(folder, name), 'utf8')).definitions);
  const fragments = new Map(
    fragmentFolders
      .flatMap(read)
      .filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const inline = (node) =>
    visit(node, {
      [Kind.SELECTION_SET]: (set) => ({
        ...set,
        selections: set.selections.flatMap((selection) => {
          if (selection.kind !== Kind.FRAGMENT_SPREAD) return [selection];
          const fragment = fragments.get(selection.name.value);
          if (!fragment) throw new Error(`There is no fragment ${selection.name.value}.`);
          return inline(fragment).selectionSet.selections;
        }),
      }),
    });
  return folders
    .flatMap(read)
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    .map((operation) => print(inline(operation)));
}
