import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { FieldIcon } from '../icons/FieldIcon';
import { narrow } from '../internal/narrow.stories.data';
import { Chip, ToggleChip } from './Chip';

const meta = preview.meta({
  title: 'Primitives/Chip',
  component: Chip,
  subcomponents: { ToggleChip },
  args: { name: 'Group', children: 'Midwest Reefers', onRemove: fn(), removeLabel: 'Remove filter Group' },
});

export const Filter = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Group' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

export const Active = meta.story({ args: { name: 'Health', children: 'CRITICAL', active: true } });

function TogglesDemo() {
  const [on, setOn] = useState(['Loaded']);
  const toggle = (name: string) => setOn(on.includes(name) ? on.filter((each) => each !== name) : [...on, name]);
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <ToggleChip
        pressed={on.includes('Reefer')}
        onClick={() => toggle('Reefer')}
        icon={<FieldIcon name="trailer-reefer" size={14} />}
      >
        Reefer Trailer
      </ToggleChip>
      <ToggleChip
        pressed={on.includes('Loaded')}
        onClick={() => toggle('Loaded')}
        icon={<FieldIcon name="load" size={14} />}
      >
        Loaded
      </ToggleChip>
      <ToggleChip
        tone="critical"
        pressed={on.includes('Tire')}
        onClick={() => toggle('Tire')}
        icon={<FieldIcon name="tire-pressure" size={14} />}
      >
        Tire
      </ToggleChip>
    </div>
  );
}

export const Toggles = meta.story({
  render: () => <TogglesDemo />,
  play: async ({ canvas, userEvent }) => {
    const tire = canvas.getByRole('button', { name: 'Tire' });
    await userEvent.click(tire);
    await expect(tire).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(tire).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard(' ');
  },
});

export const LongText = Filter.extend({
  play: undefined,
  args: {
    children:
      'Refrigerated trailers of the Midwest region that are leased out to Cedar Ridge Logistics until the spring',
  },
  decorators: [narrow],
});

export const RightToLeft = Toggles.extend({ play: undefined, globals: { direction: 'rtl' } });

export const Narrow = Toggles.extend({ play: undefined, decorators: [narrow] });

export const Dark = Toggles.extend({ play: undefined, globals: { theme: 'dark' } });
