import { screen } from '@testing-library/react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Combobox } from '../Combobox/Combobox';
import { MultiSelect } from '../MultiSelect/MultiSelect';
import { Select } from './Select';

const options = [
  { value: 'toledo', label: 'Toledo yard' },
  { value: 'charlotte', label: 'Charlotte' },
];

// Sends keys like a busy browser: one after the other, without rendering deferred work in between.
let place: HTMLElement;
let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
  vi.unstubAllGlobals();
});

function typeAtOnce(field: HTMLInputElement, text: string) {
  const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const letter of text) {
    setText?.call(field, field.value + letter);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: letter }));
  }
}

test.each([
  ['Select', <Select key="1" label="Place" options={options} searchFrom={0} value={null} onChange={() => {}} />],
  [
    'MultiSelect',
    <MultiSelect key="2" label="Place" options={options} searchFrom={0} value={[]} onChange={() => {}} />,
  ],
  ['Combobox', <Combobox key="3" label="Place" options={options} value={null} onChange={() => {}} />],
])('%s keeps every letter that is typed quickly', async (_, element) => {
  root.render(element);
  const field = (await screen.findByRole('combobox')) as HTMLInputElement;
  typeAtOnce(field, 'tole');
  expect(field.value).toBe('tole');
});
