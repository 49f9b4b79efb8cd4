import { createWidgetQueryClient } from '@gladhand/domain/react';
import { alertCountAnswers, apiFails, apiHangs } from '@gladhand/domain/testing';
import { BellIcon, Icon } from '@gladhand/ui';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { refetch } from '#storybook/refetch';
import { StoryHost } from '#storybook/StoryHost';
import { storyServerApi } from '#storybook/storyServer';
import { everyMode } from '#storybook/visual';
import { AlertInbox } from '../AlertInbox/AlertInbox';
import { EMPTY_INBOX_VIEW } from '../AlertInbox/alertInboxView';
import { BOSS, later, withAlerts } from '../alerts.stories.data';
import { AlertBell } from './AlertBell';
import { AlertCount } from './AlertCount';

let client = createWidgetQueryClient();

const meta = preview.meta({
  title: 'Fleet/AlertBell',
  component: AlertBell,
  args: {
    onOpen: fn(),
    inbox: ({ customerId }) => <AlertInbox view={{ ...EMPTY_INBOX_VIEW, customerId }} />,
  },
  beforeEach: () => {
    client = createWidgetQueryClient();
  },
  decorators: [
    (Story) => (
      <StoryHost as={BOSS} now={later} queryClient={client}>
        <Story />
      </StoryHost>
    ),
  ],
});

/** Three alerts need the user; the bell opens them in a sheet. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  beforeEach: async () => void (await withAlerts()),
  play: async ({ canvas, userEvent, args }) => {
    const bell = await canvas.findByRole('button', { name: '3 alerts need you' });
    await userEvent.click(bell);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    const page = within(document.body);
    const sheet = await page.findByRole('dialog', { name: 'Alerts' });
    await expect(await within(sheet).findByRole('list', { name: 'Alerts' })).toBeVisible();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close alerts' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(bell).toHaveFocus();
  },
});

/** The count follows what others do. */
export const Live = meta.story({
  beforeEach: async () => void (await withAlerts()),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '3 alerts need you' });
    const api = await storyServerApi(BOSS);
    const customerId = (await api.me()).customerId ?? 1;
    const { alerts } = await api.alerts.list({
      customerId,
      group: 'attention',
      paginationInput: { pageSize: 100, pageNumber: 1 },
    });
    const keys = alerts.slice(1).map(({ id, version }) => ({ id, version }));
    await api.alerts.handle({ customerId, alerts: keys, action: 'acknowledge' });
    await refetch(client, 'alertCount');
    await expect(await canvas.findByRole('button', { name: '1 alert needs you' })).toBeVisible();
  },
});

/** Nothing is open. */
export const NothingNeedsYou = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'No alerts need you' })).toBeVisible();
  },
});

/** More than 99 are not written out, except for screen readers. */
export const Many = meta.story({
  beforeEach: ({ msw }) => msw.use(alertCountAnswers(1_234)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '1,234 alerts need you' })).toBeVisible();
    await expect(canvas.getByText('99+')).toBeVisible();
  },
});

/** The count alone, at the corner of an icon that leads to the alerts. */
export const CountAlone = meta.story({
  parameters: { dataTexts: ['Alerts'] },
  beforeEach: async () => void (await withAlerts()),
  render: () => (
    <a href="#alerts" style={{ position: 'relative', display: 'inline-grid', margin: 16 }}>
      <Icon icon={BellIcon} size={18} />
      <AlertCount />
      <span>Alerts</span>
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '3 alerts need you, Alerts' })).toBeVisible();
    await expect(canvas.getByText('3')).toBeVisible();
  },
});

/** The host opens its own page. */
export const OpensAPage = meta.story({
  args: { inbox: undefined },
  beforeEach: async () => void (await withAlerts()),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '3 alerts need you' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
  },
});

/** Users without access to alerts have no bell. */
export const NoAccess = meta.story({
  parameters: { dataTexts: ['No bell'] },
  decorators: [
    (Story) => (
      <StoryHost as={BOSS} can={(subject) => subject !== 'alertCount'}>
        <p>No bell</p>
        <Story />
      </StoryHost>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No bell')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** The count is loading. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Alerts' })).toBeVisible();
  },
});

/** The count couldn't be loaded: the bell still opens the alerts. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Alerts' }));
    const sheet = await within(document.body).findByRole('dialog', { name: 'Alerts' });
    await expect(await within(sheet).findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Dark = Default.extend({ globals: { theme: 'dark' } });
export const RightToLeft = Default.extend({ globals: { direction: 'rtl' } });
export const Phone = Default.extend({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
