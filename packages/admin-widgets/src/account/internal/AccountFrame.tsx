import { Icon, Logo, lazyPart, SmartphoneIcon, ThemeScope, useMessages, WidgetBox } from '@gladhand/ui';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { type AccountScreenProps, HostLink } from './accountScreen';
import { ACCOUNT_MESSAGES } from './messages';

export interface AccountFrameProps extends AccountScreenProps {
  title: ReactNode;
  /** One sentence under the title. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** The frame of every account screen: the form on one side, the artwork on the other. */
export function AccountFrame({
  title,
  lead,
  links = {},
  renderLink,
  footer,
  logo,
  artwork,
  children,
}: AccountFrameProps) {
  const messages = useMessages(ACCOUNT_MESSAGES);

  return (
    <Screen>
      <Side>
        <header>{logo ?? <Logo height={30} />}</header>
        <Main>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
          <Content>{children}</Content>
        </Main>
        <Foot>
          <HostLink kind="quiet" href={links.termsOfUse} renderLink={renderLink}>
            {messages.termsOfUse}
          </HostLink>
          <HostLink kind="quiet" href={links.help} renderLink={renderLink}>
            {messages.help}
          </HostLink>
          {links.apps && (
            <Apps>
              <Icon icon={SmartphoneIcon} size={14} />
              <HostLink kind="quiet" href={links.apps} renderLink={renderLink}>
                {messages.apps}
              </HostLink>
            </Apps>
          )}
          {footer}
        </Foot>
      </Side>
      <Art aria-label={messages.about}>{artwork ?? <OwnArtwork />}</Art>
    </Screen>
  );
}

// The drawing loads after the form, so that it does not delay a sign-in.
const CouplingArtwork = lazyPart(() => import('./CouplingArtwork').then((module) => module.CouplingArtwork));

function OwnArtwork() {
  const [isDrawn, setIsDrawn] = useState(false);
  // The frame of the browser is outside React.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsDrawn(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <ThemeScope theme="dark" style={{ display: 'contents' }}>
      <Ground>
        <Suspense>{isDrawn && <CouplingArtwork />}</Suspense>
      </Ground>
    </ThemeScope>
  );
}

const Screen = styled(WidgetBox)`
  display: flex;
  min-block-size: 100vh;
  min-block-size: 100dvh;
  background: var(--gh-color-surface-panel);
`;

const Side = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  padding: 40px 56px;

  @container gh-widget (width >= 960px) {
    flex: none;
    inline-size: 600px;
  }

  @container gh-widget (width <= 560px) {
    padding: 24px 20px;
  }
`;

const Main = styled.main`
  inline-size: 100%;
  max-inline-size: 360px;
  margin: auto;
  padding-block: 32px 24px;

  > h1 {
    margin: 0;
    font: 600 24px/32px var(--gh-font-sans);
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
  > p {
    margin: 4px 0 0;
    font: var(--gh-text-14);
    color: var(--gh-color-text-muted);
    overflow-wrap: anywhere;
  }
`;

const Content = styled.div`
  display: grid;
  gap: 18px;
  margin-block-start: 28px;

  > a {
    justify-self: start;
    padding-block: 2px;
  }
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 16px;
  min-block-size: 16px;
  font: var(--gh-text-12);
  color: var(--gh-color-text-subtle);
  a {
    padding-block: 4px;
  }
`;

const Apps = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  margin-inline-start: auto;
`;

const Art = styled.aside`
  display: none;
  flex: 1;
  min-inline-size: 0;

  @container gh-widget (width >= 960px) {
    display: flex;
  }
  @media print {
    display: none;
  }
`;

const Ground = styled.div`
  position: relative;
  flex: 1;
  overflow: hidden;
  border-inline-start: 1px solid var(--gh-color-border-hairline);
  background: var(--gh-color-surface-panel);
  color: var(--gh-color-text-neutral);
`;
