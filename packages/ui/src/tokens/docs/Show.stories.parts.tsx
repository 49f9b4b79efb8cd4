import type { ReactNode } from 'react';
import { Card } from '../../Card/Card';
import { ThemeScope } from '../../ThemeScope/ThemeScope';

/** Puts a table of the foundations on a page of text, in the theme that the reader's system asks for. */
export function Show({ children }: { children: ReactNode }) {
  return (
    <ThemeScope className="sb-unstyled" theme="system" style={{ marginBlock: 16, borderRadius: 8 }}>
      <Card>{children}</Card>
    </ThemeScope>
  );
}
