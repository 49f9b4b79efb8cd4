import {
  ApiError,
  ApiErrorCode,
  createPortalApi,
  ERROR_TEXT,
  type PortalApi,
  type SignInAnswer,
} from '@gladhand/domain';
import { SESSION_POLICY, sessionStep } from '@gladhand/domain/account';
import { localStore } from '../storage/localStore';
import { createServerClock } from './serverClock';
import { Tabs } from './tabs';
import type { PageGuard } from './typedWork';

/** Why the user is signed out, for the sign-in page. */
export type SignedOutReason = 'never' | 'user' | 'ended';

export type SessionState =
  | { kind: 'starting' }
  /** The server cannot be reached, so it is unknown whether a user is signed in. */
  | { kind: 'unreachable' }
  | {
      kind: 'signedOut';
      reason: SignedOutReason;
      /** The page stays below a sign-in dialog, because its unsaved entries would be lost. */
      keepsPage?: true;
    }
  | {
      kind: 'signedIn';
      passwordExpirationDays: number | null;
      /** Set in the last two minutes before the session ends. */
      endsAt: Date | undefined;
    };

/** The result of a refresh. */
type Renewal = 'renewed' | 'over' | 'unreachable';

/**
 * The session of this browser. The id token is kept in memory, and the refresh token in an HttpOnly cookie that no
 * script can read. Local storage holds the time of the last activity and nothing secret.
 */
export class Session {
  readonly api: PortalApi;
  #state: SessionState = { kind: 'starting' };
  #answer: SignInAnswer | undefined;
  /** Set by the pages behind the sign-in, so that the sign-in page does not load it. */
  pageGuard: PageGuard | undefined;
  /** Headers of every request. */
  headers: Readonly<Record<string, string>> = {};
  /** The user whose page is kept. */
  #keptFor: SignInAnswer | undefined;
  #renewal: Promise<Renewal> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #tabs: Tabs;
  readonly #onEnd: () => void;
  readonly #clock = createServerClock();

  /** @param onEnd called when the session ends by a 401 or by time, before listeners run, to remember the page */
  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
    this.api = createPortalApi({
      endpoint: '',
      fetch: this.#clock.fetch,
      headers: () => this.headers,
      session: {
        idToken: () => this.#currentToken(),
        renew: (refused) => this.#tokenInsteadOf(refused),
        onUnauthenticated: () => this.end(),
      },
    });
    this.#tabs = new Tabs({
      onToken: (answer) => this.#adopt(answer),
      onSignedOut: (reason) => this.#close(reason, false),
      current: () => (this.#isFresh() ? this.#answer : undefined),
    });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  snapshot = (): SessionState => this.#state;

  /** The time of the server, because the clock of this machine may be wrong. */
  now = (): Date => this.#clock.now();

  /** Finds out whether a user is signed in, from another tab or from the refresh cookie. */
  async start(): Promise<void> {
    const isKnown = localStore.read('lastActivity') !== null;
    // If storage is blocked, there may still be a refresh cookie.
    if (!isKnown && localStore.isKept()) return this.#set({ kind: 'signedOut', reason: 'never' });
    const outcome = await this.#tabs.alone(async () => {
      await this.#tabs.askForToken();
      return this.#answer ? 'renewed' : this.#refresh();
    });
    if (outcome === 'over') this.#close(isKnown ? 'ended' : 'never', false);
    else if (outcome === 'renewed' && !isKnown) this.noteActivity();
    if (outcome === 'unreachable') {
      this.#set({ kind: 'unreachable' });
      setTimeout(() => void this.start(), SESSION_POLICY.pollMs);
    }
  }

  signedIn(answer: SignInAnswer): void {
    this.#adopt(answer);
    this.noteActivity();
    this.#tabs.shareToken(answer);
  }

  /**
   * Signs out in all tabs, and with `everywhere` on all devices. Signs out here even if the server cannot be reached.
   */
  async signOut(everywhere = false): Promise<void> {
    try {
      await this.api.account.signOut({ everywhere });
    } catch (error) {
      if (everywhere) throw error;
    }
    this.#close('user', true);
  }

  /** Ends the session after a 401 or at its time. */
  end(): void {
    if (this.#state.kind !== 'signedIn') return;
    // A page that is kept does not have to be remembered.
    if (!this.pageGuard?.hasTypedWork()) this.#onEnd();
    this.#close('ended', true);
  }

  /** Notes activity of the user, for all tabs. */
  noteActivity(): void {
    if (this.#answer) localStore.write('lastActivity', String(this.now().getTime()));
  }

  /** Renews the session now, e.g. because the user chose to stay. */
  async stay(): Promise<void> {
    this.noteActivity();
    await this.#renew();
  }

  /**
   * Renews, warns or ends the session, depending on the time. Runs every five seconds and when the page becomes
   * visible.
   */
  tick = (): void => {
    const answer = this.#answer;
    if (!answer || this.#state.kind !== 'signedIn') return;
    const endsAt = new Date(answer.sessionEndsAt);
    const step = sessionStep({
      now: this.now(),
      tokenExpiresAt: new Date(answer.idTokenExpiresAt),
      sessionEndsAt: endsAt,
      lastActivityAt: new Date(Number(localStore.read('lastActivity') ?? 0)),
    });
    if (step.kind === 'end') {
      this.end();
      return;
    }
    if (step.kind === 'renew') void this.#renew();
    const warnedFor = step.kind === 'warn' ? step.endsAt : undefined;
    if (warnedFor?.getTime() !== this.#state.endsAt?.getTime()) this.#set({ ...this.#state, endsAt: warnedFor });
  };

  async #currentToken(): Promise<string | undefined> {
    if (this.#answer && !this.#isFresh()) await this.#renew();
    return this.#answer?.idToken;
  }

  /** The token was rejected although it should be valid. The server has ended the session or has another key. */
  async #tokenInsteadOf(refused: string): Promise<string | undefined> {
    if (this.#answer?.idToken === refused && (await this.#renew()) === 'unreachable') {
      throw new ApiError({ code: ApiErrorCode.Unavailable, message: ERROR_TEXT.generic, status: 503 });
    }
    return this.#answer?.idToken;
  }

  #isFresh(): boolean {
    return this.#answer !== undefined && new Date(this.#answer.idTokenExpiresAt).getTime() > this.now().getTime();
  }

  #renew(): Promise<Renewal> {
    const before = this.#answer?.idToken;
    this.#renewal ??= this.#tabs
      .alone(async () => {
        // Another tab may have renewed the session while this one waited.
        if (this.#answer?.idToken !== before) return 'renewed';
        const outcome = await this.#refresh();
        if (outcome === 'over') this.end();
        return outcome;
      })
      .finally(() => {
        this.#renewal = undefined;
      });
    return this.#renewal;
  }

  /** A lost connection does not end the session. The next tick tries again while the token is valid. */
  async #refresh(): Promise<Renewal> {
    try {
      const answer = await this.api.account.refresh();
      this.#adopt(answer);
      this.#tabs.shareToken(answer);
      return 'renewed';
    } catch (error) {
      const isOver = error instanceof ApiError && error.code === ApiErrorCode.Unauthenticated;
      return isOver ? 'over' : 'unreachable';
    }
  }

  #adopt(answer: SignInAnswer): void {
    // Another tab may have signed in another user, who must not see this page.
    if (this.#keptFor && this.pageGuard?.isSameUser(this.#keptFor, answer) === false) {
      location.reload();
      return;
    }
    this.#keptFor = undefined;
    this.#answer = answer;
    this.#watch ??= setInterval(this.tick, SESSION_POLICY.pollMs);
    const { passwordExpirationDays } = answer;
    this.#set({ kind: 'signedIn', passwordExpirationDays, endsAt: undefined });
  }

  /** Discards a kept page and opens the sign-in page. */
  leavePage(): void {
    if (this.#state.kind === 'signedOut') this.#set({ kind: 'signedOut', reason: this.#state.reason });
  }

  #close(reason: SignedOutReason, tellOthers: boolean): void {
    const keepsPage = reason === 'ended' && this.#state.kind === 'signedIn' && this.pageGuard?.hasTypedWork();
    this.#keptFor = keepsPage ? this.#answer : undefined;
    clearInterval(this.#watch);
    this.#watch = undefined;
    this.#answer = undefined;
    localStore.clearSession();
    if (tellOthers && reason !== 'never') this.#tabs.shareSignOut(reason);
    this.#set({ kind: 'signedOut', reason, ...(keepsPage && { keepsPage }) });
  }

  #set(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
