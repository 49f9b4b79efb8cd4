import { EmptyState, SearchField } from '@gladhand/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { findSections, type HelpBlock, type HelpSection } from './helpContent';

export interface HelpArticleProps {
  title: string;
  /** One sentence under the title. */
  lead: string;
  sections: readonly HelpSection[];
}

/** A help article: its contents, a search that leaves the sections that match, and the sections. */
export function HelpArticle({ title, lead, sections }: HelpArticleProps) {
  const [search, setSearch] = useState('');
  const prefix = useId();
  const found = findSections(sections, search);
  return (
    <Article>
      <header>
        <h1>{title}</h1>
        <p>{lead}</p>
        <SearchField aria-label={`Search in ${title}`} placeholder="Search" onSearch={setSearch} delayMs={100} />
      </header>
      {found.length === 0 && <EmptyState title="Nothing here matches your search">Try fewer words.</EmptyState>}
      {found.length > 1 && (
        <Contents aria-label="Contents">
          <ol>
            {found.map((section) => (
              <li key={section.id}>
                <a href={`#${prefix}-${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </Contents>
      )}
      {found.map((section) => (
        <Section key={section.id} aria-labelledby={`${prefix}-${section.id}`}>
          <h2 id={`${prefix}-${section.id}`} tabIndex={-1}>
            {section.title}
          </h2>
          {section.blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a section never change their order
            <Block key={index} block={block} />
          ))}
        </Section>
      ))}
    </Article>
  );
}

function Block({ block }: { block: HelpBlock }) {
  if (block.kind === 'text') return <p>{block.text}</p>;
  if (block.kind === 'terms') {
    return (
      <dl>
        {block.items.map(([term, meaning]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    );
  }
  const List = block.kind === 'steps' ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}

const Article = styled.article`
  display: grid;
  gap: 24px;
  max-inline-size: 72ch;
  padding: 24px 20px 48px;
  font: var(--gh-text-14);
`;

const Contents = styled.nav`
  @media print {
    break-after: avoid;
  }
`;

const Section = styled.section`
  > h2 {
    margin: 0 0 8px;
    font: 600 16px/24px var(--gh-font-sans);
  }
`;
