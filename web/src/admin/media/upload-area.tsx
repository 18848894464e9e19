import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Upload as UploadIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useUploads, type Upload } from './use-uploads.ts';
import { ProgressBar } from '../shell/progress-bar.tsx';

/** Takes files that are chosen, dropped or pasted, many at once. */
export function UploadArea({ onStored }: { readonly onStored: () => void }) {
  const { uploads, add, forget } = useUploads(onStored);
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => add([...(clipboardData?.files ?? [])]);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });

  return (
    <Box
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
      sx={{
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 1,
        padding: 2,
        backgroundColor: isOver ? 'action.hover' : undefined,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button
          variant="outlined"
          startIcon={<UploadIcon size={18} aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          Upload files
        </Button>
        <Typography color="textSecondary">
          or drop or paste them here: images smaller than 2 MB, PDFs of at most 10 MB
        </Typography>
      </Box>
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
    </Box>
  );
}

interface ProgressProps {
  readonly upload: Upload;
  readonly onDismiss: () => void;
}

const Progress = ({ upload: { name, progress, fault }, onDismiss }: ProgressProps) =>
  fault === undefined ? (
    <Box sx={{ marginTop: 1.5 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <ProgressBar value={progress} label={`Uploading ${name}`} />
    </Box>
  ) : (
    <Alert severity="error" onClose={onDismiss} sx={{ marginTop: 1.5 }}>
      {name}: {fault}
    </Alert>
  );
