import { Link } from '@gladhand/ui';
import type { ReactNode } from 'react';

/** Where the links of the account screens lead. A link without an address is not shown. */
export interface AccountLinks {
  /** The sign-in screen. */
  signIn?: string;
  forgotPassword?: string;
  /** Where technicians of authorized service locations register. */
  createTechnicianAccount?: string;
  termsOfUse?: string;
  help?: string;
  /** Where the mobile apps are found. */
  apps?: string;
}

/** One link, for a host that draws it with its own router. */
export interface AccountLink {
  href: string;
  children: ReactNode;
  /** Quiet links keep the colour of the text around them. */
  kind: 'default' | 'quiet';
}

/** What every account screen takes. */
export interface AccountScreenProps {
  /** @default {} */
  links?: AccountLinks;
  /** Draws a link inside the page, usually with the host's router. @default a plain link */
  renderLink?: (link: AccountLink) => ReactNode;
  /** The host's own mark at the top. @default the Gladhand logo */
  logo?: ReactNode;
  /** What fills the side beside the form on wide screens. @default the coupling, drawn */
  artwork?: ReactNode;
}

export interface HostLinkProps extends Pick<AccountScreenProps, 'renderLink'> {
  href: string | undefined;
  /** @default 'default' */
  kind?: AccountLink['kind'];
  children: ReactNode;
}

/** A link drawn the host's way; nothing without an address. */
export function HostLink({ href, kind = 'default', renderLink, children }: HostLinkProps) {
  if (!href) return null;
  if (renderLink) return renderLink({ href, kind, children });
  return (
    <Link href={href} kind={kind}>
      {children}
    </Link>
  );
}
