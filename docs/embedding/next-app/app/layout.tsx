import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { StyleRegistry } from './StyleRegistry';

export const metadata: Metadata = { title: 'Fleet' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body style={{ margin: 0 }}>
        <StyleRegistry>{children}</StyleRegistry>
      </body>
    </html>
  );
}
