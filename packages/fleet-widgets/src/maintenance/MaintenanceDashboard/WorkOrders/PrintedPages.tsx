import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle } from 'styled-components';

const ATTRIBUTE = 'data-gh-printed';

/**
 * What the browser prints instead of the page, while this is in the document. It is a child of the body, because a
 * dialog would cut it off after one page.
 */
export function PrintedPages({ children }: { children: ReactNode }) {
  const [host, setHost] = useState<HTMLElement>();
  useEffect(() => {
    const element = document.createElement('div');
    element.setAttribute(ATTRIBUTE, '');
    document.body.append(element);
    setHost(element);
    return () => element.remove();
  }, []);
  return (
    <>
      <OnlyThese />
      {host && createPortal(children, host)}
    </>
  );
}

const OnlyThese = createGlobalStyle`
  [${ATTRIBUTE}] {
    display: none;
  }
  @media print {
    body > :not([${ATTRIBUTE}]) {
      display: none !important;
    }
    [${ATTRIBUTE}] {
      display: block;
    }
    @page {
      margin: 14mm;
    }
  }
`;
