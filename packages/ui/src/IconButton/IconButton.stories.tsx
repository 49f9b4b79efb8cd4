import { RefreshCwIcon } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Icon } from '../icons/Icon';
import { IconButton } from './IconButton';

const meta = preview.meta({
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { label: 'Refresh', icon: <Icon icon={RefreshCwIcon} />, onClick: fn() },
});

export const Ordinary = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveFocus();
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('Refresh');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Quiet = meta.story({ args: { kind: 'quiet', size: 'xsmall' } });

export const Working = meta.story({ args: { working: true } });

export const RightToLeft = Ordinary.extend({ play: undefined, globals: { direction: 'rtl' } });

export const Dark = Ordinary.extend({ play: undefined, globals: { theme: 'dark' } });
