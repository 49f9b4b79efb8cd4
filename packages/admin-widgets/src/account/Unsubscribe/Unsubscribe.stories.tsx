import { ERROR_TEXT, LinkPurpose } from '@gladhand/domain';
import { HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { linkIs, linkScreen, linkStates, saidSuccess } from '../linkStates.stories.data';
import { Unsubscribe } from './Unsubscribe';

const done = http.post('/auth/v1/unsubscribe', saidSuccess);

const meta = preview.meta({
  ...linkScreen,
  title: 'Admin/Unsubscribe',
  component: Unsubscribe,
  beforeEach({ msw }) {
    msw.use(linkIs({ purpose: LinkPurpose.Unsubscribe }), done);
  },
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

const states = linkStates({
  button: 'Unsubscribe',
  refusal: ERROR_TEXT.unsubscribe,
  otherPurpose: LinkPurpose.ResetPassword,
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
