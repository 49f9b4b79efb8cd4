import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Button } from '../Button/Button';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { fitsTheWidth, phone } from '../internal/narrow.stories.data';
import { Select } from '../Select/Select';
import { StatusPill } from '../StatusPill/StatusPill';
import { Drawer, type DrawerContentProps, type DrawerRootProps } from './Drawer';
import { DRAWER_WIDTH_PX } from './drawerWidth';

const meta = preview.meta({
  title: 'Overlays/Drawer',
  component: Drawer.Content,
  tags: ['no-texts'],
  subcomponents: {
    'Drawer.Root': Drawer.Root,
    'Drawer.Trigger': Drawer.Trigger,
    'Drawer.Header': Drawer.Header,
    'Drawer.Description': Drawer.Description,
    'Drawer.Close': Drawer.Close,
  },
  parameters: { layout: 'fullscreen' },
});

const Stage = styled.div`
  position: relative;
  display: flex;
  gap: 8px;
  align-items: start;
  min-block-size: 480px;
  padding: 16px;
`;

const facts = [
  { id: 'type', term: 'Trailer type', value: 'Reefer Trailer' },
  { id: 'speed', term: 'Speed', value: '58 mph' },
  { id: 'load', term: 'Load', value: '41,260 lbs' },
  { id: 'tether', term: 'Tether', value: 'Tethered' },
];
const zones = [
  { value: '1', label: 'Zone 1' },
  { value: '2', label: 'Zone 2' },
];

type DemoProps = Partial<DrawerRootProps> & Pick<DrawerContentProps, 'width'> & { title?: string };

function Demo({ width, title = 'R-2207', ...root }: DemoProps) {
  const [open, setOpen] = useState(false);
  const [zone, setZone] = useState<string | null>('1');
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const [moves, setMoves] = useState(0);
  return (
    <Stage ref={setStage}>
      <Button onClick={() => setOpen(true)}>Open R-2207</Button>
      <Button onClick={() => setMoves(moves + 1)}>Move the map</Button>
      <span role="status">{moves} moves</span>
      <Drawer.Root open={open} onOpenChange={setOpen} {...root}>
        <Drawer.Content width={width} container={stage}>
          <Drawer.Header>
            <Drawer.Title>{title}</Drawer.Title>
            <StatusPill tone="critical" solid>
              Critical
            </StatusPill>
          </Drawer.Header>
          <Drawer.Body>
            <Select label="Zone" options={zones} value={zone} onChange={setZone} />
            <DescriptionList items={facts} style={{ marginBlockStart: 12 }} />
          </Drawer.Body>
          <Drawer.Footer>
            <Button>Activity Log</Button>
          </Drawer.Footer>
        </Drawer.Content>
      </Drawer.Root>
    </Stage>
  );
}

/** The controls change this one. */
export const Playground = meta.story({
  args: { width: 'small' },
  render: ({ width }) => <Demo width={width} />,
});

/** Keeps the content beside it usable. Escape closes it and returns focus to its button. */
export const Beside = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => <Demo />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open R-2207' });
    await userEvent.click(opener);
    const drawer = await canvas.findByRole('dialog', { name: 'R-2207' });
    await expect(drawer.offsetWidth).toBe(DRAWER_WIDTH_PX.small);
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Move the map' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 moves');
    await expect(drawer).toBeVisible();
    canvas.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** An open list inside takes the first Escape. */
export const SelectInside = meta.story({
  render: () => <Demo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open R-2207' }));
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Zone' }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Zone 2' }));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Zone' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
});

/** Is modal at any width, as by default in narrow windows. */
export const Modal = meta.story({
  render: () => <Demo modalBelowPx={Number.POSITIVE_INFINITY} width="large" />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open R-2207' });
    await userEvent.click(opener);
    const drawer = await canvas.findByRole('dialog', { name: 'R-2207' });
    await expect(drawer.offsetWidth).toBe(480);
    await expect(canvas.queryByRole('button', { name: 'Move the map' })).toBeNull();
    for (let i = 0; i < 4; i++) {
      await userEvent.tab();
      await expect(drawer.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Open R-2207' }));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const LongText = meta.story({
  render: () => <Demo title="R-2207 of Cedar Ridge Logistics of the Great Lakes and the Upper Midwest" />,
  play: open,
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, render: () => <Demo />, play: open });

export const Dark = meta.story({ globals: { theme: 'dark' }, render: () => <Demo />, play: open });

/** On a phone, it is a bottom sheet with the list or map visible above it. */
export const Narrow = LongText.extend({
  globals: phone,
  play: async () => {
    await open();
    await fitsTheWidth();
    const { top, bottom } = screen.getByRole('dialog').getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(Math.floor(window.innerHeight * 0.08));
    await expect(Math.round(bottom)).toBe(window.innerHeight);
  },
});
