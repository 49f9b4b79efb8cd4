import { type ComponentProps, createContext, type ElementType, useContext } from 'react';

/** How the host navigates to its own URLs; undefined if the browser does. */
export const FollowContext = createContext<((href: string) => void) | undefined>(undefined);

interface HostLinkProps extends ComponentProps<'a'> {
  /** The element or component to render. @default 'a' */
  as?: ElementType;
}

/** A link whose plain clicks the host can handle, so that the page doesn't reload. */
export function HostLink({ as: Anchor = 'a', onClick, ...rest }: HostLinkProps) {
  const follow = useContext(FollowContext);
  return (
    <Anchor
      {...rest}
      onClick={(event: React.MouseEvent<HTMLAnchorElement>) => {
        onClick?.(event);
        const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        if (!follow || rest.href === undefined || !isPlain || event.defaultPrevented) return;
        event.preventDefault();
        follow(rest.href);
      }}
    />
  );
}
