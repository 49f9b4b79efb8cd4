import { type ComponentProps, createContext, type ElementType, useContext } from 'react';

/** How a host moves to one of its own addresses; undefined: the browser does. */
export const FollowContext = createContext<((href: string) => void) | undefined>(undefined);

interface HostLinkProps extends ComponentProps<'a'> {
  /** What draws it. @default 'a' */
  as?: ElementType;
}

/** A link whose plain click the host may take over, so that its page need not load anew. */
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
