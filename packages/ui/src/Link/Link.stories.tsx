import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { fitsTheWidth, narrow } from '../internal/narrow.stories.data';
import { Link } from './Link';

const meta = preview.meta({
  title: 'Primitives/Link',
  component: Link,
  args: { href: '#terms', children: 'Terms of use' },
});

export const Ordinary = meta.story({ tags: ['visual'], parameters: everyMode });

export const InASentence = meta.story({
  render: (args) => (
    <p>
      By signing in you accept the <Link {...args} />.
    </p>
  ),
});

export const NewWindow = meta.story({
  args: { target: '_blank' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noreferrer');
  },
});

export const LongText = meta.story({
  args: {
    children:
      'Refrigerated trailers of the Midwest region that are leased out to Cedar Ridge Logistics until the spring',
  },
  decorators: [narrow],
});

export const RightToLeft = InASentence.extend({ play: undefined, globals: { direction: 'rtl' } });

export const Dark = InASentence.extend({ play: undefined, globals: { theme: 'dark' } });

export const Narrow = InASentence.extend({ decorators: [narrow], play: fitsTheWidth });
