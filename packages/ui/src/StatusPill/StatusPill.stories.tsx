import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { narrow } from '../internal/narrow.stories.data';
import { PlainPills, SolidPills, TintedPills } from './pills.stories.parts';
import { StatusPill } from './StatusPill';

const meta = preview.meta({ title: 'Primitives/StatusPill', component: StatusPill });

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 12px;
  background: var(--gh-color-surface-panel);
`;

/** The controls change this one. */
export const Playground = meta.story({
  args: { tone: 'critical', solid: false, dense: false, children: 'Critical' },
  render: (args) => <StatusPill {...args} />,
});

export const Tones = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => (
    <>
      <Row>
        <TintedPills />
        <StatusPill>Pro</StatusPill>
      </Row>
      <Row>
        <SolidPills />
        <StatusPill tone="good" solid>
          GOOD
        </StatusPill>
      </Row>
      <Row>
        <PlainPills />
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

/** Keeps the label on the line of the surrounding text. */
export const InText = meta.story({
  render: () => (
    <p>
      R-2207 is <StatusPill tone="critical">Critical</StatusPill>, its brakes are{' '}
      <StatusPill tone="good" plain>
        Good
      </StatusPill>{' '}
      and its gateway <StatusPill dense>Pro</StatusPill> reports.
    </p>
  ),
  play: async ({ canvas }) => {
    const baseline = (element: Element) => {
      const mark = document.createElement('span');
      mark.style.display = 'inline-block';
      element.append(mark);
      const { bottom } = mark.getBoundingClientRect();
      mark.remove();
      return bottom;
    };
    const text = baseline(canvas.getByText(/R-2207/));
    for (const words of ['Critical', 'Good', 'Pro']) {
      await expect(Math.abs(baseline(canvas.getByText(words)) - text)).toBeLessThan(1);
    }
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
