import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Image from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef, useState } from 'react';
import { fileUrl } from '../../lib/file-url.ts';
import { useUpload } from '../uploads/use-upload.ts';
import { TextPrompt } from '../dialogs/text-prompt.tsx';
import { BusyButton } from '../shell/busy-button.tsx';
import { withTableHeads } from './with-table-heads.ts';
import { withoutBlankEnd } from './without-blank-end.ts';

interface RichTextEditorProps {
  readonly html: string;
  readonly onChange: (html: string) => void;
  readonly onBlur: () => void;
  /** Given what focuses the editor. */
  readonly focusRef: (target: { focus: () => void } | null) => void;
  readonly labelledBy: string;
  readonly invalid: boolean;
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
  }),
  Image,
  TableKit,
];

const htmlOf = (editor: Editor) =>
  editor.isEmpty ? '' : withTableHeads(withoutBlankEnd(editor.getHTML()));

export function RichTextEditor({
  html,
  onChange,
  onBlur,
  focusRef,
  labelledBy,
  invalid,
}: RichTextEditorProps) {
  const last = useRef(html);
  const editor = useEditor({
    extensions,
    content: html,
    immediatelyRender: true,
    // The style element that it makes is not allowed; the styles that it needs are below.
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelledBy },
    },
    onUpdate: ({ editor: changed }) => {
      last.current = htmlOf(changed);
      onChange(last.current);
    },
    onBlur,
  });

  useEffect(() => {
    focusRef({ focus: () => editor.commands.focus() });
    return () => focusRef(null);
  }, [editor, focusRef]);

  // The form was filled with something else: a draft, what someone else saved.
  useEffect(() => {
    if (html === last.current) return;
    last.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
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
      <Tools editor={editor} />
      <EditorContent editor={editor} />
    </Box>
  );
}

function Tools({ editor }: { readonly editor: Editor }) {
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      h2: current.isActive('heading', { level: 2 }),
      h3: current.isActive('heading', { level: 3 }),
      bullets: current.isActive('bulletList'),
      numbers: current.isActive('orderedList'),
      quote: current.isActive('blockquote'),
      code: current.isActive('codeBlock'),
      link: current.isActive('link'),
    }),
  });
  const [asking, setAsking] = useState<'link' | { image: string } | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const { progress, upload } = useUpload('image', (link) => setAsking({ image: link }));
  const run = () => editor.chain().focus();
  const tools: [label: string, on: boolean, act: () => void][] = [
    ['Bold', active.bold, () => run().toggleBold().run()],
    ['Italic', active.italic, () => run().toggleItalic().run()],
    ['Heading', active.h2, () => run().toggleHeading({ level: 2 }).run()],
    ['Subheading', active.h3, () => run().toggleHeading({ level: 3 }).run()],
    ['Bullets', active.bullets, () => run().toggleBulletList().run()],
    ['Numbers', active.numbers, () => run().toggleOrderedList().run()],
    ['Quote', active.quote, () => run().toggleBlockquote().run()],
    ['Code', active.code, () => run().toggleCodeBlock().run()],
    ['Link', active.link, () => setAsking('link')],
  ];

  function setLink(address: string) {
    const chain = run().extendMarkRange('link');
    if (address) chain.setLink({ href: address }).run();
    else chain.unsetLink().run();
    setAsking(null);
  }

  return (
    <Box
      role="toolbar"
      aria-label="Formatting"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.5,
        padding: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {tools.map(([label, on, act]) => (
        <Button
          key={label}
          size="small"
          aria-pressed={on}
          onClick={act}
          sx={{ minWidth: 0, ...(on && { backgroundColor: 'var(--sunken)' }) }}
        >
          {label}
        </Button>
      ))}
      <BusyButton
        size="small"
        variant="text"
        busy={progress !== null}
        busyLabel="Uploading..."
        onClick={() => file.current?.click()}
      >
        Image
      </BusyButton>
      <input
        ref={file}
        type="file"
        hidden
        accept="image/*"
        aria-label="File: image in the text"
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          target.value = '';
          if (chosen) void upload(chosen);
        }}
      />
      {asking === 'link' && (
        <TextPrompt
          title="Link"
          label="Address"
          help="Begins with https:// or /. Leave it empty to take the link away."
          initial={String(editor.getAttributes('link')['href'] ?? '')}
          onDone={setLink}
          onCancel={() => setAsking(null)}
        />
      )}
      {asking !== null && asking !== 'link' && (
        <TextPrompt
          title="What does the image show?"
          label="Description"
          help="Read out to people who cannot see it. Leave it empty for mere decoration."
          initial=""
          onDone={(alt) => {
            run()
              .setImage({ src: fileUrl(asking.image), alt })
              .run();
            setAsking(null);
          }}
          onCancel={() => setAsking(null)}
        />
      )}
    </Box>
  );
}
