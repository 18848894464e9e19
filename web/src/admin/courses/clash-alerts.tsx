import Alert from '@mui/material/Alert';

/** What does not fit, below its field. */
export const ClashAlerts = ({ texts }: { readonly texts: readonly string[] }) =>
  [...new Set(texts)].map((text) => (
    <Alert key={text} severity="warning" sx={{ marginTop: 1, paddingBlock: 0 }}>
      {text}
    </Alert>
  ));
