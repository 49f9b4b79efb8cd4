import { AccountButton, lazyPart, OnDemandMenu } from '@gladhand/ui';
import { useViewer } from '../viewer/ViewerContext';

const AccountMenuSheet = lazyPart(() => import('./AccountMenuSheet').then((module) => module.AccountMenuSheet));

/** Who is signed in; the theme; the ways out. */
export function AccountMenu({ minimised }: { minimised: boolean }) {
  const { me } = useViewer();
  return (
    <OnDemandMenu trigger={<AccountButton email={me.email} compact={minimised} />}>
      {(menu) => <AccountMenuSheet {...menu} />}
    </OnDemandMenu>
  );
}
