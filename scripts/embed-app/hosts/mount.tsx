import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { Showcase } from './Showcase';

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
const root = document.querySelector<HTMLElement>('#root') as HTMLElement;

if (root.dataset.shadow === undefined) {
  createRoot(root).render(
    <StrictMode>
      <Showcase nonce={nonce} />
    </StrictMode>,
  );
} else {
  const shadow = root.attachShadow({ mode: 'open' });
  const styles = shadow.appendChild(document.createElement('div'));
  createRoot(shadow.appendChild(document.createElement('div'))).render(
    <StrictMode>
      <StyleSheetManager target={styles}>
        <Showcase />
      </StyleSheetManager>
    </StrictMode>,
  );
}
