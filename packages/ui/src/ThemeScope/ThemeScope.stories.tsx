import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Button } from '../Button/Button';
import { Menu } from '../Menu/Menu';
import { StatusPill } from '../StatusPill/StatusPill';
import { ThemeScope } from './ThemeScope';
import { dark, defineTheme, light } from './tokens';

const meta = preview.meta({ title: 'Foundations/ThemeScope', component: ThemeScope });

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 16px;
`;

const sample = (
  <Row>
    <Button kind="primary">Create rule</Button>
    <Button>Cancel</Button>
    <Button kind="link">View all</Button>
    <StatusPill tone="good">Good</StatusPill>
    <StatusPill tone="critical">Critical</StatusPill>
  </Row>
);

/** The controls change this one. */
export const Playground = meta.story({
  args: { theme: 'light', density: 'comfortable', children: sample },
  render: (args) => <ThemeScope {...args} />,
});

export const SideBySide = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => (
    <>
      <ThemeScope theme="light">{sample}</ThemeScope>
      <ThemeScope theme="dark">{sample}</ThemeScope>
    </>
  ),
});

const violet = { brand: { hue: 300, chroma: 0.19 }, radius: { sm: 8, md: 12 } };

export const WhiteLabel = meta.story({
  render: () => (
    <>
      <ThemeScope tokens={defineTheme(light, violet)}>{sample}</ThemeScope>
      <ThemeScope tokens={defineTheme(dark, violet)}>{sample}</ThemeScope>
    </>
  ),
});

let renders = 0;

function Counted() {
  renders++;
  return sample;
}

const counted = <Counted />;

function SwitchDemo() {
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  return (
    <>
      <Button onClick={() => setTheme(theme === 'light' ? 'dark' : 'light')}>Switch theme</Button>
      <ThemeScope theme={theme}>{counted}</ThemeScope>
    </>
  );
}

/** Switching themes changes variables only, without rendering the content again. */
export const Switching = meta.story({
  render: () => <SwitchDemo />,
  play: async ({ canvas, userEvent }) => {
    const before = renders;
    const solid = () => getComputedStyle(canvas.getByText('Good')).color;
    const light = solid();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch theme' }));
    await waitFor(() => expect(solid()).not.toBe(light));
    await expect(renders).toBe(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Switch theme' }));
  },
});

/** Overlays stay inside the scope and have its theme. */
export const Floating = meta.story({
  render: () => (
    <ThemeScope theme="dark" style={{ padding: 16, minBlockSize: 160 }}>
      <Menu.Root>
        <Menu.Trigger asChild>
          <Button>Actions</Button>
        </Menu.Trigger>
        <Menu.Content>
          <Menu.Item>Edit</Menu.Item>
        </Menu.Content>
      </Menu.Root>
    </ThemeScope>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const menu = await canvas.findByRole('menu');
    await expect(menu.closest('[data-theme]')).toHaveAttribute('data-theme', 'dark');
  },
});
