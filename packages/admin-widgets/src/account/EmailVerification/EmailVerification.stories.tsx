import { ApiErrorCode, ERROR_TEXT, LinkPurpose } from '@gladhand/domain';
import { HttpResponse, http } from 'msw';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { WorldHost } from '../../../../../.storybook/WorldHost';
import { EmailVerification } from './EmailVerification';

const link = { purpose: LinkPurpose.ConfirmEmail as LinkPurpose, email: 'luis.ortega@cedarridge.com', expired: false };
const linkIs = (state: Partial<typeof link> = {}) =>
  http.get('/auth/v1/link', () => HttpResponse.json({ ...link, expiresAt: '2026-11-18T15:12:00.000Z', ...state }));
const linkIsSpentAnswer = () =>
  HttpResponse.json(
    { error: { code: ApiErrorCode.LinkInvalid, message: ERROR_TEXT.invalidConfirmationLink } },
    { status: 404 },
  );
const told = () => HttpResponse.json({ message: ERROR_TEXT.success });
const confirmed = http.post('/auth/v1/confirm-email', told);
const saved = http.post('/auth/v1/set-password', told);

const meta = preview.meta({
  title: 'Admin/EmailVerification',
  component: EmailVerification,
  parameters: { layout: 'fullscreen' },
  args: {
    token: 'a-token-from-an-e-mail',
    onDone: fn(),
    links: { signIn: '#signIn', forgotPassword: '#forgotPassword' },
  },
  beforeEach({ msw }) {
    msw.use(linkIs(), confirmed, saved);
  },
  decorators: [
    (Story) => (
      <WorldHost as={null}>
        <Story />
      </WorldHost>
    ),
  ],
});

/** Somebody without a password verifies the address and chooses one by the same link. */
export const Ordinary = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Verify email' }));
    await expect(await canvas.findByRole('heading', { name: 'Create your account' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('New password'), 'Landing-Gear9!');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Landing-Gear9!');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByText(ERROR_TEXT.success)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to sign in' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
});

/** Somebody with a password is done at once: the link is spent by it. */
export const HasPassword = meta.story({
  beforeEach({ msw }) {
    let isConfirmed = false;
    msw.use(
      http.get('/auth/v1/link', () => (isConfirmed ? linkIsSpentAnswer() : undefined)),
      http.post('/auth/v1/confirm-email', () => {
        isConfirmed = true;
        return told();
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Verify email' }));
    await expect(await canvas.findByText('luis.ortega@cedarridge.com is verified.')).toBeVisible();
    await expect(canvas.queryByLabelText('New password')).toBeNull();
  },
});

/** The link of a new user sets the first password, which verifies the address too. */
export const NewUser = meta.story({
  beforeEach({ msw }) {
    msw.use(linkIs({ purpose: LinkPurpose.SetPassword }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Create your account' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create account' })).toBeVisible();
  },
});

/** Verifying itself failed. */
export const NotVerified = meta.story({
  beforeEach({ msw }) {
    msw.use(http.post('/auth/v1/confirm-email', () => HttpResponse.error(), { once: true }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Verify email' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(ERROR_TEXT.generic);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Create your account' })).toBeVisible();
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
    await expect(canvas.queryByRole('button', { name: 'Verify email' })).toBeNull();
  },
});

/** The link is known and too old. */
export const Expired = meta.story({
  beforeEach({ msw }) {
    msw.use(linkIs({ expired: true }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ERROR_TEXT.invalidConfirmationLink)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Verify email' })).toBeNull();
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
    msw.use(linkIs({ purpose: LinkPurpose.ResetPassword }));
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
    await expect(await canvas.findByRole('button', { name: 'Verify email' })).toBeVisible();
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
    await expect(await canvas.findByRole('button', { name: 'Verify email' })).toBeVisible();
  },
});
