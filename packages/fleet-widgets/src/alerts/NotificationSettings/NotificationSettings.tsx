import { styled } from 'styled-components';
import { WidgetFrame } from '../../internal/WidgetFrame';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import { OwnSettings } from './OwnSettings/OwnSettings';

export interface NotificationSettingsProps extends LocalizedProps {}

/** When and how the user is notified of alerts. */
export function NotificationSettings({ messages }: NotificationSettingsProps) {
  return (
    <WidgetTexts messages={messages}>
      <WidgetFrame name="NotificationSettings">
        <Page>
          <OwnSettings />
        </Page>
      </WidgetFrame>
    </WidgetTexts>
  );
}

const Page = styled.div`
  display: grid;
  align-content: start;
  gap: 32px;
  block-size: 100%;
  padding: 20px var(--gh-layout-gutter) 32px;
  overflow-y: auto;
  @container gh-widget (width < 768px) {
    padding-inline: 16px;
  }
`;
