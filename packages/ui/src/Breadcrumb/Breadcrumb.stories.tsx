import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Breadcrumb } from './Breadcrumb';

const items = [
  { href: '#fleet', label: 'Fleet' },
  { href: '#midwest', label: 'Midwest' },
  { href: '#reefers', label: 'Midwest Reefers' },
  { href: '#unit', label: 'R-2207' },
];

const meta = preview.meta({ title: 'Primitives/Breadcrumb', component: Breadcrumb, args: { items } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Fleet',
      'Midwest',
      'Midwest Reefers',
    ]);
    await expect(canvas.getByText('R-2207')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** The middle waits in a menu. */
export const Narrow = meta.story({
  render: (args) => (
    <div style={{ inlineSize: 280 }}>
      <Breadcrumb {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    const more = canvas.getByRole('button', { name: 'Show more steps' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    const step = await canvas.findByRole('menuitem', { name: 'Midwest Reefers' });
    await expect(step).toHaveAttribute('href', '#reefers');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
  },
});

/** Nothing above it: the page stands alone. */
export const OneStep = meta.story({ args: { items: items.slice(0, 1) } });

export const LongText = meta.story({
  args: {
    items: items.map((item) => ({
      ...item,
      label: `${item.label} of the Great Lakes and the Upper Midwest, with all that belongs to it`,
    })),
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
