import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Chip } from '../Chip/Chip';
import { LONG_NAME } from '../internal/long.stories.data';
import { fitsTheWidth, narrow } from '../internal/narrow.stories.data';
import { FilterBar } from './FilterBar';

const meta = preview.meta({ title: 'Primitives/FilterBar', component: FilterBar, args: { onClear: fn() } });

export const Ordinary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  args: {
    end: '1,204 of 12,486 trailers',
    children: [
      <Chip key="group" name="Group" onRemove={() => {}} removeLabel="Remove filter Group">
        Midwest Reefers
      </Chip>,
      <Chip key="health" name="Health" active onRemove={() => {}} removeLabel="Remove filter Health">
        CRITICAL
      </Chip>,
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});

export const RightToLeft = Ordinary.extend({ play: undefined, globals: { direction: 'rtl' } });

export const Narrow = Ordinary.extend({ play: undefined, decorators: [narrow] });

export const Dark = Ordinary.extend({ play: undefined, globals: { theme: 'dark' } });

export const LongText = meta.story({
  args: {
    end: '1,204 of 12,486 trailers',
    children: ['Group', 'Customer', 'Trailer type'].map((name) => (
      <Chip key={name} name={name} onRemove={() => {}} removeLabel={`Remove filter ${name}`}>
        {LONG_NAME}
      </Chip>
    )),
  },
  decorators: [narrow],
  play: fitsTheWidth,
});
