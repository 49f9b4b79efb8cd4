import type { HelpSection } from './helpContent';

/** What people ask about the portal. */
export const FAQ_SECTIONS: readonly HelpSection[] = [
  {
    id: 'sign-in',
    title: 'How do I sign in?',
    blocks: [{ kind: 'text', text: 'With the e-mail address your fleet administrator registered.' }],
  },
];
