import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import type { SelectOption } from '../Select/options';
import { Combobox } from './Combobox';

const onChosen = fn();
const meta = preview.meta({
  title: 'Fields/Combobox',
  component: Combobox,
  parameters: { dataTexts: ['Type a part of its name'] },
});

const places: SelectOption[] = [
  { value: 'toledo', label: 'Toledo yard', group: 'Midwest', note: '204' },
  { value: 'chicago', label: 'Chicago cross-dock', group: 'Midwest', note: '88' },
  { value: 'closed', label: 'Gary (closed)', group: 'Midwest', disabled: true },
  { value: 'charlotte', label: 'Charlotte', group: 'Southeast', note: '31' },
  { value: 'nashville', label: 'Nashville', group: 'Southeast', note: '12' },
];

const vins: SelectOption[] = Array.from({ length: 100_000 }, (_, i) => ({
  value: String(i),
  label: `1GRAA0626PU${String(i).padStart(6, '0')}`,
}));

type DemoProps = Partial<ComponentProps<typeof Combobox>>;

function Demo({ value = null, ...rest }: DemoProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <Combobox
      label="Place"
      placeholder="Type a part of its name"
      {...rest}
      value={chosen}
      onChange={(next) => {
        setChosen(next);
        onChosen(next);
      }}
    />
  );
}

const Column = styled.div`
  display: grid;
  align-content: start;
  gap: 12px;
  max-inline-size: 360px;
`;

const room = { minBlockSize: 280 };

/** The controls change this one. */
export const Playground = meta.story({
  args: { label: 'Place', options: places, value: 'toledo', onChange: onChosen, hint: '', disabled: false },
  render: (args) => (
    <Column style={room}>
      <Demo key={JSON.stringify(args.value)} {...args} />
    </Column>
  ),
});

export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => (
    <Column style={room}>
      <Demo options={places} />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Place' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByText('Southeast')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('5 options');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(onChosen).toHaveBeenLastCalledWith('charlotte');
    await expect(field).toHaveValue('Charlotte');
    await userEvent.keyboard('ville');
    await expect(await canvas.findByRole('option', { name: /Nashville/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue('Charlotte');
    await userEvent.keyboard('{Escape}');
    await expect(onChosen).toHaveBeenLastCalledWith(null);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('zzz');
    await expect(await canvas.findByText('No matches')).toBeVisible();
  },
});

/** Stands for a server that finds yards by alternative names, and fails the first search for 'down'. */
function yardServer() {
  const search = fn(async (text: string): Promise<readonly SelectOption[]> => {
    const failures = search.mock.calls.filter(([asked]) => asked === 'down').length;
    if (text === 'down' && failures === 1) throw new Error('503');
    return text === 'none' ? [] : [{ value: 'toledo', label: 'Toledo yard', note: 'OH' }];
  });
  return search;
}
const search = yardServer();

export const AsyncSearch = meta.story({
  beforeEach: () => void search.mockClear(),
  render: () => (
    <Column style={room}>
      <Demo onSearch={search} delayMs={10} value="memphis" labelOf={() => 'Memphis'} />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveValue('Memphis');
    await userEvent.click(field);
    await userEvent.type(field, 'glass city');
    const yard = await canvas.findByRole('option', { name: /Toledo/ });
    await expect(yard).toBeVisible();
    await waitFor(() => expect(search.mock.lastCall?.[0]).toBe('glass city'));
    await waitFor(() => expect(yard).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Toledo yard');
    await userEvent.clear(field);
    await userEvent.type(field, 'none');
    await expect(await canvas.findByText('No matches')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: () => void search.mockClear(),
  render: () => (
    <Column style={room}>
      <Demo onSearch={search} delayMs={10} />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.type(field, 'down');
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('The search failed.');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('option', { name: /Toledo/ })).toBeVisible();
    await expect(field).toHaveFocus();
  },
});

export const Loading = meta.story({
  render: () => (
    <Column style={room}>
      <Demo onSearch={() => new Promise(() => {})} />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await canvas.findByText('Searching', { selector: ':not([role])' })).toBeVisible();
  },
});

export const HundredThousand = meta.story({
  render: () => (
    <Column style={{ minBlockSize: 380 }}>
      <Demo label="VIN" options={vins} />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'VIN' });
    await userEvent.click(field);
    await userEvent.type(field, '99998');
    await expect(await canvas.findByRole('option', { name: '1GRAA0626PU099998' })).toHaveAttribute('aria-setsize', '1');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('1GRAA0626PU099998');
    await userEvent.click(field);
    await expect(await canvas.findByRole('option', { selected: true })).toHaveAttribute('aria-posinset', '99999');
    await expect(canvas.getAllByRole('option').length).toBeLessThan(60);
  },
});

export const States = meta.story({
  render: () => (
    <Column>
      <Demo label={undefined} aria-label="Place" size="xsmall" options={places} value="toledo" />
      <Demo label="Small 32" options={places} value="toledo" required />
      <Demo label="Medium 44" size="medium" options={places} hint="Where the trailer was last tethered" />
      <Demo label="Large 56" size="large" options={places} value="charlotte" />
      <Demo label="Wrong" options={places} error="Please select a VIN from the drop down list." />
      <Demo label="Read-only" options={places} value="toledo" readOnly />
      <Demo label="Disabled" options={places} value="toledo" disabled />
    </Column>
  ),
});

const long: SelectOption[] = [
  {
    value: 'long',
    label: 'Chicago cross-dock of the northern region, gate 14, behind the fuel station',
    note: '1,088',
  },
  { value: 'word', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenlager', note: '3' },
  { value: 'short', label: 'Charlotte', note: '31' },
];

/** Cuts long labels but never the count at the end. */
export const LongText = meta.story({
  render: () => (
    <Column style={room}>
      <Demo
        label="The place where the trailer was last seen tethered to a tractor of the fleet"
        error="Please select a place from the drop down list, or ask the office of the region to add a new one."
        options={long}
        value="long"
      />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await canvas.findByRole('option', { name: /Chicago/ })).toBeVisible();
    const { right } = canvas.getByRole('listbox').getBoundingClientRect();
    await expect(canvas.getByText('1,088').getBoundingClientRect().right).toBeLessThanOrEqual(right);
  },
});

export const Narrow = LongText.extend({
  render: () => (
    <Column style={{ ...room, inlineSize: 150 }}>
      <Demo options={long} value="long" />
    </Column>
  ),
});

export const Dark = Failed.extend({ globals: { theme: 'dark' } });
export const RightToLeft = States.extend({ globals: { direction: 'rtl' } });
