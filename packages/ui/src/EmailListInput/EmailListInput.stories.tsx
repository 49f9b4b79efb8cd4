import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { EmailListInput } from './EmailListInput';

const onEmails = fn();
const meta = preview.meta({ title: 'Fields/EmailListInput', component: EmailListInput });

type DemoProps = Partial<ComponentProps<typeof EmailListInput>>;

function Demo({ value = [], ...rest }: DemoProps) {
  const [emails, setEmails] = useState([...value]);
  return (
    <EmailListInput
      label="Notify by email"
      {...rest}
      value={emails}
      onChange={(next) => {
        setEmails(next);
        onEmails(next);
      }}
    />
  );
}

const Column = styled.div`
  display: grid;
  gap: 12px;
  max-inline-size: 420px;
`;

const LUIS = 'luis.ortega@cedarridge.com';
const MIA = 'mia.reed@cedarridge.com';

/** The controls change this one. */
export const Playground = meta.story({
  args: { label: 'Notify by email', value: [LUIS, MIA], onChange: onEmails, hint: '', disabled: false },
  render: (args) => (
    <Column>
      <Demo key={JSON.stringify(args.value)} {...args} />
    </Column>
  ),
});

export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => <Demo value={[LUIS, MIA]} hint="They get a message when the rule fires" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Notify by email' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('They get a message when the rule fires');
  },
});

export const Typed = meta.story({
  render: () => <Demo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Notify by email', { selector: 'input' });
    await userEvent.type(field, `${LUIS},`);
    await userEvent.type(field, `${MIA}{Enter}`);
    await expect(onEmails).toHaveBeenLastCalledWith([LUIS, MIA]);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 email addresses');
    await userEvent.type(field, `${LUIS.toUpperCase()} `);
    await expect(canvas.getByRole('status')).toHaveTextContent('Already in the list');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.type(field, 'yard@toledo.com');
    await userEvent.tab();
    await expect(onEmails).toHaveBeenLastCalledWith([LUIS, MIA, 'yard@toledo.com']);
  },
});

export const InvalidStays = meta.story({
  render: () => <Demo value={[LUIS]} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'mia@cedar{Enter}');
    await expect(canvas.getByText('Email entered is not valid.')).toBeVisible();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Email entered is not valid.');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit mia@cedar, not valid' }));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('ridge.com{Enter}');
    await expect(canvas.queryByText('Email entered is not valid.')).toBeNull();
    await expect(onEmails).toHaveBeenLastCalledWith([LUIS, 'mia@cedarridge.com']);
  },
});

export const Pasted = meta.story({
  render: () => <Demo value={[LUIS]} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('textbox').focus();
    await userEvent.paste(`"Ortega, Luis" <${LUIS}>; Mia Reed <${MIA}>\nyard@toledo.com`);
    await expect(onEmails).toHaveBeenLastCalledWith([LUIS, MIA, 'yard@toledo.com']);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 email addresses');
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
});

export const Keyboard = meta.story({
  render: () => <Demo value={[LUIS, MIA, 'yard@toledo.com']} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    field.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: `Edit ${MIA}` })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getByRole('button', { name: 'Edit yard@toledo.com' })).toHaveFocus();
    await expect(onEmails).toHaveBeenLastCalledWith([LUIS, 'yard@toledo.com']);
    await userEvent.keyboard('{ArrowRight}');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(onEmails).toHaveBeenLastCalledWith([LUIS]);
    await userEvent.keyboard('{ArrowLeft}{Backspace}');
    await expect(onEmails).toHaveBeenLastCalledWith([]);
    await expect(field).toHaveFocus();
  },
});

export const States = meta.story({
  render: () => (
    <Column>
      <Demo label={undefined} aria-label="Recipients" size="xsmall" value={[LUIS]} />
      <Demo label="Small 32" value={[LUIS, MIA, 'yard@toledo.com']} required />
      <Demo label="Medium 44" size="medium" value={[LUIS]} />
      <Demo label="Large 56" size="large" placeholder="name@company.com" />
      <Demo label="One is not valid" value={[LUIS, 'mia.reed@cedarridge']} />
      <Demo label="Nobody" error="Enter at least one address." placeholder="name@company.com" />
      <Demo label="Read-only" value={[LUIS]} readOnly />
      <Demo label="Disabled" value={[LUIS]} disabled />
    </Column>
  ),
});

export const Dark = States.extend({ globals: { theme: 'dark' } });
export const RightToLeft = States.extend({ globals: { direction: 'rtl' } });

export const LongTextNarrow = meta.story({
  render: () => (
    <Column style={{ maxInlineSize: 240 }}>
      <Demo value={[`${'the.whole.night.shift.of.the.'.repeat(3)}toledo.yard@cedarridge.com`, MIA]} />
    </Column>
  ),
});
