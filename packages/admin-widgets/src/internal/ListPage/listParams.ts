/** Reads and writes one value of a view in a URL. */
export interface ListParam<Value> {
  /** Name in the query. */
  name: string;
  /** Undefined for an invalid text, so that the default is used. */
  read: (text: string) => Value | undefined;
  write: (value: Value) => string;
  /** Whether the value is typed, so that a change is not a step of the browser history. */
  typed?: boolean | undefined;
}

/** Reads and writes the view of a list as name-value pairs of a URL. */
export interface ListParams<View> {
  /** The names of the values. Other names in the URL are kept. */
  names: readonly string[];
  /** A missing, unknown or invalid value becomes the default. */
  read: (pairs: Iterable<readonly [name: string, text: string]>) => View;
  /** Defaults are left out. */
  write: (view: View) => Record<string, string>;
  /** Whether a change is typing, which replaces the entry of the browser history. */
  isTyping: (before: View, after: View) => boolean;
}

/** Defines how each value of a view is written, and its default. */
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
