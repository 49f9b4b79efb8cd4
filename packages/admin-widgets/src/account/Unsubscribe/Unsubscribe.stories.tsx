import { ApiErrorCode, ERROR_TEXT } from '@gladhand/domain';
import { apiHangs } from '@gladhand/domain/testing';
import { HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { linkScreen, saidSuccess } from '../linkStates.stories.data';
import { Unsubscribe } from './Unsubscribe';

const EMAIL = 'luis.ortega@cedarridge.com';
const subscriptionIs = (subscribed: boolean) =>
  http.get('/auth/v1/subscription', () =>
    HttpResponse.json({ email: EMAIL, label: 'Weekly fleet summary', subscribed }),
  );
const isInvalid = http.get('/auth/v1/subscription', () =>
  HttpResponse.json({ error: { code: ApiErrorCode.LinkInvalid, message: ERROR_TEXT.unsubscribe } }, { status: 404 }),
);

const meta = preview.meta({
  ...linkScreen,
  title: 'Admin/Unsubscribe',
  component: Unsubscribe,
  beforeEach({ msw }) {
    msw.use(
      subscriptionIs(true),
      http.post('/auth/v1/unsubscribe', saidSuccess),
      http.post('/auth/v1/resubscribe', saidSuccess),
    );
  },
});

/** Confirms first, then shows the result, which can be undone. */
export const Ordinary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(`Stop sending “Weekly fleet summary” to ${EMAIL}?`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribe' }));
    await expect(await canvas.findByText(ERROR_TEXT.success)).toBeVisible();
    await expect(canvas.getByText(`${EMAIL} won't get “Weekly fleet summary” anymore.`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe again' }));
    await expect(await canvas.findByText(`${EMAIL} will get “Weekly fleet summary” again.`)).toBeVisible();
  },
});

/** An email about one alert rule: also from all emails about alerts, at once or afterwards. */
export const OfAlert = meta.story({
  tags: ['!visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/auth/v1/subscription', () =>
        HttpResponse.json({ email: EMAIL, label: 'Emails about this alert rule', kind: 'alert', subscribed: true }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(`Stop sending “Emails about this alert rule” to ${EMAIL}?`)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Unsubscribe from all emails' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribe' }));
    await expect(await canvas.findByText(ERROR_TEXT.success)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribe from all emails about alerts' }));
    await expect(await canvas.findByText(`${EMAIL} won't get emails about alerts anymore.`)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Subscribe again' })).toBeVisible();
  },
});

/** Unsubscribes from all emails except account emails. */
export const Everything = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unsubscribe from all emails' }));
    await expect(await canvas.findByText(`${EMAIL} will only get emails about its account.`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to sign in' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
});

/** Shows that the address is already unsubscribed. */
export const Already = meta.story({
  beforeEach: ({ msw }) => msw.use(subscriptionIs(false)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${EMAIL} is unsubscribed from “Weekly fleet summary”.`)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Subscribe again' })).toBeVisible();
  },
});

/** Keeps the button when the change failed. */
export const NotChanged = meta.story({
  beforeEach: ({ msw }) => msw.use(http.post('/auth/v1/unsubscribe', () => HttpResponse.error())),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unsubscribe' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(ERROR_TEXT.unsubscribe);
    await expect(canvas.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  },
});

/** Shows that the link is being checked. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Checking your link')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Unsubscribe' })).toBeNull();
  },
});

/** Shows a link that an email program cut off. */
export const Invalid = meta.story({
  beforeEach: ({ msw }) => msw.use(isInvalid),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ERROR_TEXT.unsubscribe)).toBeVisible();
    await expect(canvas.getByText(/This link is incomplete/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Unsubscribe' })).toBeNull();
  },
});

/** Fits a phone. */
export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });

/** In containers of 400 and 360 px on a wide page. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  play: fitsItsBox(({ canvas }) => canvas.findByRole('button', { name: 'Unsubscribe' })),
});
