import { ApiErrorCode, ERROR_TEXT, RESET_MISMATCH } from '@gladhand/domain';
import { HttpResponse, http } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { WorldHost } from '../../../../../.storybook/WorldHost';
import { STORY_PASSWORD } from '../../../../../.storybook/world';
import { SignIn } from './SignIn';

/** As the server refuses: a status, a code and a sentence. */
const refuses = (path: string, status: number, code: ApiErrorCode, message: string, headers?: Record<string, string>) =>
  http.all(path, () => HttpResponse.json({ error: { code, message } }, { status, headers }));

const meta = preview.meta({
  title: 'Admin/SignIn',
  component: SignIn,
  parameters: { layout: 'fullscreen' },
  args: {
    onSignedIn: fn(),
    links: {
      forgotPassword: '#forgotPassword',
      createTechnicianAccount: '#createTechnicianAccount',
      termsOfUse: '#terms',
      help: '#help',
      apps: '#apps',
    },
  },
  decorators: [
    (Story) => (
      <WorldHost as={null}>
        <Story />
      </WorldHost>
    ),
  ],
});

interface Typing {
  canvas: {
    getByLabelText: (text: string, options?: object) => HTMLElement;
    getByRole: (role: string, options: object) => HTMLElement;
  };
  userEvent: { type: (field: Element, text: string) => Promise<void>; click: (button: Element) => Promise<void> };
}

async function signInAs({ canvas, userEvent }: Typing, email: string, password = STORY_PASSWORD) {
  await userEvent.type(canvas.getByLabelText('Email'), email);
  await userEvent.type(canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
}

/** The way in for most people: two fields, and the portal. */
export const Ordinary = meta.story({
  args: { focusFirst: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await signInAs({ canvas, userEvent }, ' Admin@Gladhand.example ');
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
    await expect(args.onSignedIn).toHaveBeenCalledWith(expect.objectContaining({ idToken: expect.any(String) }));
  },
});

/** Nothing is sent before both fields make sense. */
export const Incomplete = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('Enter your email.')).toBeVisible();
    await expect(canvas.getByText('Enter your password.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Email'), 'dana.morales');
    await expect(await canvas.findByText('Email entered is not valid.')).toBeVisible();
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
});

/** What was typed stays, and the cursor stands in the password. */
export const WrongPassword = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await signInAs({ canvas, userEvent }, 'admin@gladhand.example', 'Wrong-Gladhand1!');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(ERROR_TEXT.invalidCredentials);
    await expect(canvas.getByLabelText('Email')).toHaveValue('admin@gladhand.example');
    await expect(canvas.getByLabelText('Password')).toHaveValue('Wrong-Gladhand1!');
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
});

/** The e-mail with the first link was never opened. */
export const SetupIncomplete = meta.story({
  beforeEach({ msw }) {
    msw.use(refuses('/auth/v1/loginV2', 403, ApiErrorCode.AccountSetupIncomplete, ERROR_TEXT.setupIncomplete));
  },
  play: async ({ canvas, userEvent }) => {
    await signInAs({ canvas, userEvent }, 'new@gladhand.example');
    await expect(await canvas.findByText(ERROR_TEXT.setupIncomplete)).toBeVisible();
  },
});

/** Seconds count down; until then the button does nothing. */
export const TooManyAttempts = meta.story({
  beforeEach({ msw }) {
    const headers = { 'retry-after': '95' };
    msw.use(refuses('/auth/v1/loginV2', 429, ApiErrorCode.RateLimited, 'Too many attempts.', headers));
  },
  play: async ({ canvas, userEvent }) => {
    await signInAs({ canvas, userEvent }, 'admin@gladhand.example');
    await expect(await canvas.findByText('Too many attempts.')).toBeVisible();
    await expect(canvas.getByText(/You can try again in 1:3[0-5]\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByLabelText('Email'), 'x');
    await waitFor(() => expect(canvas.queryByText('Too many attempts.')).toBeNull());
  },
});

/** The wait is over by itself. */
export const WaitIsOver = meta.story({
  beforeEach({ msw }) {
    const headers = { 'retry-after': '1' };
    msw.use(refuses('/auth/v1/loginV2', 429, ApiErrorCode.RateLimited, 'Too many attempts.', headers));
  },
  play: async ({ canvas, userEvent }) => {
    await signInAs({ canvas, userEvent }, 'admin@gladhand.example');
    await expect(await canvas.findByText('You can try again now.', undefined, { timeout: 4000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-disabled');
  },
});

/** No answer arrives; trying again works once the connection is back. */
export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/auth/v1/loginV2', () => HttpResponse.error(), { once: true }));
  },
  play: async ({ canvas, userEvent, args }) => {
    await signInAs({ canvas, userEvent }, 'admin@gladhand.example');
    const failure = await canvas.findByRole('alert');
    await expect(failure).toHaveTextContent('The server could not be reached.');
    await expect(failure).toHaveTextContent(ERROR_TEXT.generic);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
});

/** The answer is under way. */
export const Working = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/auth/v1/loginV2', () => new Promise<never>(() => undefined)));
  },
  play: async ({ canvas, userEvent }) => {
    await signInAs({ canvas, userEvent }, 'admin@gladhand.example');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true'));
  },
});

/** A server that knows only the older path is asked there. */
export const OlderServer = meta.story({
  beforeEach({ msw }) {
    msw.use(refuses('/auth/v1/loginV2', 404, ApiErrorCode.NotFound, 'Not found'));
  },
  play: async ({ canvas, userEvent, args }) => {
    await signInAs({ canvas, userEvent }, 'admin@gladhand.example');
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
});

/** Account administrators accept two things, and neither is optional. */
export const Terms = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await signInAs({ canvas, userEvent }, 'terms@gladhand.example');
    await canvas.findByRole('dialog', { name: 'Terms of service' });
    const link = canvas.getByRole('link', { name: 'Read the terms of service' });
    await expect(link).toHaveAttribute('href', 'https://gladhand.example/terms');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I accept the terms of service' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Accept and sign in' }));
    await expect(await canvas.findByText('Accept the data agreement to go on.')).toBeVisible();
    await expect(args.onSignedIn).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I accept the data agreement for my account' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Accept and sign in' }));
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
});

/** Everybody else accepts the terms alone. */
export const TermsOpen = meta.story({
  beforeEach({ msw }) {
    const details = { termsOfServiceUrl: 'https://gladhand.example/terms', dataAgreementRequired: false };
    const error = {
      code: ApiErrorCode.TermsRequired,
      message: 'Please accept the terms of service to go on.',
      details,
    };
    msw.use(http.get('/auth/v1/loginV2', () => HttpResponse.json({ error }, { status: 403 })));
  },
  play: async ({ canvas, userEvent }) => {
    await signInAs({ canvas, userEvent }, 'new@gladhand.example');
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Terms of service' })).toBeVisible());
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
  },
});

/** Whoever does not accept stays outside, and is told so. */
export const TermsCancelled = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await signInAs({ canvas, userEvent }, 'terms@gladhand.example');
    await canvas.findByRole('dialog', { name: 'Terms of service' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByText('You are not signed in.')).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByLabelText('Email')).toHaveValue('terms@gladhand.example');
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
});

/** An expired password is changed before anything else. */
export const PasswordExpired = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await signInAs({ canvas, userEvent }, 'expired@gladhand.example');
    const sentence = 'Account password has expired for user expired@gladhand.example. Please reset your password.';
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue without changing' })).toBeNull();
    await userEvent.type(canvas.getByLabelText('New password'), 'Landing-Gear9!');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Landing-Gear9');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password and sign in' }));
    await expect(await canvas.findByText(RESET_MISMATCH)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Confirm password'), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password and sign in' }));
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
});

/** The old password is no new one. */
export const SamePasswordAgain = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await signInAs({ canvas, userEvent }, 'expired@gladhand.example');
    await userEvent.type(await canvas.findByLabelText('New password'), STORY_PASSWORD);
    await userEvent.type(canvas.getByLabelText('Confirm password'), STORY_PASSWORD);
    await userEvent.click(canvas.getByRole('button', { name: 'Change password and sign in' }));
    await expect(
      await canvas.findByText('This is the password you have now. Please choose another one.'),
    ).toBeVisible();
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
});

/** The other way out of an expired password. */
export const ResetByMail = meta.story({
  play: async ({ canvas, userEvent }) => {
    await signInAs({ canvas, userEvent }, 'expired@gladhand.example');
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a reset e-mail instead' }));
    const sentence =
      'If expired@gladhand.example has an account, an email with a link to reset its password is on its way.';
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to sign in' }));
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  },
});

/** With 15 days or fewer left people are asked first, and may go on. */
export const PasswordExpires = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await signInAs({ canvas, userEvent }, 'expiring@gladhand.example');
    await expect(await canvas.findByRole('heading', { name: 'Your password expires in 10 days' })).toBeVisible();
    await expect(args.onSignedIn).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Change password now' }));
    await canvas.findByLabelText('New password');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue without changing' }));
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
});

/** Shown until the user decides. */
export const PasswordExpiresAsked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await signInAs({ canvas, userEvent }, 'expiring@gladhand.example');
    await expect(await canvas.findByRole('button', { name: 'Change password now' })).toBeVisible();
  },
});

/** Seen after a session has ended by itself. */
export const SessionEnded = meta.story({
  args: { notice: 'Your session has ended. Please sign in again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your session has ended.');
  },
});

/** The hint goes with the key. */
export const CapsLock = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Password'));
    await userEvent.keyboard('{CapsLock}G');
    await expect(await canvas.findByText('Caps Lock is on.')).toBeVisible();
    await userEvent.keyboard('{CapsLock}g');
    await waitFor(() => expect(canvas.queryByText('Caps Lock is on.')).toBeNull());
  },
});

/** On a phone the artwork gives way. Links without an address are not there. */
export const Narrow = meta.story({
  args: { links: { forgotPassword: '#forgotPassword' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 390 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('One coupling for every trailer.')).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Help' })).toBeNull();
    await expect(canvas.queryByText(/Authorized service location/)).toBeNull();
  },
});
