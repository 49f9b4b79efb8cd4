// Shows push messages as notifications. A message has a title and ids; what it is about is read by the page that a click
// opens, with the session of the user.

const ACK_MS = 500;

self.addEventListener('push', (event) => event.waitUntil(show(messageOf(event.data))));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(pathOf(event.notification.data ?? {})));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

/** Browsers demand a notification for each message, also for one that can't be read. */
function messageOf(data) {
  try {
    const { title, id, customerId, ruleId } = data.json();
    return { title: String(title || 'Gladhand'), id, customerId, ruleId };
  } catch {
    return { title: 'Gladhand' };
  }
}

/** A later message about the same alert replaces the earlier notification, and draws attention again. */
function show({ title, id, ...about }) {
  const tag = typeof id === 'string' ? { tag: id, renotify: true } : {};
  return self.registration.showNotification(title, { ...tag, icon: '/favicon.svg', data: { id, ...about } });
}

/** The page of an alert, or the inbox. */
function pathOf({ id, customerId, ruleId }) {
  const query = new URLSearchParams();
  if (Number.isInteger(customerId)) query.set('customer', String(customerId));
  if (isId(ruleId) && isId(id)) {
    query.set('episode', id);
    return `/alertconfiguration/alert/${ruleId}?${query}`;
  }
  return Number.isInteger(customerId) ? `/alertconfiguration?${query}` : '/alertconfiguration';
}

function isId(value) {
  return typeof value === 'string' && /^[\da-f-]{36}$/i.test(value);
}

/** Leads the window that was used last to the page, without loading it again; otherwise opens a window. */
async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const window of windows) {
    await window.focus().catch(() => undefined);
    if (await isTaken(window, path)) return;
  }
  await self.clients.openWindow(path);
}

/** Whether a window goes to the page. One that shows the sign-in form, say, doesn't respond. */
function isTaken(window, path) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(false), ACK_MS);
    port1.onmessage = () => {
      clearTimeout(timer);
      resolve(true);
    };
    window.postMessage({ type: 'gladhand.openPath', path }, [port2]);
  });
}

/** The worker has no session, so an open page stores the new subscription, or else the next one that is opened. */
async function renew({ oldSubscription, newSubscription }) {
  if (!newSubscription && oldSubscription) await self.registration.pushManager.subscribe(oldSubscription.options);
  for (const window of await self.clients.matchAll({ type: 'window', includeUncontrolled: true })) {
    window.postMessage({ type: 'gladhand.pushRenewed' });
  }
}
