import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '#storybook/preview';
import { everyMode, noPicture } from '#storybook/visual';
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

/** The controls change this one. */
export const Playground = meta.story({
  args: { label: 'Customer', options: customers, value: 'cedar', onChange: fn(), hint: '', disabled: false },
  render: (args) => (
    <Column>
      <Demo key={JSON.stringify(args.value)} {...args} />
    </Column>
  ),
});

export const Ordinary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
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
      <Demo label="Read-only" value="cedar" readOnly clearable />
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

/** The first list of a page has its size before it scrolls. */
export const ChosenFarDown = meta.story({
  tags: ['no-picture'],
  parameters: noPicture,
  beforeEach() {
    // As in a page that has shown no list before.
    const isList = ({ cssRules: [rule] }: CSSStyleSheet) => rule?.cssText.startsWith('.gh-list');
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !isList(sheet));
  },
  render: () => (
    <Column style={{ minBlockSize: 380 }}>
      <Demo label="VIN" options={vins} value="50000" />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const chosen = (await canvas.findByRole('option', { name: '1GRAA0626PU050000' })).getBoundingClientRect();
    const list = canvas.getByRole('listbox').getBoundingClientRect();
    await expect(list.height).toBeLessThanOrEqual(320);
    await expect(chosen.top).toBeGreaterThanOrEqual(list.top);
    await expect(chosen.bottom).toBeLessThanOrEqual(list.bottom);
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

const server = fn(async (text: string, signal: AbortSignal): Promise<readonly SelectOption[]> => {
  const requests = server.mock.calls.filter(([query]) => query === text).length;
  // The search for the first letter never ends unless a newer one cancels it.
  if (text === 'p') await new Promise((_, reject) => signal.addEventListener('abort', reject));
  if (text === 'down' && requests === 1) throw new Error('503');
  return text === 'down' ? customers : customers.filter(({ label }) => label.toLowerCase().includes(text));
});

const room = { minBlockSize: 240 };

export const AsyncSearch = meta.story({
  beforeEach: () => void server.mockClear(),
  render: () => (
    <Column style={room}>
      <Demo
        options={undefined}
        onSearch={server}
        delayMs={0}
        value="old"
        labelOf={() => 'Overland Freight'}
        clearable
      />
    </Column>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Customer' });
    await step('a value that was never searched for has its label', async () => {
      await expect(field).toHaveValue('Overland Freight');
    });
    await step('newer text cancels the previous search', async () => {
      await userEvent.click(field);
      await userEvent.keyboard('p');
      await waitFor(() => expect(server).toHaveBeenLastCalledWith('p', expect.anything()));
      await expect(canvas.getByRole('status')).toHaveTextContent('Searching');
      await userEvent.keyboard('ra');
      // Earlier results stay visible until the response arrives.
      await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
      await expect(canvas.getByRole('option', { name: /Prairie/ })).toHaveAttribute('data-highlighted');
      await expect(server.mock.calls.find(([text]) => text === 'p')?.[1].aborted).toBe(true);
      await expect(canvas.getByRole('status')).toHaveTextContent('1 option');
    });
    await step('Enter selects the first match, whose label stays without results', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveValue('Prairie Grain');
      await userEvent.click(field);
      await userEvent.keyboard('zzz');
      await expect(await canvas.findByText('No matches')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(field).toHaveValue('Prairie Grain');
    });
    await step('a failed search is announced, and Enter retries it', async () => {
      await userEvent.keyboard('down');
      await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(canvas.getByRole('status')).toHaveTextContent('The search failed.');
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('option', { name: /Cedar/ })).toBeVisible();
      await expect(field).toHaveFocus();
    });
  },
});

export const SearchFailed = meta.story({
  render: () => (
    <Column style={room}>
      <Demo options={undefined} onSearch={() => Promise.reject(new Error('503'))} />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** The icon at the end opens and closes the list, and the field keeps focus. */
export const Pointer = meta.story({
  render: () => (
    <Column style={room}>
      <Demo value="lake" />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    const sign = field.parentElement?.querySelector('[aria-hidden]') as Element;
    await userEvent.click(sign);
    await expect(await canvas.findByRole('listbox')).toBeVisible();
    await expect(field).toHaveFocus();
    await userEvent.click(sign);
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveFocus();
    await userEvent.click(field);
    await userEvent.click(canvas.getByRole('option', { name: /Closed/ }));
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await userEvent.click(canvas.getByRole('option', { name: /Cedar/ }));
    await expect(field).toHaveValue('Cedar Ridge Logistics');
    await userEvent.click(field);
    await userEvent.tab();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue('Cedar Ridge Logistics');
  },
});

const long: SelectOption[] = [
  {
    value: 'long',
    label: 'Consolidated Midwestern Refrigerated and Dry Freight Carriers of Northern Indiana',
    note: '12,486',
  },
  { value: 'word', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenlager', note: '3' },
  { value: 'short', label: 'Lake Trailer', note: '388' },
];

/** Cuts long labels but never the count at the end. */
export const LongText = meta.story({
  render: () => (
    <Column style={room}>
      <Demo
        label="The customer whose contract pays for the telematics of this trailer, not its driver"
        hint="Customers that were merged are listed under their newer name for twelve months after the merger."
        options={long}
        value="long"
        clearable
      />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await canvas.findByRole('option', { name: /Consolidated/ })).toBeVisible();
    const { right } = canvas.getByRole('listbox').getBoundingClientRect();
    for (const note of ['12,486', '388']) {
      await expect(canvas.getByText(note).getBoundingClientRect().right).toBeLessThanOrEqual(right);
    }
  },
});

/** Opens a list that is wider than a very narrow field. */
export const Narrow = LongText.extend({
  render: () => (
    <Column style={{ ...room, inlineSize: 150 }}>
      <Demo options={long} value="long" clearable />
    </Column>
  ),
});

export const Dark = Open.extend({ globals: { theme: 'dark' } });
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  render: () => (
    <Column style={room}>
      <Demo label="Small 32" value="cedar" clearable />
      <Demo label="Group" options={grouped} value="toledo" />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Group' }));
    await expect(await canvas.findByText('Southeast')).toBeVisible();
  },
});
