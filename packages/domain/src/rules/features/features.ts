import { FEATURES, Feature, type FeatureName } from '../../vocabulary/features';

/** Every feature with its state. */
export type Features = Readonly<Record<FeatureName, boolean>>;

/** Used before the server has answered, and if it can't: everything off except LoginV2. */
export const DEFAULT_FEATURES: Features = Object.fromEntries(
  FEATURES.map(({ id, onByDefault }) => [id, onByDefault]),
) as Record<FeatureName, boolean>;

/**
 * Reads the server's list of enabled features. Missing features are off and unknown names are ignored. LoginV2 is
 * needed before a server can answer, so it stays on unless `loginV2` says otherwise.
 */
export function parseFeatures(
  list: readonly { readonly featureName: string }[],
  { loginV2 = true }: { loginV2?: boolean | undefined } = {},
): Features {
  const on = new Set(list.map(({ featureName }) => featureName));
  const entries = FEATURES.map(({ id }) => [id, on.has(id) || (id === Feature.LoginV2 && loginV2)]);
  return Object.fromEntries(entries) as Record<FeatureName, boolean>;
}

/** The values of a vocabulary whose feature is on; values without a feature are always included. */
export function withFeatures<W extends { readonly feature?: FeatureName }>(
  words: readonly W[],
  features: Features,
): W[] {
  return words.filter(({ feature }) => feature === undefined || features[feature]);
}
