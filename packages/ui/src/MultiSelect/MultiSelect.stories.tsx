import { type ComponentProps, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Button } from '../Button/Button';
import type { SelectOption } from '../Select/options';
import { MultiSelect } from './MultiSelect';

const meta = preview.meta({ title: 'Fields/MultiSelect', component: MultiSelect });

const groups: SelectOption[] = [
  { value: 'reefers', label: 'Midwest Reefers', note: '612' },
  { value: 'ohio', label: 'Ohio dry vans', note: '2,140' },
  { value: 'toledo', label: 'Toledo yard', note: '204' },
  { value: 'leased', label: 'Leased to partners', note: '1,044', disabled: true },
];

const vins: SelectOption[] = Array.from({ length: 100_000 }, (_, i) => ({
  value: String(i),
  label: `1GRAA0626PU${String(i).padStart(6, '0')}`,
}));

type DemoProps = Partial<ComponentProps<typeof MultiSelect>>;

function Demo({ value = [], ...rest }: DemoProps) {
  const [chosen, setChosen] = useState([...value]);
  return <MultiSelect label="Groups" options={groups} {...rest} value={chosen} onChange={setChosen} />;
}

const Column = styled.div`
  display: grid;
  gap: 12px;
  max-inline-size: 360px;
`;

/** The controls change this one. */
export const Playground = meta.story({
  args: { label: 'Groups', options: groups, value: ['reefers'], onChange: fn(), hint: '', disabled: false },
  render: (args) => (
    <Column style={{ minBlockSize: 240 }}>
      <Demo key={JSON.stringify(args.value)} {...args} />
    </Column>
  ),
});

export const Ordinary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => (
    <Column style={{ minBlockSize: 240 }}>
      <Demo value={['reefers']} allText="All VINs" />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Groups' });
    await userEvent.click(field);
    await userEvent.click(await canvas.findByRole('option', { name: /Toledo/ }));
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await expect(canvas.getByText('+1 more')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('2 selected, 4 options');
    await expect(canvas.getByRole('option', { name: /Midwest/ })).toHaveAttribute('aria-selected', 'true');
  },
});

export const Keyboard = meta.story({
  render: () => <Demo allText="All VINs" />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Groups' });
    field.focus();
    await userEvent.keyboard('{ArrowDown}');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('+2 more')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByText('+1 more')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.queryByText(/more/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Ohio dry vans' }));
    await expect(canvas.queryByRole('button', { name: /Remove/ })).toBeNull();
    await expect(field).toHaveFocus();
  },
});

/** Escape closes the list and keeps the selection. A button clears it, and the field announces what is selected. */
export const TakenBack = meta.story({
  render: () => <Demo value={['reefers', 'ohio', 'toledo', 'leased']} hint="Their trailers are counted." />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Groups' });
    field.focus();
    await expect(field).toHaveAccessibleDescription(
      'Their trailers are counted. 4 selected: Midwest Reefers, Ohio dry vans, Toledo yard and 1 more',
    );
    await userEvent.keyboard('{ArrowDown}{Escape}{Escape}');
    await expect(canvas.getByText('+3 more')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove all' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Their trailers are counted.');
  },
});

/** A read-only selection can be read in full. */
export const ReadOnly = meta.story({
  render: () => (
    <Column style={{ minBlockSize: 160 }}>
      <Demo value={['reefers', 'ohio', 'toledo']} readOnly />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '+2 more' })).toHaveAttribute('aria-haspopup', 'dialog'),
    );
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: '+2 more' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const chosen = await canvas.findByRole('dialog', { name: 'Groups' });
    await expect([...chosen.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
      'Midwest Reefers',
      'Ohio dry vans',
      'Toledo yard',
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '+2 more' }));
    await canvas.findByRole('dialog', { name: 'Groups' });
  },
});

export const Disabled = ReadOnly.extend({
  render: () => (
    <Column style={{ minBlockSize: 160 }}>
      <Demo value={['reefers', 'ohio', 'toledo']} disabled />
    </Column>
  ),
});

export const Sizes = meta.story({
  render: () => (
    <Column>
      <Demo label={undefined} aria-label="Filter" size="xsmall" value={['reefers', 'ohio', 'toledo']} />
      <Demo label="Small 32" value={['reefers', 'ohio', 'toledo']} />
      <Demo label="Medium 44" size="medium" value={['reefers', 'ohio', 'toledo']} />
      <Demo label="Large 56" size="large" value={['reefers', 'ohio', 'toledo']} />
      <Demo label="Wrong" error="Please select a group." placeholder="No groups" />
      <Demo label="Read-only" value={['reefers', 'ohio']} readOnly />
      <Demo label="Disabled" value={['reefers', 'ohio']} disabled />
    </Column>
  ),
});

function VinsDemo() {
  return (
    <Column style={{ minBlockSize: 380 }}>
      <Demo label="VINs" options={vins} allText="All shown" placeholder="Type a part of it" />
    </Column>
  );
}

export const HundredThousand = meta.story({
  render: () => <VinsDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'VINs' });
    await userEvent.click(field);
    await userEvent.type(field, '0004');
    await expect(await canvas.findByText('0 selected, 120 options')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('option', { name: 'All shown' }));
    await expect(canvas.getByText('+119 more')).toBeVisible();
    await expect(canvas.getAllByRole('option').length).toBeLessThan(60);
  },
});

const search = fn(async (text: string): Promise<readonly SelectOption[]> => {
  const failures = search.mock.calls.filter(([asked]) => asked === 'down').length;
  if (text === 'down' && failures === 1) throw new Error('503');
  return groups.filter(({ label }) => label.toLowerCase().includes(text));
});

export const AsyncSearch = meta.story({
  beforeEach: () => void search.mockClear(),
  render: () => (
    <Column style={{ minBlockSize: 240 }}>
      <Demo options={undefined} onSearch={search} delayMs={10} value={['old']} labelOf={() => 'Memphis'} />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await expect(canvas.getByRole('button', { name: 'Remove Memphis' })).toBeVisible();
    await userEvent.click(field);
    await userEvent.type(field, 'toledo');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 selected, 1 option'));
    await waitFor(() => expect(canvas.getByRole('option', { name: /Toledo/ })).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('+1 more')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'zzz');
    await expect(await canvas.findByText('No matches')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'down');
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('The search failed.');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Memphis' }));
    await expect(canvas.getByRole('button', { name: 'Remove Toledo yard' })).toBeVisible();
  },
});

export const Loading = meta.story({
  render: () => (
    <Column style={{ minBlockSize: 120 }}>
      <Demo options={undefined} onSearch={() => new Promise(() => {})} />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await canvas.findByText('Searching', { selector: ':not([role])' })).toBeVisible();
  },
});

const long: SelectOption[] = [
  {
    value: 'long',
    label: 'Leased to partners of the northern region, refrigerated and dry, without those in maintenance',
    note: '1,044',
  },
  { value: 'word', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenlager', note: '3' },
  { value: 'reefers', label: 'Midwest Reefers', note: '612' },
];

const room = { minBlockSize: 240 };

/** Cuts the chip, but never the number of further options or the counts in the list. */
export const LongText = meta.story({
  render: () => (
    <Column style={room}>
      <Demo
        label="Groups whose trailers are counted in the weekly report of this customer"
        error="Please choose groups that have at least one trailer with a working tether between them."
        options={long}
        value={['long', 'reefers']}
        allText="All groups of this customer and of the customers that were merged with it"
      />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    const box = field.parentElement as HTMLElement;
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    await userEvent.click(field);
    await expect(await canvas.findByRole('option', { name: /Leased/ })).toBeVisible();
    const { right } = canvas.getByRole('listbox').getBoundingClientRect();
    await expect(canvas.getByText('1,044').getBoundingClientRect().right).toBeLessThanOrEqual(right);
  },
});

export const Narrow = LongText.extend({
  render: () => (
    <Column style={{ ...room, inlineSize: 150 }}>
      <Demo options={long} value={['long', 'reefers', 'word']} />
    </Column>
  ),
});

const onSave = fn();

function ReportForm() {
  const { control, handleSubmit, reset } = useForm({ defaultValues: { groups: [] as string[] } });
  return (
    <form onSubmit={handleSubmit((values) => onSave(values))} noValidate>
      <Column style={room}>
        <Controller
          control={control}
          name="groups"
          rules={{ validate: (chosen) => chosen.length > 0 || 'Please select a group.' }}
          render={({ field, fieldState }) => (
            <MultiSelect {...field} label="Groups" required options={groups} error={fieldState.error?.message} />
          )}
        />
        <div style={{ display: 'flex', gap: 8 }}>
          <Button type="submit" kind="primary">
            Save
          </Button>
          <Button onClick={() => reset()}>Reset</Button>
        </div>
      </Column>
    </form>
  );
}

/** Works with `Controller` of react-hook-form: an invalid field gets focus, and the selection is its value. */
export const InForm = meta.story({
  beforeEach: () => void onSave.mockClear(),
  render: () => <ReportForm />,
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: /Groups/ });
    const save = canvas.getByRole('button', { name: 'Save' });
    await step('an empty selection is described and focused', async () => {
      await userEvent.click(save);
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveAccessibleDescription('Please select a group.');
      await expect(field).toBeInvalid();
    });
    await step('a selection makes the field valid', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}{Escape}');
      await waitFor(() => expect(field).toBeValid());
      await userEvent.click(save);
      await waitFor(() => expect(onSave).toHaveBeenCalledWith({ groups: ['reefers', 'ohio'] }));
    });
    await step('a reset clears the field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await expect(canvas.queryByRole('button', { name: /Remove/ })).toBeNull();
    });
  },
});

export const Dark = Ordinary.extend({ globals: { theme: 'dark' } });
export const RightToLeft = Sizes.extend({ globals: { direction: 'rtl' } });
