import { ApiErrorCode, ERROR_TEXT, LinkPurpose } from '@gladhand/domain';
import { HttpResponse, http } from 'msw';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { WorldHost } from '../../../../../.storybook/WorldHost';
import { Unsubscribe } from './Unsubscribe';

const link = { purpose: LinkPurpose.Unsubscribe as LinkPurpose, email: 'luis.ortega@cedarridge.com', expired: false };
const linkIs = (state: Partial<typeof link> = {}) =>
  http.get('/auth/v1/link', () => HttpResponse.json({ ...link, expiresAt: '2026-11-18T15:12:00.000Z', ...state }));
const done = http.post('/auth/v1/unsubscribe', () => HttpResponse.json({ message: ERROR_TEXT.success }));

const meta = preview.meta({
  title: 'Admin/Unsubscribe',
  component: Unsubscribe,
  parameters: { layout: 'fullscreen' },
  args: {
    token: 'a-token-from-an-e-mail',
    onDone: fn(),
    links: { signIn: '#signIn', forgotPassword: '#forgotPassword' },
  },
  beforeEach({ msw }) {
    msw.use(linkIs(), done);
  },
  decorators: [
    (Story) => (
      <WorldHost as={null}>
        <Story />
      </WorldHost>
    ),
  ],
});

/** Asks first, then says what was done. */
export const Ordinary = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('Stop alert and report e-mails to luis.ortega@cedarridge.com?')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribe' }));
    await expect(await canvas.findByText(ERROR_TEXT.success)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to sign in' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
});

/** The change itself failed; the button is still there. */
export const NotChanged = meta.story({
  beforeEach({ msw }) {
    msw.use(http.post('/auth/v1/unsubscribe', () => HttpResponse.error()));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unsubscribe' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(ERROR_TEXT.unsubscribe);
    await expect(canvas.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
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
    await expect(await canvas.findByText(ERROR_TEXT.unsubscribe)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Unsubscribe' })).toBeNull();
  },
});

/** The link is known and too old. */
export const Expired = meta.story({
  beforeEach({ msw }) {
    msw.use(linkIs({ expired: true }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ERROR_TEXT.unsubscribe)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Unsubscribe' })).toBeNull();
  },
});

/** An address without a token; nobody needs to be asked. */
export const NoToken = meta.story({
  args: { token: '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ERROR_TEXT.unsubscribe)).toBeVisible();
  },
});

/** A link that is for something else. */
export const OtherPurpose = meta.story({
  beforeEach({ msw }) {
    msw.use(linkIs({ purpose: LinkPurpose.ResetPassword }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ERROR_TEXT.unsubscribe)).toBeVisible();
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
    await expect(await canvas.findByRole('button', { name: 'Unsubscribe' })).toBeVisible();
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
    await expect(await canvas.findByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  },
});
