import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { fitsTheWidth, narrow } from '../internal/narrow.stories.data';
import { TextArea } from './TextArea';

const meta = preview.meta({ title: 'Fields/TextArea', component: TextArea, args: { label: 'Remark' } });

const Column = styled.div`
  display: grid;
  gap: 12px;
  max-inline-size: 420px;
`;

const REMARK = 'Left rear door does not latch. The driver tied it with a strap at the Toledo yard and drove on.';

export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  args: { hint: 'Seen by everyone who can see the trailer' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Remark');
    await userEvent.type(field, 'Door latch{Enter}Strap');
    await expect(field).toHaveValue('Door latch\nStrap');
    await expect(field).toHaveAccessibleDescription('Seen by everyone who can see the trailer');
  },
});

export const Grows = meta.story({
  args: { minRows: 2, maxRows: 5 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Remark');
    const { height } = field.getBoundingClientRect();
    await userEvent.type(field, 'one{Enter}two{Enter}three{Enter}four');
    const grown = field.getBoundingClientRect().height;
    await expect(grown).toBe(height + 40);
    await userEvent.type(field, '{Enter}five{Enter}six{Enter}seven');
    await expect(field.getBoundingClientRect().height).toBe(height + 60);
    await userEvent.clear(field);
    await expect(field.getBoundingClientRect().height).toBe(height);
  },
});

export const Counted = meta.story({
  args: { maxLength: 40, optional: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(/Remark/);
    await expect(canvas.getByText('0/40')).toBeVisible();
    await userEvent.type(field, 'Left rear door does not latch.');
    await expect(canvas.getByRole('status')).toHaveTextContent('10 characters left');
    await userEvent.type(field, ' Tied with a strap');
    await expect(canvas.getByText('40/40')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 characters left');
  },
});

export const States = meta.story({
  render: () => (
    <Column>
      <TextArea label="Small" required defaultValue={REMARK} />
      <TextArea label="Medium" size="medium" placeholder="What did you see?" />
      <TextArea label="Large" size="large" minRows={2} defaultValue={REMARK} />
      <TextArea label="Wrong" error="Say what was repaired." minRows={2} />
      <TextArea label="Read-only" readOnly defaultValue={REMARK} minRows={2} />
      <TextArea label="Disabled" disabled defaultValue={REMARK} minRows={2} />
    </Column>
  ),
});

export const Dark = States.extend({ globals: { theme: 'dark' } });

export const RightToLeft = meta.story({
  render: () => <TextArea label="ملاحظة" defaultValue="الباب الخلفي الأيسر لا يغلق." maxLength={200} />,
  globals: { direction: 'rtl' },
});

export const LongText = meta.story({
  args: { defaultValue: `${'1GRAA0626PU000142'.repeat(12)}\n${REMARK} `.repeat(4), maxRows: 6 },
});

export const Narrow = States.extend({ decorators: [narrow], play: fitsTheWidth });
