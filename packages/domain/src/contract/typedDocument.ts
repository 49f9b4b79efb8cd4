/** The text of a GraphQL operation, typed with its result and variables. */
export class TypedDocumentString<Result, Variables> {
  /** Only for the type system. */
  declare readonly answer?: (variables: Variables) => Result;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}
