/** One word of a vocabulary: the id that travels and the label that people read. */
export interface Word<Id extends string | number = string | number> {
  readonly id: Id;
  readonly label: string;
}

/** A word found by id. An id that nobody knows is kept and says so, it is never dropped. */
export interface FoundWord {
  readonly id: string | number;
  /** What to show; 'Unknown alert type (17)' for an id that is not in the vocabulary. */
  readonly label: string;
  /** False when a server sent an id that this version does not know: show it, but let nobody edit it. */
  readonly known: boolean;
}

/** What `lookup` returns: the word itself when known, else a stand-in that keeps the id. */
export type Lookup<W extends Word> = (
  id: string | number,
) => (W & { readonly known: true }) | (FoundWord & { readonly known: false });

/** Makes the finder of a vocabulary. `noun` names one word of it in the label of an unknown id. */
export function lookup<W extends Word>(words: readonly W[], noun: string): Lookup<W> {
  const byId = new Map<string | number, W & { known: true }>(words.map((word) => [word.id, { ...word, known: true }]));
  return (id) => byId.get(id) ?? { id, label: `Unknown ${noun} (${id})`, known: false };
}
