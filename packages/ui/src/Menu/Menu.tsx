import * as Radix from '@radix-ui/react-dropdown-menu';
import { CheckIcon } from 'lucide-react';
import type { ComponentProps, FocusEvent, ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { useDirection } from '../internal/direction';
import { usePortalHost } from '../ThemeScope/portalHost';
import { CheckRow, Heading, Row, Rule, Sheet, Shortcut, Tick } from './menuStyles';

export type MenuRootProps = ComponentProps<typeof Radix.Root>;

export type MenuContentProps = ComponentProps<typeof Radix.Content>;

export interface MenuItemProps extends ComponentProps<typeof Radix.Item> {
  /** Icon before the words. */
  icon?: ReactNode;
  /** Key or count at the end of the line. */
  note?: ReactNode;
  /** What it does cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'critical';
}

export interface MenuCheckboxItemProps extends ComponentProps<typeof Radix.CheckboxItem> {
  /** Key or count at the end of the line. */
  note?: ReactNode;
  /** The menu closes when the item is chosen. @default false */
  closing?: boolean;
}

function Content({ onFocus, ...rest }: MenuContentProps) {
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

function Item({ icon, note, tone = 'neutral', children, ...rest }: MenuItemProps) {
  return (
    <Row data-tone={tone} {...rest}>
      {icon}
      <span>{children}</span>
      {note && <Shortcut>{note}</Shortcut>}
    </Row>
  );
}

function CheckboxItem({ note, closing = false, children, onSelect, ...rest }: MenuCheckboxItemProps) {
  return (
    <CheckRow
      {...rest}
      onSelect={(event) => {
        if (!closing) event.preventDefault();
        onSelect?.(event);
      }}
    >
      <Tick>
        <Radix.ItemIndicator>
          <Icon icon={CheckIcon} size={12} />
        </Radix.ItemIndicator>
      </Tick>
      <span>{children}</span>
      {note && <Shortcut>{note}</Shortcut>}
    </CheckRow>
  );
}

/** Not modal by default: the page behind a menu stays readable, and the focus may not stand in something hidden. */
function Root({ modal = false, ...rest }: MenuRootProps) {
  return <Radix.Root modal={modal} dir={useDirection()} {...rest} />;
}

/** Actions behind one button. Down opens it, typing finds an item, Escape returns. */
export const Menu = {
  Root,
  Trigger: Radix.Trigger,
  Content,
  Item,
  CheckboxItem,
  Label: Heading,
  Separator: Rule,
  Group: Radix.Group,
};
