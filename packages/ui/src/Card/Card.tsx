import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Name of the panel, shown as its heading. */
  title?: ReactNode;
  /** Heading level. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Content at the end of the heading line. */
  actions?: ReactNode;
  /** Content without padding, for lists and tables. @default false */
  flush?: boolean | undefined;
}

/** A panel with a thin border. Don't put a card into a card. */
export function Card({ title, headingLevel = 2, actions, flush, children, ...rest }: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Panel {...rest}>
      {(title || actions) && (
        <Head>
          <Heading>{title}</Heading>
          {actions && <div>{actions}</div>}
        </Head>
      )}
      <Body data-flush={flush || undefined} data-headed={title ? '' : undefined}>
        {children}
      </Body>
    </Panel>
  );
}

const Panel = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow: hidden;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-panel);
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 8px;
  flex: none;
  min-block-size: 40px;
  padding-block: 8px 6px;
  padding-inline: 16px 12px;

  > :first-child {
    min-inline-size: 0;
    margin: 0;
    overflow-wrap: anywhere;
    font: 600 13px/20px var(--gh-font-sans);
  }
  > div {
    display: flex;
    align-items: center;
    gap: 8px;
    flex: none;
    margin-inline-start: auto;
  }
`;

const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: 14px 16px 16px;
  overflow-wrap: anywhere;

  &[data-headed] {
    padding-block-start: 2px;
  }
  &[data-flush] {
    padding: 0;
  }
`;
