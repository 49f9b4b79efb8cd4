import { EmptyState, Link, SearchField, useMessages, useWords, WidgetBox } from '@gladhand/ui';
import { useEffect, useId, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { WidgetTexts } from '../internal/WidgetTexts';
import { HelpBlockView } from './HelpBlockView';
import { HelpElsewhere } from './HelpElsewhere';
import { findSections, placeOf, readableSections } from './helpContent';
import type { HelpPageProps } from './helpPageProps';
import type { HelpPage } from './helpPages';
import { HELP_MESSAGES } from './messages';

export interface HelpArticleProps extends HelpPageProps {
  page: HelpPage;
}

/** A page of Help: its contents, its sections, and a search that keeps the matching ones. It prints as one text. */
export function HelpArticle({ messages, ...props }: HelpArticleProps) {
  return (
    <WidgetTexts messages={messages}>
      <ArticleBody {...props} />
    </WidgetTexts>
  );
}

function ArticleBody({
  page,
  onSearchChange,
  pageHrefs,
  mayOpen,
  renderLink,
  ...props
}: Omit<HelpArticleProps, 'messages'>) {
  const messages = useMessages(HELP_MESSAGES);
  const say = useWords();
  const sections = useMemo(
    () => readableSections(page.sections, messages.sections(), mayOpen),
    [page, messages, mayOpen],
  );
  const title = say(page.title);
  const [own, setOwn] = useState('');
  const search = props.search ?? own;
  const titleId = useId();
  const found = findSections(sections, search);
  const isSearching = search.trim() !== '';

  // The browser looks for the section of the address before the page is drawn, so it is scrolled to here.
  useEffect(() => {
    const target = sections.find((section) => `#${placeOf(section)}` === window.location.hash);
    const heading = target && document.getElementById(placeOf(target));
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [sections]);

  return (
    <WidgetBox>
      <Page>
        <Head>
          <h1 id={titleId}>{title}</h1>
          <p>{say(page.lead)}</p>
          {messages.articleNote && <p>{messages.articleNote}</p>}
          <Search>
            <SearchField
              aria-label={pageHrefs ? messages.search : messages.searchIn(title)}
              placeholder={pageHrefs ? messages.search : messages.searchPage}
              size="medium"
              delayMs={120}
              value={search}
              onSearch={(next) => {
                setOwn(next);
                onSearchChange?.(next);
              }}
            />
            <span role="status">{isSearching && messages.found(found.length, sections.length)}</span>
          </Search>
        </Head>
        {found.length > 0 ? (
          <Columns>
            <Contents aria-label={messages.contents}>
              <strong>{messages.onThisPage}</strong>
              <ol>
                {found.map((section) => (
                  <li key={section.id} lang={section.lang}>
                    <Link kind="quiet" href={`#${placeOf(section)}`}>
                      {section.title}
                    </Link>
                  </li>
                ))}
              </ol>
            </Contents>
            <article aria-labelledby={titleId}>
              {found.map((section) => (
                <Section key={section.id} lang={section.lang}>
                  <h2 id={placeOf(section)} tabIndex={-1}>
                    {section.title}
                  </h2>
                  {section.blocks.map((block, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a section never change their order
                    <HelpBlockView key={index} block={block} />
                  ))}
                </Section>
              ))}
            </article>
          </Columns>
        ) : (
          <EmptyState edge="none" title={messages.noMatch}>
            {messages.noMatchHint}
          </EmptyState>
        )}
        {isSearching && pageHrefs && (
          <HelpElsewhere
            search={search}
            except={page.id}
            pageHrefs={pageHrefs}
            mayOpen={mayOpen}
            renderLink={renderLink}
          />
        )}
      </Page>
    </WidgetBox>
  );
}

const Page = styled.div`
  container-type: inline-size;
  max-inline-size: 1120px;
  padding: 24px var(--gh-layout-gutter) 64px;
  font: var(--gh-text-14);

  @container gh-widget (width < 768px) {
    padding-inline: 16px;
  }
  @media print {
    max-inline-size: none;
    padding: 0;
  }
`;

const Head = styled.header`
  > h1 {
    margin: 0;
    font: 600 24px/32px var(--gh-font-sans);
    letter-spacing: -0.02em;
  }
  > p {
    margin: 4px 0 0;
    color: var(--gh-color-text-muted);
  }
`;

const Search = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  margin-block: 20px 24px;

  > :first-child {
    flex: 0 1 360px;
  }
  > [role='status'] {
    font: var(--gh-text-12);
    color: var(--gh-color-text-subtle);
  }
  @media print {
    display: none;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: 24px 48px;

  @container (min-width: 860px) {
    grid-template-columns: minmax(0, 68ch) 260px;
    > nav {
      order: 1;
      position: sticky;
      inset-block-start: 24px;
    }
  }
  @media print {
    display: block;
  }
`;

const Contents = styled.nav`
  align-self: start;
  padding-inline-start: 16px;
  border-inline-start: 1px solid var(--gh-color-border-neutral);
  font: var(--gh-text-13);

  > strong {
    font: 600 12px/16px var(--gh-font-sans);
  }
  > ol {
    display: grid;
    gap: 2px;
    margin: 6px 0 0;
    padding: 0;
    list-style: none;
    color: var(--gh-color-text-muted);
  }
  a {
    display: inline-block;
    padding-block: 2px;
  }
  @media print {
    margin-block-end: 24px;
  }
`;

const Section = styled.section`
  margin-block-end: 40px;

  > h2 {
    margin: 0 0 8px;
    scroll-margin-block-start: 24px;
    font: 600 16px/24px var(--gh-font-sans);
    letter-spacing: -0.01em;
    outline: none;
  }
  @media print {
    > h2 {
      break-after: avoid;
    }
  }
`;
