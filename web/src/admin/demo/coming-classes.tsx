import { demoModes, rangeText, type ComingClass } from '@institute/schema';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { DateSheet } from '../../components/dates/date-sheet.tsx';

/** Most classes that are shown beside the bookings of a day. */
const most = 4;

/** Where a class is held. */
export const whereText = ({
  mode,
  branch,
  room = '',
}: Pick<ComingClass, 'mode' | 'branch'> & { readonly room?: string }): string =>
  [demoModes[mode], branch, room].filter(Boolean).join(', ');

interface ComingClassesProps {
  readonly classes: readonly ComingClass[];
  /** A class was chosen, by its day. */
  readonly onChosen: (day: string) => void;
}

/** The classes after those of a day, each with how many booked it. */
export const ComingClasses = ({ classes, onChosen }: ComingClassesProps) => (
  <Box component="section" aria-labelledby="coming" sx={{ minWidth: 0 }}>
    <Typography id="coming" variant="h3">
      Coming
    </Typography>
    {classes.length === 0 && (
      <Typography color="textSecondary">No later demo classes in the next four weeks.</Typography>
    )}
    <Box component="ul" sx={{ listStyle: 'none', padding: 0, marginBlock: 1.5 }}>
      {classes.slice(0, most).map((slot) => (
        <Box component="li" key={slot._id} sx={{ marginBottom: 1.25 }}>
          <ButtonBase
            onClick={() => onChosen(slot.day)}
            sx={{
              display: 'flex',
              gap: 1.5,
              width: '100%',
              padding: 1.25,
              border: '1px solid var(--line)',
              borderRadius: 1,
              backgroundColor: 'var(--raised)',
              fontSize: '0.9375rem',
              lineHeight: 1.4,
              textAlign: 'start',
              '&:hover': { borderColor: 'text.primary' },
            }}
          >
            <DateSheet day={slot.day} />
            <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
              <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
                {rangeText(slot.from, slot.to)}
              </Box>
              {slot.title || 'Any course'}
              <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                {whereText(slot)}
              </Box>
            </Box>
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {slot.taken} of {slot.places}
            </Box>
          </ButtonBase>
        </Box>
      ))}
    </Box>
  </Box>
);
