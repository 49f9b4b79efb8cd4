import { ApiError, ApiErrorCode, type FleetStatusPage, type FleetStatusRow } from '@gladhand/domain';

/** Rows a request. */
export const PAGE_SIZE = 50;

export interface RowSnapshot {
  /** How many rows match; undefined before the first answer. */
  count: number | undefined;
  at: (index: number) => FleetStatusRow | undefined;
  /** VIN of any trailer that was ever shown for this question. */
  vinOf: (id: string) => string | undefined;
  /** When the newest rows on the screen were answered. */
  asOf: Date | undefined;
  /** The newest failure, until something succeeds. */
  error: ApiError | undefined;
  /** Requests are under way. */
  busy: boolean;
  /** Rows of an older question stand in until the first answer to the new one. */
  previous: boolean;
}

type FetchPage = (pageNumber: number, signal: AbortSignal) => Promise<FleetStatusPage>;

interface Generation {
  fetchPage: FetchPage;
  pages: Map<number, readonly FleetStatusRow[]>;
  vins: Map<string, string>;
  count: number | undefined;
  asOf: Date | undefined;
  underway: Map<number, AbortController>;
  /** Pages that did not arrive: asked for again by a refresh, not by scrolling over them. */
  failed: Set<number>;
}

/**
 * The rows of a long list as far as they are known. Pages are asked for when they come into view and again on every
 * refresh; an answer replaces its page, a failure keeps what was there. A new question keeps the old rows on the
 * screen until its first answer.
 */
export class RowStore {
  #now: Generation | undefined;
  #shown: Generation | undefined;
  #visible = { first: 0, last: PAGE_SIZE - 1 };
  #error: ApiError | undefined;
  #snapshot: RowSnapshot = {
    count: undefined,
    at: () => undefined,
    vinOf: () => undefined,
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

  /** Starts a new list; requests for the old one are cancelled. */
  ask(fetchPage: FetchPage): void {
    this.#cancel();
    this.#now = {
      fetchPage,
      pages: new Map(),
      vins: new Map(),
      count: undefined,
      asOf: undefined,
      underway: new Map(),
      failed: new Set(),
    };
    void this.#load(1);
    this.show(this.#visible.first, this.#visible.last);
  }

  /** Loads what is missing between two rows, and drops requests for rows that have left the view. */
  show(first: number, last: number): void {
    this.#visible = { first, last };
    const generation = this.#now;
    if (!generation) return;
    const wanted = this.#pagesInView();
    for (const [page, controller] of generation.underway) {
      if (page !== 1 && !wanted.includes(page)) controller.abort();
    }
    for (const page of wanted) {
      const isAsked = generation.pages.has(page) || generation.underway.has(page) || generation.failed.has(page);
      if (!isAsked) void this.#load(page);
    }
  }

  /** Asks again for the pages in view; the others are forgotten, so that they are asked for when they come into view. */
  async refresh(): Promise<void> {
    const generation = this.#now;
    if (!generation) return;
    const wanted = this.#pagesInView();
    const answers = await Promise.all(wanted.map((page) => this.#load(page)));
    if (generation !== this.#now || !answers.every(Boolean)) return;
    for (const page of generation.pages.keys()) {
      if (!wanted.includes(page)) generation.pages.delete(page);
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

  /** Answers whether the page arrived. */
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
      generation.pages.set(page, answer.trailers);
      generation.failed.delete(page);
      for (const { id, vin } of answer.trailers) generation.vins.set(id, vin);
      generation.count = answer.total;
      generation.asOf = new Date(answer.asOf);
      this.#shown = generation;
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

  #cancel(): void {
    for (const controller of this.#now?.underway.values() ?? []) controller.abort();
    this.#now?.underway.clear();
  }

  #publish(): void {
    const shown = this.#shown;
    this.#snapshot = {
      count: shown?.count,
      at: (index) => shown?.pages.get(Math.floor(index / PAGE_SIZE) + 1)?.[index % PAGE_SIZE],
      vinOf: (id) => shown?.vins.get(id),
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
