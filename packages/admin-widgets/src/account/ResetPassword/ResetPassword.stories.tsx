import { ApiErrorCode, ERROR_TEXT, LinkPurpose, RESET_MISMATCH } from '@gladhand/domain';
import { HttpResponse, http } from 'msw';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { WorldHost } from '../../../../../.storybook/WorldHost';
import { ResetPassword } from './ResetPassword';

const link = { purpose: LinkPurpose.ResetPassword as LinkPurpose, email: 'luis.ortega@cedarridge.com', expired: false };
const linkIs = (state: Partial<typeof link> = {}) =>
  http.get('/auth/v1/link', () => HttpResponse.json({ ...link, expiresAt: '2026-11-18T15:12:00.000Z', ...state }));
const saved = http.post('/auth/v1/set-password', () => HttpResponse.json({ message: ERROR_TEXT.success }));

const meta = preview.meta({
  title: 'Admin/ResetPassword',
  component: ResetPassword,
  parameters: { layout: 'fullscreen' },
  args: {
    token: 'a-token-from-an-e-mail',
    onDone: fn(),
    links: { signIn: '#signIn', forgotPassword: '#forgotPassword' },
  },
  beforeEach({ msw }) {
    msw.use(linkIs(), saved);
  },
  decorators: [
    (Story) => (
      <WorldHost as={null}>
        <Story />
      </WorldHost>
    ),
  ],
});

/** Rules are ticked off while typing; both entries must be the same. */
export const Ordinary = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(/luis.ortega@cedarridge.com/)).toBeVisible();
    const password = canvas.getByLabelText('New password');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.type(password, 'landing');
    await expect(canvas.getAllByText('not met')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
    await expect(await canvas.findByText('The password does not meet every rule.')).toBeVisible();
    await userEvent.clear(password);
    await userEvent.type(password, 'Landing-Gear9!');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Landing-Gear9');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
    await expect(await canvas.findByText(RESET_MISMATCH)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Confirm password'), '!');
    await expect(canvas.queryByText('not met')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
    await expect(await canvas.findByText(ERROR_TEXT.success)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to sign in' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
});

/** The form, untouched. */
export const Form = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('New password')).toBeVisible();
  },
});

/** Only the server knows the commonest passwords. */
export const TooCommon = meta.story({
  beforeEach({ msw }) {
    const error = {
      code: ApiErrorCode.PasswordPolicy,
      message: 'The password does not meet every rule.',
      details: { failed: ['uncommon'] },
    };
    msw.use(http.post('/auth/v1/set-password', () => HttpResponse.json({ error }, { status: 400 })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'Password123!');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Password123!');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
    await expect(
      await canvas.findByText('This is one of the commonest passwords. Please choose another one.'),
    ).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveValue('Password123!');
  },
});

/** The link was spent in another window meanwhile. */
export const SpentMeanwhile = meta.story({
  beforeEach({ msw }) {
    const error = { code: ApiErrorCode.LinkInvalid, message: ERROR_TEXT.invalidConfirmationLink };
    msw.use(http.post('/auth/v1/set-password', () => HttpResponse.json({ error }, { status: 404 })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'Landing-Gear9!');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Landing-Gear9!');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(ERROR_TEXT.invalidConfirmationLink);
  },
});

/** The link is being looked at. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/auth/v1/link', () => new Promise<never>(() => undefined)));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Looking at your link')).toBeInTheDocument();
  },
});

/** There is no such link, or it has been used. The real API says so. */
export const NotFound = meta.story({
  beforeEach({ msw }) {
    const error = { code: ApiErrorCode.LinkInvalid, message: ERROR_TEXT.invalidConfirmationLink };
    msw.use(http.get('/auth/v1/link', () => HttpResponse.json({ error }, { status: 404 })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ERROR_TEXT.invalidConfirmationLink)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reset password' })).toBeNull();
  },
});

/** The link is known and too old. */
export const Expired = meta.story({
  beforeEach({ msw }) {
    msw.use(linkIs({ expired: true }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ERROR_TEXT.invalidConfirmationLink)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reset password' })).toBeNull();
  },
});

/** An address without a token; nobody needs to be asked. */
export const NoToken = meta.story({
  args: { token: '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ERROR_TEXT.invalidConfirmationLink)).toBeVisible();
  },
});

/** A link that is for something else. */
export const OtherPurpose = meta.story({
  beforeEach({ msw }) {
    msw.use(linkIs({ purpose: LinkPurpose.Unsubscribe }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ERROR_TEXT.invalidConfirmationLink)).toBeVisible();
  },
});

let isReachable = true;

/** No answer arrives, not even after the retries; then it does. */
export const Failed = meta.story({
  beforeEach({ msw }) {
    isReachable = false;
    msw.use(http.get('/auth/v1/link', () => (isReachable ? undefined : HttpResponse.error())));
  },
  play: async ({ canvas, userEvent }) => {
    const failure = await canvas.findByText('We could not look at your link.', undefined, { timeout: 9000 });
    await expect(failure).toBeVisible();
    isReachable = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: 'Reset password' })).toBeVisible();
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
    await expect(await canvas.findByRole('button', { name: 'Reset password' })).toBeVisible();
  },
});
