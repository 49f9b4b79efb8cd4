import type { HelpSection } from './helpContent';

/** What a technician looks up beside a trailer. */
export const TROUBLESHOOTING_SECTIONS: readonly HelpSection[] = [
  {
    id: 'not-reporting',
    title: 'The tracker does not report',
    blocks: [{ kind: 'text', text: 'Couple the trailer to a tractor with its power on and wait five minutes.' }],
  },
];
