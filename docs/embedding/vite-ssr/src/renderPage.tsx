import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Fleet, type FleetProps } from './Fleet';

/** The HTML of a page and the styles it needs before scripts run. */
export function renderPage(props: FleetProps): { html: string; styles: string } {
  const sheet = new ServerStyleSheet();
  try {
    return { html: renderToString(sheet.collectStyles(<Fleet {...props} />)), styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
