import { type ComponentProps, useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Card } from '../Card/Card';
import { Donut, type DonutPart } from './Donut';

const health: DonutPart[] = [
  { tone: 'good', label: 'Good', count: 11_650 },
  { tone: 'unknown', label: 'Not reporting', count: 584 },
  { tone: 'critical', label: 'Critical', count: 38 },
  { tone: 'caution', label: 'Caution', count: 214 },
];

const meta = preview.meta({
  title: 'Data/Donut',
  component: Donut,
  args: { label: 'Health of the fleet', parts: health, unit: 'trailers', locale: 'en-US' },
  decorators: [
    (Story) => (
      <Card title="Health" style={{ maxInlineSize: 360 }}>
        <Story />
      </Card>
    ),
  ],
});

/** 38 of 12,486 would be a hair: it is drawn at 4.5 % of the ring. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Health of the fleet' })).toHaveTextContent('12,486');
    await expect(canvas.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'Critical38',
      'Caution214',
      'Not reporting584',
      'Good11,650',
    ]);
  },
});

function Filtered(props: ComponentProps<typeof Donut>) {
  const [tone, setTone] = useState<DonutPart['tone'] | null>(null);
  return <Donut {...props} selected={tone} onSelect={(next) => setTone(next === tone ? null : next)} />;
}

export const Selectable = meta.story({
  render: (args) => <Filtered {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const critical = canvas.getByRole('button', { name: 'Critical 38' });
    await expect(critical).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(critical).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(critical).toHaveAttribute('aria-pressed', 'false');
  },
});

export const AllGood = meta.story({
  args: {
    parts: [
      { tone: 'good', label: 'Good', count: 204 },
      { tone: 'critical', label: 'Critical', count: 0 },
    ],
  },
});

export const Nothing = meta.story({
  args: { parts: health.map((part) => ({ ...part, count: 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent('0trailers');
  },
});

export const LongText = meta.story({
  args: { parts: health.map((part) => ({ ...part, label: `${part.label}, over all groups of the customer` })) },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Narrow = meta.story({
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <Filtered {...args} />
    </div>
  ),
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
