import {
  HelpAdministration,
  HelpFaq,
  HelpInstallation,
  type HelpLinkProps,
  HelpTroubleshooting,
} from '@gladhand/admin-widgets';
import type { ScreenId } from '@gladhand/domain/permissions';
import { useCallback, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../paths';
import { useViewer } from '../viewer/ViewerContext';

const SEARCH = 'search';
const renderLink = ({ href, children }: HelpLinkProps) => <Link to={href}>{children}</Link>;

/** The props of every Help page: its search, which is kept in the URL, and links to the other pages. */
function useHelpPage() {
  const { can } = useViewer();
  const [params, setParams] = useSearchParams();
  const search = params.get(SEARCH) ?? '';
  const onSearchChange = useCallback(
    (next: string) => setParams(next === '' ? {} : { [SEARCH]: next }, { replace: true, preventScrollReset: true }),
    [setParams],
  );
  const pageHrefs = useMemo(
    () => ({
      faq: paths.helpFaq,
      troubleshooting: paths.helpTroubleshooting,
      installation: paths.helpInstallation,
      ...(can('screen:helpAdministration') && { administration: paths.helpAdministration }),
    }),
    [can],
  );
  const mayOpen = useCallback((screen: ScreenId) => can(`screen:${screen}`), [can]);
  return { search, onSearchChange, pageHrefs, mayOpen, renderLink };
}

export const HelpFaqPage = () => <HelpFaq {...useHelpPage()} />;
export const HelpTroubleshootingPage = () => <HelpTroubleshooting {...useHelpPage()} />;
export const HelpInstallationPage = () => <HelpInstallation {...useHelpPage()} />;
export const HelpAdministrationPage = () => <HelpAdministration {...useHelpPage()} />;
