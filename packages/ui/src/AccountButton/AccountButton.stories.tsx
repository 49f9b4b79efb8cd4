import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { fitsTheWidth, narrow } from '../internal/narrow.stories.data';
import { AccountButton } from './AccountButton';

const meta = preview.meta({
  title: 'Primitives/AccountButton',
  component: AccountButton,
  parameters: { dataTexts: ['DM'] },
  args: { email: 'dana.morales@cedarridge.example', onClick: fn() },
});

export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /dana.morales/ }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(canvas.getByText('DM')).toBeVisible();
  },
});

export const Compact = meta.story({ args: { compact: true } });

export const LongText = meta.story({
  args: { email: 'maria.del.carmen.villanueva-hernandez@transportes-del-norte.example' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 190, display: 'flex' }}>
        <Story />
      </div>
    ),
  ],
});

export const RightToLeft = Default.extend({ play: undefined, globals: { direction: 'rtl' } });

export const Dark = Default.extend({ play: undefined, globals: { theme: 'dark' } });

export const Narrow = LongText.extend({
  decorators: [narrow],
  play: async () => {
    await fitsTheWidth();
  },
});
