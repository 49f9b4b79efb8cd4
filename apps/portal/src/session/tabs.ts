import type { SignInAnswer } from '@gladhand/domain';

/** What tabs of one browser tell each other. It stays in memory: a broadcast is never stored. */
type TabMessage =
  | { kind: 'token'; answer: SignInAnswer }
  | { kind: 'tokenWanted' }
  | { kind: 'signedOut'; reason: 'user' | 'ended' };

const CHANNEL = 'gladhand-session';
const LOCK = 'gladhand-refresh';
/** Held by every tab that has a token, so that a new one knows whether it is worth while to ask. */
const TOKEN_LOCK = 'gladhand-token';
/** How long a tab waits for another one, which may be busy, to share its token before it asks the server. */
const ASK_TABS_MS = 1_500;
/** The same where nobody can tell whether a tab has one. */
const ASK_BLINDLY_MS = 150;

export interface TabListener {
  onToken: (answer: SignInAnswer) => void;
  onSignedOut: (reason: 'user' | 'ended') => void;
  /** The token to share with a tab that asks. */
  current: () => SignInAnswer | undefined;
}

/** The other tabs: they share one token, one refresh at a time, and one end. */
export class Tabs {
  readonly #channel = new BroadcastChannel(CHANNEL);
  readonly #listener: TabListener;
  /** Told when a token comes from another tab. */
  #tokenCame: (() => void) | undefined;
  /** Ends the hold on the lock of tabs with a token. */
  #letGo: (() => void) | undefined;

  constructor(listener: TabListener) {
    this.#listener = listener;
    this.#channel.addEventListener('message', (event: MessageEvent<TabMessage>) => this.#receive(event.data));
  }

  close(): void {
    this.#release();
    this.#channel.close();
  }

  shareToken(answer: SignInAnswer): void {
    this.#hold();
    this.#post({ kind: 'token', answer });
  }

  shareSignOut(reason: 'user' | 'ended'): void {
    this.#release();
    this.#post({ kind: 'signedOut', reason });
  }

  /** Asks the other tabs, if any has one, for a token; the answer arrives at `onToken`, and ends the wait. */
  async askForToken(): Promise<void> {
    const waitMs = await this.#waitMs();
    if (waitMs === 0) return;
    const came = new Promise<void>((resolve) => {
      this.#tokenCame = resolve;
    });
    this.#post({ kind: 'tokenWanted' });
    await Promise.race([came, new Promise((resolve) => setTimeout(resolve, waitMs))]);
    this.#tokenCame = undefined;
  }

  async #waitMs(): Promise<number> {
    if (!navigator.locks?.query) return ASK_BLINDLY_MS;
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name === TOKEN_LOCK) ? ASK_TABS_MS : 0;
  }

  #hold(): void {
    if (this.#letGo || !navigator.locks) return;
    const untilReleased = new Promise<void>((resolve) => {
      this.#letGo = resolve;
    });
    navigator.locks.request(TOKEN_LOCK, { mode: 'shared' }, () => untilReleased).catch(() => undefined);
  }

  #release(): void {
    this.#letGo?.();
    this.#letGo = undefined;
  }

  /**
   * Runs alone among all tabs. Web Locks are missing on plain http with another host than this machine; there each tab
   * runs by itself and the server's grace of 20 s for a replaced refresh token keeps them from ending each other.
   */
  async alone<Result>(run: () => Promise<Result>): Promise<Result> {
    if (!navigator.locks) return run();
    return navigator.locks.request(LOCK, run) as Promise<Result>;
  }

  #post(message: TabMessage): void {
    this.#channel.postMessage(message);
  }

  #receive(message: TabMessage): void {
    if (message.kind === 'token') {
      this.#hold();
      this.#listener.onToken(message.answer);
      this.#tokenCame?.();
    } else if (message.kind === 'signedOut') {
      this.#release();
      this.#listener.onSignedOut(message.reason);
    } else {
      const answer = this.#listener.current();
      if (answer) this.shareToken(answer);
    }
  }
}
