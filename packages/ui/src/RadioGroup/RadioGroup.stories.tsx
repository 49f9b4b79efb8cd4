import { CircleIcon, PentagonIcon } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { announces } from '../accessibility/heard.stories.data';
import { Icon } from '../icons/Icon';
import { LONG_NAME, LONG_SENTENCE } from '../internal/long.stories.data';
import { fitsTheWidth, narrow } from '../internal/narrow.stories.data';
import { RadioGroup, type RadioOption } from './RadioGroup';

const meta = preview.meta({ title: 'Fields/RadioGroup', component: RadioGroup });

const triggers: RadioOption[] = [
  { value: 'both', label: 'Enter/Exit' },
  { value: 'enter', label: 'Enter' },
  { value: 'tow', label: 'Tow', disabled: true },
  { value: 'exit', label: 'Exit' },
];

const shapes: RadioOption[] = [
  {
    value: 'circle',
    label: 'Circle',
    description: 'A center and a radius. Good for yards.',
    icon: <Icon icon={CircleIcon} />,
  },
  {
    value: 'polygon',
    label: 'Polygon',
    description: 'Corners on the map. Good for customers and borders.',
    icon: <Icon icon={PentagonIcon} />,
  },
];

type DemoProps = Partial<ComponentProps<typeof RadioGroup>>;

function Demo({ value = null, ...rest }: DemoProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <RadioGroup
      label="Trigger"
      options={triggers}
      {...rest}
      value={chosen}
      onChange={(event) => setChosen(event.target.value)}
    />
  );
}

const Column = styled.div`
  display: grid;
  gap: 16px;
  max-inline-size: 460px;
`;

/** The controls change this one. */
export const Playground = meta.story({
  args: { label: 'Trigger', options: triggers, value: 'both', layout: 'list', hint: '', disabled: false },
  render: (args) => <Demo key={JSON.stringify(args.value)} {...args} />,
});

export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => <Demo value="both" hint="What the rule waits for" />,
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Trigger' });
    await expect(group).toHaveAccessibleDescription('What the rule waits for');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Enter/Exit' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Exit' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Exit' })).toHaveFocus();
  },
});

export const Cards = meta.story({
  render: () => (
    <Column>
      <Demo label="Shape" options={shapes} layout="cards" value="circle" />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    const polygon = canvas.getByRole('radio', { name: 'Polygon' });
    await expect(polygon).toHaveAccessibleDescription('Corners on the map. Good for customers and borders.');
    await userEvent.click(canvas.getByText(/Corners/));
    await expect(polygon).toBeChecked();
  },
});

/** Tab reaches the selected option, and neither a click nor an arrow key changes it. */
export const ReadOnly = meta.story({
  render: () => (
    <Column>
      <Demo value="enter" readOnly />
      <Demo label="Shape" options={shapes} layout="cards" value="circle" readOnly />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    const [group] = canvas.getAllByRole('radiogroup');
    await expect(group).toHaveAttribute('aria-readonly', 'true');
    const enter = canvas.getByRole('radio', { name: 'Enter' });
    await userEvent.tab();
    await expect(enter).toHaveFocus();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(enter).toHaveFocus();
    await userEvent.click(canvas.getByText('Exit'));
    await userEvent.click(canvas.getByRole('radio', { name: 'Polygon' }));
    await expect(enter).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Circle' })).toBeChecked();
  },
});

export const States = meta.story({
  render: () => (
    <Column>
      <Demo label="In a row" layout="row" value="enter" required />
      <Demo label="Wrong" error="Choose what the rule waits for." />
      <Demo label="Wrong cards" layout="cards" options={shapes} error="Choose a shape." />
      <Demo label="Read-only" layout="row" value="exit" readOnly />
      <Demo label="Disabled" layout="row" value="exit" disabled />
      <Demo label="Disabled cards" layout="cards" options={shapes} value="circle" disabled />
    </Column>
  ),
});

export const Dark = States.extend({ globals: { theme: 'dark' } });
export const RightToLeft = States.extend({ globals: { direction: 'rtl' } });

function Required() {
  const [chosen, setChosen] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  return (
    <RadioGroup
      label="Trigger"
      required
      options={triggers}
      value={chosen}
      error={left && !chosen && 'Choose what the rule waits for.'}
      onChange={(event) => setChosen(event.target.value)}
      onBlur={() => setLeft(true)}
    />
  );
}

/** Announces an error when the group is left. */
export const Judged = meta.story({
  render: () => <Required />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await announces('Choose what the rule waits for.');
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose what the rule waits for.');
  },
});

const wordy: RadioOption[] = shapes.map((shape) => ({ ...shape, label: LONG_NAME, description: LONG_SENTENCE }));

export const LongText = meta.story({
  render: () => (
    <Column>
      <Demo label={LONG_NAME} options={wordy} layout="cards" value="circle" hint={LONG_SENTENCE} />
      <Demo label={LONG_NAME} options={wordy} layout="row" value="polygon" />
    </Column>
  ),
  play: fitsTheWidth,
});

export const Narrow = LongText.extend({ decorators: [narrow] });
