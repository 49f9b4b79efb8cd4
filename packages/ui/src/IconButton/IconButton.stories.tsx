import { RefreshCwIcon } from 'lucide-react';
import { Fragment } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Icon } from '../icons/Icon';
import { LONG_NAME } from '../internal/long.stories.data';
import { fitsTheWidth, narrow } from '../internal/narrow.stories.data';
import { IconButton } from './IconButton';

const KINDS = ['default', 'quiet', 'primary', 'danger'] as const;
const SIZES = ['xsmall', 'small', 'medium', 'large'] as const;

const meta = preview.meta({
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { label: 'Refresh', icon: <Icon icon={RefreshCwIcon} />, onClick: fn() },
});

export const Ordinary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
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

/** Every kind and size: default, pressed, working and disabled. */
export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, max-content)', gap: 12, alignItems: 'center' }}>
      {KINDS.map((kind) => (
        <Fragment key={kind}>
          <IconButton {...args} kind={kind} />
          <IconButton {...args} kind={kind} pressed />
          <IconButton {...args} kind={kind} working />
          <IconButton {...args} kind={kind} disabled />
        </Fragment>
      ))}
      {SIZES.map((size) => (
        <IconButton {...args} key={size} size={size} />
      ))}
    </div>
  ),
});

/** Has a long name and keeps its size. */
export const LongText = meta.story({
  args: { label: `Refresh ${LONG_NAME}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent(LONG_NAME);
    await expect(canvas.getByRole('button').offsetWidth).toBe(32);
    await fitsTheWidth();
  },
});

export const Narrow = States.extend({ decorators: [narrow], play: fitsTheWidth });

export const Dark = States.extend({ globals: { theme: 'dark' } });
