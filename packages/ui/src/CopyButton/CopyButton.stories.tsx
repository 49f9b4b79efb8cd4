import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { LONG_NAME, LONG_WORD } from '../internal/long.stories.data';
import { fitsTheWidth, narrow } from '../internal/narrow.stories.data';
import { CopyButton } from './CopyButton';

const meta = preview.meta({
  title: 'Primitives/CopyButton',
  component: CopyButton,
  args: { text: '3H3V532C2MA731780', label: 'Copy VIN' },
});

const writeText = fn();

export const Ordinary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
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
    await expect(await canvas.findByRole('status')).toHaveTextContent("Couldn't copy");
  },
});

export const RightToLeft = Ordinary.extend({ play: undefined, globals: { direction: 'rtl' } });

export const Dark = Ordinary.extend({ play: undefined, globals: { theme: 'dark' } });

export const LongText = meta.story({
  args: { label: `Copy ${LONG_NAME}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent(LONG_NAME);
    await fitsTheWidth();
  },
});

/** The button isn't cut off beside long text. */
export const Narrow = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 4 }}>
      <span style={{ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>{LONG_WORD}</span>
      <CopyButton {...args} style={{ flex: 'none' }} />
    </div>
  ),
  decorators: [narrow],
  play: fitsTheWidth,
});
