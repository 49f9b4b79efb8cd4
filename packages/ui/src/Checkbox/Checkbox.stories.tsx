import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { announces } from '../accessibility/heard.stories.data';
import { narrow } from '../internal/narrow.stories.data';
import { Checkbox } from './Checkbox';

const meta = preview.meta({
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { label: 'Midwest Reefers', onChange: fn() },
});

const Column = styled.div`
  display: grid;
  gap: 4px;
`;

export const Ordinary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Midwest Reefers' });
    await userEvent.click(canvas.getByText('Midwest Reefers'));
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
});

export const States = meta.story({
  render: () => (
    <Column>
      <Checkbox label="Off" />
      <Checkbox label="On" defaultChecked />
      <Checkbox label="Some" indeterminate />
      <Checkbox label="Cannot be chosen" disabled />
      <Checkbox label="Chosen by another rule" disabled defaultChecked />
      <Checkbox label="Reefer controls" hint="Allows set points to be changed" />
      <Checkbox label="I accept the terms" required error="Accept the terms to go on" hint="They changed in May" />
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Some' })).toBePartiallyChecked();
    await expect(canvas.getByRole('checkbox', { name: 'I accept the terms' })).toHaveAccessibleDescription(
      'Accept the terms to go on They changed in May',
    );
    await expect(canvas.getByRole('checkbox', { name: 'I accept the terms' })).toBeRequired();
  },
});

function Terms() {
  const [accepted, setAccepted] = useState(false);
  const [left, setLeft] = useState(false);
  return (
    <Checkbox
      label="I accept the terms"
      required
      checked={accepted}
      error={left && !accepted && 'Accept the terms to go on'}
      onChange={(event) => setAccepted(event.target.checked)}
      onBlur={() => setLeft(true)}
    />
  );
}

/** Announces an error found when the checkbox is left or cleared, but not one that was there before. */
export const Judged = meta.story({
  render: () => <Terms />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await userEvent.tab();
    await announces('Accept the terms to go on');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Accept the terms to go on');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).not.toHaveAccessibleDescription();
    await userEvent.keyboard(' ');
    await announces('Accept the terms to go on');
  },
});

export const LongText = Ordinary.extend({
  play: undefined,
  args: {
    label: 'Refrigerated trailers of the Midwest region that are leased out to Cedar Ridge Logistics until the spring',
    hint: 'Kühlanhänger der Niederlassung Nordrhein-Westfalen mit Temperaturüberschreitung',
  },
  decorators: [narrow],
});

export const RightToLeft = States.extend({ play: undefined, globals: { direction: 'rtl' } });

export const Narrow = States.extend({ play: undefined, decorators: [narrow] });

export const Dark = States.extend({ play: undefined, globals: { theme: 'dark' } });
