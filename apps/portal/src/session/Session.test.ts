// @vitest-environment jsdom
import { SESSION_POLICY } from '@gladhand/domain/account';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localStore } from '../storage/localStore';
import { Session } from './Session';
import { pageGuard, watchTyping } from './typedWork';

const SERVER_TIME = Date.parse('2026-11-17T15:12:00.500Z');
const HOUR_MS = 3_600_000;

/** A server with one session. It rejects every id token but the latest, and renews unless a test changes that. */
function createServer() {
  const server = {
    tokens: 1,
    refreshes: 0,
    calls: [] as string[],
    isOver: false,
    isAway: false,
    /** Milliseconds since `SERVER_TIME`. */
    passed: 0,
    accepts: (token: string) => token === `token-${server.tokens}`,
    answer: () => {
      const at = SERVER_TIME + server.passed;
      return {
        idToken: `token-${server.tokens}`,
        encryptedToken: null,
        refreshToken: null,
        idTokenExpiresAt: new Date(at + SESSION_POLICY.tokenLifetimeMs).toISOString(),
        sessionEndsAt: new Date(SERVER_TIME + SESSION_POLICY.absoluteMs).toISOString(),
        passwordExpirationDays: null,
      };
    },
    fetch: async (url: string | URL | Request, init?: RequestInit) => {
      const headers = { date: new Date(SERVER_TIME + server.passed).toUTCString() };
      const refuse = (status: number, code: string) =>
        new Response(JSON.stringify({ error: { code, message: code } }), { status, headers });
      if (String(url).endsWith('/refreshToken')) {
        server.refreshes++;
        if (server.isAway) return refuse(503, 'UNAVAILABLE');
        if (server.isOver) return refuse(401, 'UNAUTHENTICATED');
        server.tokens++;
        return new Response(JSON.stringify(server.answer()), { headers });
      }
      const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? '';
      server.calls.push(token);
      if (!server.accepts(token)) return refuse(401, 'UNAUTHENTICATED');
      return new Response(JSON.stringify({ data: { me: { email: 'ann@example.com' } } }), { headers });
    },
  };
  return server;
}

/** Ends the sessions of earlier tests, which would count as other tabs. */
class SilentChannel {
  addEventListener() {}
  postMessage() {}
  close() {}
}

let server: ReturnType<typeof createServer>;
let session: Session;
let ended: number;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(SERVER_TIME);
  localStorage.clear();
  server = createServer();
  vi.stubGlobal('BroadcastChannel', SilentChannel);
  vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) => server.fetch(...args));
  ended = 0;
  session = new Session(() => ended++);
});
afterEach(() => {
  vi.restoreAllMocks();
  localStore.clearSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a request that is rejected with 401', () => {
  beforeEach(() => session.signedIn(server.answer()));

  it('is repeated once with a new token, which is invisible to the user', async () => {
    server.tokens = 7;
    await expect(session.api.me()).resolves.toMatchObject({ email: 'ann@example.com' });
    expect(server.calls).toEqual(['token-1', 'token-8']);
    expect([session.snapshot().kind, ended]).toEqual(['signedIn', 0]);
  });

  it('shares one refresh with other requests that are rejected at the same time', async () => {
    server.tokens = 7;
    await Promise.all([session.api.me(), session.api.me(), session.api.me()]);
    expect(server.refreshes).toBe(1);
  });

  it('ends the session when the refresh is rejected too', async () => {
    server.tokens = 7;
    server.isOver = true;
    await expect(session.api.me()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect([session.snapshot(), ended]).toEqual([{ kind: 'signedOut', reason: 'ended' }, 1]);
  });

  it('ends the session when the new token is rejected too', async () => {
    server.accepts = () => false;
    await expect(session.api.me()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect([server.calls.length, session.snapshot().kind, ended]).toEqual([2, 'signedOut', 1]);
  });

  it('fails without ending the session while the server cannot refresh the token', async () => {
    server.tokens = 7;
    server.isAway = true;
    await expect(session.api.me()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect([session.snapshot().kind, ended]).toEqual(['signedIn', 0]);
  });
});

describe.each([-13, 13])('a browser whose clock is %i hours off', (hours) => {
  const pass = (ms: number) => {
    server.passed += ms;
    vi.setSystemTime(SERVER_TIME + server.passed + hours * HOUR_MS);
  };
  beforeEach(async () => {
    pass(0);
    localStore.write('lastActivity', '0');
    await session.start();
    session.noteActivity();
  });

  it('uses the time of the server', () => {
    expect(Math.abs(session.now().getTime() - SERVER_TIME)).toBeLessThan(1_000);
  });

  it('stays signed in, and keeps using its token', async () => {
    session.tick();
    await session.api.me();
    expect([session.snapshot().kind, server.refreshes]).toEqual(['signedIn', 1]);
  });

  it('renews before the token expires, and ends on time', async () => {
    pass(SESSION_POLICY.tokenLifetimeMs - SESSION_POLICY.renewalWindowMs + 1_000);
    session.noteActivity();
    session.tick();
    await expect.poll(() => server.refreshes).toBe(2);
    expect(session.snapshot().kind).toBe('signedIn');
    pass(SESSION_POLICY.absoluteMs);
    session.tick();
    expect(session.snapshot()).toEqual({ kind: 'signedOut', reason: 'ended' });
  });
});

describe('blocked local storage', () => {
  beforeEach(() => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    }
  });

  it('keeps the session after a reload and while it is used', async () => {
    await session.start();
    expect(session.snapshot().kind).toBe('signedIn');
    session.tick();
    expect([session.snapshot().kind, ended]).toEqual(['signedIn', 0]);
  });

  it('reports no ended session to visitors who were not signed in', async () => {
    server.isOver = true;
    await session.start();
    expect(session.snapshot()).toEqual({ kind: 'signedOut', reason: 'never' });
  });
});

describe('the end of a session on a page', () => {
  const type = (kind: string, value: string) => {
    const field = document.body.appendChild(document.createElement('input'));
    field.type = kind;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return field;
  };
  let stopWatching: () => void;
  beforeEach(() => {
    stopWatching = watchTyping();
    session.pageGuard = pageGuard;
    session.signedIn(server.answer());
  });
  afterEach(() => {
    stopWatching();
    document.body.replaceChildren();
  });

  it.each([
    ['with unsaved text keeps the page', 'text', 'half a name', { keepsPage: true }],
    ['with a field that was cleared again does not', 'text', '', {}],
    ['with only a search does not', 'search', 'reefer', {}],
  ])('%s', (_, kind, value, kept) => {
    type(kind, value);
    session.end();
    expect(session.snapshot()).toEqual({ kind: 'signedOut', reason: 'ended', ...kept });
    // The page is remembered when it is left.
    expect(ended).toBe('keepsPage' in kept ? 0 : 1);
  });

  it('does not keep a page whose form is gone', () => {
    type('text', 'saved already').remove();
    session.end();
    expect(session.snapshot()).toEqual({ kind: 'signedOut', reason: 'ended' });
  });

  it('does not keep the page of a user who signs out', async () => {
    type('text', 'half a name');
    await session.signOut();
    expect(session.snapshot()).toEqual({ kind: 'signedOut', reason: 'user' });
  });

  it('discards the page when the user leaves it, and continues when the user signs in', () => {
    type('text', 'half a name');
    session.end();
    session.leavePage();
    expect(session.snapshot()).toEqual({ kind: 'signedOut', reason: 'ended' });
    session.signedIn(server.answer());
    expect(session.snapshot().kind).toBe('signedIn');
  });
});
