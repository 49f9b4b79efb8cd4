import { apiFails, apiHangs } from '@gladhand/domain/testing';
import { expect, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { storyServerApi } from '#storybook/storyServer';
import { everyMode } from '#storybook/visual';
import { BOSS, later, withUnsubscribed } from '../../alerts.stories.data';
import { NotificationSettings } from '../NotificationSettings';

const meta = preview.meta({
  title: 'Fleet/OwnSettings',
  component: NotificationSettings,
  parameters: { layout: 'fullscreen' },
  args: { customerId: null },
  decorators: [
    (Story) => (
      <StoryHost as={BOSS} now={later}>
        <div style={{ blockSize: 720 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
});

/** Without a choice, every alert is sent by email at once. Quiet hours and a digest are saved together. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas, userEvent, step }) => {
    const own = within(await canvas.findByRole('region', { name: 'My notifications' }));
    const email = within(await own.findByRole('group', { name: 'Send emails about' }));
    await expect(email.getByRole('checkbox', { name: 'Critical alerts' })).toBeChecked();
    await expect(own.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.click(email.getByRole('checkbox', { name: 'Information' }));
    const devices = within(own.getByRole('group', { name: 'Notify my devices about' }));
    await userEvent.click(devices.getByRole('checkbox', { name: 'Cautions' }));
    await userEvent.click(own.getByRole('checkbox', { name: 'Send me nothing during these hours' }));
    await userEvent.click(own.getByRole('checkbox', { name: 'Send alerts that are not critical as one email' }));
    await userEvent.click(own.getByRole('button', { name: 'Save' }));
    await expect(await own.findByText(/^The next quiet hours begin|^Quiet hours now/)).toBeVisible();
    await step('they were saved', async () => {
      const saved = await (await storyServerApi(BOSS)).alerts.settings();
      await expect(saved).toMatchObject({
        email: ['critical', 'caution'],
        push: ['critical', 'good'],
        quietHours: { zone: 'America/Chicago', windows: [{ from: '22:00', to: '06:00' }], criticalPasses: true },
        digest: { days: [0, 1, 2, 3, 4], time: '07:00' },
        version: 1,
      });
    });
    await step('a test takes the way of real messages', async () => {
      await userEvent.click(own.getByRole('button', { name: 'Send me a test' }));
      await expect(await own.findByText(`A test is on its way to ${BOSS}.`)).toBeVisible();
    });
  },
});

/** A digest needs a day, and quiet hours a time. */
export const Validation = meta.story({
  play: async ({ canvas, userEvent }) => {
    const own = within(await canvas.findByRole('region', { name: 'My notifications' }));
    await userEvent.click(await own.findByRole('checkbox', { name: /^Send alerts that are not critical/ }));
    for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'])
      await userEvent.click(own.getByRole('button', { name: day }));
    await userEvent.click(own.getByRole('button', { name: 'Save' }));
    await expect(own.getByText('Choose at least one day.')).toBeVisible();
    await userEvent.click(own.getByRole('button', { name: 'Sun' }));
    await waitFor(() => expect(own.queryByText('Choose at least one day.')).toBeNull());
  },
});

/** What the user has unsubscribed from can be resumed; administrators see it among the addresses of the customer. */
export const Unsubscribed = meta.story({
  tags: ['!visual'],
  parameters: { dataTexts: ['Reefer fuel low', 'Doors opened', '@'] },
  beforeEach: withUnsubscribed,
  play: async ({ canvas, userEvent }) => {
    const addresses = within(await canvas.findByRole('list', { name: 'Unsubscribed addresses' }));
    await expect(addresses.getByText(BOSS)).toBeVisible();
    const list = within(await canvas.findByRole('list', { name: 'Unsubscribed emails' }));
    await userEvent.click(list.getByRole('button', { name: /^Resume: Emails about the alert rule / }));
    await expect(await canvas.findByText('You have not unsubscribed from any emails.')).toBeVisible();
  },
});

/** The settings were saved in another window. */
export const Conflict = meta.story({
  play: async ({ canvas, userEvent }) => {
    const own = within(await canvas.findByRole('region', { name: 'My notifications' }));
    const email = within(await own.findByRole('group', { name: 'Send emails about' }));
    await userEvent.click(email.getByRole('checkbox', { name: 'Information' }));
    const input = { email: ['critical'], push: [], quietHours: null, digest: null };
    await (await storyServerApi(BOSS)).alerts.saveSettings({ version: 0, input });
    await userEvent.click(own.getByRole('button', { name: 'Save' }));
    await expect(await own.findByText('These settings were changed elsewhere.')).toBeVisible();
    await userEvent.click(own.getByRole('button', { name: 'Load the present settings' }));
    await waitFor(() => {
      const again = within(own.getByRole('group', { name: 'Send emails about' }));
      return expect(again.getByRole('checkbox', { name: 'Cautions' })).not.toBeChecked();
    });
  },
});

/** The first response is loading. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
});

/** The server fails; the entries can't be read. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(500)),
  play: async ({ canvas }) => {
    const own = within(await canvas.findByRole('region', { name: 'My notifications' }));
    await expect(await own.findByRole('button', { name: 'Try again' }, { timeout: 8_000 })).toBeVisible();
  },
});

/** In a box of 400 px, from right to left. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  globals: { direction: 'rtl' },
  play: fitsItsBox(async ({ canvas, userEvent }) => {
    const own = within(await canvas.findByRole('region', { name: 'My notifications' }));
    await userEvent.click(await own.findByRole('checkbox', { name: 'Send me nothing during these hours' }));
    return own.findByRole('group', { name: 'Quiet hours' });
  }),
});
