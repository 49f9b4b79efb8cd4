import { ApiErrorCode } from '@gladhand/domain';
import type { WebhookInput } from '@gladhand/domain/alerts';
import { createWidgetQueryClient } from '@gladhand/domain/react';
import { apiFails, apiHangs, graphqlFails } from '@gladhand/domain/testing';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { refetch } from '#storybook/refetch';
import { StoryHost } from '#storybook/StoryHost';
import { storyServer, storyServerApi } from '#storybook/storyServer';
import { everyMode } from '#storybook/visual';
import { BOSS, later, withAlerts } from '../alerts.stories.data';
import { NotificationSettings } from './NotificationSettings';

const meta = preview.meta({
  title: 'Fleet/NotificationSettings',
  component: NotificationSettings,
  parameters: {
    layout: 'fullscreen',
    dataTexts: ['Dispatch', 'Yard display', 'https://', 'Gateway', 'Internal Server Error', 'ok', '{"type"'],
  },
  args: { onCustomerChange: fn() },
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

const DISPATCH: WebhookInput = {
  name: 'Dispatch',
  url: 'https://dispatch.example/alerts',
  severities: ['critical', 'caution'],
  enabled: true,
};

/** Three webhooks: one whose messages arrive, one whose server fails, and one that is off. */
async function withWebhooks() {
  const api = await storyServerApi(BOSS);
  const customerId = (await api.me()).customerId ?? 1;
  const create = async (webhook: Partial<WebhookInput>) => {
    const made = await api.alerts.createWebhook({ customerId, webhook: { ...DISPATCH, ...webhook } });
    return { customerId, id: made.webhook.id };
  };
  await api.alerts.testWebhook(await create({}));
  await api.alerts.testWebhook(await create({ name: 'Gateway', url: 'https://broken.example/hook' }));
  await create({ name: 'Yard display', url: 'https://yard.example/a', severities: ['good'], enabled: false });
  return { api, customerId };
}
const beforeEach = async () => {
  await withWebhooks();
};

type Canvas = Pick<ReturnType<typeof within>, 'findByRole'>;
type User = { click: (element: Element) => Promise<void> };

const choose = async (canvas: Canvas, userEvent: User, name: string, action: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: `More about ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const dialogOf = async (name: string, role: 'dialog' | 'alertdialog' = 'dialog') =>
  within(await screen.findByRole(role, { name }));

/** Webhooks by name with how they fare. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  beforeEach,
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Webhook delivery' }));
    const [dispatch, gateway, yard] = list.getAllByRole('listitem');
    await expect(dispatch).toHaveTextContent(
      /^Dispatchhttps:\/\/dispatch.example\/alertsCritical, Caution.*Last delivered/,
    );
    await expect(gateway).toHaveTextContent(/Last attempt failed/);
    await expect(yard).toHaveTextContent(/Information.*Off$/);
    await expect(canvas.getByRole('switch', { name: 'Yard display is on' })).not.toBeChecked();
  },
});

export const Dark = Default.extend({ globals: { theme: 'dark' } });

export const RightToLeft = meta.story({ beforeEach, globals: { direction: 'rtl' } });

/** In German. */
export const German = meta.story({
  beforeEach,
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Zustellung per Webhook' })).toBeVisible();
    await expect(await canvas.findByText(/^Zuletzt zugestellt/)).toBeVisible();
  },
});

/** A new webhook is checked, and its secret is shown once. */
export const Creates = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText('No webhooks yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add webhook' }));
    const form = await dialogOf('Add a webhook');
    await step('incomplete', async () => {
      await userEvent.type(form.getByRole('textbox', { name: /^URL/ }), 'http://dispatch.example');
      for (const name of ['Critical', 'Caution', 'Information'])
        await userEvent.click(form.getByRole('checkbox', { name }));
      await userEvent.click(form.getByRole('button', { name: 'Add webhook' }));
      await expect(form.getByText('Enter a name.')).toBeVisible();
      await expect(form.getByText(/^Enter an https address/)).toBeVisible();
      await expect(form.getByText('Choose at least one severity.')).toBeVisible();
    });
    await step('complete', async () => {
      await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'Dispatch');
      await userEvent.clear(form.getByRole('textbox', { name: /^URL/ }));
      await userEvent.type(form.getByRole('textbox', { name: /^URL/ }), 'https://dispatch.example/alerts');
      await userEvent.click(form.getByRole('checkbox', { name: 'Critical' }));
      await userEvent.keyboard('{Enter}');
      await userEvent.click(form.getByRole('button', { name: 'Add webhook' }));
    });
    const secret = await dialogOf('Signing secret');
    await expect(secret.getByText(/^whsec_[A-Za-z0-9+/]{43}=$/)).toBeVisible();
    await expect(secret.getByRole('button', { name: 'Copy secret' })).toBeVisible();
    await userEvent.click(secret.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByRole('switch', { name: 'Dispatch is on' })).toBeChecked();
    await expect(document.body.textContent).not.toContain('whsec_');
  },
});

/** Someone else saved first: what was typed stays, and saving again replaces it. */
export const Conflict = meta.story({
  beforeEach,
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Dispatch', 'Edit');
    const form = await dialogOf('Edit webhook');
    const api = await storyServerApi(BOSS);
    const customerId = (await api.me()).customerId ?? 1;
    const [first] = await api.alerts.webhooks(customerId);
    await api.alerts.updateWebhook({
      customerId,
      id: first?.id ?? '',
      version: 1,
      input: { ...DISPATCH, name: 'Theirs' },
    });
    await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), ' desk');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText(/^Someone else has changed this webhook/)).toBeVisible();
    await expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('Dispatch desk');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Dispatch desk')).toBeVisible();
  },
});

/** A switch acts at once. */
export const Switches = meta.story({
  beforeEach,
  play: async ({ canvas, userEvent }) => {
    const dispatch = await canvas.findByRole('switch', { name: 'Dispatch is on' });
    await userEvent.click(dispatch);
    await waitFor(() => expect(dispatch).not.toBeChecked());
    await userEvent.click(dispatch);
    await waitFor(() => expect(dispatch).toBeChecked());
  },
});

/** Rotating asks, says how long the earlier secret works, and shows the new one once. */
export const Rotates = meta.story({
  beforeEach,
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Dispatch', 'Rotate secret');
    const question = await dialogOf('Rotate the secret of Dispatch?', 'alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'Rotate secret' }));
    const secret = await dialogOf('Signing secret');
    await userEvent.click(secret.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByText(/^Both secrets work until/)).toBeVisible();
  },
});

/** A test opens the messages, with every attempt. One that failed can be sent again. */
export const TestsAndReplays = meta.story({
  beforeEach,
  play: async ({ canvas, userEvent, step }) => {
    await choose(canvas, userEvent, 'Gateway', 'Send a test');
    const log = await dialogOf('Messages to Gateway');
    const messages = within(await log.findByRole('list', { name: 'Messages' }));
    await waitFor(() => expect(messages.getAllByText('Failed, will be tried again')).toHaveLength(2));
    await expect(messages.getAllByText(/· Response 500, after/)).toHaveLength(2);
    await step('again', async () => {
      const [again] = messages.getAllByRole('button', { name: /^Send again: Test message, / });
      if (!again) throw new Error('A failed message can be sent again.');
      await userEvent.click(again);
      await expect(await messages.findByRole('list', { name: '2 attempts' }, { timeout: 6_000 })).toBeVisible();
    });
    const [body] = messages.getAllByText('Message body');
    if (body) await userEvent.click(body);
    await expect(messages.getAllByText(/^\{"type":"alert.test"/)[0]).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Nothing was sent yet. */
export const NoMessages = meta.story({
  beforeEach,
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Yard display', 'Messages');
    const log = await dialogOf('Messages to Yard display');
    await expect(await log.findByText('No messages yet')).toBeVisible();
  },
});

/** Deleting asks. */
export const Deletes = meta.story({
  beforeEach,
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Yard display', 'Delete');
    const question = await dialogOf('Delete Yard display?', 'alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByText('Yard display')).toBeNull());
  },
});

/** Emails that the mail server refused, with its answer. */
export const NotDelivered = meta.story({
  tags: ['!visual'],
  parameters: { dataTexts: ['@', 'Reefer fuel low', 'Doors opened'] },
  async beforeEach() {
    (await storyServer()).refuseMailTo(BOSS);
    await withAlerts();
  },
  play: async ({ canvas }) => {
    const failures = within(await canvas.findByRole('list', { name: 'Delivery failures' }));
    const [first] = failures.getAllByRole('listitem');
    await expect(first).toHaveTextContent(
      /^(Reefer fuel low|Doors opened)Email to manager@gladhand.example\d alerts?, .+ CST./,
    );
    await expect(await canvas.findByText('No unsubscribed addresses')).toBeVisible();
  },
});

/** Ten webhooks are the most. */
export const Full = meta.story({
  beforeEach: async () => {
    const api = await storyServerApi(BOSS);
    const customerId = (await api.me()).customerId ?? 1;
    for (let number = 1; number <= 10; number++)
      await api.alerts.createWebhook({ customerId, webhook: { ...DISPATCH, name: `Dispatch ${number}` } });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A customer has up to 10 webhooks.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add webhook' })).toBeNull();
  },
});

/** A user who can't manage webhooks. */
export const ReadOnly = meta.story({
  decorators: [
    (Story) => (
      <StoryHost as={BOSS} now={later} can={(subject) => subject !== 'webhooks'}>
        <div style={{ blockSize: 720 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'My notifications' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Webhook delivery' })).toBeNull();
  },
});

/** A user with several customers chooses one first. */
export const SeveralCustomers = meta.story({
  decorators: [
    (Story) => (
      <StoryHost as="admin@gladhand.example" now={later}>
        <div style={{ blockSize: 720 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('No customer chosen')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Customer' }));
    const [first] = await screen.findAllByRole('option');
    if (!first) throw new Error('There are customers.');
    await userEvent.click(first);
    await expect(args.onCustomerChange).toHaveBeenCalledWith(expect.any(Number));
    await expect(await canvas.findByText('No webhooks yet')).toBeVisible();
  },
});

/** The first response is loading. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Notification Management' })).toBeVisible();
  },
});

/** The webhooks couldn't be loaded; a retry can succeed. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The customers couldn't be loaded", {}, { timeout: 8_000 })).toBeVisible();
    // Each section fails and recovers by itself.
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(1));
  },
});

/** No network. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(http.all('/graphql', () => HttpResponse.error())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The customers couldn't be loaded", {}, { timeout: 8_000 })).toBeVisible();
  },
});

/** The server refuses a role that the host let through. */
export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails(ApiErrorCode.Forbidden, 'Your role does not allow this.', 'Webhooks')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have access to the webhooks")).toBeVisible();
  },
});

let client = createWidgetQueryClient();

/** A refresh failed: the webhooks stay, with a note. */
export const Stale = meta.story({
  async beforeEach() {
    client = createWidgetQueryClient();
    await withWebhooks();
  },
  decorators: [
    (Story) => (
      <StoryHost as={BOSS} now={later} queryClient={client}>
        <Story />
      </StoryHost>
    ),
  ],
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('switch', { name: 'Dispatch is on' });
    msw.use(...apiFails(400));
    await refetch(client, 'webhooks');
    await expect(await canvas.findByText('Not up to date')).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Dispatch is on' })).toBeVisible();
  },
});

/** In a box of 400 px, the state is below the name. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  beforeEach,
  play: fitsItsBox(async ({ canvas }) => canvas.findByRole('switch', { name: 'Dispatch is on' })),
});
