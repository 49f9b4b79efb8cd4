import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Popover } from '../Popover/Popover';
import type { SelectOption } from '../Select/options';

export interface ChosenPopoverProps extends ComponentProps<'button'> {
  /** Returns all selected options in order. Called when the list opens. */
  chosen: () => readonly Pick<SelectOption, 'value' | 'label'>[];
  /** Accessible name of the list, the same as the field's. */
  naming: { 'aria-label'?: string; 'aria-labelledby'?: string };
}

/** `+N more` of a read-only field: a button that shows the whole selection. */
export function ChosenPopover({ chosen, naming, ...button }: ChosenPopoverProps) {
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <button type="button" {...button} />
      </Popover.Trigger>
      <Popover.Content {...naming}>
        <Chosen of={chosen} />
      </Popover.Content>
    </Popover.Root>
  );
}

function Chosen({ of }: { of: ChosenPopoverProps['chosen'] }) {
  return (
    <List>
      {of().map(({ value, label }) => (
        <li key={value}>{label}</li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  > li {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 20px;
  }
`;
