import { Button, EmptyState, useMessages, useWords } from '@gladhand/ui';
import { useNavigate } from 'react-router';
import { canOpen, NOT_FOUND_TITLE, screenHref } from '../screens/readScreens';
import { screenOf } from '../screens/screens';
import { useViewer } from '../viewer/ViewerContext';
import { ROUTE_MESSAGES } from './messages';

/** The fallback page; its texts are specified. Viewers without trailers continue to Help. */
export function NotFoundRoute() {
  const messages = useMessages(ROUTE_MESSAGES);
  const say = useWords();
  const navigate = useNavigate();
  const hasTracking = canOpen(screenOf('tracking'), useViewer());
  const target = screenHref(screenOf(hasTracking ? 'tracking' : 'helpFaq'));
  return (
    <EmptyState
      edge="none"
      title={<h1 style={{ font: 'inherit', margin: 0 }}>{say(NOT_FOUND_TITLE)}</h1>}
      action={
        <Button onClick={() => navigate(target)}>{hasTracking ? messages.goToTracking : messages.goToHelp}</Button>
      }
      style={{ blockSize: '100%', justifyContent: 'center' }}
    >
      {messages.notFoundDetail}
    </EmptyState>
  );
}
