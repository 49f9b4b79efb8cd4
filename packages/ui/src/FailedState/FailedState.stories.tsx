import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { FailedState } from './FailedState';

const meta = preview.meta({
  title: 'Primitives/FailedState',
  component: FailedState,
  args: { what: 'The fleet', message: 'The server is busy. Please try again in a moment.', onRetry: fn() },
});

export const NotLoaded = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /again/i }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const AskingAgain = meta.story({ args: { retrying: true } });

export const Forbidden = meta.story({
  args: { forbidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The fleet is not open to your role')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
