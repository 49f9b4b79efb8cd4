import { HelpFaq, HelpTroubleshooting } from '@gladhand/admin-widgets';

/** A page of the help. */
export function HelpRoute({ page }: { page: 'faq' | 'troubleshooting' }) {
  return page === 'faq' ? <HelpFaq /> : <HelpTroubleshooting />;
}
