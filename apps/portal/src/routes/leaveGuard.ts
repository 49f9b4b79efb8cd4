import type { GuardLeaving } from '@gladhand/domain/react';

type Confirm = Parameters<GuardLeaving>[0];

/** The position in the browser history. The router numbers its entries. */
const position = () => (window.history.state as { idx?: number } | null)?.idx;

/** Confirms before a page with unsaved changes is left by back, forward or a link inside the portal. */
export class LeaveGuard {
  readonly #confirmations: Confirm[] = [];
  #position = position();
  /** The cause of the next step of the history: the user, the return to the page, or a confirmed step. */
  #step: 'requested' | 'undone' | 'confirmed' = 'requested';

  /** See `WidgetHost`. */
  readonly guardLeaving: GuardLeaving = (confirm) => {
    this.#confirmations.push(confirm);
    return () => {
      const index = this.#confirmations.indexOf(confirm);
      if (index >= 0) this.#confirmations.splice(index, 1);
    };
  };

  /** Called when the router shows another entry of the history. */
  noteShown(): void {
    this.#position = position();
  }

  /** Must be called once, before the router listens. Returns a function that stops watching. */
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
    this.#step = 'requested';
    if (step === 'undone') event.stopImmediatePropagation();
    const confirm = this.#confirmations.at(-1);
    const [from, to] = [this.#position, position()];
    if (step !== 'requested' || !confirm || from === undefined || to === undefined || from === to) return;
    event.stopImmediatePropagation();
    // The browser has already moved, so it returns to the page, and moves again after the confirmation.
    this.#step = 'undone';
    window.history.go(from - to);
    confirm(() => {
      this.#step = 'confirmed';
      window.history.go(to - from);
    });
  }

  #onClick(event: MouseEvent, navigate: (href: string) => void): void {
    const confirm = this.#confirmations.at(-1);
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!confirm || !(link instanceof HTMLAnchorElement) || !leavesHere(event, link)) return;
    event.preventDefault();
    event.stopPropagation();
    const { pathname, search, hash } = link;
    confirm(() => navigate(`${pathname}${search}${hash}`));
  }
}

/** Whether a click opens another page of the portal in this window. */
function leavesHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  const isHere = link.origin === window.location.origin && (!link.target || link.target === '_self');
  return isPlain && isHere && !link.hasAttribute('download') && !link.getAttribute('href')?.startsWith('#');
}

/** The guard of the window. */
export const leaveGuard = new LeaveGuard();
