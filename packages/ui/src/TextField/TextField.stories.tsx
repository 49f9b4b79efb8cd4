import { MapPinIcon } from 'lucide-react';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Icon } from '../icons/Icon';
import { TextField } from './TextField';

const meta = preview.meta({ title: 'Fields/TextField', component: TextField, args: { label: 'Unit ID' } });

const Column = styled.div`
  display: grid;
  gap: 12px;
  max-inline-size: 420px;
`;

export const Ordinary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
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
    await expect(canvas.getByRole('status')).toHaveTextContent('0 characters left');
    await userEvent.type(canvas.getByLabelText(/Rule name/), '{Backspace}');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 character left');
    await userEvent.clear(canvas.getByLabelText(/Rule name/));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
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

export const States = meta.story({
  render: () => (
    <Column>
      <TextField label="Required" required />
      <TextField label="Optional" optional placeholder="R-2160" />
      <TextField label="Wrong" defaultValue="R2160" error="This Unit ID is in use." maxLength={20} />
      <TextField label="Read-only" defaultValue="R-2160" readOnly />
      <TextField label="Disabled" defaultValue="R-2160" disabled hint="Set by the gateway" />
    </Column>
  ),
});

export const Dark = States.extend({ globals: { theme: 'dark' } });
export const RightToLeft = PrefixAndUnit.extend({ globals: { direction: 'rtl' } });

export const LongTextNarrow = meta.story({
  render: () => (
    <Column style={{ maxInlineSize: 240 }}>
      <TextField
        label="The name under which the drivers of the night shift know this trailer"
        defaultValue="The long white one with the dent over the third axle"
        error="Choose a shorter name: it has to fit on the screen of the gate."
        maxLength={80}
        required
      />
    </Column>
  ),
});
