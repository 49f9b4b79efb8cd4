import type { SignInAnswer } from '@gladhand/domain';

/** Messages between the tabs of a browser. A broadcast is never stored. */
type TabMessage =
  | { kind: 'token'; answer: SignInAnswer }
  | { kind: 'tokenWanted' }
  | { kind: 'signedOut'; reason: 'user' | 'ended' };

const CHANNEL = 'gladhand-session';
const LOCK = 'gladhand-refresh';
/** Held by every tab with a token, so that a new tab knows whether to request one. */
const TOKEN_LOCK = 'gladhand-token';
/** How long a tab waits for the token of another tab, which may be busy, before it requests one from the server. */
const ASK_TABS_MS = 1_500;
/** The same where it is unknown whether another tab has a token. */
const ASK_BLINDLY_MS = 150;

export interface TabListener {
  onToken: (answer: SignInAnswer) => void;
  onSignedOut: (reason: 'user' | 'ended') => void;
  /** The token that is shared on request. */
  current: () => SignInAnswer | undefined;
}

/** The other tabs, which share one token, one refresh at a time, and one end. */
export class Tabs {
  readonly #channel = new BroadcastChannel(CHANNEL);
  readonly #listener: TabListener;
  /** Called when another tab shares its token. */
  #tokenCame: (() => void) | undefined;
  /** Releases the lock of tabs with a token. */
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

  /** Requests a token from the other tabs, if one has it. The token arrives at `onToken` and ends the wait. */
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
   * Runs in one tab at a time. Plain http on another host has no Web Locks. Tabs then refresh in parallel, and the
   * server accepts a replaced refresh token for 20 s, so that they do not end each other's session.
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
