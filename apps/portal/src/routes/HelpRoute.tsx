import {
  HelpAdministration,
  HelpFaq,
  HelpInstallation,
  type HelpLinkProps,
  type HelpPageProps,
  HelpTroubleshooting,
} from '@gladhand/admin-widgets';
import { PageTabs } from '@gladhand/ui';
import { type ComponentType, useCallback, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { pageName } from '../pageNames';
import { helpPaths, paths } from '../paths';
import { useViewer } from '../viewer/ViewerContext';

type HelpPath = (typeof helpPaths)[number];

const PAGES: Readonly<Record<HelpPath, ComponentType<HelpPageProps>>> = {
  [paths.helpFaq]: HelpFaq,
  [paths.helpTroubleshooting]: HelpTroubleshooting,
  [paths.helpInstallation]: HelpInstallation,
  [paths.helpAdministration]: HelpAdministration,
};

const SEARCH = 'search';
const renderLink = ({ href, children }: HelpLinkProps) => <Link to={href}>{children}</Link>;

/** A page of Help, below tabs for all of them. The search is in the URL and is kept when the page changes. */
export function HelpRoute({ path }: { path: HelpPath }) {
  const { can } = useViewer();
  const [params, setParams] = useSearchParams();
  const search = params.get(SEARCH) ?? '';
  const setSearch = useCallback(
    (next: string) => setParams(next === '' ? {} : { [SEARCH]: next }, { replace: true, preventScrollReset: true }),
    [setParams],
  );
  const pageHrefs = useMemo(
    () => ({
      faq: paths.helpFaq,
      troubleshooting: paths.helpTroubleshooting,
      installation: paths.helpInstallation,
      ...(can(paths.helpAdministration) && { administration: paths.helpAdministration }),
    }),
    [can],
  );
  const Page = PAGES[path];
  return (
    <>
      <PageTabs
        label="Help"
        pages={helpPaths.filter((href) => can(href)).map((href) => ({ href, label: pageName(href) }))}
        activeHref={path}
        renderLink={({ href, ...rest }) => <Link to={{ pathname: href, search: params.toString() }} {...rest} />}
      />
      <Page search={search} onSearchChange={setSearch} pageHrefs={pageHrefs} renderLink={renderLink} />
    </>
  );
}
