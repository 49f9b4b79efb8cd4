import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { FieldIcon } from '../icons/FieldIcon';
import { StatusPill } from '../StatusPill/StatusPill';
import { Accordion } from './Accordion';

const meta = preview.meta({
  title: 'Data/Accordion',
  component: Accordion.Item,
  subcomponents: { 'Accordion.Root': Accordion.Root },
});

const Panel = styled.div`
  max-inline-size: 404px;
  overflow: hidden;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-panel);
`;

const sections = (
  <Panel>
    <Accordion.Root defaultValue={['lights']}>
      <Accordion.Item
        value="lights"
        title="Lights"
        icon={<FieldIcon name="lights" />}
        state={<StatusPill tone="caution">1 intermittent</StatusPill>}
        age="4 min"
      >
        Red is intermittent, the others are good.
      </Accordion.Item>
      <Accordion.Item
        value="abs"
        title="ABS"
        icon={<FieldIcon name="abs-lamp" />}
        state={<StatusPill tone="good">No faults</StatusPill>}
        age="4 min"
      >
        Amber lamp off, 212,408.6 mi.
      </Accordion.Item>
      <Accordion.Item value="wheel" title="Wheel End" icon={<FieldIcon name="wheel-end" />} age="3 d, stale">
        Last reading 118 °F.
      </Accordion.Item>
      <Accordion.Item
        value="camera"
        title="Cargo Camera"
        icon={<FieldIcon name="cargo-camera" />}
        age="Not installed"
        disabled
      />
    </Accordion.Root>
  </Panel>
);

/** The controls change this one. */
export const Playground = meta.story({
  args: { value: 'lights', title: 'Lights', age: '4 min', disabled: false, children: 'Red is intermittent.' },
  render: (args) => (
    <Panel>
      <Accordion.Root defaultValue={['lights']}>
        <Accordion.Item {...args} />
      </Accordion.Root>
    </Panel>
  ),
});

/** Several sections are open at once. Arrow keys, Home and End move between headers. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => sections,
  play: async ({ canvas, userEvent }) => {
    const [lights, abs, wheel, camera] = canvas.getAllByRole('button');
    await expect(lights).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(lights).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(abs).toHaveAttribute('aria-expanded', 'true');
    await expect(lights).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Amber lamp off, 212,408.6 mi.')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(wheel).toHaveFocus();
    await expect(camera).toBeDisabled();
    await userEvent.keyboard('{Home} ');
    await expect(lights).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  },
});

export const LongText = meta.story({
  render: () => (
    <Panel>
      <Accordion.Root>
        <Accordion.Item
          value="a"
          title="Individual tire pressure of the axles that lift while the trailer is empty"
          icon={<FieldIcon name="tire-pressure" />}
          state={<StatusPill tone="critical">1 of 8 low</StatusPill>}
          age="4 min"
        >
          Curbside Rear outer fell 61 psi in 40 min.
        </Accordion.Item>
      </Accordion.Root>
    </Panel>
  ),
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, render: () => sections });

export const Narrow = meta.story({ render: () => <div style={{ inlineSize: 280 }}>{sections}</div> });

export const Dark = meta.story({ globals: { theme: 'dark' }, render: () => sections });
