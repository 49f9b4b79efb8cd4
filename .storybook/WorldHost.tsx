import { createPortalApi, FEATURES } from '@gladhand/domain';
import { WidgetHost, type WidgetHostProps } from '@gladhand/domain/react';
import { useState } from 'react';
import { STORY_NOW, storyApi } from './world';

export interface WorldHostProps extends Partial<Omit<WidgetHostProps, 'api'>> {
  /** Account of the stories' world; null for a screen that is seen before signing in. @default 'admin@gladhand.example' */
  as?: string | null;
}

const now = () => STORY_NOW;
const known = new Set<string>(FEATURES.map(({ id }) => id));
const hasFeature = (feature: string) => known.has(feature);

/** Puts a widget into the stories' world: its API, its clock, its zone. */
export function WorldHost({ as = 'admin@gladhand.example', children, ...rest }: WorldHostProps) {
  const [api] = useState(() => (as === null ? createPortalApi({ endpoint: '' }) : storyApi(as)));
  return (
    <WidgetHost api={api} now={now} timeZone="America/Chicago" hasFeature={hasFeature} {...rest}>
      {children}
    </WidgetHost>
  );
}
