// Built on its own, as another version: a second copy of React, styled-components and the packages on the same page.
import { createRoot } from 'react-dom/client';
import { Showcase } from './Showcase';

createRoot(document.querySelector('#second') as HTMLElement).render(<Showcase />);
