import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type MouseEvent } from 'react';
import { focusOf, focusStep, pointOf } from './focus.ts';

interface FocalPointFieldProps {
  readonly url: string;
  /** As the link has it. */
  readonly focus: string;
  readonly onChosen: (focus: string) => void;
}

/** Sets the point of a picture that stays in view: by a press on it, or by arrow keys. */
export function FocalPointField({ url, focus, onChosen }: FocalPointFieldProps) {
  const [point, setPoint] = useState(() => pointOf(focus));

  function press({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setPoint({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 });
  }

  const slider = (name: 'x' | 'y', label: string) => (
    <Box component="label" sx={{ display: 'grid', fontSize: '0.875rem' }}>
      {label}
      <input
        type="range"
        min={0}
        max={100}
        step={focusStep}
        value={point[name]}
        onChange={({ target }) => setPoint({ ...point, [name]: Number(target.value) })}
      />
    </Box>
  );

  return (
    <Stack component="fieldset" sx={{ gap: 1, border: 0, padding: 0, margin: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h3" sx={{ padding: 0 }}>
        Or keep one point in view
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Select the part that must stay visible when the site crops the image.
      </Typography>
      <Box
        onClick={press}
        data-focal-point=""
        sx={{ position: 'relative', width: 'fit-content', cursor: 'crosshair' }}
      >
        <Box
          component="img"
          src={url}
          alt=""
          sx={{ display: 'block', maxWidth: '100%', maxHeight: 220 }}
        />
        <Box
          sx={{
            position: 'absolute',
            left: `${point.x}%`,
            top: `${point.y}%`,
            width: 22,
            height: 22,
            translate: '-50% -50%',
            border: '3px solid white',
            borderRadius: '50%',
            boxShadow: '0 0 0 2px black',
            pointerEvents: 'none',
          }}
        />
      </Box>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        {slider('x', 'Distance from the left')}
        {slider('y', 'Distance from the top')}
        <Button variant="outlined" onClick={() => onChosen(focusOf(point))}>
          Use this point
        </Button>
      </Stack>
    </Stack>
  );
}
