import { ERROR_TEXT, LinkPurpose } from '@gladhand/domain';
import { HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { linkIs, linkIsSpent, linkScreen, linkStates, saidSuccess } from '../linkStates.stories.data';
import { EmailVerification } from './EmailVerification';

const confirmed = http.post('/auth/v1/confirm-email', saidSuccess);
const saved = http.post('/auth/v1/set-password', saidSuccess);

const meta = preview.meta({
  ...linkScreen,
  title: 'Admin/EmailVerification',
  component: EmailVerification,
  beforeEach({ msw }) {
    msw.use(linkIs({ purpose: LinkPurpose.ConfirmEmail }), confirmed, saved);
  },
});

/** Verifies the address, and chooses a password with the same link. */
export const Ordinary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
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

/** Only verifies the address of an account with a password. */
export const HasPassword = meta.story({
  beforeEach({ msw }) {
    let isConfirmed = false;
    msw.use(
      http.get('/auth/v1/link', () => (isConfirmed ? linkIsSpent() : undefined)),
      http.post('/auth/v1/confirm-email', () => {
        isConfirmed = true;
        return saidSuccess();
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Verify email' }));
    await expect(await canvas.findByText('luis.ortega@cedarridge.com is verified.')).toBeVisible();
    await expect(canvas.queryByLabelText('New password')).toBeNull();
  },
});

/** Sets the first password of a new user, which also verifies the address. */
export const NewUser = meta.story({
  beforeEach({ msw }) {
    msw.use(linkIs({ purpose: LinkPurpose.SetPassword }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Create your account' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create account' })).toBeVisible();
  },
});

/** Shows that the verification failed. */
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

const states = linkStates({
  button: 'Verify email',
  refusal: ERROR_TEXT.invalidConfirmationLink,
  otherPurpose: LinkPurpose.ResetPassword,
});

/** Shows that the link is being checked. */
export const Loading = meta.story(states.loading);

/** Shows an unknown or used link. */
export const NotFound = meta.story(states.notFound);

/** Shows an expired link. */
export const Expired = meta.story(states.expired);

/** Shows an address without a token, without a request. */
export const NoToken = meta.story(states.noToken);

/** Shows a link with another purpose. */
export const OtherPurpose = meta.story(states.otherPurpose);

/** Shows that the server cannot be reached, then recovers. */
export const Failed = meta.story(states.failed);

/** Fits a phone. */
export const Narrow = meta.story(states.narrow);

/** In containers of 400 and 360 px on a wide page. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  play: fitsItsBox(({ canvas }) => canvas.findByRole('button')),
});
