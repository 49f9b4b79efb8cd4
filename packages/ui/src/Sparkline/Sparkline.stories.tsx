import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { fitsTheWidth, narrow } from '../internal/narrow.stories.data';
import { Reading } from '../Reading/Reading';
import { Sparkline } from './Sparkline';

const volts = [12.9, 12.8, 12.8, 12.7, 12.7, 12.8, 12.6, 12.5, 12.4, 12.5, 12.3, 12.2, 12.0, 11.9, 11.8, 11.7];
const broken = volts.map((value, i) => (i > 5 && i < 9 ? null : value));

const meta = preview.meta({
  title: 'Data/Sparkline',
  component: Sparkline,
  args: { label: 'Trailer battery, 24 h, last 11.7 V', values: volts },
});

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 24px;
  padding: 14px 16px;
  background: var(--gh-color-surface-panel);
`;

export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Trailer battery, 24 h, last 11.7 V' })).toBeVisible();
  },
});

/** Steady, with a gap, without recent values, one value, no value. */
export const States = meta.story({
  render: () => (
    <Row>
      <Sparkline label="Falling" values={volts} />
      <Sparkline label="Caution" values={volts} tone="caution" />
      <Sparkline label="Critical" values={volts} tone="critical" />
      <Sparkline label="With a gap" values={broken} />
      <Sparkline label="Silent in the end" values={[...volts.slice(0, 8), ...Array<null>(8).fill(null)]} />
      <Sparkline label="Steady" values={[12.6, 12.6, 12.6]} />
      <Sparkline label="One value" values={[null, 12.6, null]} />
      <Sparkline label="No value" values={[null, null]} />
    </Row>
  ),
});

/** Beside its number, which has the exact value. */
export const WithItsReading = meta.story({
  render: (args) => (
    <Row>
      <Reading label="Trailer Battery" value="11.7" unit="V" tone="caution" age="4 min" size="large" />
      <Sparkline {...args} tone="caution" width={140} height={36} />
    </Row>
  ),
});

/** Time runs to the right in every language. */
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' }, args: { tone: 'critical' } });

export const Narrow = States.extend({ decorators: [narrow], play: fitsTheWidth });
