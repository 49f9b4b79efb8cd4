import { FEATURES, Feature, type FeatureName } from '../../vocabulary/features';

/** Every feature with its state. */
export type Features = Readonly<Record<FeatureName, boolean>>;

/** What holds before the server answered, and when it cannot: all off but LoginV2. */
export const DEFAULT_FEATURES: Features = Object.fromEntries(
  FEATURES.map(({ id, onByDefault }) => [id, onByDefault]),
) as Record<FeatureName, boolean>;

/**
 * Reads the server's list of features that are on. What the list lacks is off, names nobody knows are ignored.
 * LoginV2 is needed before anybody can be asked, so it stays on unless `loginV2` says otherwise.
 */
export function parseFeatures(
  list: readonly { readonly featureName: string }[],
  { loginV2 = true }: { loginV2?: boolean } = {},
): Features {
  const on = new Set(list.map(({ featureName }) => featureName));
  const entries = FEATURES.map(({ id }) => [id, on.has(id) || (id === Feature.LoginV2 && loginV2)]);
  return Object.fromEntries(entries) as Record<FeatureName, boolean>;
}

/** The words of a vocabulary whose feature is on; a word without a feature is always there. */
export function withFeatures<W extends { readonly feature?: FeatureName }>(
  words: readonly W[],
  features: Features,
): W[] {
  return words.filter(({ feature }) => feature === undefined || features[feature]);
}
