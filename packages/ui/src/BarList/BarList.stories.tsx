import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Card } from '../Card/Card';
import { FieldIcon } from '../icons/FieldIcon';
import { BarList, type BarListItem } from './BarList';

const faults: BarListItem[] = [
  { id: 'lights', label: 'Lights', count: 14, total: 1940, tone: 'critical', icon: <FieldIcon name="lights" /> },
  { id: 'abs', label: 'ABS', count: 185, total: 11_087, tone: 'caution', icon: <FieldIcon name="abs-lamp" /> },
  {
    id: 'tire',
    label: 'Tire inflation',
    count: 96,
    total: 7423,
    tone: 'caution',
    icon: <FieldIcon name="tire-inflation" />,
  },
  {
    id: 'silent',
    label: 'Not reporting',
    count: 584,
    total: 12_486,
    tone: 'unknown',
    icon: <FieldIcon name="gateway" />,
  },
  { id: 'wheel', label: 'Wheel end', count: 0, total: 5210, tone: 'critical', icon: <FieldIcon name="wheel-end" /> },
];
const format = (count: number, total: number) => `${count.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`;

const meta = preview.meta({
  title: 'Data/BarList',
  component: BarList,
  tags: ['no-texts'],
  args: { items: faults, format, 'aria-label': 'Faults by system' },
  decorators: [
    (Story) => (
      <Card title="Faults by system" style={{ maxInlineSize: 380 }}>
        <Story />
      </Card>
    ),
  ],
});

/** Expects names and bars below the title of the card, and clickable lines with room around their text. */
async function expectAligned(
  canvas: { getByRole: (role: string, by: { name: string | RegExp }) => HTMLElement },
  line: HTMLElement,
) {
  const title = canvas.getByRole('heading', { name: 'Faults by system' }).getBoundingClientRect();
  const list = canvas.getByRole('list', { name: 'Faults by system' }).getBoundingClientRect();
  const [name, bar] = [line.querySelector('svg'), line.querySelector('[aria-hidden] > span')?.parentElement];
  await expect(name?.getBoundingClientRect().left).toBeCloseTo(title.left, 0);
  await expect(bar?.getBoundingClientRect().left).toBeCloseTo(title.left, 0);
  await expect(bar?.getBoundingClientRect().right).toBeCloseTo(list.right, 0);
  const room = line.matches('a, button') ? 8 : 0;
  await expect(line.getBoundingClientRect().left).toBeCloseTo(title.left - room, 0);
  await expect(line.getBoundingClientRect().right).toBeCloseTo(list.right + room, 0);
}

/** The caller sorts the lines, worst first. A count of 0 has no shape and no bar. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem');
    await expect(lines[0]).toHaveTextContent('Lights14 of 1,940');
    await expect(lines[4]).toHaveTextContent('Wheel end0 of 5,210');
    await expect(lines[4]?.querySelector('[data-tone] svg[data-tone]')).toBeNull();
    await expectAligned(canvas, lines[0]?.firstElementChild as HTMLElement);
  },
});

export const Selectable = meta.story({
  args: { onSelect: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expectAligned(canvas, canvas.getByRole('button', { name: /Lights/ }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Lights/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('abs');
  },
});

export const Links = meta.story({
  args: { items: faults.map((item) => ({ ...item, href: `#${item.id}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'ABS 185 of 11,087' })).toHaveAttribute('href', '#abs');
    await expectAligned(canvas, canvas.getByRole('link', { name: /Lights/ }));
  },
});

export const LongText = meta.story({
  args: {
    items: faults.map((item) => ({ ...item, label: `Trailers of the midwestern region with a fault of ${item.id}` })),
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { onSelect: fn() } });

export const Narrow = meta.story({
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <BarList {...args} />
    </div>
  ),
});

export const Dark = meta.story({ globals: { theme: 'dark' }, args: { onSelect: fn() } });
