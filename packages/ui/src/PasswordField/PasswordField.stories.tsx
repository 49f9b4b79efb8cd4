import { useState } from 'react';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { LONG_NAME, LONG_SENTENCE } from '../internal/long.stories.data';
import { fitsTheWidth, narrow } from '../internal/narrow.stories.data';
import { PasswordField } from './PasswordField';

const meta = preview.meta({ title: 'Fields/PasswordField', component: PasswordField, args: { label: 'Password' } });

export const Ordinary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  args: { size: 'medium', autoComplete: 'current-password', defaultValue: 'gladhand-2026' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
});

const Column = styled.div`
  display: grid;
  gap: 12px;
  max-inline-size: 320px;
`;

export const States = meta.story({
  render: () => (
    <Column>
      <PasswordField aria-label="Password" size="xsmall" defaultValue="gladhand-2026" />
      <PasswordField label="Small 32" required />
      <PasswordField label="Medium 44" size="medium" hint="The one of your computer" />
      <PasswordField label="Large 56" size="large" defaultValue="gladhand-2026" />
      <PasswordField label="Wrong" error="Enter your password." hint="Capital letters count" />
      <PasswordField label="Read-only" readOnly defaultValue="gladhand-2026" />
      <PasswordField label="Disabled" disabled defaultValue="gladhand-2026" />
    </Column>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Wrong');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Enter your password. Capital letters count');
  },
});

function WithRulesDemo() {
  const [text, setText] = useState('');
  return (
    <PasswordField
      label="New password"
      autoComplete="new-password"
      value={text}
      onChange={(event) => setText(event.target.value)}
      rules={[
        { id: 'length', label: 'At least 9 characters', met: text.length >= 9 },
        { id: 'digit', label: 'At least one number', met: /\d/.test(text) },
      ]}
    />
  );
}

export const WithRules = meta.story({
  render: () => <WithRulesDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('not met')).toHaveLength(2);
    await userEvent.type(canvas.getByLabelText('New password'), 'abc 4');
    await expect(canvas.getAllByText('not met')).toHaveLength(1);
    await expect(canvas.getByText('met')).toBeInTheDocument();
  },
});

export const RightToLeft = WithRules.extend({ play: undefined, globals: { direction: 'rtl' } });

export const Narrow = WithRules.extend({ play: undefined, decorators: [narrow] });

export const Dark = WithRules.extend({ play: undefined, globals: { theme: 'dark' } });

export const LongText = meta.story({
  args: { label: LONG_NAME, hint: LONG_SENTENCE, defaultValue: 'x'.repeat(128), required: true },
  decorators: [narrow],
  play: fitsTheWidth,
});
