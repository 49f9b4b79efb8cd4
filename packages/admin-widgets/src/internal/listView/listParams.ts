/** How one value of a view is written in a URL. */
export interface ListParam<Value> {
  /** Name in the query. */
  name: string;
  /** Undefined: the text makes no sense, and the default is used. */
  read: (text: string) => Value | undefined;
  write: (value: Value) => string;
  /** Changes letter by letter, so a change is no step of the history. */
  typed?: boolean;
}

/** Writes the view of a list as name-value pairs for a URL, and reads it again. */
export interface ListParams<View> {
  /** Names that it reads and writes; others in the URL are not its own. */
  names: readonly string[];
  /** Whatever is missing, unknown or makes no sense becomes its default. */
  read: (pairs: Iterable<readonly [name: string, text: string]>) => View;
  /** Defaults are left out. */
  write: (view: View) => Record<string, string>;
  /** Whether the change from one view to the next is typing, which replaces the entry in the history. */
  isTyping: (before: View, after: View) => boolean;
}

/** Describes how each value of a view is written, and what it is without a URL. */
export function defineListParams<View extends object>(
  defaults: View,
  params: { [Key in keyof View]: ListParam<View[Key]> },
): ListParams<View> {
  const keys = Object.keys(params) as (keyof View)[];
  const text = (view: View, key: keyof View) => params[key].write(view[key]);
  return {
    names: keys.map((key) => params[key].name),
    read(pairs) {
      const given = new Map(pairs);
      const view = { ...defaults };
      for (const key of keys) {
        const written = given.get(params[key].name);
        const value = written === undefined ? undefined : params[key].read(written);
        if (value !== undefined) view[key] = value;
      }
      return view;
    },
    write: (view) =>
      Object.fromEntries(
        keys.filter((key) => text(view, key) !== text(defaults, key)).map((key) => [params[key].name, text(view, key)]),
      ),
    isTyping: (before, after) => keys.some((key) => params[key].typed && text(before, key) !== text(after, key)),
  };
}
