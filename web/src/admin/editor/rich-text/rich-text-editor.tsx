import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { TableKit } from '@tiptap/extension-table';
import { DOMParser } from '@tiptap/pm/model';
import { EditorContent, getSchema, useEditor, type Editor, type JSONContent } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { parseHtml } from '../../shell/parse-html.ts';
import { insertImages } from './insert-images.ts';
import { hasText, pastedHtml } from './pasted-html.ts';
import { useMay } from '../../shell/session.ts';
import { RichTextTools } from './rich-text-tools.tsx';
import { storedHtml, StoredImage } from './stored-image.ts';
import { pendingSource, usePictures } from './use-pictures.ts';
import { withTableHeads } from './with-table-heads.ts';
import { withoutBlankEnd } from './without-blank-end.ts';
import { ProgressBar } from '../../shell/progress-bar.tsx';

interface RichTextEditorProps {
  readonly html: string;
  readonly onChange: (html: string) => void;
  readonly onBlur: () => void;
  /** Receives a function that focuses the editor. */
  readonly focusRef: (target: { focus: () => void } | null) => void;
  readonly labelledBy: string;
  readonly invalid: boolean;
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  StoredImage,
  TableKit,
];

const parser = DOMParser.fromSchema(getSchema(extensions));

/** Read here, because the page's policy keeps TipTap from parsing HTML itself. */
const contentOf = (html: string): JSONContent =>
  parser.parse(parseHtml(html).body).toJSON() as JSONContent;

const htmlOf = (editor: Editor) =>
  editor.isEmpty ? '' : withTableHeads(withoutBlankEnd(storedHtml(editor.getHTML())));

/** Reports pictures that had to be left out. */
function tellLost(count: number): void {
  if (count === 0) return;
  const [title, text] =
    count === 1
      ? ['1 image was left out', 'It is stored only on the computer you copied it from.']
      : [
          `${count} images were left out`,
          'They are stored only on the computer you copied them from.',
        ];
  notify('info', title, `${text} Copy each one separately, or add it with the Image button.`);
}

/** The editor for posts. Pasted or dropped content is cleaned to fit the site. */
export function RichTextEditor({
  html,
  onChange,
  onBlur,
  focusRef,
  labelledBy,
  invalid,
}: RichTextEditorProps) {
  const last = useRef(html);
  const current = useRef<Editor>(null);
  const { progress, fault, add } = usePictures(current);

  function insertPictures(files: readonly File[], at?: number, alt = ''): void {
    const placed = files.map((file) => ({ file, src: pendingSource() }));
    if (current.current)
      insertImages(
        current.current,
        placed.map(({ src }) => ({ src, alt })),
        at,
      );
    for (const { src, file } of placed) add(src, file);
  }

  function takePasted(source: string): string {
    const { html: taken, pictures, lost } = pastedHtml(source, location.origin, pendingSource);
    for (const [src, picture] of pictures)
      add(src, new File([picture], 'pasted image', { type: picture.type }));
    tellLost(lost);
    return taken;
  }

  const edits = useMay('editContent');
  const editor = useEditor({
    extensions,
    content: contentOf(html),
    editable: edits,
    immediatelyRender: true,
    // The CSP forbids its style element; the styles that it needs are below.
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelledBy },
      transformPastedHTML: takePasted,
      handlePaste: (_view, { clipboardData }) => {
        const files = [...(clipboardData?.files ?? [])];
        // Word also puts a picture of the copied text on the clipboard.
        if (files.length === 0 || hasText(clipboardData?.getData('text/html') ?? '')) return false;
        insertPictures(files);
        return true;
      },
      handleDrop: (view, { dataTransfer, clientX, clientY }) => {
        const files = [...(dataTransfer?.files ?? [])];
        if (files.length === 0) return false;
        insertPictures(files, view.posAtCoords({ left: clientX, top: clientY })?.pos);
        return true;
      },
    },
    onUpdate: ({ editor: changed }) => {
      last.current = htmlOf(changed);
      onChange(last.current);
    },
    onBlur,
  });

  useEffect(() => {
    current.current = editor;
  }, [editor]);

  useEffect(() => {
    focusRef({ focus: () => editor.commands.focus() });
    return () => focusRef(null);
  }, [editor, focusRef]);

  // The form was filled anew: with a draft, or with what someone else saved.
  useEffect(() => {
    if (html === last.current) return;
    last.current = html;
    editor.commands.setContent(contentOf(html), { emitUpdate: false });
  }, [editor, html]);

  return (
    <Box
      sx={{
        border: 1,
        borderColor: invalid ? 'error.main' : 'var(--control-line)',
        borderRadius: 1,
        backgroundColor: 'background.paper',
        '& .ProseMirror': {
          minHeight: '18rem',
          maxHeight: '60dvh',
          overflowY: 'auto',
          padding: 2,
          outlineOffset: -3,
          position: 'relative',
          whiteSpace: 'break-spaces',
          overflowWrap: 'break-word',
          fontVariantLigatures: 'none',
        },
        '& .ProseMirror img': { maxWidth: '100%', height: 'auto' },
        '& .ProseMirror .ProseMirror-selectednode': { outline: '3px solid var(--indigo)' },
        '& .ProseMirror [data-pending]': { padding: 2, backgroundColor: 'var(--sunken)' },
        '& .ProseMirror [contenteditable="false"]': { whiteSpace: 'normal' },
        '& img.ProseMirror-separator': { width: '0 !important', height: '0 !important' },
        '& .ProseMirror-gapcursor': {
          position: 'absolute',
          width: 20,
          borderTop: '1px solid currentColor',
          pointerEvents: 'none',
        },
        '& .ProseMirror:not(:focus) .ProseMirror-gapcursor': { display: 'none' },
        '& .ProseMirror-hideselection *': {
          caretColor: 'transparent',
          '&::selection': { background: 'transparent' },
        },
        '& .ProseMirror > * + *': { marginTop: '0.75em' },
        '& .ProseMirror :is(ul, ol)': { paddingInlineStart: '1.5em' },
        '& .ProseMirror blockquote': {
          paddingInlineStart: '1em',
          borderInlineStart: '3px solid var(--line)',
        },
        '& .ProseMirror :is(th, td)': { border: '1px solid var(--line)', padding: 1 },
        '& .ProseMirror pre': {
          padding: 1.5,
          backgroundColor: 'var(--sunken)',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        },
      }}
    >
      <RichTextTools
        editor={editor}
        onPicture={(file, alt) => insertPictures([file], undefined, alt)}
      />
      {progress !== null && <ProgressBar value={progress} label="Uploading the image" />}
      {fault !== undefined && (
        <FormHelperText error sx={{ paddingInline: 2 }}>
          {fault}
        </FormHelperText>
      )}
      <EditorContent editor={editor} />
    </Box>
  );
}
