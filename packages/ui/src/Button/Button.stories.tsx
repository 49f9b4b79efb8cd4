import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '#storybook/preview';
import { everyMode, noPicture } from '#storybook/visual';
import { FieldIcon } from '../icons/FieldIcon';
import { Icon } from '../icons/Icon';
import { narrow } from '../internal/narrow.stories.data';
import { Button } from './Button';

const meta = preview.meta({
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Create rule', onClick: fn() },
});

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-block-end: 12px;
`;

export const Primary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  args: { kind: 'primary', icon: <Icon icon={PlusIcon} /> },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Create rule' });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

export const Kinds = meta.story({
  render: () => (
    <>
      <Row>
        <Button kind="primary">Create rule</Button>
        <Button>Cancel</Button>
        <Button kind="quiet">More filters</Button>
        <Button kind="danger">Delete</Button>
        <Button kind="link">View all</Button>
      </Row>
      <Row>
        <Button kind="primary" disabled>
          Create rule
        </Button>
        <Button disabled>Cancel</Button>
        <Button kind="quiet" disabled>
          More filters
        </Button>
        <Button kind="link" disabled>
          View all
        </Button>
      </Row>
      <Row>
        <Button pressed icon={<FieldIcon name="geofence" />}>
          Fences
        </Button>
        <Button pressed={false} icon={<FieldIcon name="gps" />}>
          Follow
        </Button>
      </Row>
    </>
  ),
});

export const Sizes = meta.story({
  render: () => (
    <Row>
      <Button size="xsmall">26</Button>
      <Button>32</Button>
      <Button size="medium" kind="primary">
        44
      </Button>
      <Button size="large">56</Button>
    </Row>
  ),
  play: async ({ canvas }) => {
    for (const height of [26, 32, 44, 56]) {
      await expect(canvas.getByRole('button', { name: String(height) }).offsetHeight).toBe(height);
    }
  },
});

export const Working = meta.story({
  args: { kind: 'primary', working: true, children: 'Saving' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Saving' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    button.focus();
    await expect(button).toHaveFocus();
  },
});

function Upload() {
  const [isReady, setIsReady] = useState(false);
  return (
    <Row>
      <Button kind="primary" disabled={!isReady}>
        Upload
      </Button>
      <Button onClick={() => setIsReady(true)}>Choose a file</Button>
    </Row>
  );
}

export const BecomesEnabled = meta.story({
  tags: ['no-picture'],
  parameters: noPicture,
  render: () => <Upload />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a file' }));
    const upload = canvas.getByRole('button', { name: 'Upload' });
    await expect(upload).toBeEnabled();
    // White text on a background that still fades from gray can't be read.
    await expect(getComputedStyle(upload).transitionProperty).not.toContain('background');
  },
});

export const LongText = Primary.extend({
  play: undefined,
  args: {
    children:
      'Refrigerated trailers of the Midwest region that are leased out to Cedar Ridge Logistics until the spring',
  },
  decorators: [narrow],
});

export const RightToLeft = Kinds.extend({ play: undefined, globals: { direction: 'rtl' } });

export const Narrow = Kinds.extend({ play: undefined, decorators: [narrow] });

export const Dark = Kinds.extend({ play: undefined, globals: { theme: 'dark' } });
