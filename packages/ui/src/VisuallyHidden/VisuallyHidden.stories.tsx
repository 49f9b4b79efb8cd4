import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { VisuallyHidden } from './VisuallyHidden';

const meta = preview.meta({
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['no-texts'],
  args: { children: ' trailers are critical' },
});

/** The number is visible, the words are for screen readers. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: (args) => (
    <p>
      38
      <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/trailers are critical/)).toBeInTheDocument();
  },
});
