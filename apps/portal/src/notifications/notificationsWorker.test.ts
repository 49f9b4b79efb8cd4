import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';

const SOURCE = readFileSync(new URL('../../public/notifications-worker.js', import.meta.url), 'utf8');
const ALERT = '01930000-0000-7000-8000-000000000001';
const RULE = '01930000-0000-7000-8000-000000000002';

interface FakeWindow {
  focus: () => Promise<void>;
  postMessage: (message: unknown, ports?: readonly MessagePort[]) => void;
}

/** A window that takes messages, or not. */
const windowOf = (isListening: boolean) => ({
  focus: vi.fn(async () => undefined),
  postMessage: vi.fn((_: unknown, ports: readonly MessagePort[] = []) => {
    if (isListening) ports[0]?.postMessage(true);
  }),
});

/** The worker in a scope with just what it uses. */
function start(windows: readonly FakeWindow[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const scope = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    registration: { showNotification: vi.fn(), pushManager: { subscribe: vi.fn() } },
    clients: { matchAll: vi.fn(async () => windows), openWindow: vi.fn() },
  };
  new Function('self', SOURCE)(scope);
  async function send(type: string, event: object): Promise<void> {
    const waits: unknown[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (work: unknown) => waits.push(work) });
    await Promise.all(waits);
  }
  const click = (data: object | null) => send('notificationclick', { notification: { data, close: vi.fn() } });
  return { ...scope, send, click };
}

it('shows the title, and replaces an earlier notification of the same alert', async () => {
  const worker = start();
  const message = { title: 'Reefer 104: fuel low', id: ALERT, customerId: 1, ruleId: RULE };
  await worker.send('push', { data: { json: () => message } });
  const options = { tag: ALERT, renotify: true, data: { id: ALERT, customerId: 1, ruleId: RULE } };
  expect(worker.registration.showNotification).toHaveBeenCalledWith(message.title, expect.objectContaining(options));
});

it.each([
  ['nothing', null],
  ['text', { json: () => JSON.parse('no json') }],
])('shows a notification for a message with %s', async (_, data) => {
  const worker = start();
  await worker.send('push', { data });
  expect(worker.registration.showNotification).toHaveBeenCalledExactlyOnceWith('Gladhand', expect.anything());
});

it.each([
  [{ id: ALERT, customerId: 1, ruleId: RULE }, `/alertconfiguration/alert/${RULE}?customer=1&episode=${ALERT}`],
  [{ id: ALERT, customerId: 1 }, '/alertconfiguration?customer=1'],
  [{ id: ALERT, ruleId: '../../user-management' }, '/alertconfiguration'],
  [null, '/alertconfiguration'],
])('opens the page of %j', async (data, path) => {
  const worker = start();
  await worker.click(data);
  expect(worker.clients.openWindow).toHaveBeenCalledExactlyOnceWith(path);
});

it('leads an open window to the alert instead of opening another one', async () => {
  const present = windowOf(true);
  const worker = start([present, windowOf(true)]);
  await worker.click({ id: ALERT, customerId: 1, ruleId: RULE });
  expect(present.focus).toHaveBeenCalledOnce();
  const path = `/alertconfiguration/alert/${RULE}?customer=1&episode=${ALERT}`;
  expect(present.postMessage.mock.calls[0]?.[0]).toEqual({ type: 'gladhand.openPath', path });
  expect(worker.clients.openWindow).not.toHaveBeenCalled();
});

it('opens a window if none takes the message, also if none may be focused', async () => {
  const silent = { ...windowOf(false), focus: () => Promise.reject(new Error('InvalidAccessError')) };
  const worker = start([silent]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const clicked = worker.click(null);
  await vi.advanceTimersByTimeAsync(500);
  await clicked;
  vi.useRealTimers();
  expect(worker.clients.openWindow).toHaveBeenCalledExactlyOnceWith('/alertconfiguration');
});

it('subscribes again when the browser ends a subscription, and lets open pages store it', async () => {
  const present = windowOf(true);
  const worker = start([present]);
  await worker.send('pushsubscriptionchange', { oldSubscription: { options: { userVisibleOnly: true } } });
  expect(worker.registration.pushManager.subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true });
  expect(present.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'gladhand.pushRenewed' });
  await worker.send('pushsubscriptionchange', { newSubscription: {}, oldSubscription: { options: {} } });
  expect(worker.registration.pushManager.subscribe).toHaveBeenCalledOnce();
});
