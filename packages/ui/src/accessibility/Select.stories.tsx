import { type FormEvent, useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Button } from '../Button/Button';
import type { SelectOption } from '../Select/options';
import { Select } from '../Select/Select';
import { hears } from './heard.stories.data';

const meta = preview.meta({ title: 'Accessibility/Select', component: Select });

const CUSTOMERS: readonly SelectOption[] = [
  { value: 'cedar', label: 'Cedar Ridge Logistics' },
  { value: 'closed', label: 'Closed Account', disabled: true },
  { value: 'lake', label: 'Lake Trailer' },
  { value: 'prairie', label: 'Prairie Grain' },
];

const VINS: readonly SelectOption[] = Array.from({ length: 2_000 }, (_, i) => ({
  value: String(i),
  label: `1GRAA0626PU${String(i).padStart(6, '0')}`,
}));

function Form({ options, label }: { options: readonly SelectOption[]; label: string }) {
  const [value, setValue] = useState<string | null>(null);
  const [judged, setJudged] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
  };
  return (
    <form onSubmit={submit} noValidate style={{ display: 'grid', gap: 12, maxInlineSize: 360, minBlockSize: 320 }}>
      <Select
        label={label}
        required
        clearable
        options={options}
        value={value}
        onChange={setValue}
        error={judged && value === null ? 'Please select one.' : undefined}
      />
      <Button type="submit">Save</Button>
    </form>
  );
}

/** Submits too early, moves through the list, closes it and selects by letters, all by keyboard. */
export const KeyboardAlone = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => <Form label="Customer" options={CUSTOMERS} />,
  play: async ({ canvas, userEvent, step }) => {
    const key = userEvent.keyboard;
    await step('the field exposes its role, and its error after submitting', async () => {
      await userEvent.tab();
      await hears('combobox', 'Customer', { expanded: 'false', required: 'true', invalid: null });
      await userEvent.tab();
      await hears('button', 'Save');
      await key('{Enter}');
      await userEvent.tab({ shift: true });
      await hears('combobox', 'Customer', { invalid: 'true' });
      await expect(document.activeElement).toHaveAccessibleDescription('Please select one.');
    });
    await step(
      'the open list exposes each option with its position and state, and skips the disabled one',
      async () => {
        await key('{ArrowDown}');
        await hears('option', 'Cedar Ridge Logistics', { posinset: '1', setsize: '4', selected: 'false' });
        await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
        await expect(canvas.getByRole('listbox', { name: 'Customer' })).toBeVisible();
        await expect(canvas.getByRole('option', { name: 'Closed Account' })).toHaveAttribute('aria-disabled', 'true');
        await key('{ArrowDown}');
        await hears('option', 'Lake Trailer', { posinset: '3' });
        await key('{End}');
        await hears('option', 'Prairie Grain', { posinset: '4' });
        await key('{Home}');
        await hears('option', 'Cedar Ridge Logistics');
      },
    );
    await step('Escape closes the list without a change', async () => {
      await key('{Escape}');
      await hears('combobox', 'Customer', { expanded: 'false' });
      await expect(document.activeElement).toHaveValue('');
    });
    await step('typing opens the list and jumps, and Enter selects the option', async () => {
      await key('la');
      await hears('option', 'Lake Trailer');
      await key('{Enter}');
      await hears('combobox', 'Customer', { expanded: 'false', invalid: null });
      await expect(document.activeElement).toHaveValue('Lake Trailer');
      await key('{Alt>}{ArrowDown}{/Alt}');
      await hears('option', 'Lake Trailer', { selected: 'true' });
      await key('{Escape}');
    });
    await step('Escape clears the closed field, and Tab moves on', async () => {
      await key('{Escape}');
      await expect(document.activeElement).toHaveValue('');
      await userEvent.tab();
      await hears('button', 'Save');
    });
  },
});

/** Searches more than 500 options. Positions are counted among the matches. */
export const SearchedByTyping = meta.story({
  render: () => <Form label="VIN" options={VINS} />,
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await hears('combobox', 'VIN', { autocomplete: 'list', expanded: 'false' });
    await userEvent.keyboard('0019');
    await hears('option', '1GRAA0626PU000019', { posinset: '1', expanded: null });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await hears('option', '1GRAA0626PU000191', { posinset: '3', setsize: '111' });
    await userEvent.keyboard('{Enter}');
    await hears('combobox', 'VIN', { expanded: 'false' });
    await expect(document.activeElement).toHaveValue('1GRAA0626PU000191');
  },
});
