type Call = (...given: unknown[]) => unknown;

/** Loads on the first call. A failed load is retried by the next call. */
export function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () => {
    loading ??= load();
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
}

/** An object whose methods load its code when one of them is called. */
export function later<Part extends object>(load: () => Promise<Part>): Part {
  return new Proxy({} as Part, {
    get(_, name) {
      // Awaiting the object itself must not treat it as a promise
      if (name === 'then' || typeof name === 'symbol') return undefined;
      return async (...given: unknown[]) => ((await load()) as Record<string, Call>)[name]?.(...given);
    },
  });
}
