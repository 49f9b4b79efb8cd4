import { ChevronRightIcon, EllipsisIcon } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons/Icon';
import { focusRing, plainButton } from '../internal/styles';
import { Menu } from '../Menu/Menu';
import { Row } from '../Menu/menuStyles';

/** One step of a `Breadcrumb`. */
export interface BreadcrumbItem {
  /** Address of the page. */
  href: string;
  /** Name of the page. */
  label: string;
}

/** What a link of a `Breadcrumb` is made with. */
export interface BreadcrumbLinkProps {
  /** Address of the page. */
  href: string;
  /** Name of the page. */
  children: ReactNode;
}

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The way to this page, outermost first; the last one is this page. */
  items: readonly BreadcrumbItem[];
  /** Name of the landmark. @default 'Breadcrumb' */
  label?: string;
  /** Name of the button that holds the steps for which there is no room. @default 'Show more steps' */
  moreLabel?: string;
  /** Makes the links, for a router. Every prop must reach the anchor, a ref too. @default an `<a>` */
  renderLink?: (props: BreadcrumbLinkProps) => ReactElement;
}

const anchor = (props: BreadcrumbLinkProps) => <a {...props} />;

/** Where this page stands: a `nav` of links. Below 480 px its middle goes into a menu. Not for steps of a task. */
export function Breadcrumb(props: BreadcrumbProps) {
  const { items, label = 'Breadcrumb', moreLabel = 'Show more steps', renderLink = anchor, ...rest } = props;
  const [first, ...others] = items;
  const middle = others.slice(0, -1);
  const current = others.at(-1) ?? first;
  const link = ({ href, label: children }: BreadcrumbItem) => renderLink({ href, children });
  return (
    <Bar aria-label={label} {...rest}>
      <ol data-collapses={middle.length > 1 || undefined}>
        {first && first !== current && <li>{link(first)}</li>}
        <li data-more="">
          <Slash />
          <Menu.Root>
            <Menu.Trigger asChild>
              <button type="button" aria-label={moreLabel}>
                <Icon icon={EllipsisIcon} size={16} />
              </button>
            </Menu.Trigger>
            <Menu.Content>
              {middle.map((item) => (
                <LinkRow key={item.href} asChild>
                  {link(item)}
                </LinkRow>
              ))}
            </Menu.Content>
          </Menu.Root>
        </li>
        {middle.map((item) => (
          <li key={item.href} data-middle="">
            <Slash />
            {link(item)}
          </li>
        ))}
        <li>
          {first !== current && <Slash />}
          <span aria-current="page">{current?.label}</span>
        </li>
      </ol>
    </Bar>
  );
}

function Slash() {
  return (
    <Between>
      <Icon icon={ChevronRightIcon} size={12} />
    </Between>
  );
}

const Bar = styled.nav`
  container-type: inline-size;
  min-inline-size: 0;
  font: var(--gh-text-13);

  > ol {
    display: flex;
    align-items: center;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    min-inline-size: 0;
  }
  li:first-child {
    flex: none;
    max-inline-size: 40%;
  }
  li > :is(a, [aria-current]) {
    min-inline-size: 0;
    padding: 2px 4px;
    overflow: hidden;
    border-radius: var(--gh-radius-xs);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  li > a {
    color: var(--gh-color-text-muted);
    text-decoration: none;
  }
  li > a:hover {
    color: var(--gh-color-text-neutral);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  li > [aria-current] {
    font-weight: 500;
  }
  li > button {
    ${plainButton}
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    border-radius: var(--gh-radius-xs);
    color: var(--gh-color-text-muted);
  }
  li > button:hover {
    background: var(--gh-color-surface-hover);
  }
  li > :is(a, button):focus-visible {
    ${focusRing}
    outline-offset: 0;
  }
  li[data-more] {
    display: none;
    flex: none;
  }
  @container (max-width: 480px) {
    [data-collapses] > [data-middle] {
      display: none;
    }
    [data-collapses] > [data-more] {
      display: flex;
    }
  }
`;

const Between = styled.span`
  display: inline-flex;
  flex: none;
  color: var(--gh-color-text-subtle);

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;

const LinkRow = styled(Row)`
  color: inherit;
  text-decoration: none;
`;
