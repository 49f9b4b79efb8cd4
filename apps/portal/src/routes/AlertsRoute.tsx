import { PageTabs, useMessages } from '@gladhand/ui';
import { Link, Navigate, useParams, useSearchParams } from 'react-router';
import { ALERT, alertsPath } from '../paths';
import { AlertCaseRoute } from './AlertCaseRoute';
import { TAB } from './alertTabIds';
import { ALERT_TABS } from './alertTabs';
import { ROUTE_MESSAGES } from './messages';
import { NotFoundRoute } from './NotFoundRoute';
import { reportView } from './reportPath';

/** The alerts in tabs, or one alert by its address. */
export function AlertsRoute() {
  const messages = useMessages(ROUTE_MESSAGES);
  const [params] = useSearchParams();
  const { part, ruleId } = useParams();
  const report = part === undefined ? undefined : reportView(part, ruleId);
  if (report) return <Navigate replace to={alertsPath({ ...Object.fromEntries(params), ...report })} />;
  if (part !== undefined && (part !== ALERT || ruleId === undefined)) return <NotFoundRoute />;
  const [first] = ALERT_TABS;
  const present = ALERT_TABS.find(({ id }) => id === params.get(TAB)) ?? first;
  const customer = params.get('customer');
  const hrefOf = (id: string) =>
    alertsPath({ ...(id !== first.id && { [TAB]: id }), ...(customer !== null && { customer }) });
  const { Page } = present;
  return (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0 }}>
      <PageTabs
        label={messages.alerts}
        pages={ALERT_TABS.map(({ id, label }) => ({ href: hrefOf(id), label: messages[label] }))}
        activeHref={hrefOf(present.id)}
        renderLink={({ href, ...link }) => <Link to={href} {...link} />}
      />
      <div style={{ flex: 1, minBlockSize: 0 }}>
        {ruleId === undefined ? <Page /> : <AlertCaseRoute key={ruleId} ruleId={ruleId} />}
      </div>
    </div>
  );
}
