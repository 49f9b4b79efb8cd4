import { PlusIcon } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Button } from '../Button/Button';
import { ErrorState } from '../ErrorState/ErrorState';
import { FieldIcon } from '../icons/FieldIcon';
import { Icon } from '../icons/Icon';
import { LONG_NAME, LONG_SENTENCE } from '../internal/long.stories.data';
import { fitsTheWidth, narrow } from '../internal/narrow.stories.data';
import { EmptyState } from './EmptyState';

const onRetry = fn();
const meta = preview.meta({ title: 'Primitives/EmptyState', component: EmptyState });

const Column = styled.div`
  max-inline-size: 240px;
`;

/** The controls change this one. */
export const Playground = meta.story({
  args: { title: 'No geofences yet', edge: 'dashed', children: 'Draw one to know when trailers arrive.' },
  render: (args) => (
    <Column>
      <EmptyState {...args} />
    </Column>
  ),
});

export const Empty = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => (
    <Column>
      <EmptyState
        title="No geofences yet"
        icon={<FieldIcon name="geofence" size={22} />}
        action={
          <Button size="xsmall" icon={<Icon icon={PlusIcon} size={14} />}>
            Create geofence
          </Button>
        }
      >
        Draw one to know when trailers arrive.
      </EmptyState>
    </Column>
  ),
});

export const Failed = meta.story({
  render: () => (
    <Column>
      <ErrorState title="Positions did not load" onRetry={onRetry}>
        Showing data from 14:02, 6 min ago.
      </ErrorState>
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Positions did not load');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const RightToLeft = Failed.extend({ play: undefined, globals: { direction: 'rtl' } });

export const Narrow = Failed.extend({ play: undefined, decorators: [narrow] });

export const Dark = Failed.extend({ play: undefined, globals: { theme: 'dark' } });

export const LongText = meta.story({
  args: {
    title: `No geofences yet for ${LONG_NAME}`,
    children: LONG_SENTENCE,
    action: <Button>Create geofence</Button>,
  },
  decorators: [narrow],
  play: fitsTheWidth,
});
