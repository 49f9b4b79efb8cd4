import { ApiErrorCode } from '@gladhand/domain';
import type { DeveloperMessageInput } from '@gladhand/domain/messages';
import { apiFails, apiHangs, graphqlFails } from '@gladhand/domain/testing';
import { HttpResponse, http } from 'msw';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { storyServerApi } from '#storybook/storyServer';
import { noPicture } from '#storybook/visual';
import { MessageBanner } from './MessageBanner';

const ADMIN = 'admin@gladhand.example';

const meta = preview.meta({
  title: 'Admin/MessageBanner',
  component: MessageBanner,
  args: { messages: {} },
  tags: ['no-picture'],
  parameters: noPicture,
  decorators: [
    (Story) => (
      <StoryHost>
        <Story />
      </StoryHost>
    ),
  ],
});

type Change = Partial<DeveloperMessageInput>;
const EVERYONE = { roles: [], customerIds: [], features: [] };
/** Writes messages as an administrator. */
async function write(...messages: Change[]) {
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
const noticeOf = async (canvas: ReturnType<typeof within>, name: string) =>
  within(await canvas.findByRole('group', { name }));
const END = '2026-11-18T00:00:00.000Z';

/** Icon and word say the severity; links lead to pages of the portal and to other sites. */
export const Critical = meta.story({
  // What the author wrote in Markdown is the same in every language.
  tags: ['compared', 'no-texts'],
  beforeEach: () =>
    write({
      severity: 'critical',
      text: 'Positions are **delayed**. See [Tracking](/tracking) and the [status page](https://status.example.com).',
    }),
  play: async ({ canvas }) => {
    const notice = await noticeOf(canvas, 'Critical');
    await expect(notice.getByText('Critical')).toBeVisible();
    await expect(notice.getByText('delayed').tagName).toBe('STRONG');
    await expect(notice.getByRole('link', { name: 'Tracking' })).toHaveAttribute('href', '/tracking');
    const away = notice.getByRole('link', { name: 'status page' });
    await expect(away).toHaveAttribute('target', '_blank');
    await expect(away).toHaveAttribute('rel', 'noreferrer');
    await expect(canvas.getByRole('region', { name: 'Messages' })).toBeVisible();
  },
});

/** What could be HTML is text. */
export const PlainHtml = meta.story({
  // What the author wrote in Markdown is the same in every language.
  tags: ['no-texts'],
  beforeEach: () => write({ text: 'Use <b>this</b> <img src=x onerror=alert(1)>\n\n- one\n- two' }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Use <b>this</b> <img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

/** Several messages take the space of one, most urgent first. */
export const Several = meta.story({
  beforeEach: () =>
    write(
      { text: 'First news' },
      { severity: 'critical', text: 'The API is down.', isDismissible: false, until: END },
      { severity: 'warning', text: 'Maintenance on Sunday' },
    ),
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByText('The API is down.')).toBeVisible();
    await expect(canvas.getByText('1 of 3')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Dismiss message' })).toBeNull();
    await step('goes on and back by keyboard', async () => {
      canvas.getByRole('button', { name: 'Next' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('Maintenance on Sunday')).toBeVisible();
      await expect(canvas.getByText('2 of 3')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Previous message' }));
      await expect(await canvas.findByText('The API is down.')).toBeVisible();
    });
    await step('a dismissed message makes room for the next one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss message' }));
      await expect(await canvas.findByText('First news')).toBeVisible();
      await expect(canvas.getByText('2 of 2')).toBeVisible();
      await expect(canvas.getByRole('region', { name: 'Messages' })).toHaveFocus();
    });
    const { messages: api } = await storyServerApi(ADMIN);
    await waitFor(async () => {
      const { messages } = await api.forMe();
      await expect(messages.map(({ text }) => text)).toEqual(['The API is down.', 'First news']);
    });
  },
});

/** A message appears while the page is open, and disappears when it is withdrawn. */
export const Live = meta.story({
  play: async ({ canvas }) => {
    const { messages: api } = await storyServerApi(ADMIN);
    const message = { severity: 'warning', text: 'Written just now', isDismissible: true, audience: EVERYONE };
    const { id, version } = await api.create({ message });
    await expect(await canvas.findByText('Written just now', undefined, { timeout: 10_000 })).toBeVisible();
    await api.withdraw({ id, version });
    await waitFor(() => expect(canvas.queryByText('Written just now')).toBeNull(), { timeout: 10_000 });
  },
});

/** A message for another customer isn't shown. */
export const OtherCustomer = meta.story({
  decorators: [
    (Story) => (
      <StoryHost as="manager@gladhand.example">
        <Story />
      </StoryHost>
    ),
  ],
  beforeEach: () =>
    write(
      { text: 'For customer two', audience: { ...EVERYONE, customerIds: [2] } },
      { text: 'For customer one', audience: { ...EVERYONE, customerIds: [1] } },
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('For customer one')).toBeVisible();
    await expect(canvas.queryByText('1 of 2')).toBeNull();
  },
});

/** A long message is folded, so that it leaves the page visible. */
export const LongText = meta.story({
  // What the author wrote in Markdown is the same in every language.
  tags: ['no-texts'],
  beforeEach: () => write({ text: `${'A long message. '.repeat(60)}\n\n[The end](/parts) ${'W'.repeat(120)}` }),
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('button', { name: 'Show all' });
    await expect(open).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'The end' })).toBeNull();
    await userEvent.click(open);
    await expect(canvas.getByRole('link', { name: 'The end' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show less' }));
    await expect(canvas.queryByRole('link', { name: 'The end' })).toBeNull();
  },
});

const notify = fn();

/** A message that couldn't be dismissed comes back, and the host says why. */
export const NotDismissed = meta.story({
  decorators: [
    (Story) => (
      <StoryHost notify={notify}>
        <Story />
      </StoryHost>
    ),
  ],
  beforeEach: async ({ msw }) => {
    notify.mockClear();
    msw.use(graphqlFails(ApiErrorCode.Unavailable, 'The server is busy.', 'DismissMessage'));
    await write({ text: 'Stubborn' });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss message' }));
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({
        ...{ tone: 'critical', title: 'Message not dismissed', detail: 'The server is busy.' },
      }),
    );
    await expect(await canvas.findByText('Stubborn')).toBeVisible();
  },
});

/** Without messages, the banner takes no space. */
export const Empty = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('section')).toBeInTheDocument());
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvasElement.querySelector('section')?.getBoundingClientRect().height).toBe(0);
  },
});

/** Nothing is shown until the messages are there. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
  play: async ({ canvas }) => expect(canvas.queryByRole('region')).toBeNull(),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(503)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Messages couldn't be loaded", undefined, { timeout: 5_000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** No network. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(http.all('/graphql', () => HttpResponse.error())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, { timeout: 8_000 })).toBeVisible();
  },
});

/** A host whose users get no messages. */
export const Forbidden = meta.story({
  decorators: [
    (Story) => (
      <StoryHost can={() => false}>
        <Story />
      </StoryHost>
    ),
  ],
  beforeEach: () => write({ text: 'Hidden' }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('Hidden')).toBeNull();
    await expect(canvasElement.querySelector('section')).toBeNull();
  },
});

const writeTwo = () =>
  write(
    { severity: 'warning', text: `Maintenance ${'Wartungsarbeiten'.repeat(6)} on Sunday [Details](/parts)` },
    { text: 'Another one' },
  );

/** In containers of 400 and 360 px on a wide page. */
export const InABox = meta.story({
  // What the author wrote in Markdown is the same in every language.
  tags: ['no-texts'],
  parameters: { boxPx: 400 },
  beforeEach: writeTwo,
  play: fitsItsBox(({ canvas }) => canvas.findByText('1 of 2')),
});

/** Right to left, in a narrow container. */
export const RightToLeft = meta.story({
  // What the author wrote in Markdown is the same in every language.
  tags: ['no-texts'],
  parameters: { boxPx: 400 },
  globals: { direction: 'rtl' },
  beforeEach: writeTwo,
  play: fitsItsBox(({ canvas }) => canvas.findByText('1 of 2')),
});

/** In German. */
export const German = meta.story({
  globals: { language: 'de' },
  beforeEach: writeTwo,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Warnung')).toBeVisible();
    await expect(canvas.getByText('1 von 2')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Nachricht ausblenden' })).toBeVisible();
  },
});
