import { Freight } from '@gladhand/fleet-widgets/freight';

/** The freight partner's page, in the portal if the plan includes that. */
export const FreightRoute = () => <Freight />;

/** The same page in a tab of its own. */
export const FreightLinkRoute = () => <Freight opensIn="tab" />;
