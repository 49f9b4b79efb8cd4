import { ApiErrorCode, ERROR_TEXT, LinkPurpose } from '@gladhand/domain';
import { RESET_MISMATCH } from '@gladhand/domain/account';
import { HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { linkIs, linkScreen, linkStates, saidSuccess } from '../linkStates.stories.data';
import { ResetPassword } from './ResetPassword';

const saved = http.post('/auth/v1/set-password', saidSuccess);

const meta = preview.meta({
  ...linkScreen,
  title: 'Admin/ResetPassword',
  component: ResetPassword,
  beforeEach({ msw }) {
    msw.use(linkIs({ purpose: LinkPurpose.ResetPassword }), saved);
  },
});

/** Checks the rules while typing. Both entries must match. */
export const Ordinary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(/luis.ortega@cedarridge.com/)).toBeVisible();
    const password = canvas.getByLabelText('New password');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.type(password, 'landing');
    await expect(canvas.getAllByText('not met')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
    await expect(await canvas.findByText("The password doesn't meet all rules.")).toBeVisible();
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

/** Shows the empty form. */
export const Form = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('New password')).toBeVisible();
  },
});

/** Shows a common password that the server rejects. */
export const TooCommon = meta.story({
  beforeEach({ msw }) {
    const error = {
      code: ApiErrorCode.PasswordPolicy,
      message: "The password doesn't meet all rules.",
      details: { failed: ['uncommon'] },
    };
    msw.use(http.post('/auth/v1/set-password', () => HttpResponse.json({ error }, { status: 400 })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'Password123!');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Password123!');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
    await expect(
      await canvas.findByText('This is one of the most common passwords. Choose another one.'),
    ).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveValue('Password123!');
  },
});

/** Shows that the link was used in another window. */
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

const states = linkStates({
  button: 'Reset password',
  refusal: ERROR_TEXT.invalidConfirmationLink,
  otherPurpose: LinkPurpose.Unsubscribe,
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
  play: fitsItsBox(({ canvas }) => canvas.findByLabelText('New password')),
});
