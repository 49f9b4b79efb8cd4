import { fleetStatusField } from '@gladhand/domain/fleet-status';
import { US_FORMATS } from '@gladhand/domain/formats';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LazyFilter } from './LazyFilter';

const load = vi.hoisted(() => ({ finish: () => {} }));
vi.mock('./FilterControls', async (importActual) => {
  await new Promise<void>((resolve) => {
    load.finish = resolve;
  });
  return importActual();
});

function open() {
  const field = fleetStatusField('unitId');
  if (!field) throw new Error('no such field');
  const [onChange, close] = [vi.fn(), vi.fn()];
  render(
    <LazyFilter
      field={field}
      filter={undefined}
      onChange={onChange}
      close={close}
      formats={US_FORMATS}
      now={new Date(0)}
      timeZone="UTC"
    />,
  );
  return { onChange, close, waiting: screen.getByRole('textbox', { name: 'Filter Unit ID' }) };
}

it('applies typed text on Enter and discards it on Escape, even before its code has loaded', async () => {
  const { onChange, close, waiting } = open();
  await userEvent.type(waiting, 'R-2{Enter}');
  expect(onChange).toHaveBeenCalledWith({ contains: 'R-2' });
  expect(close).toHaveBeenCalledTimes(1);
  await userEvent.type(waiting, 'x{Escape}');
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(close).toHaveBeenCalledTimes(2);
  cleanup();
});

it('keeps text that is typed while its code loads', async () => {
  const { onChange, waiting } = open();
  expect(document.activeElement).toBe(waiting);
  await userEvent.type(waiting, 'R-2');
  load.finish();
  await waitFor(() => expect(waiting.isConnected).toBe(false));
  const loaded = screen.getByRole('textbox', { name: 'Filter Unit ID' });
  expect(document.activeElement).toBe(loaded);
  await userEvent.type(loaded, '2{Enter}');
  expect(onChange).toHaveBeenCalledWith({ contains: 'R-22' });
});
