import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { LONG_NAME } from '../internal/long.stories.data';
import { fitsTheWidth, narrow } from '../internal/narrow.stories.data';
import { Badge } from './Badge';

const meta = preview.meta({ title: 'Primitives/Badge', component: Badge, args: { children: 38 } });

export const Neutral = meta.story({ tags: ['visual'], parameters: everyMode });

export const Brand = meta.story({ args: { tone: 'brand' } });

export const Critical = meta.story({ args: { tone: 'critical' } });

export const LongText = meta.story({ args: { children: '12,486' } });

export const RightToLeft = Critical.extend({ play: undefined, globals: { direction: 'rtl' } });

export const Dark = Critical.extend({ play: undefined, globals: { theme: 'dark' } });

/** The badge isn't cut off beside a name that wraps to two lines. */
export const Narrow = meta.story({
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <span>{LONG_NAME}</span>
      <Badge>12,486</Badge>
    </div>
  ),
  decorators: [narrow],
  play: fitsTheWidth,
});
