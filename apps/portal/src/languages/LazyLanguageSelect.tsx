import { lazyPart } from '@gladhand/ui';
import { Suspense, useEffect, useState } from 'react';

const LanguageSelect = lazyPart(() => import('./LanguageSelect').then((module) => module.LanguageSelect));

/** The choice of language, which loads after the form above it. */
export function LazyLanguageSelect() {
  const [isShown, setIsShown] = useState(false);
  // The frame of the browser is outside React.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsShown(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return <Suspense>{isShown && <LanguageSelect />}</Suspense>;
}
