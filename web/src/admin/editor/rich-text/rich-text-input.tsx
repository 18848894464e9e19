import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { lazyComponent } from '../../../lib/page/lazy-component.tsx';
import type { FieldOf } from '../form/field.ts';
import { useInput, type InputProps } from '../form/use-input.ts';

/** The editor is large, so it is loaded when a post is opened. */
const richTextEditor = lazyComponent(
  async () => (await import('./rich-text-editor.tsx')).RichTextEditor,
);

interface RichTextInputProps extends InputProps<FieldOf<'rich-text'>> {
  readonly onChanged?: () => void;
}

/** Text with headings, lists, links and images, stored as HTML. */
export function RichTextInput({ field, path, onChanged }: RichTextInputProps) {
  const { text, change, leave, ref, error, help, required } = useInput(path);
  return (
    <div>
      <Typography component="div" id={`${path}-label`} sx={{ fontWeight: 600 }}>
        {field.label}
        {required && ' *'}
      </Typography>
      <Suspense fallback={<Skeleton variant="rectangular" height={320} />}>
        <richTextEditor.Component
          html={text}
          onChange={(html) => {
            change(html);
            onChanged?.();
          }}
          onBlur={leave}
          focusRef={ref}
          labelledBy={`${path}-label`}
          invalid={error !== undefined}
        />
      </Suspense>
      <FormHelperText error={error !== undefined}>{error ?? help}</FormHelperText>
    </div>
  );
}
