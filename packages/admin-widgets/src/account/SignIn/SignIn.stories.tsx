import { ApiErrorCode, ERROR_TEXT } from '@gladhand/domain';
import { RESET_MISMATCH } from '@gladhand/domain/account';
import { HttpResponse, http } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { expectTextsFit } from '#storybook/expectTextsFit';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { STORY_PASSWORD } from '#storybook/storyServer';
import { everyMode } from '#storybook/visual';
import { SignIn } from './SignIn';

/** An error of the server: status, code and message. */
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
      <StoryHost as={null}>
        <Story />
      </StoryHost>
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

/** Signs in with email and password. */
export const Ordinary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  args: { focusFirst: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await signInAs({ canvas, userEvent }, ' Admin@Gladhand.example ');
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
    await expect(args.onSignedIn).toHaveBeenCalledWith(expect.objectContaining({ idToken: expect.any(String) }));
  },
});

/** Requires both fields. */
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

/** Keeps the entries and focuses the password. */
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

/** Shows that the account setup is not complete. */
export const SetupIncomplete = meta.story({
  beforeEach({ msw }) {
    msw.use(refuses('/auth/v1/loginV2', 403, ApiErrorCode.AccountSetupIncomplete, ERROR_TEXT.setupIncomplete));
  },
  play: async ({ canvas, userEvent }) => {
    await signInAs({ canvas, userEvent }, 'new@gladhand.example');
    await expect(await canvas.findByText(ERROR_TEXT.setupIncomplete)).toBeVisible();
  },
});

/** Counts down the seconds. The button is disabled until then. */
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

/** Ends the wait automatically. */
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

/** Shows that the server cannot be reached. Another attempt works when it is back. */
export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/auth/v1/loginV2', () => HttpResponse.error(), { once: true }));
  },
  play: async ({ canvas, userEvent, args }) => {
    await signInAs({ canvas, userEvent }, 'admin@gladhand.example');
    const failure = await canvas.findByRole('alert');
    await expect(failure).toHaveTextContent("Can't reach the server.");
    await expect(failure).toHaveTextContent(ERROR_TEXT.generic);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
});

/** Shows that the request is pending. */
export const Working = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/auth/v1/loginV2', () => new Promise<never>(() => undefined)));
  },
  play: async ({ canvas, userEvent }) => {
    await signInAs({ canvas, userEvent }, 'admin@gladhand.example');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true'));
  },
});

/** Uses the older path of a server that does not have the new one. */
export const OlderServer = meta.story({
  beforeEach({ msw }) {
    msw.use(refuses('/auth/v1/loginV2', 404, ApiErrorCode.NotFound, 'Not found'));
  },
  play: async ({ canvas, userEvent, args }) => {
    await signInAs({ canvas, userEvent }, 'admin@gladhand.example');
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
});

/** Requires account administrators to accept both agreements. */
export const Terms = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await signInAs({ canvas, userEvent }, 'terms@gladhand.example');
    await canvas.findByRole('dialog', { name: 'Terms of service' });
    const link = canvas.getByRole('link', { name: 'Read the terms of service' });
    await expect(link).toHaveAttribute('href', 'https://gladhand.example/terms');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I accept the terms of service' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Accept and sign in' }));
    await expect(await canvas.findByText('Accept the data agreement to continue.')).toBeVisible();
    await expect(args.onSignedIn).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I accept the data agreement for my account' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Accept and sign in' }));
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
});

/** Requires other users to accept the terms only. */
export const TermsOpen = meta.story({
  beforeEach({ msw }) {
    const details = { termsOfServiceUrl: 'https://gladhand.example/terms', dataAgreementRequired: false };
    const error = {
      code: ApiErrorCode.TermsRequired,
      message: 'Accept the terms of service to continue.',
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

/** Shows that users who do not accept are not signed in. */
export const TermsCancelled = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await signInAs({ canvas, userEvent }, 'terms@gladhand.example');
    await canvas.findByRole('dialog', { name: 'Terms of service' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByText("You aren't signed in.")).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByLabelText('Email')).toHaveValue('terms@gladhand.example');
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
});

/** Requires a change of an expired password. */
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

/** Rejects the current password as the new one. */
export const SamePasswordAgain = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await signInAs({ canvas, userEvent }, 'expired@gladhand.example');
    await userEvent.type(await canvas.findByLabelText('New password'), STORY_PASSWORD);
    await userEvent.type(canvas.getByLabelText('Confirm password'), STORY_PASSWORD);
    await userEvent.click(canvas.getByRole('button', { name: 'Change password and sign in' }));
    await expect(await canvas.findByText('This is your current password. Choose another one.')).toBeVisible();
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
});

/** Sends a reset email instead. */
export const ResetByMail = meta.story({
  play: async ({ canvas, userEvent }) => {
    await signInAs({ canvas, userEvent }, 'expired@gladhand.example');
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a reset email instead' }));
    const sentence =
      'If expired@gladhand.example has an account, an email with a link to reset its password is on its way.';
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to sign in' }));
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  },
});

/** Offers to change a password that expires within 15 days. */
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

/** Shows the offer until the user decides. */
export const PasswordExpiresAsked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await signInAs({ canvas, userEvent }, 'expiring@gladhand.example');
    await expect(await canvas.findByRole('button', { name: 'Change password now' })).toBeVisible();
  },
});

/** Shows that the session has ended. */
export const SessionEnded = meta.story({
  args: { notice: 'Your session has ended. Please sign in again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your session has ended.');
  },
});

/** Shows the hint while Caps Lock is on. */
export const CapsLock = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Password'));
    await userEvent.keyboard('{CapsLock}G');
    await expect(await canvas.findByText('Caps Lock is on.')).toBeVisible();
    await userEvent.keyboard('{CapsLock}g');
    await waitFor(() => expect(canvas.queryByText('Caps Lock is on.')).toBeNull());
  },
});

/** Hides the artwork on a phone, and links without an address. */
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
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(await canvas.findByText('One coupling for every trailer.')).not.toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Help' })).toBeNull();
    await expect(canvas.queryByText(/Authorized service location/)).toBeNull();
  },
});

/** In containers of 400 and 360 px on a wide page. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  play: fitsItsBox(({ canvas }) => Promise.resolve(canvas.getByRole('button', { name: 'Sign in' }))),
});

/** In German, with an error of the server in German. */
export const German = meta.story({
  globals: { language: 'de' },
  args: { footer: <a href="#english">English</a> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-Mail'), 'nobody@example.com');
    await userEvent.type(canvas.getByLabelText('Passwort'), 'wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }));
    await expect(await canvas.findByText('Benutzername oder Passwort ist falsch.')).toBeVisible();
    await expectTextsFit();
  },
});

/** In Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    await expectTextsFit();
  },
});
