import { Fragment, type ReactNode } from 'react';
import { Alternative } from './alternative.tsx';
import { Row } from './row.tsx';

export const Paragraph = ({ children }: { readonly children: ReactNode }) => (
  <Alternative
    html={
      <Row tone="ink" style={{ paddingTop: 12, fontSize: 17, lineHeight: '26px' }}>
        {children}
      </Row>
    }
    text={
      <>
        {children}
        {'\n\n'}
      </>
    }
  />
);

/** A text as it was typed, with its line breaks. */
export function Typed({ text }: { readonly text: string }) {
  const lines = text.split(/\r?\n/).map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
  return (
    <Paragraph>
      <Alternative html={lines} text={text} />
    </Paragraph>
  );
}
