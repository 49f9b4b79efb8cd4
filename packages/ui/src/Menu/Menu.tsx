import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ComponentProps, FocusEvent, ReactNode } from 'react';
import { useDirection } from '../internal/direction';
import type { AsChildProps, LayerProps, OpenProps, PlacementProps } from '../internal/overlayProps';
import { usePortalHost } from '../ThemeScope/portalHost';
import { CheckRow, Dot, Heading, RadioRow, Row, Rule, Sheet, Shortcut, Tick } from './menuStyles';

export interface MenuRootProps extends OpenProps {
  /** Whether the rest of the page waits. @default false */
  modal?: boolean;
}

export interface MenuTriggerProps extends ComponentProps<'button'>, AsChildProps {}

export interface MenuContentProps extends ComponentProps<'div'>, LayerProps, PlacementProps {}

interface RowProps extends Omit<ComponentProps<'div'>, 'onSelect'>, AsChildProps {
  /** Key or count at the end of the line. */
  note?: ReactNode;
  /** Cannot be chosen now. @default false */
  disabled?: boolean;
  /** It was chosen; `preventDefault` keeps the menu open. */
  onSelect?: (event: Event) => void;
  /** What typing finds it by, where the words are not text alone. @default its text */
  textValue?: string;
}

export interface MenuItemProps extends RowProps {
  /** Icon before the words. */
  icon?: ReactNode;
  /** What it does cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'critical';
}

interface ChoiceProps extends RowProps {
  /** The menu closes when the item is chosen. @default false */
  closing?: boolean;
}

export interface MenuCheckboxItemProps extends ChoiceProps {
  /** Whether it is on. @default false */
  checked?: boolean | 'indeterminate';
  /** It was turned on or off. */
  onCheckedChange?: (checked: boolean) => void;
}

export interface MenuRadioGroupProps extends ComponentProps<'div'> {
  /** Which of its items is chosen. */
  value?: string;
  /** Another one was chosen. */
  onValueChange?: (value: string) => void;
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

/** Radix overlooks the key that opened a menu whose code came only then: the first item gets the focus all the same. */
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

/** Whoever chooses among several looks at what became of it: the menu stays. */
const staying = ({ closing = false, onSelect }: ChoiceProps) => ({
  onSelect: (event: Event) => {
    if (!closing) event.preventDefault();
    onSelect?.(event);
  },
});

/** Something that is on or off. For one of several take `RadioItem`s. */
export function MenuCheckboxItem({ note, closing, children, onSelect, ...rest }: MenuCheckboxItemProps) {
  return (
    <CheckRow {...rest} {...staying({ closing, onSelect })}>
      <Tick />
      <span>{children}</span>
      {note && <Shortcut>{note}</Shortcut>}
    </CheckRow>
  );
}

/** A choice of one among several. Name it by `aria-label`. */
export function MenuRadioGroup(props: MenuRadioGroupProps) {
  return <Radix.RadioGroup {...props} />;
}

/** One of several. */
export function MenuRadioItem({ note, closing, children, onSelect, ...rest }: MenuRadioItemProps) {
  return (
    <RadioRow {...rest} {...staying({ closing, onSelect })}>
      <Dot />
      <span>{children}</span>
      {note && <Shortcut>{note}</Shortcut>}
    </RadioRow>
  );
}

/** Not modal by default: the page behind a menu stays readable, and the focus may not stand in something hidden. */
export function MenuRoot({ modal = false, ...rest }: MenuRootProps) {
  return <Radix.Root modal={modal} dir={useDirection()} {...rest} />;
}

export function MenuTrigger(props: MenuTriggerProps) {
  return <Radix.Trigger {...props} />;
}

/** The name of the items under it. */
export function MenuLabel(props: ComponentProps<'div'>) {
  return <Heading {...props} />;
}

export function MenuSeparator(props: ComponentProps<'div'>) {
  return <Rule {...props} />;
}

/** Items that belong together. Name it by `aria-label`. */
export function MenuGroup(props: ComponentProps<'div'>) {
  return <Radix.Group {...props} />;
}

/** Actions behind one button. Down opens it, typing finds an item, Escape returns. */
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
