import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { CopyButton } from './CopyButton';

const meta = preview.meta({
  title: 'Primitives/CopyButton',
  component: CopyButton,
  args: { text: '3H3V532C2MA731780', label: 'Copy VIN' },
});

const writeText = fn();

export const Ordinary = meta.story({
  beforeEach: () => {
    writeText.mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy VIN' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Copied');
    await expect(writeText).toHaveBeenCalledWith('3H3V532C2MA731780');
  },
});

export const Refused = meta.story({
  beforeEach: () => {
    writeText.mockRejectedValue(new Error('denied'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy VIN' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Copying was refused');
  },
});

export const RightToLeft = Ordinary.extend({ play: undefined, globals: { direction: 'rtl' } });

export const Dark = Ordinary.extend({ play: undefined, globals: { theme: 'dark' } });
