import { ApiErrorCode, ERROR_TEXT, LinkPurpose } from '@gladhand/domain';
import { HttpResponse, http, type RequestHandler } from 'msw';
import type { ComponentType } from 'react';
import { expect, fn, type within } from 'storybook/test';
import { StoryHost } from '#storybook/StoryHost';

const link = { purpose: LinkPurpose.ConfirmEmail as LinkPurpose, email: 'luis.ortega@cedarridge.com', expired: false };

/** Answers requests for the emailed link with this state. */
export const linkIs = (state: Partial<typeof link>) =>
  http.get('/auth/v1/link', () => HttpResponse.json({ ...link, expiresAt: '2026-11-18T15:12:00.000Z', ...state }));

/** The answer for a link that does not exist or was used. */
export const linkIsSpent = () =>
  HttpResponse.json(
    { error: { code: ApiErrorCode.LinkInvalid, message: ERROR_TEXT.invalidConfirmationLink } },
    { status: 404 },
  );

export const saidSuccess = () => HttpResponse.json({ message: ERROR_TEXT.success });

/** Meta of a screen behind an emailed link. */
export const linkScreen = {
  parameters: { layout: 'fullscreen' as const },
  args: {
    token: 'a-token-from-an-e-mail',
    onDone: fn(),
    links: { signIn: '#signIn', forgotPassword: '#forgotPassword' },
  },
  decorators: [
    (Story: ComponentType) => (
      <StoryHost as={null}>
        <Story />
      </StoryHost>
    ),
  ],
};

interface Context {
  msw: { use: (...handlers: RequestHandler[]) => void };
  canvas: ReturnType<typeof within>;
  userEvent: { click: (element: Element) => Promise<void> };
}

interface LinkScreen {
  /** Name of the button that is shown for a valid link. */
  button: string;
  /** The text for an invalid link. */
  refusal: string;
  /** A purpose that this screen does not accept. */
  otherPurpose: LinkPurpose;
}

/** The states of every screen behind an emailed link. */
export function linkStates({ button, refusal, otherPurpose }: LinkScreen) {
  const isRefused = async ({ canvas }: Context) => {
    await expect(await canvas.findByText(refusal)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: button })).toBeNull();
  };
  const isOpen = async ({ canvas }: Context) => {
    await expect(await canvas.findByRole('button', { name: button })).toBeVisible();
  };
  let isReachable = true;
  return {
    loading: {
      beforeEach: ({ msw }: Context) => msw.use(http.get('/auth/v1/link', () => new Promise<never>(() => undefined))),
      play: async ({ canvas }: Context) => {
        await expect(canvas.getByText('Checking your link')).toBeInTheDocument();
      },
    },
    notFound: {
      beforeEach: ({ msw }: Context) => msw.use(http.get('/auth/v1/link', linkIsSpent)),
      play: async (context: Context) => {
        await isRefused(context);
        await expect(context.canvas.getByRole('link', { name: 'Back to sign in' })).toBeVisible();
      },
    },
    expired: { beforeEach: ({ msw }: Context) => msw.use(linkIs({ expired: true })), play: isRefused },
    noToken: { args: { token: '' }, play: isRefused },
    otherPurpose: { beforeEach: ({ msw }: Context) => msw.use(linkIs({ purpose: otherPurpose })), play: isRefused },
    failed: {
      beforeEach: ({ msw }: Context) => {
        isReachable = false;
        msw.use(http.get('/auth/v1/link', () => (isReachable ? undefined : HttpResponse.error())));
      },
      play: async (context: Context) => {
        const { canvas, userEvent } = context;
        await expect(await canvas.findByText("Couldn't check your link.", undefined, { timeout: 9000 })).toBeVisible();
        isReachable = true;
        await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
        await isOpen(context);
      },
    },
    narrow: {
      decorators: [
        (Story: ComponentType) => (
          <div style={{ inlineSize: 390 }}>
            <Story />
          </div>
        ),
      ],
      play: isOpen,
    },
  };
}
