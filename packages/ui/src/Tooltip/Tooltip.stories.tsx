import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { fitsTheWidth, phone } from '../internal/narrow.stories.data';
import { Tooltip } from './Tooltip';

const meta = preview.meta({ title: 'Overlays/Tooltip', component: Tooltip });

/** The controls change this one. */
export const Playground = meta.story({
  args: { text: 'Reported Nov 17, 09:12 CST', children: <Button>4 min</Button> },
  render: (args) => (
    <div style={{ padding: 40 }}>
      <Tooltip {...args} />
    </div>
  ),
});

export const Ordinary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => (
    <div style={{ padding: 40 }}>
      <Tooltip text="Reported Nov 17, 09:12 CST">
        <Button>4 min</Button>
      </Tooltip>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('Reported Nov 17, 09:12 CST');
  },
});

/** On touch screens, a press shows the tooltip and a press elsewhere hides it. */
export const Pressed = meta.story({
  render: () => (
    <Tooltip text="The sensor has not reported yet" pressable>
      <Button>N/A</Button>
    </Tooltip>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.pointer([{ keys: '[TouchA]', target: button }]);
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('The sensor has not reported yet');
    await expect(button).toHaveAccessibleDescription('The sensor has not reported yet');
    await userEvent.pointer([{ keys: '[TouchA]', target: document.body }]);
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
});

const longText = 'Reported by the gateway in the nose of the trailer on Nov 17, 09:12 CST, over the satellite';

/** Wraps at 280 px, stays inside the window, and closes on Escape. */
export const LongText = meta.story({
  render: () => (
    <Tooltip text={longText} side="inline-end">
      <Button>4 min</Button>
    </Tooltip>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent(longText);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
  },
});

/** Is placed outside the dialog, because an element that leaves a dialog while focus moves takes focus with it. */
export const InADialog = meta.story({
  render: () => (
    <Dialog.Root open>
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Header closeLabel={null}>
          <Dialog.Title>Share location</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Button>Done</Button>
          <Tooltip text="Copy link">
            <Button>Copy</Button>
          </Tooltip>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Done' })).toHaveFocus());
    await userEvent.tab();
    const tooltip = await canvas.findByRole('tooltip');
    await expect(canvas.getByRole('dialog')).not.toContainElement(tooltip);
  },
});

const opened = async (within: { findByRole: (role: string) => Promise<HTMLElement> }) => within.findByRole('dialog');
const gone = async (within: { queryByRole: (role: string) => HTMLElement | null }, role: string) =>
  waitFor(() => expect(within.queryByRole(role)).toBeNull());

/** A closing dialog returns the focus without showing the tooltip, because the user did not move to the button. */
export const FocusGivenBack = meta.story({
  render: () => (
    <Dialog.Root>
      <Tooltip text="Shows the position to others" delayMs={0}>
        <Dialog.Trigger asChild>
          <Button>Share</Button>
        </Dialog.Trigger>
      </Tooltip>
      <Button>Other</Button>
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Header>
          <Dialog.Title>Share location</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>Who opens the link sees where the trailer is.</Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const share = canvas.getByRole('button', { name: 'Share' });
    const closings = {
      'closes by pointer': async () => userEvent.click(canvas.getByRole('button', { name: 'Close' })),
      'closes by Escape': async () => userEvent.keyboard('{Escape}'),
    };
    for (const [name, close] of Object.entries(closings)) {
      await step(name, async () => {
        await userEvent.click(share);
        await opened(canvas);
        await close();
        await gone(canvas, 'dialog');
        await waitFor(() => expect(share).toHaveFocus());
        await expect(canvas.queryByRole('tooltip')).toBeNull();
      });
    }
    await step('opens and closes by keyboard', async () => {
      await userEvent.keyboard('{Enter}');
      await opened(canvas);
      await userEvent.keyboard('{Escape}');
      await gone(canvas, 'dialog');
      await waitFor(() => expect(share).toHaveFocus());
      await expect(canvas.queryByRole('tooltip')).toBeNull();
    });
    await step('shows the tooltip when Tab moves focus to the button', async () => {
      await userEvent.tab();
      await userEvent.tab({ shift: true });
      await expect(share).toHaveFocus();
      await expect(await canvas.findByRole('tooltip')).toHaveTextContent('Shows the position to others');
    });
  },
});

/** Escape closes the tooltip first if it has keyboard focus, but not if only the pointer rests on it. */
export const EscapeGoesOn = meta.story({
  render: () => (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button>Open</Button>
      </Dialog.Trigger>
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Header closeLabel={null}>
          <Dialog.Title>Share location</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Button>Done</Button>
          <Tooltip text="Copy link" delayMs={0}>
            <Button>Copy</Button>
          </Tooltip>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const open = canvas.getByRole('button', { name: 'Open' });
    await step('closes the dialog while the pointer is over the button', async () => {
      await userEvent.click(open);
      await opened(canvas);
      await userEvent.hover(canvas.getByRole('button', { name: 'Copy' }));
      await canvas.findByRole('tooltip');
      await userEvent.keyboard('{Escape}');
      await gone(canvas, 'dialog');
      await expect(canvas.queryByRole('tooltip')).toBeNull();
    });
    await step('closes the tooltip first if it has keyboard focus', async () => {
      await waitFor(() => expect(open).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await opened(canvas);
      await waitFor(() => expect(canvas.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
      while (document.activeElement !== canvas.getByRole('button', { name: 'Copy' })) await userEvent.tab();
      await canvas.findByRole('tooltip');
      await userEvent.keyboard('{Escape}');
      await gone(canvas, 'tooltip');
      await expect(canvas.getByRole('dialog')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await gone(canvas, 'dialog');
    });
  },
});

/** The end is at the left. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  render: () => (
    <Tooltip text="4 min" side="inline-end">
      <Button>Age</Button>
    </Tooltip>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await canvas.findByRole('tooltip');
    const bubble = canvas.getAllByText('4 min')[0];
    const button = canvas.getByRole('button');
    await waitFor(() =>
      expect(bubble?.getBoundingClientRect().right).toBeLessThanOrEqual(button.getBoundingClientRect().left),
    );
  },
});

export const Narrow = LongText.extend({
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await canvas.findByRole('tooltip');
    await waitFor(fitsTheWidth);
  },
});

export const Dark = Ordinary.extend({ globals: { theme: 'dark' } });
