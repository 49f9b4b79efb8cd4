/** The content of a mail, shared by its text and HTML. */
export interface MailContent {
  /** Shown above the text, e.g. the subject. */
  title: string;
  /** Paragraphs before the button. */
  lead: readonly string[];
  /** The main action, shown as a button. */
  action?: { label: string; url: string };
  /** Table rows: a label and a value, with an optional link. */
  rows?: readonly { label: string; value: string; url?: string }[];
  /** A small table with headings. */
  table?: { headings: readonly string[]; rows: readonly (readonly string[])[] };
  /** Paragraphs after the button. */
  notes?: readonly string[];
  /** Small print, e.g. how to unsubscribe. */
  footer?: readonly { text: string; url?: string }[];
}

/**
 * Renders plain text and HTML with the same content. The HTML uses tables and inline styles, because mail programs
 * support little else.
 */
export function renderMail(content: MailContent): { text: string; html: string } {
  return { text: renderText(content), html: renderHtml(content) };
}

function renderText({ lead, action, rows = [], table, notes = [], footer = [] }: MailContent): string {
  const parts = [
    ...lead,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(rows.length > 0
      ? [rows.map(({ label, value, url }) => `${label}: ${value}${url ? `\n  ${url}` : ''}`).join('\n')]
      : []),
    ...(table ? [textTable(table)] : []),
    ...notes,
    ...(footer.length > 0
      ? [['--', ...footer.map(({ text, url }) => (url ? `${text}: ${url}` : text))].join('\n')]
      : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Columns of plain text, each as wide as its longest value. */
function textTable({ headings, rows }: NonNullable<MailContent['table']>): string {
  const lines = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const FONT = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function renderHtml({ title, lead, action, rows = [], table: data, notes = [], footer = [] }: MailContent): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px;line-height:24px">${escapeHtml(text)}</p>`;
  const button = action
    ? `<p style="margin:0 0 16px"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:#1d4ed8;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;line-height:20px;color:#475569;word-break:break-all">${escapeHtml(action.url)}</p>`
    : '';
  const table =
    rows.length > 0
      ? `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;margin:0 0 16px;border-collapse:collapse">${rows
          .map(({ label, value, url }) => {
            const shown = url
              ? `<a href="${escapeHtml(url)}" style="color:#1d4ed8">${escapeHtml(value)}</a>`
              : escapeHtml(value);
            return `<tr><td style="padding:8px 0;border-bottom:1px solid #e2e8f0;color:#475569">${escapeHtml(label)}</td><td style="padding:8px 0;border-bottom:1px solid #e2e8f0;text-align:right;font-weight:600">${shown}</td></tr>`;
          })
          .join('')}</table>`
      : '';
  const small = footer
    .map(({ text, url }) =>
      url ? `<a href="${escapeHtml(url)}" style="color:#475569">${escapeHtml(text)}</a>` : escapeHtml(text),
    )
    .join('<br>');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#f1f5f9;${FONT};font-size:16px;color:#0f172a">
<table role="presentation" cellpadding="0" cellspacing="0" align="center" style="width:100%;max-width:560px;background:#ffffff;border-radius:8px"><tr><td style="padding:32px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${escapeHtml(title)}</h1>
${lead.map(paragraph).join('\n')}
${button}
${table}
${data ? htmlTable(data) : ''}
${notes.map(paragraph).join('\n')}
</td></tr></table>
${small ? `<p style="max-width:560px;margin:16px auto 0;font-size:13px;line-height:20px;color:#475569">${small}</p>` : ''}
</body></html>
`;
}

/** Headings and values in cells that wrap, so that the table is not wider than a phone. */
function htmlTable({ headings, rows }: NonNullable<MailContent['table']>): string {
  const cell = (tag: 'th' | 'td', text: string) =>
    `<${tag} style="padding:6px 8px 6px 0;border-bottom:1px solid #e2e8f0;text-align:left;vertical-align:top;font-size:12px;line-height:16px;word-break:break-word;${tag === 'th' ? 'color:#475569;font-weight:600' : ''}">${escapeHtml(text)}</${tag}>`;
  const line = (tag: 'th' | 'td', texts: readonly string[]) =>
    `<tr>${texts.map((text) => cell(tag, text)).join('')}</tr>`;
  return `<table cellpadding="0" cellspacing="0" style="width:100%;margin:0 0 16px;border-collapse:collapse">${line('th', headings)}${rows.map((texts) => line('td', texts)).join('')}</table>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text escaped for HTML, including attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}
