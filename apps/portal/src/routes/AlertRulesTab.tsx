import { AlertRules, type AlertRulesView, decodeAlertRules, encodeAlertRules } from '@gladhand/fleet-widgets/alerts';
import { lazyPart } from '@gladhand/ui';
import { Suspense, useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { ALERT_RULES_TAB, TAB } from './alertTabIds';

const AlertRuleBuilder = lazyPart(() => import('./AlertRuleBuilderPart').then((module) => module.AlertRuleBuilder));

/** The alert rules. The search and the rule that is edited are kept in the URL. */
export function AlertRulesTab() {
  const [params, setParams] = useSearchParams();
  const query = params.toString();
  const view = useMemo(() => decodeAlertRules(Object.fromEntries(new URLSearchParams(query))), [query]);
  const setView = useCallback(
    (next: AlertRulesView) =>
      setParams({ [TAB]: ALERT_RULES_TAB, ...encodeAlertRules(next) }, { preventScrollReset: true }),
    [setParams],
  );
  return (
    <AlertRules
      view={view}
      onViewChange={setView}
      builder={(task) => (
        <Suspense>
          <AlertRuleBuilder {...task} />
        </Suspense>
      )}
    />
  );
}
