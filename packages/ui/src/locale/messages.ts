/** The shape of a catalog in any language: each text of the English one as a string, or as a function with its parameters. */
export type Texts<T> = {
  [Key in keyof T]: T[Key] extends string
    ? string
    : T[Key] extends (...args: infer Args) => infer Result
      ? (...args: Args) => Result extends string ? string : Result
      : T[Key] extends object
        ? Texts<T[Key]>
        : T[Key];
};

declare global {
  /** Every catalog by its id. Packages add theirs, so that `messages` of a host is checked by the compiler. */
  interface GladhandMessages {}
}

/** Texts that replace the English ones: any of any catalog. */
export type MessageOverrides = { readonly [Id in keyof GladhandMessages]?: Partial<GladhandMessages[Id]> | undefined };

const ids = new WeakMap<object, string>();

/** Names a catalog of English texts, so that a host can replace them by this id. */
/* @__NO_SIDE_EFFECTS__ */
export function defineMessages<const T extends object>(id: string, english: T): Texts<T> {
  ids.set(english, id);
  return english as Texts<T>;
}

/** The id of a catalog. */
export const catalogId = (catalog: object): string | undefined => ids.get(catalog);

/** Builds a value from a catalog once per language, so that it is the same object on every render. */
/* @__NO_SIDE_EFFECTS__ */
export function perLanguage<T extends object, Result>(build: (messages: T) => Result): (messages: T) => Result {
  const known = new WeakMap<T, Result>();
  return (messages) => {
    if (!known.has(messages)) known.set(messages, build(messages));
    return known.get(messages) as Result;
  };
}
