import { ApiErrorCode, ERROR_TEXT } from '@gladhand/domain';
import { HttpResponse, http } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { WorldHost } from '../../../../../.storybook/WorldHost';
import { ForgotPassword } from './ForgotPassword';

const PATH = '/auth/v1/request-password-reset';

const meta = preview.meta({
  title: 'Admin/ForgotPassword',
  component: ForgotPassword,
  parameters: { layout: 'fullscreen' },
  args: { onDone: fn(), links: { signIn: '#signIn' } },
  decorators: [
    (Story) => (
      <WorldHost as={null}>
        <Story />
      </WorldHost>
    ),
  ],
});

/** The address is written in lower case, and the way back is at hand. */
export const Ordinary = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'Manager@Gladhand.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reset e-mail' }));
    const sentence =
      'If manager@gladhand.example has an account, an email with a link to reset its password is on its way.';
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to sign in' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
});

/** Nobody learns here who has an account: the answer is the same. */
export const UnknownAccount = meta.story({
  args: { email: 'nobody@cedarridge.com', onDone: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send reset e-mail' }));
    const sentence =
      'If nobody@cedarridge.com has an account, an email with a link to reset its password is on its way.';
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '#signIn');
  },
});

/** Nothing is sent to what is no address. */
export const NotAnAddress = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'dana@');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reset e-mail' }));
    await expect(await canvas.findByText('Email entered is not valid.')).toBeVisible();
  },
});

/** The server does not answer; what was typed stays. */
export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(http.post(PATH, () => HttpResponse.error(), { once: true }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'manager@gladhand.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reset e-mail' }));
    const failure = await canvas.findByRole('alert');
    await expect(failure).toHaveTextContent('Failed to send reset password email.');
    await expect(failure).toHaveTextContent(ERROR_TEXT.generic);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/has an account, an email with a link/)).toBeVisible();
  },
});

/** Asked too often. */
export const TooManyAttempts = meta.story({
  beforeEach({ msw }) {
    const error = { code: ApiErrorCode.RateLimited, message: 'Too many attempts.' };
    msw.use(http.post(PATH, () => HttpResponse.json({ error }, { status: 429, headers: { 'retry-after': '600' } })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'manager@gladhand.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reset e-mail' }));
    await expect(await canvas.findByText('Too many attempts.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send reset e-mail' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** On a phone. */
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 390 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send reset e-mail' })).toBeVisible());
  },
});
