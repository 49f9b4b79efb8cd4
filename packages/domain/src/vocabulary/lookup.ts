/** One word of a vocabulary: the id that is stored and sent, and its label. */
export interface Word<Id extends string | number = string | number> {
  readonly id: Id;
  readonly label: string;
}

/** A word found by id. An unknown id is kept and labeled as unknown; it is never dropped. */
export interface FoundWord {
  readonly id: string | number;
  /** The label; 'Unknown alert type (17)' for an id that is not in the vocabulary. */
  readonly label: string;
  /** False for an id that this version doesn't know: show it, but don't offer to edit it. */
  readonly known: boolean;
}

/** The result of `lookup`: the known word, or a placeholder that keeps the id. */
export type Lookup<W extends Word> = (
  id: string | number,
) => (W & { readonly known: true }) | (FoundWord & { readonly known: false });

/** Creates the lookup function of a vocabulary. `noun` is used in the label of an unknown id. */
export function lookup<W extends Word>(words: readonly W[], noun: string): Lookup<W> {
  const byId = new Map<string | number, W & { known: true }>(words.map((word) => [word.id, { ...word, known: true }]));
  return (id) => byId.get(id) ?? { id, label: `Unknown ${noun} (${id})`, known: false };
}
