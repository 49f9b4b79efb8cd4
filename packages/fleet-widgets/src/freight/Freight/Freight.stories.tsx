import { ApiErrorCode } from '@gladhand/domain';
import { apiFails, apiHangs, graphqlFails } from '@gladhand/domain/testing';
import { HttpResponse, http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { storyServerApi } from '#storybook/storyServer';
import { noPicture } from '#storybook/visual';
import { Freight } from './Freight';

const BOSS = 'manager@gladhand.example';
const VERSION = '2026-11-01';

const meta = preview.meta({
  title: 'Fleet/Freight',
  component: Freight,
  tags: ['no-picture'],
  args: { opensIn: 'widget' },
  parameters: { layout: 'fullscreen', ...noPicture },
  decorators: [
    (Story) => (
      <StoryHost as={BOSS}>
        <div style={{ blockSize: 720 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
});

const accepted = async () => {
  await (await storyServerApi(BOSS)).freight.acceptAgreement(VERSION);
};

/** The answer of one operation, while all others reach the server. */
const answers = (operation: RegExp, answer: () => Response) =>
  http.post('/graphql', async ({ request }) => (operation.test(await request.clone().text()) ? answer() : undefined));

/** The agreement comes first. It has to be accepted knowingly, and the partner's page opens. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const accept = await canvas.findByRole('button', { name: 'Accept and continue' });
    await expect(canvas.getByText('Version 2026-11-01')).toBeVisible();
    await userEvent.click(accept);
    await expect(await canvas.findByText('Check the box to accept the agreement.')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /I have read and accept/ }));
    await userEvent.click(accept);
    const frame = await canvas.findByTitle<HTMLIFrameElement>(/^Freight at /);
    await expect(frame.sandbox).not.toContain('allow-top-navigation');
    await expect(frame.referrerPolicy).toBe('no-referrer');
    await waitFor(() => expect(canvas.queryByText(/^Waiting for/)).toBeNull());
  },
});

/** Keyboard alone. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('group', { name: 'Freight agreement' });
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByTitle(/^Freight at /)).toBeVisible();
  },
});

export const Accepted = meta.story({ beforeEach: accepted });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

/** Without the feature FreightIframe, or at /freight-link. */
export const InATab = meta.story({
  beforeEach: accepted,
  args: { opensIn: 'tab' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Open in a new tab' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
});

/** The operator has published another version since this one was loaded. */
export const Changed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answers(/acceptFreightAgreement/i, () =>
        HttpResponse.json({
          errors: [{ message: 'The agreement has changed.', extensions: { code: ApiErrorCode.Conflict } }],
        }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /I have read and accept/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Accept and continue' }));
    await expect(await canvas.findByText('The agreement has changed. Read the new version.')).toBeVisible();
  },
});

/** What was checked stays checked. */
export const NotSaved = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answers(/acceptFreightAgreement/i, () => HttpResponse.json({ message: 'broken' }, { status: 500 }))),
  play: async ({ canvas, userEvent }) => {
    const read = await canvas.findByRole('checkbox', { name: /I have read and accept/ });
    await userEvent.click(read);
    await userEvent.click(canvas.getByRole('button', { name: 'Accept and continue' }));
    await expect(await canvas.findByText(/^We could not save that you accepted/)).toBeVisible();
    await expect(read).toBeChecked();
  },
});

/** The operator sees what is missing. */
export const NotSetUp = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answers(/freight/i, () =>
        HttpResponse.json({
          data: { freight: { url: null, agreement: null, missingSettings: ['FREIGHT_URL', 'FREIGHT_AGREEMENT_FILE'] } },
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/has to set FREIGHT_URL and FREIGHT_AGREEMENT_FILE\.$/)).toBeVisible();
  },
});

export const InANarrowBox = meta.story({
  parameters: { boxPx: 400, boxHeightPx: 720 },
  play: fitsItsBox(({ canvasElement }) => within(canvasElement).findByRole('button', { name: 'Accept and continue' })),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...apiHangs()) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, { timeout: 8_000 })).toBeVisible();
  },
});

/** No network. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(http.all('/graphql', () => HttpResponse.error())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, { timeout: 8_000 })).toBeVisible();
  },
});

/** A role without freight. */
export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails(ApiErrorCode.Forbidden, 'Your role does not allow this.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You don't have access/)).toBeVisible();
  },
});
