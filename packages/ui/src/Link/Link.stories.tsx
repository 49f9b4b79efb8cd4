import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Link } from './Link';

const meta = preview.meta({
  title: 'Primitives/Link',
  component: Link,
  args: { href: '#terms', children: 'Terms of use' },
});

export const Ordinary = meta.story();

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
