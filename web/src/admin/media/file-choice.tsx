import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../lib/page/lazy-component.tsx';
import type { FileKind } from './check-file.ts';
import { FilePicker } from './file-picker.tsx';
import { withFocus } from './focus.ts';

const pictureTools = lazyComponent(async () => (await import('./picture-tools.tsx')).PictureTools);

interface FileChoiceProps {
  readonly kind: FileKind;
  /** What the field has. */
  readonly link: string;
  readonly onChosen: (link: string) => void;
  readonly onClose: () => void;
}

/** Finds a link for a field: a file that is uploaded already, or a part of the picture that is there. */
export function FileChoice({ kind, link, onChosen, onClose }: FileChoiceProps) {
  const [cropping, setCropping] = useState(false);
  const canCrop = link.startsWith('/images/');
  if (!cropping)
    return (
      <FilePicker
        kind={kind}
        onChosen={({ path, focus }) => onChosen(withFocus(path, focus))}
        onCrop={canCrop ? () => setCropping(true) : undefined}
        onClose={onClose}
      />
    );
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="picture">
      <DialogTitle id="picture">Crop the image</DialogTitle>
      <DialogContent>
        <Suspense>
          <pictureTools.Component link={link} onDone={onChosen} onCancel={onClose} />
        </Suspense>
      </DialogContent>
    </Dialog>
  );
}
