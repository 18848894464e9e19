import { linkAddress } from '@institute/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEditorState, type Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { lazyComponent } from '../../../lib/page/lazy-component.tsx';
import { FactPicker } from '../form/fact-picker.tsx';
import { OnDemand } from '../../shell/on-demand.tsx';
import { shortcutOf } from '../../shell/shortcut.ts';
import { insertImages } from './insert-images.ts';
import { LinkPrompt } from './link-prompt.tsx';
import type { SitePage } from './use-pages.ts';
import { TextPrompt } from '../../shell/dialogs/text-prompt.tsx';

const filePicker = lazyComponent(
  async () => (await import('../../media/file-picker.tsx')).FilePicker,
);

interface RichTextToolsProps {
  readonly editor: Editor;
  /** Inserts a picture and uploads it. */
  readonly onPicture: (file: File, alt: string) => void;
}

type Question =
  | { readonly about: 'link'; readonly initial: string }
  | { readonly about: 'picture'; readonly initial: string }
  | { readonly about: 'new image'; readonly file: File };

/** The formatting toolbar. */
export function RichTextTools({ editor, onPicture }: RichTextToolsProps) {
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
      picture: current.isActive('image'),
    }),
  });
  const [question, setQuestion] = useState<Question | null>(null);
  const [choosing, setChoosing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
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
    ['Link', active.link, askForLink],
  ];

  function askForLink() {
    const { href } = editor.getAttributes('link') as { href?: string };
    setQuestion({ about: 'link', initial: href ?? '' });
  }

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!editor.isFocused || shortcutOf(event) !== 'k') return;
      event.preventDefault();
      askForLink();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });

  function setLink({ path, title }: SitePage) {
    setQuestion(null);
    const chain = run().extendMarkRange('link');
    const href = linkAddress(path);
    if (!href) chain.unsetLink().run();
    else if (editor.state.selection.empty && !active.link)
      chain
        .insertContent({ type: 'text', text: title, marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else chain.setLink({ href }).run();
  }

  function answer(asked: Exclude<Question, { about: 'link' }>, text: string) {
    setQuestion(null);
    if (asked.about === 'new image') onPicture(asked.file, text);
    else run().updateAttributes('image', { alt: text }).run();
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
      <FactPicker of="page" onPick={(placeholder) => run().insertContent(placeholder).run()} />
      <Button size="small" onClick={() => input.current?.click()}>
        Image
      </Button>
      <Button size="small" onClick={() => setChoosing(true)}>
        Uploaded image
      </Button>
      {active.picture && (
        <Button
          size="small"
          onClick={() => {
            const { alt } = editor.getAttributes('image') as { alt?: string | null };
            setQuestion({ about: 'picture', initial: alt ?? '' });
          }}
        >
          Description
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label="File: image in the text"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) setQuestion({ about: 'new image', file });
        }}
      />
      {choosing && (
        <OnDemand>
          <filePicker.Component
            kind="image"
            onChosen={({ path: src, alt }) => {
              setChoosing(false);
              insertImages(editor, [{ src, alt }]);
            }}
            onClose={() => setChoosing(false)}
          />
        </OnDemand>
      )}
      {question?.about === 'link' && (
        <LinkPrompt
          initial={question.initial}
          onDone={setLink}
          onCancel={() => setQuestion(null)}
        />
      )}
      {question !== null && question.about !== 'link' && (
        <TextPrompt
          title="What does the image show?"
          label="Description"
          help="Read out to people who cannot see the image. Leave it empty if the image is only decoration."
          initial={question.about === 'picture' ? question.initial : ''}
          onDone={(text) => answer(question, text)}
          onCancel={() => setQuestion(null)}
        />
      )}
    </Box>
  );
}
