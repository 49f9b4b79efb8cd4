/** Texts about saved views. */
export const SAVED_VIEW_MESSAGES = {
  screen: (screens: readonly string[]) => `screen must be one of ${screens.join(', ')}.`,
  name: (max: number) => `Enter a name of 1 to ${max} characters.`,
  nameTaken: (name: string) => `You already have a view named “${name}”. Choose another name.`,
  tooMany: (max: number) => `You have ${max} views of this screen. Delete one that you no longer use.`,
  query: (max: number) => `The view has too many filters: its URL may have up to ${max} characters.`,
  layout: (max: number) => `layout must be a JSON object of up to ${max} characters.`,
  audience: 'audience must be private, role or group.',
  role: 'Choose the role to share the view with.',
  group: 'Choose the group to share the view with.',
  customer: 'Choose the customer to share the view at.',
  groupDefault: "A view that is shared with a group can't be a default.",
  mayNotShare: "You can't share views of this customer.",
  changed: 'Someone else has changed this view. Reload to see the new version.',
} as const;
