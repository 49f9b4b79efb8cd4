import { Link } from '@gladhand/ui';
import type { ReactNode } from 'react';

/** The addresses of the links on the account screens. A link without an address is not shown. */
export interface AccountLinks {
  /** The sign-in screen. */
  signIn?: string | undefined;
  forgotPassword?: string | undefined;
  /** The registration of technicians of authorized service locations. */
  createTechnicianAccount?: string | undefined;
  termsOfUse?: string | undefined;
  help?: string | undefined;
  /** The page of the mobile apps. */
  apps?: string | undefined;
}

/** A link that a host renders with its own router. */
export interface AccountLink {
  href: string;
  children: ReactNode;
  /** Quiet links keep the color of the text around them. */
  kind: 'default' | 'quiet';
}

/** The props of every account screen. */
export interface AccountScreenProps {
  /** @default {} */
  links?: AccountLinks | undefined;
  /** Renders a link, usually with the host's router. @default a plain link */
  renderLink?: ((link: AccountLink) => ReactNode) | undefined;
  /** Further content at the end of the footer, such as a choice of language. */
  footer?: ReactNode;
  /** The logo at the top. @default the Gladhand logo */
  logo?: ReactNode;
  /** Fills the side beside the form on wide screens. @default a drawing of the coupling */
  artwork?: ReactNode;
}

export interface HostLinkProps extends Pick<AccountScreenProps, 'renderLink'> {
  href: string | undefined;
  /** @default 'default' */
  kind?: AccountLink['kind'] | undefined;
  children: ReactNode;
}

/** A link that the host can render. Nothing without an address. */
export function HostLink({ href, kind = 'default', renderLink, children }: HostLinkProps) {
  if (!href) return null;
  if (renderLink) return renderLink({ href, kind, children });
  return (
    <Link href={href} kind={kind}>
      {children}
    </Link>
  );
}
