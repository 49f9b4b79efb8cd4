import { ApiErrorCode, ERROR_TEXT, LinkPurpose, RESET_MISMATCH } from '@gladhand/domain';
import { HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
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

const states = linkStates({
  button: 'Reset password',
  refusal: ERROR_TEXT.invalidConfirmationLink,
  otherPurpose: LinkPurpose.Unsubscribe,
});

/** The link is being looked at. */
export const Loading = meta.story(states.loading);

/** There is no such link, or it has been used. */
export const NotFound = meta.story(states.notFound);

/** The link is known and too old. */
export const Expired = meta.story(states.expired);

/** An address without a token; nobody needs to be asked. */
export const NoToken = meta.story(states.noToken);

/** A link that is for something else. */
export const OtherPurpose = meta.story(states.otherPurpose);

/** No answer arrives, not even after the retries; then it does. */
export const Failed = meta.story(states.failed);

/** On a phone. */
export const Narrow = meta.story(states.narrow);
