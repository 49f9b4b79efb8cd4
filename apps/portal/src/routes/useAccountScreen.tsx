import type { AccountLink, AccountScreenProps } from '@gladhand/admin-widgets';
import { Link } from '@gladhand/ui';
import { useCallback } from 'react';
import { useLinkClickHandler, useNavigate } from 'react-router';
import { paths } from '../paths';

const links: NonNullable<AccountScreenProps['links']> = {
  signIn: paths.signIn,
  forgotPassword: paths.forgotPassword,
  createTechnicianAccount: paths.createTechnicianAccount,
};

/** Looks like every link of the design system and changes the page without loading it anew. */
function RouterLink({ href, ...rest }: AccountLink) {
  return <Link href={href} onClick={useLinkClickHandler(href)} {...rest} />;
}

const renderLink = (link: AccountLink) => <RouterLink {...link} />;

/** What every account screen gets from this portal: its addresses, its router, and the way back to sign in. */
export function useAccountScreen() {
  const navigate = useNavigate();
  const onDone = useCallback(() => void navigate(paths.signIn), [navigate]);
  return { links, renderLink, onDone };
}
