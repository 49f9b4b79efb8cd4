import { FAQ_SECTIONS } from './faqSections';
import { HelpArticle } from './HelpArticle';

/** What people ask about the portal. */
export function HelpFaq() {
  return (
    <HelpArticle
      title="Frequently asked questions"
      lead="How to sign in, read the screens and get your data out."
      sections={FAQ_SECTIONS}
    />
  );
}
