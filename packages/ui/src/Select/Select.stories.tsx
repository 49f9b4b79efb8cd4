import { type ComponentProps, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import type { SelectOption } from './options';
import { Select } from './Select';

const meta = preview.meta({ title: 'Fields/Select', component: Select });

const customers: SelectOption[] = [
  { value: 'cedar', label: 'Cedar Ridge Logistics', note: '12,486' },
  { value: 'lake', label: 'Lake Trailer', note: '388' },
  { value: 'prairie', label: 'Prairie Grain', note: '1,044' },
  { value: 'closed', label: 'Closed Account', disabled: true },
];

const vins: SelectOption[] = Array.from({ length: 100_000 }, (_, i) => ({
  value: String(i),
  label: `1GRAA0626PU${String(i).padStart(6, '0')}`,
}));

const grouped: SelectOption[] = [
  { value: 'toledo', label: 'Toledo yard', group: 'Midwest' },
  { value: 'reefers', label: 'Midwest Reefers', group: 'Midwest' },
  { value: 'charlotte', label: 'Charlotte', group: 'Southeast' },
  { value: 'nashville', label: 'Nashville', group: 'Southeast' },
];

type DemoProps = Partial<ComponentProps<typeof Select>>;

function Demo({ value = null, ...rest }: DemoProps) {
  const [chosen, setChosen] = useState(value);
  return <Select label="Customer" options={customers} {...rest} value={chosen} onChange={setChosen} />;
}

const Column = styled.div`
  display: grid;
  gap: 12px;
  max-inline-size: 360px;
`;

export const Ordinary = meta.story({
  render: () => <Demo placeholder="Choose a customer" />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Customer' });
    field.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByRole('option', { name: /Cedar/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Lake Trailer');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('p');
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Prairie Grain');
    await userEvent.click(field);
    await expect(await canvas.findByRole('option', { name: /Prairie/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue('Prairie Grain');
  },
});

export const Sizes = meta.story({
  render: () => (
    <Column>
      <Demo label={undefined} aria-label="Filter" size="xsmall" placeholder="All" />
      <Demo label="Small 32" value="cedar" clearable />
      <Demo label="Medium 44" size="medium" value="cedar" />
      <Demo label="Large 56" size="large" value="cedar" />
      <Demo label="Wrong" error="Please select a customer." required />
      <Demo label="Disabled" value="cedar" disabled />
    </Column>
  ),
});

export const Open = meta.story({
  render: () => (
    <Column style={{ minBlockSize: 240 }}>
      <Demo value="lake" />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const chosen = await canvas.findByRole('option', { name: /Lake/ });
    await expect(chosen).toHaveAttribute('aria-posinset', '2');
    await expect(chosen).toHaveAttribute('aria-setsize', '4');
    await expect(canvas.getByRole('option', { name: /Closed/ })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Groups = meta.story({
  render: () => (
    <Column style={{ minBlockSize: 260 }}>
      <Demo label="Group" options={grouped} />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await expect(await canvas.findByText('Southeast')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Charlotte');
    await userEvent.click(field);
  },
});

export const Clearable = meta.story({
  render: () => <Demo value="cedar" clearable />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    field.focus();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
});

function VinDemo() {
  return (
    <Column style={{ minBlockSize: 380 }}>
      <Demo label="VIN" options={vins} placeholder="Type a part of it" />
    </Column>
  );
}

export const HundredThousand = meta.story({
  render: () => <VinDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'VIN' });
    await userEvent.click(field);
    await userEvent.type(field, '99998');
    const found = await canvas.findByRole('option', { name: '1GRAA0626PU099998' });
    await expect(found).toHaveAttribute('aria-setsize', '1');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('1GRAA0626PU099998');
    await userEvent.click(field);
    await expect(await canvas.findByRole('option', { selected: true })).toHaveAttribute('aria-posinset', '99999');
    await expect(canvas.getAllByRole('option').length).toBeLessThan(60);
  },
});
