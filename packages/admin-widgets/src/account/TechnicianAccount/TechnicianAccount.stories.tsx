import { ApiErrorCode } from '@gladhand/domain';
import { HttpResponse, http } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { everyMode } from '#storybook/visual';
import { TechnicianAccount } from './TechnicianAccount';

const PATH = '/auth/v1/register-user-anonymously';

const meta = preview.meta({
  title: 'Admin/TechnicianAccount',
  component: TechnicianAccount,
  parameters: { layout: 'fullscreen' },
  args: { onDone: fn(), links: { signIn: '#signIn' } },
  decorators: [
    (Story) => (
      <StoryHost as={null}>
        <Story />
      </StoryHost>
    ),
  ],
});

/** Sends an email that starts the account. */
export const Ordinary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'Bay2@SouthYard.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(
      await canvas.findByText('An email with a link to confirm your address is on its way to bay2@southyard.example.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to sign in' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
});

/** Rejects an invalid address. */
export const NotAnAddress = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByText('Email entered is not valid.')).toBeVisible();
  },
});

/** Offers another attempt when the server failed. */
export const Failed = meta.story({
  beforeEach({ msw }) {
    const error = { code: ApiErrorCode.Internal, message: 'An error has occured, please try again' };
    msw.use(http.post(PATH, () => HttpResponse.json({ error }, { status: 500 })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'bay2@southyard.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to send verification email.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('bay2@southyard.example');
  },
});

/** Limits registrations to five per hour. */
export const TooManyAttempts = meta.story({
  beforeEach({ msw }) {
    const error = { code: ApiErrorCode.RateLimited, message: 'Too many attempts.' };
    msw.use(http.post(PATH, () => HttpResponse.json({ error }, { status: 429, headers: { 'retry-after': '3600' } })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'bay2@southyard.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByText('Too many attempts.')).toBeVisible();
    await expect(canvas.getByText(/You can try again in (60:00|59:5\d)\./)).toBeVisible();
  },
});

/** Fits a phone. */
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 390 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Create account' })).toBeVisible());
  },
});

/** In containers of 400 and 360 px on a wide page. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  play: fitsItsBox(({ canvas }) => canvas.findByLabelText('Email')),
});
