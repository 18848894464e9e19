import {
  contrastsOf,
  hexColour,
  leastContrast,
  paletteOf,
  type Contrast,
  type OwnFacts,
  type Palette,
} from '@institute/schema';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { colourAdvice, ratioText } from './colour-advice.ts';

const labels: Readonly<Record<string, string>> = {
  'ink ground': 'Text on the page',
  'inkSoft ground': 'Quiet text on the page',
  'indigo ground': 'Links on the page',
  'onIndigo indigoGround': 'Text on bands',
  'onIndigoSoft indigoGround': 'Quiet text on bands',
  'onIndigo indigoSheet': 'Text on cards',
  'onTurmeric turmeric': 'Text on buttons',
};

const times = ['By day', 'At night'] as const;

interface SampleProps {
  readonly palette: Palette;
  readonly of: Contrast;
  readonly night: number;
}

/** A text on its ground, in their colours at that time. */
function Sample({ palette, of: { text, ground, ratios }, night }: SampleProps) {
  const at = (name: keyof Palette) => [palette[name]].flat()[night] ?? palette[name];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Box
        aria-hidden
        sx={{
          color: String(at(text)),
          backgroundColor: String(at(ground)),
          border: '1px solid var(--line)',
          borderRadius: 1,
          paddingInline: 1,
          fontWeight: 600,
        }}
      >
        Aa
      </Box>
      {ratioText(ratios[night] ?? 0)}
    </Box>
  );
}

/** Whether text can be read in the colours of the form, by day and at night, and what to change (institute-9). */
export function ColourCheck() {
  const { brand, accent } = useDeferredValue(useWatch()) as OwnFacts;
  if (!hexColour.test(brand) || !hexColour.test(accent)) return null;
  const palette = paletteOf({ brand, accent });
  const checked = contrastsOf(palette);
  const advice = colourAdvice({ brand, accent });
  const lowest = Math.min(...checked.flatMap(({ ratios }) => ratios));
  return (
    <Box component="section" aria-labelledby="contrast">
      <Typography id="contrast" component="h2" variant="h3" sx={{ paddingBlock: 1 }}>
        Contrast
      </Typography>
      <Box role="status" sx={{ display: 'grid', gap: 1, marginBottom: 1 }}>
        {advice.map((text) => (
          <Alert key={text} severity="warning">
            {text}
          </Alert>
        ))}
        <Typography color="textSecondary">
          The least is {ratioText(lowest)}; text needs {ratioText(leastContrast)}.
        </Typography>
      </Box>
      <Table
        size="small"
        aria-labelledby="contrast"
        sx={{ '& th, & td': { paddingInline: '0 0.5rem' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>Where</TableCell>
            {times.map((time) => (
              <TableCell key={time}>{time}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {checked.map((each) => (
            <TableRow key={`${each.text} ${each.ground}`}>
              <TableCell component="th" scope="row">
                {labels[`${each.text} ${each.ground}`]}
              </TableCell>
              {times.map((time, night) => (
                <TableCell key={time}>
                  <Sample palette={palette} of={each} night={night} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
