import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

const onPaper = {
  '@media screen': { '.printed': { display: 'none' } },
  '@media print': {
    'body > :not(.printed)': { display: 'none !important' },
    '.printed table': { width: '100%', borderCollapse: 'collapse' },
    '.printed :is(th, td)': {
      height: '2.25rem',
      borderBottom: '1px solid',
      textAlign: 'start',
    },
    '.printed tr': { breakInside: 'avoid' },
  },
} as const;

const landscape = { '@page': { size: 'A4 landscape', margin: '10mm' } };

interface PrintedProps {
  /** Whether the long side of the paper is its width. */
  readonly isWide?: boolean;
  readonly onPrinted: () => void;
  readonly children: ReactNode;
}

/** Prints what is in it, alone on the paper. */
export function Printed({ isWide = false, onPrinted, children }: PrintedProps) {
  useEffect(() => {
    addEventListener('afterprint', onPrinted, { once: true });
    print();
    return () => removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);
  return createPortal(
    <section className="printed">
      <GlobalStyles styles={isWide ? [onPaper, landscape] : onPaper} />
      {children}
    </section>,
    document.body,
  );
}
