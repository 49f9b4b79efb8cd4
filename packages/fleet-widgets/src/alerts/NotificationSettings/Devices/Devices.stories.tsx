import { apiFails, apiHangs } from '@gladhand/domain/testing';
import { HttpResponse, http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { storyServerApi } from '#storybook/storyServer';
import { BOSS, later } from '../../alerts.stories.data';
import { NotificationSettings } from '../NotificationSettings';
import { InBrowser, withPhone } from './devices.stories.data';
import type { RememberedDevice } from './pushPort';

const meta = preview.meta({
  title: 'Fleet/PushDevices',
  component: NotificationSettings,
  tags: ['!visual'],
  parameters: { layout: 'fullscreen', dataTexts: ['Chrome on'], browser: {} },
  args: { customerId: null },
  render: (args, { parameters }) => <InBrowser {...args} browser={parameters.browser} />,
  decorators: [
    (Story) => (
      <StoryHost as={BOSS} now={later} can={(subject) => subject !== 'webhooks'}>
        <div style={{ blockSize: 900 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
});

type Canvas = Pick<ReturnType<typeof within>, 'findByRole'>;
const devicesIn = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Devices' }));

/** A click asks for permission; then this browser is in the list, and a test reaches every device. */
export const Default = meta.story({
  beforeEach: async () => {
    await withPhone(BOSS);
  },
  play: async ({ canvas, userEvent, step }) => {
    const devices = await devicesIn(canvas);
    await expect(await devices.findByText('Off in this browser')).toBeVisible();
    await userEvent.click(devices.getByRole('button', { name: 'Notify on this device' }));
    await expect(await devices.findByText('On in this browser')).toBeVisible();
    const list = within(devices.getByRole('list', { name: 'Your devices' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await expect(list.getByText(/^This browser, Since/)).toBeVisible();
    await step('a test', async () => {
      await userEvent.click(devices.getByRole('button', { name: 'Send a test to my devices' }));
      await expect(await devices.findByText('A test is on its way to 2 devices.')).toBeVisible();
    });
    await step('removes the phone, then stops here', async () => {
      await userEvent.click(list.getByRole('button', { name: 'Remove Chrome on Android' }));
      await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
      await userEvent.click(devices.getByRole('button', { name: 'Stop on this device' }));
      await expect(await devices.findByText('Off in this browser')).toBeVisible();
      await expect(await (await storyServerApi(BOSS)).alerts.pushSubscriptions()).toHaveLength(0);
    });
  },
});

/** The question is closed without an answer, then answered with no: how to change that. */
export const Blocked = meta.story({
  parameters: { browser: { answers: ['default', 'denied'] } },
  play: async ({ canvas, userEvent }) => {
    const devices = await devicesIn(canvas);
    await userEvent.click(await devices.findByRole('button', { name: 'Notify on this device' }));
    await expect(await devices.findByText(/^Notifications stay off/)).toBeVisible();
    await userEvent.click(devices.getByRole('button', { name: 'Notify on this device' }));
    await expect(await devices.findByText(/^Notifications of this site are blocked/)).toBeVisible();
    await expect(devices.getByText('Off in this browser')).toBeVisible();
    await expect(devices.queryByRole('button')).toBeNull();
  },
});

let remembered: RememberedDevice | undefined;

/** The permission was withdrawn since the last visit: the server forgets the device. */
export const Withdrawn = meta.story({
  parameters: { browser: { permission: 'denied', remembered: () => remembered } },
  async beforeEach() {
    const { id, endpoint } = await withPhone(BOSS);
    remembered = { userId: (await (await storyServerApi(BOSS)).me()).id, id, endpoint };
  },
  play: async ({ canvas }) => {
    const devices = await devicesIn(canvas);
    await expect(await devices.findByText(/^The permission for notifications was withdrawn/)).toBeVisible();
    await waitFor(() => expect(devices.queryByRole('list')).toBeNull());
  },
});

/** The push service can't be reached. */
export const NotSubscribed = meta.story({
  parameters: { browser: { isOffline: true } },
  play: async ({ canvas, userEvent }) => {
    const devices = await devicesIn(canvas);
    await userEvent.click(await devices.findByRole('button', { name: 'Notify on this device' }));
    await expect(await devices.findByText(/^We could not turn on notifications/)).toBeVisible();
  },
});

/** A host without a service worker. */
export const WithoutWorker = meta.story({
  parameters: { browser: null },
  play: async ({ canvas }) => {
    const devices = await devicesIn(canvas);
    await expect(await devices.findByText(/^This application doesn't offer notifications/)).toBeVisible();
  },
});

/** A frame in a page of another site. */
export const Framed = meta.story({
  parameters: { browser: { obstacle: 'framed' } },
  play: async ({ canvas }) => {
    const devices = await devicesIn(canvas);
    await expect(await devices.findByText(/Open the portal in its own tab/)).toBeVisible();
  },
});

/** A server without a key. */
export const WithoutKey = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('/graphql', async ({ request }) =>
        (await request.clone().text()).includes('pushKey') ? HttpResponse.json({ data: { pushKey: null } }) : undefined,
      ),
    ),
  play: async ({ canvas }) => {
    const devices = await devicesIn(canvas);
    await expect(await devices.findByText(/^This server sends no notifications/)).toBeVisible();
  },
});

/** The first response is loading. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
});

/** The devices couldn't be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(500)),
  play: async ({ canvas }) => {
    const devices = await devicesIn(canvas);
    await expect(await devices.findByRole('button', { name: 'Try again' }, { timeout: 8_000 })).toBeVisible();
  },
});

/** In a box of 400 px, from right to left. */
export const InABox = meta.story({
  parameters: { boxPx: 400, browser: {} },
  globals: { direction: 'rtl' },
  beforeEach: async () => {
    await withPhone(BOSS);
  },
  play: fitsItsBox(async ({ canvas }) => {
    const devices = await devicesIn(canvas);
    return devices.findByRole('button', { name: 'Notify on this device' });
  }),
});
