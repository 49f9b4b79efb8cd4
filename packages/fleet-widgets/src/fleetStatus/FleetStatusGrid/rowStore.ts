import { ApiError, ApiErrorCode } from '@gladhand/domain';
import type { FleetStatusPage, FleetStatusRow } from '@gladhand/domain/fleet-status';

/** Rows per request. */
export const PAGE_SIZE = 50;

/** How a trailer is called. */
export interface TrailerNames {
  vin: string;
  unitId: string;
}

export interface RowSnapshot {
  /** The number of matching rows; undefined before the first answer. */
  count: number | undefined;
  at: (index: number) => FleetStatusRow | undefined;
  /** The names of any trailer that was shown for this query. */
  namesOf: (id: string) => TrailerNames | undefined;
  /** Id of a trailer that was shown for this query. */
  idOf: (vin: string) => string | undefined;
  /** When the newest rows on the screen were current. */
  asOf: Date | undefined;
  /** The latest error, until a request succeeds. */
  error: ApiError | undefined;
  /** Requests are in progress. */
  busy: boolean;
  /** True while rows of the previous query are shown until the first answer. */
  previous: boolean;
}

type CachedPage = (pageNumber: number) => FleetStatusPage | undefined;
type FetchPage = (pageNumber: number, signal: AbortSignal) => Promise<FleetStatusPage>;

interface Generation {
  fetchPage: FetchPage;
  pages: Map<number, readonly FleetStatusRow[]>;
  names: Map<string, TrailerNames>;
  count: number | undefined;
  asOf: Date | undefined;
  underway: Map<number, AbortController>;
  /** Pages that failed to load. A refresh retries them; scrolling doesn't. */
  failed: Set<number>;
}

/**
 * The loaded rows of a long list. Pages load when they become visible and on every refresh. An answer replaces its
 * page, and a failure keeps the old one. After a new query, the old rows stay on the screen until its first answer.
 */
export class RowStore {
  #now: Generation | undefined;
  #shown: Generation | undefined;
  #visible = { first: 0, last: PAGE_SIZE - 1 };
  #error: ApiError | undefined;
  #snapshot: RowSnapshot = {
    count: undefined,
    at: () => undefined,
    namesOf: () => undefined,
    idOf: () => undefined,
    asOf: undefined,
    error: undefined,
    busy: false,
    previous: false,
  };
  readonly #listeners = new Set<() => void>();

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  snapshot = (): RowSnapshot => this.#snapshot;

  /** Starts a new list and cancels requests for the old one. Pages that are cached are shown until they have loaded. */
  ask(fetchPage: FetchPage, cached: CachedPage = () => undefined): void {
    this.#cancel();
    this.#now = {
      fetchPage,
      pages: new Map(),
      names: new Map(),
      count: undefined,
      asOf: undefined,
      underway: new Map(),
      failed: new Set(),
    };
    for (const page of [1, ...this.#pagesInView()]) {
      const answer = cached(page);
      if (answer) this.#take(this.#now, page, answer);
    }
    void this.#load(1);
    for (const page of this.#pagesInView()) if (page !== 1) void this.#load(page);
    this.show(this.#visible.first, this.#visible.last);
  }

  /** Loads missing rows in a range, and cancels requests for rows that are no longer visible. */
  show(first: number, last: number): void {
    this.#visible = { first, last };
    const generation = this.#now;
    if (!generation) return;
    const wanted = this.#pagesInView();
    for (const [page, controller] of generation.underway) {
      if (page === 1 || wanted.includes(page)) continue;
      controller.abort();
      // So that it is requested again if it is back before its request has ended.
      generation.underway.delete(page);
    }
    for (const page of wanted) {
      const isAsked = generation.pages.has(page) || generation.underway.has(page) || generation.failed.has(page);
      if (!isAsked) void this.#load(page);
    }
  }

  /** Reloads the visible pages and drops the others, so that they load when they become visible. */
  async refresh(): Promise<void> {
    const generation = this.#now;
    if (!generation) return;
    const before = [...generation.pages];
    const answers = await Promise.all(this.#pagesInView().map((page) => this.#load(page)));
    if (generation !== this.#now || !answers.every(Boolean)) return;
    const inView = this.#pagesInView();
    for (const [page, rows] of before) {
      const isOld = generation.pages.get(page) === rows;
      if (isOld && inView.includes(page)) void this.#load(page);
      else if (isOld) generation.pages.delete(page);
    }
  }

  stop(): void {
    this.#cancel();
  }

  #pagesInView(): number[] {
    const count = this.#now?.count;
    const last = count === undefined ? this.#visible.last : Math.min(this.#visible.last, count - 1);
    const from = Math.floor(this.#visible.first / PAGE_SIZE) + 1;
    const to = Math.max(from, Math.floor(Math.max(0, last) / PAGE_SIZE) + 1);
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  }

  /** Resolves to whether the page was loaded. */
  async #load(page: number): Promise<boolean> {
    const generation = this.#now;
    if (!generation) return false;
    generation.underway.get(page)?.abort();
    const controller = new AbortController();
    generation.underway.set(page, controller);
    this.#publish();
    try {
      const answer = await generation.fetchPage(page, controller.signal);
      if (generation !== this.#now || controller.signal.aborted) return false;
      this.#take(generation, page, answer);
      generation.failed.delete(page);
      this.#error = undefined;
      return true;
    } catch (cause) {
      if (generation !== this.#now || controller.signal.aborted) return false;
      generation.failed.add(page);
      this.#error = toApiError(cause);
      return false;
    } finally {
      if (generation.underway.get(page) === controller) generation.underway.delete(page);
      if (generation === this.#now) this.#publish();
    }
  }

  #take(generation: Generation, page: number, { trailers, total, asOf }: FleetStatusPage): void {
    generation.pages.set(page, trailers);
    for (const { id, vin, unitId } of trailers) generation.names.set(id, { vin, unitId });
    generation.count = total;
    generation.asOf = new Date(asOf);
    this.#shown = generation;
  }

  #cancel(): void {
    for (const controller of this.#now?.underway.values() ?? []) controller.abort();
    this.#now?.underway.clear();
  }

  #publish(): void {
    const shown = this.#shown;
    this.#snapshot = {
      count: shown?.count,
      at: (index) => shown?.pages.get(Math.floor(index / PAGE_SIZE) + 1)?.[index % PAGE_SIZE],
      namesOf: (id) => shown?.names.get(id),
      idOf: (vin) => shown && [...shown.names].find(([, names]) => names.vin === vin)?.[0],
      asOf: shown?.asOf,
      error: this.#error,
      busy: (this.#now?.underway.size ?? 0) > 0,
      previous: shown !== undefined && shown !== this.#now,
    };
    for (const listener of this.#listeners) listener();
  }
}

function toApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  return new ApiError({ code: ApiErrorCode.Internal, message, status: 0 });
}
