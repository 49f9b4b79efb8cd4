import { fireEvent, render, screen } from '@testing-library/react';
import { memo } from 'react';
import { expect, test, vi } from 'vitest';
import { MultiSelect } from '../MultiSelect/MultiSelect';
import type { ListLineProps } from './ListLine';

const drawn = vi.hoisted(() => ({ rows: 0 }));

vi.mock('./ListLine', async (importOriginal) => {
  const { ListLine } = await importOriginal<typeof import('./ListLine')>();
  const { type: Line } = ListLine as unknown as { type?: (props: ListLineProps) => never };
  const Counted = (props: ListLineProps) => {
    drawn.rows++;
    return Line ? <Line {...props} /> : null;
  };
  return { ListLine: Line ? memo(Counted) : Counted };
});

const options = Array.from({ length: 1000 }, (_, i) => ({ value: `${i}`, label: `Depot ${i}` }));

test('renders only two rows when the pointer moves to another option', () => {
  render(<MultiSelect label="Depots" options={options} value={['1', '2']} onChange={() => {}} />);
  fireEvent.click(screen.getByRole('combobox'));
  const rows = screen.getAllByRole('option');
  expect(rows.length).toBeGreaterThan(5);
  fireEvent.mouseMove(rows[2] as HTMLElement);
  drawn.rows = 0;
  fireEvent.mouseMove(rows[4] as HTMLElement);
  expect(rows[4]?.hasAttribute('data-highlighted')).toBe(true);
  expect(drawn.rows).toBe(2);
});
