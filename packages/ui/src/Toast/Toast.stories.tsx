import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Button } from '../Button/Button';
import { LONG_NAME, LONG_SENTENCE, LONG_WORD } from '../internal/long.stories.data';
import { phone } from '../internal/narrow.stories.data';
import { ToastHost } from './ToastHost';
import { toast } from './toast';

const onRetry = fn();
const meta = preview.meta({
  title: 'Overlays/Toast',
  component: ToastHost,
  parameters: { dataTexts: ['alt+T', 'Create rule'] },
  beforeEach: () => () => void toast.dismiss(),
});

/** The controls change this one. */
export const Playground = meta.story({
  args: { limit: 4 },
  render: (args) => (
    <div style={{ minBlockSize: 240 }}>
      <ToastHost {...args} />
      <Button onClick={() => toast.success('Rule created')}>Create rule</Button>
    </div>
  ),
});

export const Ordinary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => (
    <div style={{ minBlockSize: 240 }}>
      <ToastHost />
      <Button
        onClick={() => toast.success('Rule created', { description: 'Untethered outside yards, 1,204 trailers' })}
      >
        Create rule
      </Button>{' '}
      <Button
        onClick={() =>
          toast.failure('Command failed please try again later', {
            id: 'command',
            description: 'R-2207, Continuous',
            action: { label: 'Try again', onClick: onRetry },
          })
        }
      >
        Send command
      </Button>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create rule' }));
    await expect(await canvas.findByText('Rule created')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send command' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Command failed please try again later');
  },
});

export const Action = meta.story({
  render: () => (
    <>
      <ToastHost />
      <Button onClick={() => toast.failure('Command failed', { action: { label: 'Try again', onClick: onRetry } })}>
        Send command
      </Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send command' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

const onUndo = fn();

/** Alt+T moves to the toasts and Tab through them. Focus returns afterward. */
export const ByKeyboard = meta.story({
  args: { dismissLabel: 'Ausblenden' },
  render: (args) => (
    <>
      <ToastHost {...args} />
      <Button onClick={() => toast.success('Rule deleted', { action: { label: 'Undo', onClick: onUndo } })}>
        Delete rule
      </Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Delete rule' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Ausblenden' })).toBeVisible();
    await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await userEvent.tab();
    if (document.activeElement !== undo) await userEvent.tab();
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const RightToLeft = Ordinary.extend({ globals: { direction: 'rtl' } });

export const Dark = Ordinary.extend({ globals: { theme: 'dark' } });

export const LongText = meta.story({
  render: () => (
    <>
      <ToastHost />
      <Button
        onClick={() =>
          toast.failure(`${LONG_NAME} ${LONG_WORD}`, {
            description: LONG_SENTENCE,
            action: { label: 'Try to send the command again', onClick: onRetry },
          })
        }
      >
        Send command
      </Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send command' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    // The list around the cards is wider on a phone but invisible.
    await waitFor(() => {
      const { left, right } = canvas.getByRole('alert').getBoundingClientRect();
      expect([left >= 0, right <= window.innerWidth]).toEqual([true, true]);
    });
  },
});

/** Appears at the top on a phone, away from the thumb. */
export const Narrow = LongText.extend({ globals: phone });
