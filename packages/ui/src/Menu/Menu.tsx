import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ComponentProps, FocusEvent, ReactNode } from 'react';
import { useDirection } from '../internal/direction';
import type { AsChildProps, LayerProps, OpenProps, PlacementProps } from '../internal/overlayProps';
import { usePortalHost } from '../ThemeScope/portalHost';
import { CheckRow, Dot, Heading, RadioRow, Row, Rule, Sheet, Shortcut, Tick } from './menuStyles';

export interface MenuRootProps extends OpenProps {
  /** Blocks the rest of the page. @default false */
  modal?: boolean | undefined;
}

export interface MenuTriggerProps extends ComponentProps<'button'>, AsChildProps {}

export interface MenuContentProps extends ComponentProps<'div'>, LayerProps, PlacementProps {}

interface RowProps extends Omit<ComponentProps<'div'>, 'onSelect'>, AsChildProps {
  /** Shortcut or count at the end of the line. */
  note?: ReactNode;
  /** Can't be selected now. @default false */
  disabled?: boolean;
  /** Called when it is selected; `preventDefault` keeps the menu open. */
  onSelect?: (event: Event) => void;
  /** Text for typeahead, if the content isn't plain text. @default its text */
  textValue?: string;
}

export interface MenuItemProps extends RowProps {
  /** Icon before the text. */
  icon?: ReactNode;
  /** `critical` for an action that can't be undone. @default 'neutral' */
  tone?: 'neutral' | 'critical' | undefined;
}

interface ChoiceProps extends RowProps {
  /** Selecting the item closes the menu. @default false */
  closing?: boolean;
}

export interface MenuCheckboxItemProps extends ChoiceProps {
  /** Whether it is on. @default false */
  checked?: boolean | 'indeterminate' | undefined;
  /** Called when it is turned on or off. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

export interface MenuRadioGroupProps extends ComponentProps<'div'> {
  /** Value of the selected item. */
  value?: string | undefined;
  /** Called with the value of another item. */
  onValueChange?: ((value: string) => void) | undefined;
}

export interface MenuRadioItemProps extends ChoiceProps {
  /** Unique in its group. */
  value: string;
}

export function MenuContent({ onFocus, ...rest }: MenuContentProps) {
  const host = usePortalHost();
  return (
    <Radix.Portal container={host}>
      <Sheet
        align="start"
        sideOffset={4}
        collisionPadding={8}
        onFocus={(event) => {
          onFocus?.(event);
          enterByKey(event);
        }}
        {...rest}
      />
    </Radix.Portal>
  );
}

/** If a key loaded the menu's code, Radix misses that key, so the first item is focused here. */
function enterByKey({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target !== currentTarget || !currentTarget.matches(':focus-visible')) return;
  currentTarget.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')?.focus();
}

export function MenuItem({ icon, note, tone = 'neutral', children, ...rest }: MenuItemProps) {
  return (
    <Row data-tone={tone} {...rest}>
      {icon}
      <span>{children}</span>
      {note && <Shortcut>{note}</Shortcut>}
    </Row>
  );
}

/** The menu stays open, so that the user can check several items and see the result. */
const staying = ({ closing = false, onSelect }: ChoiceProps) => ({
  onSelect: (event: Event) => {
    if (!closing) event.preventDefault();
    onSelect?.(event);
  },
});

/** Turns something on or off. To select one of several, use `RadioItem`. */
export function MenuCheckboxItem({ note, closing, children, onSelect, ...rest }: MenuCheckboxItemProps) {
  return (
    <CheckRow {...rest} {...staying({ closing, onSelect })}>
      <Tick />
      <span>{children}</span>
      {note && <Shortcut>{note}</Shortcut>}
    </CheckRow>
  );
}

/** Selects one of several items. Set `aria-label`. */
export function MenuRadioGroup(props: MenuRadioGroupProps) {
  return <Radix.RadioGroup {...props} />;
}

/** One of several items. */
export function MenuRadioItem({ note, closing, children, onSelect, ...rest }: MenuRadioItemProps) {
  return (
    <RadioRow {...rest} {...staying({ closing, onSelect })}>
      <Dot />
      <span>{children}</span>
      {note && <Shortcut>{note}</Shortcut>}
    </RadioRow>
  );
}

/** Not modal by default: the page stays readable, and the focus can't be in hidden content. */
export function MenuRoot({ modal = false, ...rest }: MenuRootProps) {
  return <Radix.Root modal={modal} dir={useDirection()} {...rest} />;
}

export function MenuTrigger(props: MenuTriggerProps) {
  return <Radix.Trigger {...props} />;
}

/** Heading of the items below. */
export function MenuLabel(props: ComponentProps<'div'>) {
  return <Heading {...props} />;
}

export function MenuSeparator(props: ComponentProps<'div'>) {
  return <Rule {...props} />;
}

/** A group of items. Set `aria-label`. */
export function MenuGroup(props: ComponentProps<'div'>) {
  return <Radix.Group {...props} />;
}

/** Actions behind one button. The Down key opens it, typing finds an item, Escape returns. */
export const Menu = {
  Root: MenuRoot,
  Trigger: MenuTrigger,
  Content: MenuContent,
  Item: MenuItem,
  CheckboxItem: MenuCheckboxItem,
  RadioGroup: MenuRadioGroup,
  RadioItem: MenuRadioItem,
  Label: MenuLabel,
  Separator: MenuSeparator,
  Group: MenuGroup,
};
