import type { ComponentType } from 'react';

/** The width of a small phone, at which everything still has to be usable (WCAG 1.4.10). */
export const narrow = (Story: ComponentType) => (
  <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
    <Story />
  </div>
);
