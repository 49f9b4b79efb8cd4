import type { SignInAnswer } from '@gladhand/domain';

/** What tabs of one browser tell each other. It stays in memory: a broadcast is never stored. */
type TabMessage =
  | { kind: 'token'; answer: SignInAnswer }
  | { kind: 'tokenWanted' }
  | { kind: 'signedOut'; reason: 'user' | 'ended' };

const CHANNEL = 'gladhand-session';
const LOCK = 'gladhand-refresh';
/** How long a new tab waits for another one to share its token before it asks the server. */
const ASK_TABS_MS = 150;

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

  constructor(listener: TabListener) {
    this.#listener = listener;
    this.#channel.addEventListener('message', (event: MessageEvent<TabMessage>) => this.#receive(event.data));
  }

  close(): void {
    this.#channel.close();
  }

  shareToken(answer: SignInAnswer): void {
    this.#post({ kind: 'token', answer });
  }

  shareSignOut(reason: 'user' | 'ended'): void {
    this.#post({ kind: 'signedOut', reason });
  }

  /** Asks the other tabs for a token and gives them a moment to answer; the answer arrives at `onToken`. */
  async askForToken(): Promise<void> {
    this.#post({ kind: 'tokenWanted' });
    await new Promise((resolve) => setTimeout(resolve, ASK_TABS_MS));
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
    if (message.kind === 'token') this.#listener.onToken(message.answer);
    else if (message.kind === 'signedOut') this.#listener.onSignedOut(message.reason);
    else {
      const answer = this.#listener.current();
      if (answer) this.shareToken(answer);
    }
  }
}
