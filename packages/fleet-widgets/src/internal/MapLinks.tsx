import { mapLinks } from '@gladhand/domain/formats';
import { Link, useMessages } from '@gladhand/ui';
import { styled } from 'styled-components';
import { INTERNAL_MESSAGES } from './messages';

/** Links that open a position in a map app. */
export function MapLinks({ lat, lng }: { lat: number; lng: number }) {
  const messages = useMessages(INTERNAL_MESSAGES);
  const { google, apple } = mapLinks({ lat, lng });
  return (
    <Row>
      <Link href={google} target="_blank" rel="noreferrer">
        {messages.openInGoogleMaps}
      </Link>
      <Link href={apple} target="_blank" rel="noreferrer">
        {messages.openInAppleMaps}
      </Link>
    </Row>
  );
}

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  font: 500 12px/20px var(--gh-font-sans);
  > a {
    padding-block: 2px;
  }
`;
