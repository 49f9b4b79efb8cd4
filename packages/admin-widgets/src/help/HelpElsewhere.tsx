import { useMessages, useWords } from '@gladhand/ui';
import { styled } from 'styled-components';
import { excerptOf, findSections, placeOf, readableSections } from './helpContent';
import type { HelpPageProps } from './helpPageProps';
import { HELP_PAGES, type HelpPageId } from './helpPages';
import { HELP_MESSAGES } from './messages';

interface HelpElsewhereProps
  extends Required<Pick<HelpPageProps, 'pageHrefs'>>,
    Pick<HelpPageProps, 'mayOpen' | 'renderLink'> {
  search: string;
  /** The page that is shown, which is not searched. */
  except: HelpPageId;
}

const anchor: NonNullable<HelpPageProps['renderLink']> = (props) => <a {...props} />;

/** The matching sections of the other pages, each as a link with an excerpt. */
export function HelpElsewhere({ search, except, pageHrefs = {}, mayOpen, renderLink = anchor }: HelpElsewhereProps) {
  const messages = useMessages(HELP_MESSAGES);
  const say = useWords();
  const pages = Object.values(HELP_PAGES).flatMap((page) => {
    const href = page.id === except ? undefined : pageHrefs[page.id];
    const readable = href === undefined ? [] : readableSections(page.sections, messages.sections(), mayOpen);
    const sections = findSections(readable, search);
    return href !== undefined && sections.length > 0 ? [{ ...page, href, sections }] : [];
  });
  if (pages.length === 0) return null;
  return (
    <Results aria-label={messages.otherPages}>
      <h2>{messages.otherPages}</h2>
      {pages.map((page) => (
        <section key={page.id}>
          <h3>{say(page.title)}</h3>
          <ul>
            {page.sections.map((section) => (
              <li key={section.id} lang={section.lang}>
                {renderLink({ href: `${page.href}#${placeOf(section)}`, children: section.title })}
                <p>{excerptOf(section, search)}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Results>
  );
}

const Results = styled.section`
  max-inline-size: 68ch;
  padding-block-start: 24px;
  border-block-start: 1px solid var(--gh-color-border-neutral);

  > h2 {
    margin: 0;
    font: 600 16px/24px var(--gh-font-sans);
  }
  h3 {
    margin: 16px 0 6px;
    color: var(--gh-color-text-muted);
    font: 600 12px/16px var(--gh-font-sans);
  }
  ul {
    display: grid;
    gap: 10px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-block;
    padding-block: 2px;
    color: var(--gh-color-text-brand);
    text-underline-offset: 3px;
  }
  p {
    display: -webkit-box;
    overflow: hidden;
    margin: 0;
    color: var(--gh-color-text-muted);
    font: var(--gh-text-13);
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  @media print {
    display: none;
  }
`;
