import { ViewAudience } from '../../vocabulary/savedViews';

/** What decides which view a screen opens with. */
interface DefaultCandidate {
  readonly isDefault: boolean;
  readonly isOwn: boolean;
  readonly audience: string;
  readonly customerId?: number | null | undefined;
}

/**
 * The view that a screen opens with: the user's own default, else the one of the user's role at a customer, else the one
 * of the role everywhere. @param appliesTo whether a shared default is meant for this user's role
 */
export function defaultView<View extends DefaultCandidate>(
  views: readonly View[],
  appliesTo: (view: View) => boolean,
): View | undefined {
  const defaults = views.filter(({ isDefault }) => isDefault);
  const shared = defaults.filter((view) => view.audience === ViewAudience.Role && appliesTo(view));
  return (
    defaults.find(({ audience, isOwn }) => audience === ViewAudience.Private && isOwn) ??
    shared.find(({ customerId }) => customerId != null) ??
    shared[0]
  );
}
