import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Upload as UploadIcon } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { newUpload } from '../list/new-items.ts';
import { useUploads, type Upload } from './use-uploads.ts';
import { ProgressBar } from '../shell/progress-bar.tsx';

interface UploadAreaProps {
  /** Beside the button. */
  readonly heading: ReactNode;
  readonly onStored: () => void;
  /** Files may be dropped there too. */
  readonly children: ReactNode;
}

/** Takes files that are chosen, dropped or pasted, many at once. */
export function UploadArea({ heading, onStored, children }: UploadAreaProps) {
  const { uploads, add, forget } = useUploads(onStored);
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const location = useLocation();
  useEffect(() => {
    // Nothing opens after a reload: browsers want a press first.
    if (location.state === newUpload && navigator.userActivation.isActive) input.current?.click();
  }, [location]);

  useEffect(() => {
    // What is copied from a table or a text has a picture of it as well.
    const paste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData && !clipboardData.types.includes('text/plain'))
        add([...clipboardData.files]);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });

  return (
    <Stack
      component="section"
      aria-labelledby="media-title"
      spacing={2}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        add([...event.dataTransfer.files]);
      }}
      sx={isOver ? { outline: '2px dashed var(--indigo)', outlineOffset: 8 } : undefined}
    >
      <div>
        <Stack direction="row" sx={{ columnGap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
          {heading}
          <Button
            variant="contained"
            startIcon={<UploadIcon size={18} aria-hidden="true" />}
            onClick={() => input.current?.click()}
            sx={{ marginInlineStart: 'auto' }}
          >
            Upload files
          </Button>
        </Stack>
        <Typography
          variant="body2"
          color="textSecondary"
          // The first screen of a phone is for the files.
          sx={{ display: { xs: 'none', sm: 'block' } }}
        >
          Images are shrunk to less than 2 MB; PDFs may have up to 10 MB
          <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
            . You can drop or paste them here
          </Box>
        </Typography>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept="image/*,application/pdf"
        aria-label="Files to upload"
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {uploads.map((upload) => (
        <Progress key={upload.key} upload={upload} onDismiss={() => forget(upload.key)} />
      ))}
      {children}
    </Stack>
  );
}

interface ProgressProps {
  readonly upload: Upload;
  readonly onDismiss: () => void;
}

const Progress = ({ upload: { name, progress, fault }, onDismiss }: ProgressProps) =>
  fault === undefined ? (
    <Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <ProgressBar value={progress} label={`Uploading ${name}`} />
    </Box>
  ) : (
    <Alert severity="error" onClose={onDismiss}>
      {name}: {fault}
    </Alert>
  );
