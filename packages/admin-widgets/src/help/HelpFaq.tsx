import { HelpArticle } from './HelpArticle';
import type { HelpPageProps } from './helpPageProps';
import { HELP_PAGES } from './helpPages';

/** Common questions about the portal. */
export const HelpFaq = (props: HelpPageProps) => <HelpArticle page={HELP_PAGES.faq} {...props} />;
