import type { GuardLeaving } from '@gladhand/domain/react';

type Ask = Parameters<GuardLeaving>[0];

/** Where the browser's history is: the router numbers its entries. */
const position = () => (window.history.state as { idx?: number } | null)?.idx;

/** Holds back what leaves a page with unsaved changes: the browser's back and forward, and links inside the portal. */
export class LeaveGuard {
  readonly #asks: Ask[] = [];
  #shown = position();
  /** What the next step of the history is: the user's, ours back to the page, or one that was confirmed. */
  #step: 'asked' | 'undone' | 'confirmed' = 'asked';

  /** See `WidgetHost`. */
  readonly guardLeaving: GuardLeaving = (ask) => {
    this.#asks.push(ask);
    return () => {
      const index = this.#asks.indexOf(ask);
      if (index >= 0) this.#asks.splice(index, 1);
    };
  };

  /** The router shows another entry of the history. */
  noteShown(): void {
    this.#shown = position();
  }

  /** Has to be called before the router listens, once. Answers what ends it. */
  watch(navigate: (href: string) => void): () => void {
    const onPopState = (event: PopStateEvent) => this.#onPopState(event);
    const onClick = (event: MouseEvent) => this.#onClick(event, navigate);
    window.addEventListener('popstate', onPopState);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('popstate', onPopState);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }

  #onPopState(event: PopStateEvent): void {
    const step = this.#step;
    this.#step = 'asked';
    if (step === 'undone') event.stopImmediatePropagation();
    const ask = this.#asks.at(-1);
    const [from, to] = [this.#shown, position()];
    if (step !== 'asked' || !ask || from === undefined || to === undefined || from === to) return;
    event.stopImmediatePropagation();
    // The browser has moved already: back to the page, and forth again once it is confirmed.
    this.#step = 'undone';
    window.history.go(from - to);
    ask(() => {
      this.#step = 'confirmed';
      window.history.go(to - from);
    });
  }

  #onClick(event: MouseEvent, navigate: (href: string) => void): void {
    const ask = this.#asks.at(-1);
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!ask || !(link instanceof HTMLAnchorElement) || !leavesHere(event, link)) return;
    event.preventDefault();
    event.stopPropagation();
    const { pathname, search, hash } = link;
    ask(() => navigate(`${pathname}${search}${hash}`));
  }
}

/** Whether the click opens another page of the portal in this window. */
function leavesHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  const isHere = link.origin === window.location.origin && (!link.target || link.target === '_self');
  return isPlain && isHere && !link.hasAttribute('download') && !link.getAttribute('href')?.startsWith('#');
}

/** The portal has one window, and so one guard. */
export const leaveGuard = new LeaveGuard();
