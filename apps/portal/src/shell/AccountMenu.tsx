import { AccountButton, lazyPart, OnDemandMenu } from '@gladhand/ui';
import { useViewer } from '../viewer/ViewerContext';

const AccountMenuSheet = lazyPart(() => import('./AccountMenuSheet').then((module) => module.AccountMenuSheet));

/** The account menu: user, theme and sign-out. */
export function AccountMenu({ compact }: { compact: boolean }) {
  const { me } = useViewer();
  return (
    <OnDemandMenu trigger={<AccountButton email={me.email} compact={compact} />}>
      {(menu) => <AccountMenuSheet {...menu} />}
    </OnDemandMenu>
  );
}
