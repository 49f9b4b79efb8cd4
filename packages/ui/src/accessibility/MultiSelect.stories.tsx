import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { MultiSelect } from '../MultiSelect/MultiSelect';
import type { SelectOption } from '../Select/options';
import { TextField } from '../TextField/TextField';
import { announces, hears } from './heard.stories.data';

const meta = preview.meta({ title: 'Accessibility/MultiSelect', component: MultiSelect });

const GROUPS: readonly SelectOption[] = [
  { value: 'reefers', label: 'Midwest Reefers' },
  { value: 'ohio', label: 'Ohio dry vans' },
  { value: 'leased', label: 'Leased to partners', disabled: true },
  { value: 'toledo', label: 'Toledo yard' },
];

function Form() {
  const [value, setValue] = useState<string[]>([]);
  return (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 360, minBlockSize: 320 }}>
      <MultiSelect
        label="Groups"
        hint="Their trailers are counted."
        allText="All groups"
        options={GROUPS}
        value={value}
        onChange={setValue}
      />
      <TextField label="Name of the report" />
    </div>
  );
}

/** Selects and removes several options by keyboard, and announces each change. */
export const KeyboardAlone = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => <Form />,
  play: async ({ canvas, userEvent, step }) => {
    const key = userEvent.keyboard;
    await step('the field has its label and hint', async () => {
      await userEvent.tab();
      await hears('combobox', 'Groups', { expanded: 'false' });
      await expect(document.activeElement).toHaveAccessibleDescription('Their trailers are counted.');
    });
    await step('the list allows several selections and stays open', async () => {
      await key('{ArrowDown}');
      await hears('option', 'All groups', { selected: 'false' });
      await expect(canvas.getByRole('listbox', { name: 'Groups' })).toHaveAttribute('aria-multiselectable', 'true');
      await announces('0 selected, 4 options');
      await key('{ArrowDown}');
      await hears('option', 'Midwest Reefers', { posinset: '1', setsize: '4', selected: 'false' });
      await key('{Enter}');
      await hears('option', 'Midwest Reefers', { selected: 'true' });
      await announces('1 selected, 4 options');
      await key('{ArrowDown}{ArrowDown}');
      await hears('option', 'Toledo yard', { posinset: '4' });
      await key(' ');
      await hears('option', 'Toledo yard', { selected: 'true' });
      await announces('2 selected, 4 options');
    });
    await step('the line for all selects and clears all enabled options', async () => {
      await key('{Home}{Enter}');
      await hears('option', 'All groups', { selected: 'true' });
      await announces('3 selected, 4 options');
      await key('{Enter}');
      await announces('0 selected, 4 options');
      await key('{ArrowDown}{Enter}{ArrowDown}{Enter}{Escape}');
      await hears('combobox', 'Groups', { expanded: 'false' });
    });
    await step('Backspace removes the last option, and Shift+Tab reaches the button of a chip', async () => {
      await key('{Backspace}');
      await userEvent.tab({ shift: true });
      await hears('button', 'Remove Midwest Reefers');
      await key('{Enter}');
      await hears('combobox', 'Groups');
      await expect(canvas.queryByRole('button', { name: /Remove/ })).toBeNull();
      await userEvent.tab();
      await hears('textbox', 'Name of the report');
    });
  },
});
