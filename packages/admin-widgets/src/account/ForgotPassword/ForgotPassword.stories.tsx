import { ApiErrorCode, ERROR_TEXT } from '@gladhand/domain';
import { HttpResponse, http } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { everyMode } from '#storybook/visual';
import { ForgotPassword } from './ForgotPassword';

const PATH = '/auth/v1/request-password-reset';

const meta = preview.meta({
  title: 'Admin/ForgotPassword',
  component: ForgotPassword,
  parameters: { layout: 'fullscreen' },
  args: { onDone: fn(), links: { signIn: '#signIn' } },
  decorators: [
    (Story) => (
      <StoryHost as={null}>
        <Story />
      </StoryHost>
    ),
  ],
});

/** Sends the address in lower case and links back to sign-in. */
export const Ordinary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'Manager@Gladhand.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reset email' }));
    const sentence =
      'If manager@gladhand.example has an account, an email with a link to reset its password is on its way.';
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to sign in' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
});

/** Shows the same message for an unknown address. */
export const UnknownAccount = meta.story({
  args: { email: 'nobody@cedarridge.com', onDone: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send reset email' }));
    const sentence =
      'If nobody@cedarridge.com has an account, an email with a link to reset its password is on its way.';
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '#signIn');
  },
});

/** Rejects an invalid address. */
export const NotAnAddress = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'dana@');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reset email' }));
    await expect(await canvas.findByText('Email entered is not valid.')).toBeVisible();
  },
});

/** Keeps the entry when the server cannot be reached. */
export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(http.post(PATH, () => HttpResponse.error(), { once: true }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'manager@gladhand.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reset email' }));
    const failure = await canvas.findByRole('alert');
    await expect(failure).toHaveTextContent('Failed to send reset password email.');
    await expect(failure).toHaveTextContent(ERROR_TEXT.generic);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/has an account, an email with a link/)).toBeVisible();
  },
});

/** Shows a countdown after too many attempts. */
export const TooManyAttempts = meta.story({
  beforeEach({ msw }) {
    const error = { code: ApiErrorCode.RateLimited, message: 'Too many attempts.' };
    msw.use(http.post(PATH, () => HttpResponse.json({ error }, { status: 429, headers: { 'retry-after': '600' } })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'manager@gladhand.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reset email' }));
    await expect(await canvas.findByText('Too many attempts.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send reset email' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Fits a phone. */
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 390 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send reset email' })).toBeVisible());
  },
});

/** In containers of 400 and 360 px on a wide page. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  play: fitsItsBox(({ canvas }) => canvas.findByLabelText('Email')),
});
