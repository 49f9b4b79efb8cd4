import { useState } from 'react';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { announces } from '../accessibility/heard.stories.data';
import { LONG_NAME, LONG_SENTENCE, LONG_WORD } from '../internal/long.stories.data';
import { fitsTheWidth, narrow } from '../internal/narrow.stories.data';
import { Link } from '../Link/Link';
import { NumberField } from '../NumberField/NumberField';
import { TextField } from '../TextField/TextField';
import type { TypedValue } from '../TextField/useTypedDraft';
import { Field } from './Field';

// The frame always has a control, so the simplest one is used.
const meta = preview.meta({ title: 'Fields/Field', component: Field });

const Column = styled.div`
  display: grid;
  gap: 16px;
  max-inline-size: 320px;
`;

/** The controls change this one. */
export const Playground = meta.story({
  args: {
    label: 'Unit ID',
    hint: 'As it is painted on the nose',
    required: false,
    optional: false,
    controlId: 'unit-id',
    describedById: 'unit-id-hint',
    children: <input id="unit-id" aria-describedby="unit-id-hint" defaultValue="R-2207" />,
  },
  render: (args) => (
    <Column>
      <Field {...args} />
    </Column>
  ),
});

/** Label, hint, error, count, and an element at the end of the label's line. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => (
    <Column>
      <TextField label="Unit ID" />
      <TextField label="Unit ID" required hint="As it is painted on the nose" />
      <TextField label="Unit ID" optional maxLength={20} defaultValue="R-2207" />
      <TextField label="Password" labelEnd={<Link href="#forgot">Forgot password?</Link>} />
      <TextField label="Unit ID" required error="Enter a unit ID." maxLength={20} />
      <TextField label="Unit ID" disabled defaultValue="R-2207" hint="Given by the dealer" />
      <TextField label="Unit ID" readOnly defaultValue="R-2207" />
    </Column>
  ),
  play: async ({ canvas }) => {
    const [wrong] = canvas.getAllByRole('textbox').filter((field) => field.getAttribute('aria-invalid') === 'true');
    await expect(wrong).toHaveAccessibleDescription('Enter a unit ID.');
  },
});

function Pressure() {
  const [psi, setPsi] = useState<TypedValue<number>>(null);
  return <NumberField label="Tire pressure" hint="Cold pressure" max={900} value={psi} onChange={setPsi} />;
}

/** Announces an error once when the field is left, and keeps the hint. */
export const Judged = meta.story({
  render: () => (
    <Column>
      <Pressure />
      <TextField label="Unit ID" />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.type(field, '901');
    await userEvent.tab();
    await announces('Enter a number from 0 to 900Cold pressure');
    await expect(field).toHaveAccessibleDescription('Enter a number from 0 to 900 Cold pressure');
    await expect(canvas.getByText('Cold pressure')).toBeVisible();
  },
});

/** The host sets the word after the label. */
export const Translated = meta.story({
  render: () => <TextField label="Kennzeichen" optional="(wahlfrei)" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName('Kennzeichen (wahlfrei)');
  },
});

export const LongText = meta.story({
  render: () => (
    <Column>
      <TextField label={LONG_NAME} required hint={LONG_SENTENCE} maxLength={120} />
      <TextField label={LONG_NAME} labelEnd={<Link href="#forgot">Forgot password?</Link>} />
      <TextField label={LONG_WORD} optional error={LONG_SENTENCE} maxLength={120} />
    </Column>
  ),
  play: fitsTheWidth,
});

export const RightToLeft = Default.extend({ globals: { direction: 'rtl' } });

export const Narrow = LongText.extend({ decorators: [narrow] });

export const Dark = Default.extend({ globals: { theme: 'dark' } });
