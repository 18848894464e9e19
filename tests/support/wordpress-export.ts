const escape = (text: string): string => text.replaceAll(']]>', ']]]]><![CDATA[>');

const element = ([name, text]: [string, string]): string =>
  `<${name}><![CDATA[${escape(text)}]]></${name}>`;

interface ExportItem {
  /** Texts by element. */
  readonly fields: Readonly<Record<string, string>>;
  readonly categories?: readonly string[];
  readonly tags?: readonly string[];
  /** Id of the attachment at the top of a post. */
  readonly thumbnail?: string;
}

const itemXml = ({ fields, categories = [], tags = [], thumbnail }: ExportItem): string => `<item>
${Object.entries(fields).map(element).join('\n')}
${categories.map((name) => `<category domain="category" nicename="x"><![CDATA[${name}]]></category>`).join('')}
${tags.map((name) => `<category domain="post_tag" nicename="x"><![CDATA[${name}]]></category>`).join('')}
${
  thumbnail
    ? `<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>${thumbnail}</wp:meta_value></wp:postmeta>`
    : ''
}
<description/></item>`;

/** A published post of an export, with other texts where they are given. */
export const exportedPost = (fields: Readonly<Record<string, string>> = {}) => ({
  title: 'Why we draw first',
  link: 'https://old.example/2023/05/draw-first/',
  'dc:creator': 'anbu',
  'content:encoded': 'Paper is patient.\n\nScreens are not.',
  'wp:post_id': '7',
  'wp:post_date_gmt': '2023-05-01 04:30:00',
  'wp:post_name': 'draw-first',
  'wp:status': 'publish',
  'wp:post_type': 'post',
  ...fields,
});

/** A small export of WordPress (WXR), of the site https://old.example. */
export const wordpressExport = (
  items: readonly ExportItem[],
): string => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
<title>Old</title><link>https://old.example</link>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>https://old.example</wp:base_site_url>
<wp:base_blog_url>https://old.example</wp:base_blog_url>
<wp:author><wp:author_login>anbu</wp:author_login><wp:author_display_name>Anbu Selvan</wp:author_display_name></wp:author>
${items.map(itemXml).join('\n')}
</channel></rss>
`;
