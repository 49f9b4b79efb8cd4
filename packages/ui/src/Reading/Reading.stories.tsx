import { expect, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { LONG_NAME, LONG_SENTENCE } from '../internal/long.stories.data';
import { fitsTheWidth, narrow } from '../internal/narrow.stories.data';
import { RelativeTime } from '../RelativeTime/RelativeTime';
import { Reading } from './Reading';

const meta = preview.meta({ title: 'Data/Reading', component: Reading });

const now = () => new Date('2026-11-17T15:12:00Z');
const fourMinutesAgo = <RelativeTime at={new Date('2026-11-17T15:08:00Z')} now={now} format={(age) => `${age} ago`} />;
const threeDaysAgo = <RelativeTime at={new Date('2026-11-14T15:08:00Z')} now={now} />;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 110px);
  gap: 8px;
  padding: 12px;
  background: var(--gh-color-surface-panel);
`;

/** The controls change this one. */
export const Playground = meta.story({
  args: { label: 'Trailer battery', value: '12.6', unit: 'V', age: '4 min', state: 'fresh', size: 'small' },
  render: (args) => <Reading {...args} />,
});

export const States = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => (
    <Row>
      <Reading label="Fresh" value="12.6" unit="V" age={fourMinutesAgo} />
      <Reading label="Stale" value="12.6" unit="V" age={threeDaysAgo} state="stale" reason="Last report Nov 14" />
      <Reading label="No reading" state="missing" reason="The sensor has not reported yet" />
      <Reading label="Not installed" state="not-installed" reason="This trailer has no such sensor" />
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 min ago')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'stale' })).toBeVisible();
    await expect(canvas.getByText('N/A')).toBeVisible();
    await expect(canvas.getByText('-')).toBeVisible();
  },
});

/** Explains a missing value on focus and touch as well. */
export const Explained = States.extend({
  play: async ({ canvas, userEvent }) => {
    const missing = canvas.getByRole('button', { name: 'N/A' });
    await userEvent.tab();
    await expect(missing).toHaveFocus();
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('The sensor has not reported yet');
    await userEvent.pointer([{ keys: '[TouchA]', target: canvas.getByRole('button', { name: '-' }) }]);
    await waitFor(() => expect(canvas.getByRole('tooltip')).toHaveTextContent('This trailer has no such sensor'));
  },
});

export const Leading = meta.story({
  render: () => (
    <Row>
      <Reading size="large" tone="caution" label="Trailer Battery" value="11.7" unit="V" age={fourMinutesAgo} />
      <Reading size="large" tone="critical" label="Return air 1" value="58.6" unit="°F" age={fourMinutesAgo} />
      <Reading size="large" label="Bogie weight" value="41,260" unit="lbs" age={fourMinutesAgo} />
    </Row>
  ),
});

export const RightToLeft = States.extend({ play: undefined, globals: { direction: 'rtl' } });

export const Dark = States.extend({ play: undefined, globals: { theme: 'dark' } });

export const LongText = meta.story({
  render: () => (
    <Row style={{ gridTemplateColumns: '1fr 1fr' }}>
      <Reading label={LONG_NAME} value="12,486,000.5" unit="lbs" age={fourMinutesAgo} size="large" tone="critical" />
      <Reading label={LONG_NAME} state="missing" reason={LONG_SENTENCE} />
    </Row>
  ),
  decorators: [narrow],
  play: fitsTheWidth,
});

export const Narrow = meta.story({
  render: () => (
    <Row style={{ gridTemplateColumns: '1fr 1fr' }}>
      <Reading label="Fresh" value="12.6" unit="V" age={fourMinutesAgo} />
      <Reading label="Stale" value="12.6" unit="V" age={threeDaysAgo} state="stale" reason="Last report Nov 14" />
    </Row>
  ),
  decorators: [narrow],
  play: fitsTheWidth,
});
