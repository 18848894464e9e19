import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { fileUrl } from '../../lib/links/file-url.ts';
import { reasonOf } from '../account/reason-of.ts';
import { BusyButton } from '../shell/busy-button.tsx';
import { FocalPointField } from './focal-point-field.tsx';
import { focusIn, withFocus } from './focus.ts';
import { useUpload } from './use-upload.ts';

/** A part of a picture, in its own pixels. */
interface CroppedArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A part of a stored picture as a file of its own, with the name of the picture. */
async function cropImage(url: string, area: CroppedArea): Promise<File> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error('The image could not be read');
  const { x, y, width, height } = area;
  const part = await createImageBitmap(await answer.blob(), x, y, width, height);
  try {
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(part, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.95 });
    const name = url.replace(/^.*\/[0-9a-f]{16}-|[?#].*$/g, '').replace(/\.\w+$/, '');
    return new File([blob], `${name}.webp`, { type: blob.type });
  } finally {
    part.close();
  }
}

/** The shapes in which the site shows pictures. */
const shapes = [
  { name: 'Wide, 16 by 9', ratio: 16 / 9 },
  { name: 'Landscape, 4 by 3', ratio: 4 / 3 },
  { name: 'Square', ratio: 1 },
] as const;

interface PictureToolsProps {
  /** The stored picture, with its focal point. */
  readonly link: string;
  /** Receives the link of the new picture, or the same one with another focal point. */
  readonly onDone: (link: string) => void;
  readonly onCancel: () => void;
}

/** Cuts a part out of a stored picture, as a picture of its own, or sets its focal point (media-11). */
export function PictureTools({ link, onDone, onCancel }: PictureToolsProps) {
  const [ratio, setRatio] = useState<number>(shapes[0].ratio);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CroppedArea>();
  const [fault, setFault] = useState<string>();
  const { progress, fault: refused, upload } = useUpload('image', onDone);
  const url = fileUrl(withFocus(link, ''));

  async function cut() {
    if (!area) return;
    setFault(undefined);
    try {
      await upload(await cropImage(url, area));
    } catch (error) {
      setFault(reasonOf(error));
    }
  }

  return (
    <Stack spacing={2} sx={{ paddingTop: 1, accentColor: 'var(--indigo)' }}>
      <Box
        role="group"
        aria-label="Crop area; use the arrow keys to move it"
        sx={{ position: 'relative', height: 320 }}
      >
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          aspect={ratio}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          disableAutomaticStylesInjection
          mediaProps={{ alt: '' }}
        />
      </Box>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <TextField
          select
          label="Shape"
          value={ratio}
          onChange={({ target }) => setRatio(Number(target.value))}
          slotProps={{ select: { native: true } }}
          sx={{ width: '11rem' }}
        >
          {shapes.map((shape) => (
            <option key={shape.name} value={shape.ratio}>
              {shape.name}
            </option>
          ))}
        </TextField>
        <Box component="label" sx={{ display: 'grid', fontSize: '0.875rem' }}>
          Zoom
          <input
            type="range"
            min={1}
            max={3}
            step={0.1}
            value={zoom}
            onChange={({ target }) => setZoom(Number(target.value))}
          />
        </Box>
        <BusyButton busy={progress !== null} busyLabel="Cropping..." onClick={() => void cut()}>
          Crop to this area
        </BusyButton>
      </Stack>
      {(fault ?? refused) && <Alert severity="error">{fault ?? refused}</Alert>}
      <FocalPointField
        url={url}
        focus={focusIn(link)}
        onChosen={(focus) => onDone(withFocus(link, focus))}
      />
      <Button onClick={onCancel} sx={{ alignSelf: 'end' }}>
        Cancel
      </Button>
    </Stack>
  );
}
