import { imageFacts, type ImageFacts } from '@institute/schema';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { draftImagePath } from '../../config/paths.ts';
import { idToken } from '../../lib/firebase/auth.ts';

/** How long the form rests before the image is drawn, in milliseconds. */
const rest = 600;

const size = { width: 1200, height: 630 };

/** The image in the name and colours of the form, drawn by the server. */
async function draw(facts: string, signal: AbortSignal): Promise<ImageBitmap> {
  const token = await idToken();
  const response = await fetch(`${draftImagePath}?${facts}`, {
    signal,
    headers: { Authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`The share image: ${response.status}`);
  return createImageBitmap(await response.blob());
}

/** The image that links to the site show, as the form has it now. */
export function ShareImagePreview() {
  const { name, mark, area, city, brand, accent } = useWatch() as ImageFacts;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState(false);
  const { data } = imageFacts.safeParse({ name, mark, area, city, brand, accent });
  const wanted = data && new URLSearchParams(data).toString();
  useEffect(() => {
    if (!wanted) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      draw(wanted, stop.signal).then(
        (image) => {
          canvas.current?.getContext('2d')?.drawImage(image, 0, 0);
          setFailed(false);
        },
        () => stop.signal.aborted || setFailed(true),
      );
    }, rest);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [wanted]);
  return (
    <Box component="section" aria-labelledby="share-image">
      <Typography id="share-image" component="h2" variant="h3" sx={{ paddingBlock: 1 }}>
        Share image
      </Typography>
      <canvas
        ref={canvas}
        {...size}
        role="img"
        aria-label={`Share image of ${name}`}
        style={{ width: '100%', border: '1px solid var(--line)', borderRadius: 6 }}
      />
      <Typography role="status" color="textSecondary">
        {failed ? 'The share image could not be drawn. Change a field to try again.' : ''}
      </Typography>
    </Box>
  );
}
