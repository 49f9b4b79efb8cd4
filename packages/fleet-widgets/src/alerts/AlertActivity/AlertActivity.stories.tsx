import type { AlertActivityLine } from '@gladhand/domain/alerts';
import { createWidgetQueryClient } from '@gladhand/domain/react';
import { alertActivityAnswers, apiFails, apiHangs } from '@gladhand/domain/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import { keepFile } from '#storybook/keepFile';
import preview from '#storybook/preview';
import { refetch } from '#storybook/refetch';
import { StoryHost } from '#storybook/StoryHost';
import { storyServerApi } from '#storybook/storyServer';
import { everyMode } from '#storybook/visual';
import { BOSS, later, withAlerts } from '../alerts.stories.data';
import { AlertActivity } from './AlertActivity';

let client = createWidgetQueryClient();
const LINKS = {
  trailer: (vin: string) => `#trailer/${vin}`,
  alert: ({ ruleId, alertId }: { ruleId: string; alertId?: string }) => `#alert/${ruleId}/${alertId ?? ''}`,
};

const meta = preview.meta({
  title: 'Fleet/AlertActivity',
  component: AlertActivity,
  args: { onViewChange: fn() },
  parameters: {
    layout: 'fullscreen',
    dataTexts: ['Reefer fuel low', 'Doors opened', 'Left the yard without a tractor', 'Battery'],
  },
  beforeEach: () => {
    client = createWidgetQueryClient();
  },
  decorators: [
    (Story) => (
      <StoryHost as={BOSS} now={later} queryClient={client} links={LINKS}>
        <div style={{ blockSize: 760 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
});

/** Rules, alerts, and one that was acknowledged, assigned and noted. */
async function withActivity(): Promise<void> {
  await withAlerts();
  const api = await storyServerApi(BOSS);
  const customerId = (await api.me()).customerId ?? 1;
  const handle = async (action: string, fields: object = {}) => {
    const page = { pageSize: 100, pageNumber: 1 };
    const { alerts } = await api.alerts.list({ customerId, severity: 'critical', paginationInput: page });
    const [alert] = alerts;
    if (!alert) throw new Error('There is no alert.');
    await api.alerts.handle({ customerId, alerts: [{ id: alert.id, version: alert.version }], action, ...fields });
  };
  await handle('acknowledge');
  await handle('note', { note: 'Driver goes to Elkhart for fuel' });
}

const isFired = /^Reefer fuel low fired for /;
const lines = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('region', { name: 'Activity' })).getAllByRole('listitem');
const linesAbout = (canvas: ReturnType<typeof within>, text: RegExp) =>
  lines(canvas).filter(({ textContent }) => text.test(textContent ?? ''));

/** Everything that happened, newest first, by day. Rules lead to their alert, trailers to their page. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  beforeEach: withActivity,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Today' })).toBeVisible();
    await expect(linesAbout(canvas, isFired)).toHaveLength(3);
    const [fired] = linesAbout(canvas, isFired);
    const link = within(fired as HTMLElement).getByRole('link', { name: 'Reefer fuel low' });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^#alert\/.+\/.+/));
    await expect(linesAbout(canvas, /acknowledged Reefer fuel low for/)).toHaveLength(1);
    await expect(canvas.getByText('Driver goes to Elkhart for fuel')).toBeVisible();
    await expect(linesAbout(canvas, /created the rule Battery/)).toHaveLength(1);
    await expect(within(fired as HTMLElement).getByText(/CST$/)).toBeVisible();
  },
});

/** Filters combine. Without a match the feed offers to clear them. */
export const Filtered = meta.story({
  beforeEach: withActivity,
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('heading', { name: 'Today' });
    await userEvent.click(canvas.getByRole('button', { name: 'Rules' }));
    await waitFor(() => expect(linesAbout(canvas, /the rule/)).toHaveLength(lines(canvas).length));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ kinds: ['rules'] }));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Severity' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Information' }));
    await waitFor(() => expect(lines(canvas)).toHaveLength(1));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Email of a person' }), 'no@example.com{Enter}');
    await expect(await canvas.findByText('No activity matches')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(linesAbout(canvas, isFired)).toHaveLength(3));
  },
});

/** The menu of a line filters by its rule, its trailer and its person, also by keyboard. */
export const OnlyThisTrailer = meta.story({
  beforeEach: withActivity,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Today' });
    const [menu] = canvas.getAllByRole('button', { name: /^Filters for: Reefer fuel low fired for / });
    menu?.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Only this trailer' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(linesAbout(canvas, isFired)).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Show all trailers' }));
    await waitFor(() => expect(linesAbout(canvas, isFired)).toHaveLength(3));
  },
});

/** New lines wait behind a button, so that no line moves while it is read. */
export const NewOnesWait = meta.story({
  beforeEach: withActivity,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Today' });
    const before = lines(canvas).length;
    const api = await storyServerApi(BOSS);
    const customerId = (await api.me()).customerId ?? 1;
    const [rule] = await api.alerts.rules(customerId);
    await api.alerts.disableRule({ customerId, id: rule?.id ?? '' });
    await refetch(client, 'alertActivity');
    const show = await canvas.findByRole('button', { name: /^Show \d+ new lines?$/ });
    await expect(lines(canvas)).toHaveLength(before);
    await userEvent.click(show);
    await waitFor(() => expect(linesAbout(canvas, /switched off the rule Reefer fuel low/)).toHaveLength(1));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Show \d+ new/ })).toBeNull());
  },
});

const line = (index: number, fields: Partial<AlertActivityLine> = {}): AlertActivityLine => ({
  id: `step ${index}`,
  at: new Date(Date.parse('2026-11-17T15:10:00.000Z') - index * 1_800_000).toISOString(),
  ...{ kind: 'fired', by: null, alertId: 'a', ruleId: 'r', ruleName: `Rule ${index}`, severity: 'caution' },
  ...{
    vin: '1UYVS2538GU123456',
    unitId: 'R-2207',
    geofence: null,
    endedBy: null,
    note: null,
    assignee: null,
    until: null,
  },
  ...{ channel: null, recipient: null, outcome: null, reason: null, fields: null, ...fields },
});
const pageOf = (first: number) => Array.from({ length: 50 }, (_, index) => line(first + index));

/** Earlier lines load page by page, and the focus moves to the first of them. */
export const Pages = meta.story({
  beforeEach: ({ msw }) => msw.use(alertActivityAnswers([pageOf(0), pageOf(50), [line(100)]])),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Newest 50 lines')).toBeVisible();
    canvas.getByRole('button', { name: 'Load earlier' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Newest 100 lines')).toBeVisible();
    await waitFor(() => expect(lines(canvas)[50]).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Load earlier' }));
    await expect(await canvas.findByText('101 lines')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Load earlier' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Yesterday' })).toBeVisible();
  },
});

const RECIPIENT = 'dispatch@cedarridge.example';
const message = (index: number, fields: Partial<AlertActivityLine>) =>
  line(index, { id: `message ${index}`, kind: 'message', channel: 'email', recipient: RECIPIENT, ...fields });

/** Each message with its outcome, and why it was held back or failed. */
export const Messages = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      alertActivityAnswers([
        [
          message(0, { outcome: 'queued' }),
          message(1, { outcome: 'sent' }),
          message(2, { outcome: 'failed', reason: '550 No such mailbox' }),
          message(3, { outcome: 'heldBack', reason: 'unsubscribed' }),
          line(4, { kind: 'ruleCopied', by: BOSS }),
        ],
      ]),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Today' });
    await expect(linesAbout(canvas, /is being sent/)).toHaveLength(1);
    await expect(linesAbout(canvas, /failed.*550 No such mailbox/)).toHaveLength(1);
    await expect(linesAbout(canvas, /was held back.*The recipient unsubscribed\./)).toHaveLength(1);
    await expect(linesAbout(canvas, /Another change of Rule 4 \(ruleCopied\)/)).toHaveLength(1);
  },
});

/** All matching lines are written to a file. */
export const Exported = meta.story({
  beforeEach({ msw }) {
    msw.use(alertActivityAnswers([pageOf(0), [line(50)]]));
    return keepFile();
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Newest 50 lines');
    await userEvent.click(canvas.getByRole('button', { name: 'Export to CSV' }));
    await expect(await screen.findByText('51 lines were written.')).toBeVisible();
    await expect(screen.getByText('Alerts Activity Feed Export 11-17-2026.csv')).toBeVisible();
  },
});

/** A customer without alerts. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing has happened yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export to CSV' })).toBeDisabled();
  },
});

/** The first response is loading. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Activity' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** The activity couldn't be loaded; a retry can succeed. */
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
    await expect((await canvas.findAllByText(/access/))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

/** A refresh failed: the lines stay, with a note. */
export const Stale = meta.story({
  beforeEach: withActivity,
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('heading', { name: 'Today' });
    msw.use(...apiFails(400));
    await refetch(client, 'alertActivity');
    await expect(await canvas.findByText('Not up to date')).toBeVisible();
    await expect(linesAbout(canvas, isFired)).toHaveLength(3);
  },
});

const LONG = `${'a-very-long-name-without-a-break-'.repeat(4)}@example.com`;

/** Names and addresses may be long, and wrap. */
export const LongTexts = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      alertActivityAnswers([
        [
          message(0, { recipient: LONG, ruleName: LONG, outcome: 'failed', reason: LONG }),
          line(1, { kind: 'noted', by: LONG, note: LONG }),
        ],
      ]),
    ),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('region', { name: 'Activity' });
    await canvas.findByText('2 lines');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
});

export const Dark = meta.story({ beforeEach: withActivity, globals: { theme: 'dark' } });

export const RightToLeft = meta.story({ beforeEach: withActivity, globals: { direction: 'rtl' } });

export const German = meta.story({
  beforeEach: withActivity,
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Alarmverlauf' })).toBeVisible();
    await expect((await canvas.findAllByText(/wurde für/))[0]).toBeVisible();
  },
});

/** In a box of 400 px. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  beforeEach: withActivity,
  play: fitsItsBox(({ canvas }) => canvas.findByRole('heading', { name: 'Today' })),
});
