import { HelpArticle, type HelpPageProps } from './HelpArticle';
import { HELP_PAGES } from './helpPages';

/** What people ask about the portal. */
export const HelpFaq = (props: HelpPageProps) => <HelpArticle page={HELP_PAGES.faq} {...props} />;
