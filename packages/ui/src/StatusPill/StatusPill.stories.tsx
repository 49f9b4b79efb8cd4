import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { narrow } from '../internal/narrow.stories.data';
import { StatusPill } from './StatusPill';

const meta = preview.meta({ title: 'Primitives/StatusPill', component: StatusPill });

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 12px;
  background: var(--gh-color-surface-panel);
`;

export const Tones = meta.story({
  render: () => (
    <>
      <Row>
        <StatusPill tone="good">Good</StatusPill>
        <StatusPill tone="caution">Caution</StatusPill>
        <StatusPill tone="critical">Critical</StatusPill>
        <StatusPill tone="unknown">Not reporting</StatusPill>
        <StatusPill>Pro</StatusPill>
      </Row>
      <Row>
        <StatusPill tone="critical" solid>
          CRITICAL
        </StatusPill>
        <StatusPill tone="caution" solid>
          CAUTION
        </StatusPill>
        <StatusPill tone="good" solid>
          GOOD
        </StatusPill>
      </Row>
      <Row>
        <StatusPill tone="good" plain>
          No faults
        </StatusPill>
        <StatusPill tone="caution" plain>
          Intermittent
        </StatusPill>
        <StatusPill tone="critical" plain>
          Multiple
        </StatusPill>
        <StatusPill tone="unknown" plain>
          NA
        </StatusPill>
      </Row>
      <Row>
        <StatusPill tone="critical" dense solid>
          CRITICAL
        </StatusPill>
        <StatusPill tone="caution" dense>
          CAUTION
        </StatusPill>
      </Row>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Good').parentElement?.offsetHeight).toBe(20);
    await expect(canvas.getAllByText('CRITICAL').map((words) => words.parentElement?.offsetHeight)).toEqual([20, 18]);
  },
});

export const LongText = meta.story({
  args: {
    tone: 'critical',
    children: 'Kühlanhänger der Niederlassung Nordrhein-Westfalen mit Temperaturüberschreitung',
  },
  decorators: [narrow],
});

export const RightToLeft = Tones.extend({ play: undefined, globals: { direction: 'rtl' } });

export const Narrow = Tones.extend({ play: undefined, decorators: [narrow] });

export const Dark = Tones.extend({ play: undefined, globals: { theme: 'dark' } });
