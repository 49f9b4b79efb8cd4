/** Saves the contents of a collection and returns a function that restores them. */
type Save = () => () => void;

/** Undoes the changes of a unit of work in its collections if the work throws. Only one unit runs at a time. */
export interface MemoryTransactions {
  /** Includes a map or a list in every unit. */
  keep<Collection extends Map<unknown, unknown> | unknown[]>(collection: Collection): Collection;
  /** Includes other state in every unit. */
  register(save: Save): void;
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Waits for the current unit, so that undoing it does not undo this work. */
  afterUnits<Result>(work: () => Result): Promise<Result>;
}

export function createMemoryTransactions(): MemoryTransactions {
  const saves: Save[] = [];
  let last: Promise<unknown> = Promise.resolve();

  const attempt = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const restores = saves.map((save) => save());
    try {
      return await work();
    } catch (error) {
      for (const restore of restores) restore();
      throw error;
    }
  };

  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };

  return {
    keep(collection) {
      saves.push(() => (collection instanceof Map ? savedMap(collection) : savedList(collection)));
      return collection;
    },
    register(save) {
      saves.push(save);
    },
    run: (work) => inTurn(() => attempt(work)),
    afterUnits: (work) => inTurn(async () => work()),
  };
}

function savedMap(map: Map<unknown, unknown>): () => void {
  const entries = [...map];
  return () => {
    map.clear();
    for (const [key, value] of entries) map.set(key, value);
  };
}

function savedList(list: unknown[]): () => void {
  const items = [...list];
  return () => {
    list.length = 0;
    for (const item of items) list.push(item);
  };
}
