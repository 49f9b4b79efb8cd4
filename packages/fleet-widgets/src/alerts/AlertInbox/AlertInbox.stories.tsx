import type { Alert } from '@gladhand/domain/alerts';
import { createWidgetQueryClient } from '@gladhand/domain/react';
import { apiFails, apiHangs } from '@gladhand/domain/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { refetch } from '#storybook/refetch';
import { StoryHost } from '#storybook/StoryHost';
import { storyServerApi } from '#storybook/storyServer';
import { everyMode } from '#storybook/visual';
import { BOSS, later, RULE, withAlerts, withFullYard } from '../alerts.stories.data';
import { AlertInbox } from './AlertInbox';
import { EMPTY_INBOX_VIEW } from './alertInboxView';

let client = createWidgetQueryClient();

const meta = preview.meta({
  title: 'Fleet/AlertInbox',
  component: AlertInbox,
  args: { onViewChange: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    client = createWidgetQueryClient();
  },
  decorators: [
    (Story) => (
      <StoryHost as={BOSS} now={later} queryClient={client}>
        <div style={{ blockSize: 800 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
});

/** The alerts of the stories as the server has them, newest first. */
async function alertsNow(): Promise<Alert[]> {
  const api = await storyServerApi(BOSS);
  const { customerId } = await api.me();
  const page = { pageSize: 100, pageNumber: 1 };
  return (await api.alerts.list({ customerId: customerId ?? 1, paginationInput: page })).alerts;
}

/** Someone else handles the newest alert of low fuel. */
async function handledElsewhere(action: string): Promise<void> {
  const api = await storyServerApi(BOSS);
  const alert = (await alertsNow()).find(({ severity }) => severity === 'critical');
  if (!alert) throw new Error('There is no critical alert.');
  const { customerId, id, version } = alert;
  await api.alerts.handle({ customerId, alerts: [{ id, version }], action });
}

const isCritical = /^Critical: Reefer fuel low/;

/** Alerts that need attention, most severe first, next to the selected one. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  beforeEach: async () => void (await withAlerts()),
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Alerts' });
    await expect(within(list).getAllByRole('button', { name: isCritical })).toHaveLength(3);
    await expect(await canvas.findByText('3 need attention, 3 not acknowledged')).toBeVisible();
    const [first] = within(list).getAllByRole('button', { name: isCritical });
    if (first) await userEvent.click(first);
    await expect(await canvas.findByRole('heading', { name: 'Reefer fuel low' })).toBeVisible();
    await expect(canvas.getByText('When the fuel level of the reefer unit is below 25%.')).toBeVisible();
    await expect(canvas.getByText('1 of 3')).toBeVisible();
    await expect(canvas.getByText('Fired')).toBeVisible();
  },
});

/** An acknowledgment is lighter, can be undone, and stays in the history. */
export const AcknowledgeAndUndo = meta.story({
  beforeEach: async () => void (await withAlerts()),
  play: async ({ canvas, userEvent, step }) => {
    const list = await canvas.findByRole('list', { name: 'Alerts' });
    const [first] = within(list).getAllByRole('button', { name: isCritical });
    if (first) await userEvent.click(first);
    await userEvent.click(await canvas.findByRole('button', { name: 'Acknowledge' }));
    await expect(await canvas.findByText('3 need attention, 2 not acknowledged')).toBeVisible();
    await expect(await canvas.findByText(`Acknowledged by ${BOSS}`)).toBeVisible();
    await step('undo makes it new again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }));
      await expect(await canvas.findByText('3 need attention, 3 not acknowledged')).toBeVisible();
      await expect(await canvas.findByText('Acknowledgment removed')).toBeVisible();
    });
  },
});

/** J and K move, A acknowledges, E closes, U undoes, X selects, ? shows all keys. */
export const ByKeyboard = meta.story({
  beforeEach: async () => void (await withAlerts()),
  play: async ({ canvas, userEvent, step }) => {
    const page = within(document.body);
    const list = await canvas.findByRole('list', { name: 'Alerts' });
    const rows = () => within(list).getAllByRole('button', { name: isCritical });
    rows()[0]?.focus();
    await userEvent.keyboard('j');
    await waitFor(() => expect(rows()[1]).toHaveFocus());
    await userEvent.keyboard('ka');
    await expect(await canvas.findByText('3 need attention, 2 not acknowledged')).toBeVisible();
    await expect(canvas.getByText('Acknowledged', { selector: '[role=status] span' })).toBeVisible();
    await step('a closed one leaves the list, and the focus stays in it', async () => {
      await userEvent.keyboard('e');
      await waitFor(() => expect(rows()).toHaveLength(2));
      await waitFor(() => expect(list.contains(document.activeElement)).toBe(true));
      await canvas.findByText('Closed', { selector: '[role=status] span' });
      await userEvent.keyboard('u');
      await waitFor(() => expect(rows()).toHaveLength(3));
    });
    await step('the shortcuts can be switched off', async () => {
      rows()[0]?.focus();
      await userEvent.keyboard('?');
      const sheet = await page.findByRole('dialog', { name: 'Shortcuts' });
      await userEvent.click(within(sheet).getByRole('switch', { name: 'Use shortcuts in the list' }));
      await userEvent.keyboard('{Escape}');
      rows()[0]?.focus();
      await userEvent.keyboard('x');
      await expect(canvas.queryByRole('group', { name: 'Selected alerts' })).toBeNull();
    });
  },
});

/** Snoozed alerts wait in their own group. */
export const Snooze = meta.story({
  beforeEach: async () => void (await withAlerts()),
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    const list = await canvas.findByRole('list', { name: 'Alerts' });
    const [first] = within(list).getAllByRole('button', { name: isCritical });
    if (first) await userEvent.click(first);
    await userEvent.click(await canvas.findByRole('button', { name: 'Snooze' }));
    const dialog = await page.findByRole('dialog', { name: 'Snooze' });
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Until tomorrow, 08:00 CST' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Snooze' }));
    await waitFor(() => expect(within(list).getAllByRole('button', { name: isCritical })).toHaveLength(2));
    await userEvent.click(canvas.getByRole('radio', { name: /^Snoozed/ }));
    await expect(await canvas.findByText('until Nov 18, 08:00 CST')).toBeVisible();
  },
});

/** Alerts are assigned to oneself, or to another user of the customer. */
export const Assign = meta.story({
  beforeEach: async () => void (await withAlerts()),
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    const list = await canvas.findByRole('list', { name: 'Alerts' });
    const [first] = within(list).getAllByRole('button', { name: isCritical });
    if (first) await userEvent.click(first);
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign' }));
    const dialog = await page.findByRole('dialog', { name: 'Assign' });
    await userEvent.click(within(dialog).getByRole('radio', { name: /^Another user/ }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Email/ }), 'nobody@example.com');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Assign' }));
    await expect(
      await within(dialog).findByText('Choose a user of the customer who has access to alerts.'),
    ).toBeVisible();
    await userEvent.click(within(dialog).getByRole('radio', { name: /^Me/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Assign' }));
    await expect(await canvas.findByText(`Assigned to ${BOSS}`, { selector: 'dd span' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Mine' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: isCritical })).toHaveLength(1));
  },
});

/** Several alerts are handled together. */
export const Several = meta.story({
  beforeEach: async () => void (await withAlerts()),
  play: async ({ canvas, userEvent }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Select Reefer fuel low/ });
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
    const bar = await canvas.findByRole('group', { name: 'Selected alerts' });
    await expect(within(bar).getByText('2 selected')).toBeVisible();
    await userEvent.click(within(bar).getByRole('button', { name: 'Close' }));
    await expect(await canvas.findByText('2 closed')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: isCritical })).toHaveLength(1));
    await userEvent.click(canvas.getByRole('radio', { name: /^Done/ }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: isCritical })).toHaveLength(2));
  },
});

/** New alerts wait behind a button, so that no row moves while it is read. */
export const NewOnesWait = meta.story({
  beforeEach: async () => {
    await withAlerts();
    await handledElsewhere('close');
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: isCritical })).toHaveLength(2));
    const api = await storyServerApi(BOSS);
    const closed = (await alertsNow()).find(({ handling }) => handling === 'closed');
    if (closed) {
      const { customerId, id, version } = closed;
      await api.alerts.handle({ customerId, alerts: [{ id, version }], action: 'reopen' });
    }
    await refetch(client, 'alerts');
    const show = await canvas.findByRole('button', { name: 'Show 1 new alert' });
    await expect(canvas.getAllByRole('button', { name: isCritical })).toHaveLength(2);
    await userEvent.click(show);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: isCritical })).toHaveLength(3));
  },
});

/** Someone else was faster: nothing changes, and the user sees who it was. */
export const Conflict = meta.story({
  beforeEach: async () => void (await withAlerts()),
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Alerts' });
    const newest = (await alertsNow()).find(({ severity }) => severity === 'critical');
    const row = within(list)
      .getAllByRole('button', { name: isCritical })
      .find(({ textContent }) => textContent?.includes(newest?.unitId ?? '-'));
    if (row) await userEvent.click(row);
    const acknowledge = await canvas.findByRole('button', { name: 'Acknowledge' });
    await handledElsewhere('acknowledge');
    await userEvent.click(acknowledge);
    await expect(await canvas.findByText(`${BOSS} acknowledged this`)).toBeVisible();
  },
});

/** A note stays in the history. */
export const Note = meta.story({
  beforeEach: async () => void (await withAlerts()),
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Alerts' });
    const [first] = within(list).getAllByRole('button', { name: isCritical });
    if (first) await userEvent.click(first);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Note' }), 'Driver goes to Elkhart for fuel');
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await expect(await canvas.findByText(`${BOSS}: Driver goes to Elkhart for fuel`)).toBeVisible();
  },
});

/** Filters combine, and one without matches says so. */
export const Filtered = meta.story({
  beforeEach: async () => void (await withAlerts()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Alerts' });
    await userEvent.click(canvas.getByRole('combobox', { name: 'Severity' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Caution' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: isCritical })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Mine' }));
    await expect(await canvas.findByText('No alerts match')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: isCritical })).toHaveLength(3));
  },
});

/** Nothing is open; the last alert is named. */
export const NothingNeedsYou = meta.story({
  beforeEach: async () => {
    await withAlerts();
    const api = await storyServerApi(BOSS);
    const alerts = await alertsNow();
    const { customerId = 1 } = alerts[0] ?? {};
    const keys = alerts.map(({ id, version }) => ({ id, version }));
    await api.alerts.handle({ customerId, alerts: keys, action: 'close' });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing needs you')).toBeVisible();
    await expect(await canvas.findByText(/^The last alert was on /)).toBeVisible();
  },
});

/** A customer without rules. */
export const NoRules = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No rules yet')).toBeVisible();
  },
});

/** Users without the permission read, and have no buttons. */
export const ReadOnly = meta.story({
  beforeEach: async () => void (await withAlerts()),
  decorators: [
    (Story) => (
      <StoryHost as={BOSS} now={later} can={(subject) => subject !== 'handleAlerts'}>
        <Story />
      </StoryHost>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Alerts' });
    const [first] = within(list).getAllByRole('button', { name: isCritical });
    if (first) await userEvent.click(first);
    await expect(await canvas.findByRole('heading', { name: 'Reefer fuel low' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Acknowledge' })).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: 'Note' })).toBeNull();
  },
});

/** The first response is loading. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Current Notifications' })).toBeVisible();
  },
});

/** The alerts couldn't be loaded; a retry can succeed. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** The user has no access. */
export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(403)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull());
    await expect((await canvas.findAllByText(/access/))[0]).toBeVisible();
  },
});

/** A refresh failed: the alerts stay, with a note. */
export const Stale = meta.story({
  beforeEach: async () => void (await withAlerts()),
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('list', { name: 'Alerts' });
    msw.use(...apiFails(400));
    await refetch(client, 'alerts');
    await expect(await canvas.findByText('Not up to date')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: isCritical })).toHaveLength(3);
  },
});

/** The link names an alert that the user has no access to. */
export const NotFound = meta.story({
  args: { view: { ...EMPTY_INBOX_VIEW, alertId: '01930000-0000-7000-8000-000000000001' } },
  beforeEach: async () => void (await withAlerts()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Alert not found')).toBeVisible();
  },
});

/** Names may be long. */
export const LongTexts = meta.story({
  beforeEach: async () => {
    const api = await storyServerApi(BOSS);
    const { customerId } = await api.me();
    const name = 'Reefer fuel low while the trailer is on its way to a customer of the northern region, except Sunday';
    await api.alerts.createRule({ customerId: customerId ?? 1, rule: { ...RULE, name } });
    await withAlerts();
  },
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole('button', { name: /^Critical: Reefer fuel low while/ });
    if (row) await userEvent.click(row);
    await expect(await canvas.findByRole('heading', { name: /except Sunday$/ })).toBeVisible();
  },
});

export const Dark = meta.story({ beforeEach: async () => void (await withAlerts()), globals: { theme: 'dark' } });

export const German = meta.story({
  beforeEach: async () => void (await withAlerts()),
  globals: { language: 'de' },
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole('button', { name: /^Kritisch: Reefer fuel low/ });
    if (row) await userEvent.click(row);
    await expect(await canvas.findByRole('button', { name: 'Bestätigen' })).toBeVisible();
    await expect(canvas.queryByText(/^When /)).toBeNull();
  },
});

export const RightToLeft = meta.story({
  beforeEach: async () => void (await withAlerts()),
  globals: { direction: 'rtl' },
});

/** In a box of 400 px, the list and the alert take turns. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  beforeEach: async () => void (await withAlerts()),
  play: fitsItsBox(async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Alerts' });
    return canvas.findByText('3 need attention, 3 not acknowledged');
  }),
});

/** In a box of 400 px, an alert has a way back. */
export const AlertInABox = meta.story({
  parameters: { boxPx: 400 },
  beforeEach: async () => void (await withAlerts()),
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole('button', { name: isCritical });
    if (row) await userEvent.click(row);
    await expect(await canvas.findByRole('heading', { name: 'Reefer fuel low' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the list' }));
    await expect(await canvas.findByRole('list', { name: 'Alerts' })).toBeVisible();
  },
});

/** An alert about a geofence names the geofence instead of a trailer. */
export const OfGeofence = meta.story({
  parameters: { dataTexts: ['Toledo yard', 'Yard is full'] },
  beforeEach: async () => void (await withFullYard()),
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Alerts' });
    await expect(within(list).getByText('Toledo yard')).toBeVisible();
    await userEvent.click(within(list).getByRole('button', { name: 'Actions for Yard is full, Toledo yard' }));
    const menu = within(await within(document.body).findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: 'Only this rule' })).toBeVisible();
    await expect(menu.queryByRole('menuitem', { name: 'Only this trailer' })).toBeNull();
  },
});
