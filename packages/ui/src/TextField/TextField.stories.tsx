import { MapPinIcon } from 'lucide-react';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { Icon } from '../icons/Icon';
import { TextField } from './TextField';

const meta = preview.meta({ title: 'Fields/TextField', component: TextField, args: { label: 'Unit ID' } });

const Column = styled.div`
  display: grid;
  gap: 12px;
  max-inline-size: 420px;
`;

export const Ordinary = meta.story({
  args: { hint: 'As painted on the nose of the trailer' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Unit ID');
    await userEvent.type(field, 'R-2160');
    await expect(field).toHaveValue('R-2160');
    await expect(field).toHaveAccessibleDescription('As painted on the nose of the trailer');
  },
});

export const Sizes = meta.story({
  render: () => (
    <Column>
      <TextField aria-label="Contains" size="xsmall" placeholder="Contains" />
      <TextField label="Small 32" />
      <TextField label="Medium 44" size="medium" />
      <TextField label="Large 56" size="large" />
    </Column>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('textbox').map((field) => field.parentElement?.offsetHeight);
    await expect(heights).toEqual([19, 32, 44, 56]);
  },
});

export const Wrong = meta.story({
  args: { label: 'VIN', required: true, error: 'Please select a VIN from the drop down list.', defaultValue: '1GRAA' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/VIN/);
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('Please select a VIN from the drop down list.');
  },
});

export const Counted = meta.story({
  args: { label: 'Rule name', optional: true, maxLength: 20 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Rule name/), 'Cold box over forty degrees');
    await expect(canvas.getByText('20/20')).toBeVisible();
    await expect(canvas.getByLabelText(/Rule name/)).toHaveValue('Cold box over forty ');
  },
});

export const PrefixAndUnit = meta.story({
  render: () => (
    <Column>
      <TextField label="Position" prefix={<Icon icon={MapPinIcon} size={15} />} defaultValue="39.7125, -100.4590" />
      <TextField label="Set point" suffix="°F" defaultValue="34" inputMode="decimal" />
      <TextField label="Customer" defaultValue="Cedar Ridge Logistics" disabled />
    </Column>
  ),
});
