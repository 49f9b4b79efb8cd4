import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Tooltip } from './Tooltip';

vi.mock('./TooltipBubble', () => ({
  TooltipBubble: ({ open }: { open: boolean }) => <output>{open ? 'shown' : 'hidden'}</output>,
}));

it.each([
  ['nothing else', 'shown', () => {}],
  ['a click from Enter', 'hidden', fireEvent.click],
  ['a pointer press', 'hidden', fireEvent.pointerDown],
] as const)('with %s after focus, before the bubble has loaded, is %s', async (_, state, press) => {
  render(
    <Tooltip text="Export to CSV">
      <button type="button">Export</button>
    </Tooltip>,
  );
  const button = screen.getByRole('button');
  button.focus();
  press(button);
  expect((await screen.findByRole('status')).textContent).toBe(state);
});
