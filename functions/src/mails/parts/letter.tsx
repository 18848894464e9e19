import { contactConsent, pathIn, type Language } from '@institute/schema';
import { Fragment, type CSSProperties, type ReactNode } from 'react';
import { siteAddress } from '../../platform/site-address.ts';
import { mailIn } from '../../texts/mail-in.ts';
import { cssIn } from '../tones.ts';
import { Alternative, useRendering } from './alternative.tsx';
import { Link } from './link.tsx';
import { oneLine } from './one-line.ts';
import { Row } from './row.tsx';
import { useToned } from './use-toned.ts';

/** A door: the sheet below a band, whose lower edge is the threshold. */
const sheet: CSSProperties = {
  width: '100%',
  maxWidth: 600,
  border: '1px solid',
  borderRadius: '28px 28px 6px 6px',
  borderCollapse: 'separate',
  overflow: 'hidden',
  textAlign: 'left',
};

const band: CSSProperties = {
  paddingTop: 20,
  paddingBottom: 18,
  borderBottom: '8px solid',
  borderRadius: '27px 27px 0 0',
  fontSize: 22,
  lineHeight: '28px',
  fontWeight: 700,
};

const heading: CSSProperties = { margin: 0, fontSize: 25, lineHeight: '32px', fontWeight: 700 };

/** Whom the mail is from, why it came, and how to see, correct or erase what is stored. */
function Footer({ why, language }: { readonly why: string; readonly language: Language }) {
  const toned = useToned();
  const { name, phone, phoneLink, email, said } = useRendering().institute;
  const { address, hours, desk } = said[language];
  const notice = {
    name: contactConsent.name[language],
    to: `${siteAddress()}${pathIn(language, '/privacy')}`,
  };
  const groups = [
    [
      [desk, name].filter(Boolean).join(', '),
      address,
      phoneLink ? (
        <Link key="phone" to={phoneLink}>
          {phone}
        </Link>
      ) : (
        phone
      ),
      hours,
    ],
    [
      why,
      email && (
        <>
          {mailIn[language].rights} <Link to={`mailto:${email}`}>{email}</Link>
        </>
      ),
      <Alternative
        key="notice"
        html={<Link to={notice.to}>{notice.name}</Link>}
        text={`${notice.name}: ${notice.to}`}
      />,
    ],
  ].map((lines) => lines.filter(Boolean));
  return (
    <Alternative
      html={
        <Row
          tone="soft"
          style={{ paddingTop: 28, paddingBottom: 14, fontSize: 14, lineHeight: '21px' }}
        >
          <div lang={language} {...toned(['line'], { paddingTop: 18, borderTop: '1px solid' })}>
            {groups.map((lines, index) => (
              <p key={index} style={{ margin: '0 0 10px' }}>
                {lines.map((line, at) => (
                  <Fragment key={at}>
                    {at > 0 && <br />}
                    {line}
                  </Fragment>
                ))}
              </p>
            ))}
          </div>
        </Row>
      }
      text={groups.map((lines, index) => (
        <Fragment key={index}>
          {lines.map((line, at) => (
            <Fragment key={at}>
              {line}
              {'\n'}
            </Fragment>
          ))}
          {'\n'}
        </Fragment>
      ))}
    />
  );
}

/** Longest preview, in characters: no list of mails shows more. */
const previewLength = 150;

/** What lists of mails show below the subject; the mail itself does not show it. */
const Preview = ({ children }: { readonly children: string }) => (
  <div className="preview" style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>
    {[...oneLine(children)].slice(0, previewLength).join('')}
  </div>
);

interface LetterProps {
  readonly title: string;
  /** What matters most in it. */
  readonly preview?: string;
  /** Why somebody got this mail, in a sentence. */
  readonly why: string;
  readonly language?: Language;
  /** The language of title and parts, where it is another one than that of the footer. */
  readonly written?: Language;
  readonly children: ReactNode;
}

/** The template of every mail: the band with the institute's name, a title, the parts, and the footer. */
export function Letter({
  title,
  preview,
  why,
  language = 'en',
  written = language,
  children,
}: LetterProps) {
  const toned = useToned();
  const { name, palette } = useRendering().institute;
  const [mark, ...rest] = name.split(' ');
  const footer = <Footer why={why} language={language} />;
  return (
    <Alternative
      html={
        <html lang={written}>
          <head>
            <meta charSet="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="color-scheme" content="light dark" />
            <meta name="supported-color-schemes" content="light dark" />
            <title>{title}</title>
            <style>{cssIn(palette)}</style>
          </head>
          <body {...toned(['ground'], { margin: 0, padding: 0 })}>
            {preview && <Preview>{preview}</Preview>}
            <table
              role="presentation"
              width="100%"
              cellPadding={0}
              cellSpacing={0}
              {...toned(['ground'])}
            >
              <tbody>
                <tr>
                  <td align="center" style={{ padding: '24px 8px' }}>
                    <table
                      role="presentation"
                      width="600"
                      cellPadding={0}
                      cellSpacing={0}
                      {...toned(['sheet'], sheet)}
                    >
                      <tbody>
                        <Row tone="band" style={band}>
                          {mark}{' '}
                          <span style={{ fontSize: 15, fontWeight: 400 }}>{rest.join(' ')}</span>
                        </Row>
                        <Row tone="ink" style={{ paddingTop: 28 }}>
                          <h1 style={heading}>{title}</h1>
                        </Row>
                        {children}
                        {footer}
                      </tbody>
                    </table>
                  </td>
                </tr>
              </tbody>
            </table>
          </body>
        </html>
      }
      text={
        <>
          {children}
          {footer}
        </>
      }
    />
  );
}
