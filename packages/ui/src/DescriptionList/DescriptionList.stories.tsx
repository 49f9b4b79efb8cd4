import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Card } from '../Card/Card';
import { StatusPill } from '../StatusPill/StatusPill';
import { type DescriptionItem, DescriptionList } from './DescriptionList';

const writeText = fn();
const trailer: DescriptionItem[] = [
  {
    id: 'vin',
    term: 'VIN',
    value: '1UYVS2530LG704218',
    code: true,
    copyText: '1UYVS2530LG704218',
    copyLabel: 'Copy VIN',
  },
  { id: 'type', term: 'Trailer type', value: 'Reefer Trailer' },
  { id: 'health', term: 'Health', value: <StatusPill tone="caution">Caution</StatusPill> },
  { id: 'odometer', term: 'ABS Odometer', value: '212,408.6 mi' },
  { id: 'tires', term: 'Tire pressure', reason: 'The sensor has not reported yet' },
  { id: 'camera', term: 'Cargo Camera', missing: '-', reason: 'This trailer has no such sensor' },
];

const meta = preview.meta({
  title: 'Data/DescriptionList',
  component: DescriptionList,
  parameters: { dataTexts: ['Trailer'] },
  args: { items: trailer },
  decorators: [(Story) => <Card title="Trailer">{Story()}</Card>],
});

export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  beforeEach: () => {
    writeText.mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  },
  play: async ({ canvas, userEvent }) => {
    const values = canvas.getAllByRole('definition');
    await expect(values[4]).toHaveTextContent('N/A');
    await expect(canvas.getByText('The sensor has not reported yet')).toBeVisible();
    await expect(values[5]).toHaveTextContent('-');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy VIN' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Copied');
    await expect(writeText).toHaveBeenCalledWith('1UYVS2530LG704218');
  },
});

export const TwoColumns = meta.story({ args: { columns: 2 } });

export const LongText = meta.story({
  args: {
    items: [
      {
        id: 'a',
        term: 'Name of the customer that owns the trailer',
        value: 'Cedar Ridge Logistics of the Great Lakes and the Upper Midwest, Incorporated',
      },
      {
        id: 'b',
        term: 'Unbreakable',
        value: '1UYVS2530LG7042181UYVS2530LG7042181UYVS2530LG704218',
        code: true,
        copyText: 'x',
      },
    ],
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { columns: 2 } });

export const Narrow = meta.story({
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <DescriptionList {...args} />
    </div>
  ),
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
