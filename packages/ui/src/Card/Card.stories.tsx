import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Button } from '../Button/Button';
import { LONG_NAME, LONG_WORD } from '../internal/long.stories.data';
import { fitsTheWidth, narrow } from '../internal/narrow.stories.data';
import { Card } from './Card';

const meta = preview.meta({
  title: 'Primitives/Card',
  component: Card,
  args: { title: 'Trailer Battery', children: 'Twelve of 1,204 trailers are below 11.8 V.' },
});

export const Ordinary = meta.story({ tags: ['visual'], parameters: everyMode });

export const WithActions = meta.story({ args: { actions: <Button kind="link">View all</Button> } });

export const WithoutTitle = meta.story({ args: { title: undefined } });

export const LongText = meta.story({
  args: {
    title: 'Faults by system of the trailers of the Great Lakes and the Upper Midwest',
    style: { maxInlineSize: 280 },
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Narrow = meta.story({
  args: { title: LONG_NAME, actions: <Button kind="link">View all</Button>, children: LONG_WORD },
  decorators: [narrow],
  play: fitsTheWidth,
});
