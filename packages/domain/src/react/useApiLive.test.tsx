import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, ApiErrorCode } from '../contract/errors';
import type { PortalApi } from '../contract/portalApi';
import { useApiLive } from './useApiLive';
import { useApiQuery } from './useApiQuery';
import { WidgetHost } from './WidgetHost';

const REFRESH_MS = 10_000;

/** A connection that the test controls: it reports a change, fails or ends. */
interface Line {
  tell: () => void;
  lose: (code: ApiErrorCode) => void;
  end: (serverTells: boolean) => void;
  signal: AbortSignal | undefined;
}
let lines: Line[] = [];
let answers = 0;

function Asking({ refreshMs = REFRESH_MS }: { refreshMs?: number }) {
  const key = ['answers'];
  useApiLive(
    {
      key,
      listen: (_, onChange, { signal }) =>
        new Promise((end, reject) => {
          const lose = (code: ApiErrorCode) => reject(new ApiError({ code, message: code, status: 0 }));
          lines.push({ tell: onChange, lose, end, signal });
        }),
    },
    { enabled: true },
  );
  const { data } = useApiQuery({ key, fetch: async () => ++answers }, { refreshMs });
  return <p>answer {data}</p>;
}

const shown = () => screen.getByText(/^answer/).textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const lastLine = () => lines.at(-1) as Line;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  answers = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

async function begin(refreshMs = REFRESH_MS) {
  const view = render(
    <WidgetHost api={{} as PortalApi}>
      <Asking refreshMs={refreshMs} />
    </WidgetHost>,
  );
  await pass(0);
  return view;
}

test('refetches immediately after a server event', async () => {
  await begin();
  expect([shown(), lines.length]).toEqual(['answer 1', 1]);
  lastLine().tell();
  await pass(0);
  expect(shown()).toBe('answer 2');
});

test('polls after the connection is lost, and reconnects with increasing delays', async () => {
  await begin();
  lastLine().lose(ApiErrorCode.Unavailable);
  await pass(9_900);
  expect([shown(), lines.length]).toEqual(['answer 1', 1]);
  await pass(200);
  expect([shown(), lines.length]).toEqual(['answer 2', 2]);
  lastLine().lose(ApiErrorCode.Unavailable);
  await pass(19_800);
  expect([shown(), lines.length]).toEqual(['answer 3', 2]);
  await pass(400);
  expect([shown(), lines.length]).toEqual(['answer 4', 3]);
  lastLine().tell();
  await pass(100);
  expect(shown()).toBe('answer 5');
});

test('reconnects quickly if the server closes the connection normally, even after lost connections', async () => {
  await begin(0);
  lastLine().lose(ApiErrorCode.Unavailable);
  await pass(10_000);
  lastLine().end(true);
  await pass(4_999);
  expect(lines).toHaveLength(2);
  await pass(1);
  expect(lines).toHaveLength(3);
});

test.each([
  ['reports no changes of this data', () => lastLine().end(false)],
  ['forbids the connection', () => lastLine().lose(ApiErrorCode.Forbidden)],
  ['does not offer it', () => lastLine().lose(ApiErrorCode.NotOffered)],
])('polls and does not reconnect if the server %s', async (_, say) => {
  await begin();
  say();
  await pass(12.5 * REFRESH_MS);
  expect([shown(), lines.length]).toEqual(['answer 13', 1]);
});

test('closes the connection of a page in the background', async () => {
  await begin(0);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(lastLine().signal?.aborted).toBe(true);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(lines).toHaveLength(2);
  expect(lastLine().signal?.aborted).toBe(false);
});

test('shares a connection between widgets, and closes it with the last of them', async () => {
  const { unmount } = render(
    <WidgetHost api={{} as PortalApi}>
      <Asking />
      <Asking />
    </WidgetHost>,
  );
  await pass(0);
  expect(lines).toHaveLength(1);
  unmount();
  expect(lastLine().signal?.aborted).toBe(true);
});

/** What was fetched since the list was emptied. */
const fetched: string[] = [];

function Part({ name }: { name: string }) {
  useApiLive(
    {
      key: [name, 'exact'],
      prefixes: [[name, 'more']],
      stream: ['changes'],
      listen: (_, tell, { signal }) => new Promise((end) => lines.push({ tell, lose: () => undefined, end, signal })),
    },
    { enabled: true },
  );
  useApiQuery({ key: [name, 'exact'], fetch: async () => fetched.push(`${name} exact`) });
  useApiQuery({ key: [name, 'more', 1], fetch: async () => fetched.push(`${name} more`) });
  return null;
}

test('shares a named stream between queries, each of which is refetched', async () => {
  fetched.length = 0;
  const host = (names: readonly string[]) => (
    <WidgetHost api={{} as PortalApi}>
      {names.map((name) => (
        <Part key={name} name={name} />
      ))}
    </WidgetHost>
  );
  const { rerender } = render(host(['a', 'b']));
  await pass(0);
  expect(lines).toHaveLength(1);
  fetched.length = 0;
  lastLine().tell();
  await pass(0);
  expect(fetched.sort()).toEqual(['a exact', 'a more', 'b exact', 'b more']);
  rerender(host(['b']));
  await pass(0);
  fetched.length = 0;
  lastLine().tell();
  await pass(0);
  expect([fetched.sort(), lastLine().signal?.aborted]).toEqual([['b exact', 'b more'], false]);
});

let opened: ((topic?: string) => void)[] = [];

function Following({ topic }: { topic: string }) {
  useApiLive(
    {
      ...{ key: [topic], stream: ['events'], topic },
      listen: (_, onChange) => {
        opened.push(onChange);
        return new Promise(() => {});
      },
    },
    { enabled: true },
  );
  useApiQuery({ key: [topic], fetch: async () => fetched.push(topic) });
  return null;
}

test('refetches only for the topic that a widget follows, on one connection for all', async () => {
  opened = [];
  fetched.length = 0;
  render(
    <WidgetHost api={{} as PortalApi}>
      <Following topic="messages" />
      <Following topic="campaigns" />
    </WidgetHost>,
  );
  await pass(0);
  expect([opened.length, fetched.splice(0)]).toEqual([1, ['messages', 'campaigns']]);
  opened[0]?.('campaigns');
  await pass(0);
  expect(fetched.splice(0)).toEqual(['campaigns']);
  opened[0]?.();
  await pass(0);
  expect(fetched).toEqual(['messages', 'campaigns']);
});
