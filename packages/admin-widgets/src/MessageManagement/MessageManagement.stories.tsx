import { ApiErrorCode } from '@gladhand/domain';
import type { DeveloperMessageInput } from '@gladhand/domain/messages';
import { apiFails, apiHangs, graphqlFails } from '@gladhand/domain/testing';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectTextsFit } from '#storybook/expectTextsFit';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { storyServerApi } from '#storybook/storyServer';
import { noPicture } from '#storybook/visual';
import { MessageManagement } from './MessageManagement';
import { FIRST_VIEW } from './messageView';

const ADMIN = 'admin@gladhand.example';
const notify = fn();

const meta = preview.meta({
  title: 'Admin/MessageManagement',
  component: MessageManagement,
  args: { onViewChange: fn() },
  tags: ['no-picture'],
  parameters: { layout: 'fullscreen', ...noPicture },
  decorators: [
    (Story) => (
      <StoryHost notify={notify} links={{ user: (id) => `#user-${id}`, customer: (id) => `#customer-${id}` }}>
        <div style={{ blockSize: 640 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
  beforeEach: () => void notify.mockClear(),
});

const DISMISSES = 'manager@gladhand.example';
const EVERYONE = { roles: [], customerIds: [], features: [] };
async function write(...messages: Partial<DeveloperMessageInput>[]) {
  const { messages: api } = await storyServerApi(ADMIN);
  for (const change of messages) {
    const message = {
      severity: 'info',
      text: 'Reports are faster.',
      isDismissible: true,
      audience: EVERYONE,
      ...change,
    };
    await api.create({ message });
  }
}
const TOMORROW = '2026-11-18T06:00:00.000Z';
const writeThree = () =>
  write(
    { text: 'Reports are faster.' },
    {
      ...{ severity: 'critical', text: 'Positions are delayed.', isDismissible: false, until: TOMORROW },
      audience: { roles: ['CUSTOMER', 'CUSTOMER_ADMIN'], customerIds: [1, 2], features: ['Insight'] },
    },
    { severity: 'warning', text: 'Maintenance tomorrow', from: TOMORROW },
  );
const rowOf = async (text: string) => {
  const found = await screen.findByText(text);
  return within(found.closest('li') as HTMLElement);
};

/** Each message with its state, audience and times. */
export const Default = meta.story({
  tags: ['compared'],
  beforeEach: writeThree,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 messages')).toBeVisible();
    const delayed = await rowOf('Positions are delayed.');
    await expect(delayed.getByText('Critical')).toBeVisible();
    await expect(delayed.getByText('Shown')).toBeVisible();
    await expect(delayed.getByText(/Standard User, Account Administrator, Insight/)).toBeVisible();
    const hrefs = delayed.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(expect.arrayContaining(['#customer-1', '#customer-2']));
    await expect(delayed.getByText("Can't be dismissed")).toBeVisible();
    const faster = await rowOf('Reports are faster.');
    await expect(faster.getByText('Everyone')).toBeVisible();
    await expect(faster.getByText('Until withdrawn')).toBeVisible();
    await expect(faster.getByRole('link', { name: ADMIN })).toHaveAttribute('href', expect.stringMatching(/^#user-/));
    await expect((await rowOf('Maintenance tomorrow')).getByText('Scheduled')).toBeVisible();
  },
});

/** The number of users who have dismissed a message leads to them. */
export const Dismissed = meta.story({
  beforeEach: async () => {
    await write({ text: 'Reports are faster.' });
    const { messages } = await storyServerApi(DISMISSES);
    const [message] = (await messages.forMe()).messages;
    await messages.dismiss(message?.id ?? '');
  },
  play: async ({ canvas }) => {
    const number = await canvas.findByRole('button', { name: '1 user has dismissed it' });
    await expect(number).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(number);
    const user = await canvas.findByRole('link', { name: DISMISSES });
    await expect(user).toHaveAttribute('href', expect.stringMatching(/^#user-/));
  },
});

/** Writes a message for one role of one customer, beside its preview and the users that it reaches. */
export const Write = meta.story({
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write message' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Write Message' }));
    const publish = dialog.getByRole('button', { name: 'Publish' });
    await expect(publish).toBeDisabled();
    await expect(await dialog.findByText(/^Reaches [\d,]+ users$/)).toBeInTheDocument();
    await step('bad input says what to do, at its field', async () => {
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Users can dismiss it' }));
      await userEvent.click(dialog.getByLabelText(/^Text/));
      await userEvent.paste('See [this](javascript:alert(1))');
      await userEvent.click(publish);
      await expect(await dialog.findByText(/Links can lead to https:/)).toBeVisible();
      await expect(dialog.getByText("Choose an end, because users can't dismiss it.")).toBeInTheDocument();
    });
    await step('the preview shows it as the audience sees it', async () => {
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Users can dismiss it' }));
      await userEvent.clear(dialog.getByLabelText(/^Text/));
      await userEvent.click(dialog.getByLabelText(/^Text/));
      await userEvent.paste('Positions are **delayed**. See [Tracking](/tracking).');
      await userEvent.click(dialog.getByRole('radio', { name: 'Critical' }));
      const shown = within(dialog.getByRole('group', { name: 'Critical' }));
      await expect(shown.getByText('delayed').tagName).toBe('STRONG');
      await expect(shown.getByRole('link', { name: 'Tracking' })).toHaveAttribute('href', '/tracking');
    });
    await step('the number of users leads to them', async () => {
      await userEvent.click(dialog.getByRole('button', { name: /^Reaches [\d,]+ users$/ }));
      const list = await dialog.findByRole('list', { name: /^Reaches/ });
      await expect((await within(list).findAllByRole('link'))[0]).toHaveAttribute(
        'href',
        expect.stringMatching(/^#user-/),
      );
      await userEvent.click(dialog.getByRole('button', { name: /^Reaches [\d,]+ users$/ }));
    });
    await step('the reach follows the audience', async () => {
      await userEvent.click(dialog.getByRole('combobox', { name: /^Roles/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Dealer' }));
      await userEvent.keyboard('{Escape}');
      await expect(await dialog.findByText(/^Dealer: \d+$/)).toBeInTheDocument();
    });
    await userEvent.click(publish);
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ tone: 'good', title: 'Message published' }));
    const row = await rowOf('Positions are delayed. See Tracking.');
    await expect(row.getByText('Dealer')).toBeVisible();
  },
});

/** A later start makes it a scheduled message. */
export const Schedule = meta.story({
  args: { view: { ...FIRST_VIEW, openId: 'new' } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Write Message' }));
    await userEvent.type(dialog.getByLabelText(/^Text/), 'Maintenance on Friday');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Start day/ }), '11/20/2026');
    await userEvent.tab();
    await userEvent.click(await dialog.findByRole('button', { name: 'Schedule' }));
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ tone: 'good', title: 'Message scheduled' }));
    const { messages: api } = await storyServerApi(ADMIN);
    const { messages } = await api.list({ limit: 1 });
    await expect(messages[0]).toMatchObject({ from: '2026-11-20T06:00:00.000Z', state: 'scheduled' });
  },
});

/** Someone else has saved the message: both versions are shown, and nothing is lost. */
export const Conflict = meta.story({
  beforeEach: () => write({ text: 'Before' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Before' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Message' }));
    const { messages: api } = await storyServerApi(ADMIN);
    const [saved] = (await api.list({ limit: 1 })).messages;
    if (!saved) throw new Error('No message');
    const message = { severity: 'warning', text: 'By someone else', isDismissible: true, audience: EVERYONE };
    await api.update({ id: saved.id, version: saved.version, message, showAgain: false });
    await userEvent.clear(dialog.getByLabelText(/^Text/));
    await userEvent.type(dialog.getByLabelText(/^Text/), 'Mine');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Someone else has changed this message')).toBeVisible();
    await expect(dialog.getByRole('cell', { name: 'By someone else' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ tone: 'good', title: 'Message updated' }));
    await expect(await canvas.findByText('Mine')).toBeVisible();
  },
});

/** Withdrawing needs a confirmation; the message stays in the list. */
export const Withdraw = meta.story({
  beforeEach: () => write({ text: 'Wrong message' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw Wrong message' }));
    const confirm = within(await screen.findByRole('alertdialog', { name: 'Withdraw this message?' }));
    await userEvent.click(confirm.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ tone: 'good', title: 'Message withdrawn' }));
    await waitFor(async () => expect((await rowOf('Wrong message')).getAllByText(/Withdrawn/)).toHaveLength(2));
    await expect(canvas.queryByRole('button', { name: 'Edit Wrong message' })).toBeNull();
  },
});

/** Filters are part of the view, which the host keeps in its URL. */
export const Filtered = meta.story({
  beforeEach: writeThree,
  args: { view: { ...FIRST_VIEW, state: 'scheduled' } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Maintenance tomorrow')).toBeVisible();
    await expect(canvas.getByText('1 message')).toBeVisible();
    await expect(canvas.queryByText('Reports are faster.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onViewChange).toHaveBeenCalledWith(FIRST_VIEW, undefined);
  },
});

export const NoMatch = meta.story({
  beforeEach: writeThree,
  args: { view: { ...FIRST_VIEW, search: 'nothing like this' } },
  play: async ({ canvas }) => expect(await canvas.findByText('No matching messages')).toBeVisible(),
});

export const Empty = meta.story({
  play: async ({ canvas }) => expect(await canvas.findByText('No messages yet')).toBeVisible(),
});

/** Entries stay when a save fails. */
export const SaveFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(graphqlFails(ApiErrorCode.Unavailable, 'The server is busy.', 'CreateDeveloperMessage')),
  args: { view: { ...FIRST_VIEW, openId: 'new' } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Write Message' }));
    await userEvent.type(dialog.getByLabelText(/^Text/), 'Kept');
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The server is busy.');
    await expect(dialog.getByLabelText(/^Text/)).toHaveValue('Kept');
  },
});

/** The server refuses users who don't write messages. */
export const Forbidden = meta.story({
  decorators: [
    (Story) => (
      <StoryHost as="manager@gladhand.example" can={() => false}>
        <div style={{ blockSize: 640 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You don't have access to/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Write message' })).toBeNull();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(503)),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: /try again/i }, { timeout: 5_000 })).toBeVisible(),
});

/** No network. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(http.all('/graphql', () => HttpResponse.error())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, { timeout: 8_000 })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
  play: async ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelector('[aria-busy=true]')).toBeInTheDocument()),
});

const writeLong = () =>
  write({
    text: `${'Wartungsarbeiten'.repeat(10)} ${'and more words '.repeat(30)}`,
    audience: { roles: ['CUSTOMER', 'CUSTOMER_ADMIN', 'ALL_CUSTOMER_VIEW'], customerIds: [1, 2, 3], features: [] },
  });

export const LongText = meta.story({
  // Parts of a long text of its author are the same in every language.
  tags: ['no-texts'],
  beforeEach: writeLong,
  play: async ({ canvas }) => expect(await canvas.findByText(/^Wartungsarbeiten/)).toBeVisible(),
});

/** In containers of 400 and 360 px on a wide page. */
export const InABox = meta.story({
  // Parts of a long text of its author are the same in every language.
  tags: ['no-texts'],
  parameters: { boxPx: 400 },
  beforeEach: writeLong,
  play: fitsItsBox(({ canvas }) => canvas.findByText('1 message')),
});

/** The form in containers of 400 and 360 px. */
export const FormInABox = meta.story({
  parameters: { boxPx: 400 },
  args: { view: { ...FIRST_VIEW, openId: 'new' } },
  play: fitsItsBox(() => screen.findByRole('dialog', { name: 'Write Message' })),
});

export const RightToLeft = meta.story({
  // Parts of a long text of its author are the same in every language.
  tags: ['no-texts'],
  parameters: { boxPx: 400 },
  globals: { direction: 'rtl' },
  beforeEach: writeLong,
  play: fitsItsBox(({ canvas }) => canvas.findByText('1 message')),
});

export const German = meta.story({
  globals: { language: 'de' },
  beforeEach: writeThree,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Nachricht schreiben' })).toBeVisible();
    await expect(await canvas.findByText('Geplant')).toBeVisible();
    await expectTextsFit();
  },
});

export const Spanish = meta.story({
  globals: { language: 'es' },
  beforeEach: writeThree,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Escribir mensaje' })).toBeVisible();
    await expect(await canvas.findByText('Programado')).toBeVisible();
    await expectTextsFit();
  },
});
