import { HelpFaq, HelpInstallation, HelpTroubleshooting } from '@gladhand/admin-widgets';
import { PageTabs } from '@gladhand/ui';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { pageName } from '../pageNames';
import { helpPaths, paths } from '../paths';

type HelpPath = (typeof helpPaths)[number];

const PAGES: Readonly<Record<HelpPath, ComponentType>> = {
  [paths.helpFaq]: HelpFaq,
  [paths.helpTroubleshooting]: HelpTroubleshooting,
  [paths.helpInstallation]: HelpInstallation,
};

/** A page of the help below the names of all of them. */
export function HelpRoute({ path }: { path: HelpPath }) {
  const Page = PAGES[path];
  return (
    <>
      <PageTabs
        label="Help"
        pages={helpPaths.map((href) => ({ href, label: pageName(href) }))}
        activeHref={path}
        renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
      />
      <Page />
    </>
  );
}
