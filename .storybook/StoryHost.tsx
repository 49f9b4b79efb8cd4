import { createPortalApi, FEATURES } from '@gladhand/domain';
import { WidgetHost, type WidgetHostProps } from '@gladhand/domain/react';
import { useContext, useState } from 'react';
import { LanguageContext } from './languages';
import { STORY_NOW, storyApi } from './storyServer';
import { UnitsContext } from './units';

export interface StoryHostProps extends Partial<Omit<WidgetHostProps, 'api'>> {
  /** Account of the signed-in user; null for screens shown before sign-in. @default 'admin@gladhand.example' */
  as?: string | null;
}

const now = () => STORY_NOW;
const known = new Set<string>(FEATURES.map(({ id }) => id));
const hasFeature = (feature: string) => known.has(feature);

/** Connects a widget to the API, the clock and the time zone of the story server. */
export function StoryHost({ as = 'admin@gladhand.example', children, ...rest }: StoryHostProps) {
  const [api] = useState(() => (as === null ? createPortalApi({ endpoint: '' }) : storyApi(as)));
  const language = useContext(LanguageContext);
  const units = useContext(UnitsContext);
  return (
    <WidgetHost
      api={api}
      now={now}
      timeZone="America/Chicago"
      locale={language.locale}
      messages={language.messages}
      units={units}
      hasFeature={hasFeature}
      {...rest}
    >
      {children}
    </WidgetHost>
  );
}
