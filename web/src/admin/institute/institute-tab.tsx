import {
  allColours,
  builtColours,
  builtFacts,
  builtLists,
  hasTamil,
  hexColour,
  institute,
  isInIndia,
  paletteOf,
} from '@institute/schema';
import type { OwnFacts } from '@institute/schema';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { included } from '../../texts/en/courses.tsx';
import { singletonEditor } from '../content/singleton-editor.tsx';
import type { Field } from '../editor/form/field.ts';
import { tabPath } from '../shell/tabs.ts';
import { ColourCheck } from './colour-check.tsx';
import { ShareImagePreview } from './share-image-preview.tsx';

const fields: Field<OwnFacts>[] = [
  { kind: 'text', name: 'name', label: 'Full name', wide: true },
  { kind: 'text', name: 'spokenName', label: 'Name in sentences' },
  { kind: 'text', name: 'shortName', label: 'Short name' },
  { kind: 'text', name: 'mark', label: 'Word of the mark' },
  { kind: 'text', name: 'area', label: 'Part of the city' },
  { kind: 'text', name: 'city', label: 'City' },
  { kind: 'text', name: 'region', label: 'State or region' },
  ...(hasTamil
    ? ([
        { kind: 'text', name: 'tamilName', label: 'Name in Tamil' },
        { kind: 'switch', name: 'tamil', label: 'Site in Tamil' },
      ] as const)
    : []),
  { kind: 'color', name: 'brand', label: 'Leading colour', section: 'Colours' },
  { kind: 'color', name: 'accent', label: 'Second colour' },
  { kind: 'lines', name: 'formCourses', label: 'Courses in the forms', section: 'Forms' },
  { kind: 'switch', name: 'asksForPlacement', label: 'Ask about placement support' },
  { kind: 'switch', name: 'invitesToDemos', label: 'Invite to free demo classes' },
  { kind: 'lines', name: 'courseFeatures', label: 'Course features' },
  { kind: 'lines', name: 'postCategories', label: 'Categories of posts' },
  {
    kind: 'list',
    name: 'whatYouGet',
    label: 'What you get',
    entry: 'card',
    folded: true,
    blank: () => ({ title: '', text: '' }),
    fields: [
      { kind: 'text', name: 'title', label: 'Title', wide: true },
      { kind: 'long-text', name: 'text', label: 'Text', rows: 2 },
    ],
  },
  { kind: 'text', name: 'founded', label: 'Year of founding', section: 'Registration' },
  ...(isInIndia ? [{ kind: 'text', name: 'gstin', label: 'GSTIN' } as const] : []),
  { kind: 'text', name: 'registeredName', label: 'Registered name', wide: true },
];

const InstituteEditor = singletonEditor({
  name: 'institute',
  title: 'Institute',
  blank: builtFacts,
  built: ({ area }) => ({
    ...builtLists(area),
    whatYouGet: institute.fixedTexts ? [...included] : [],
  }),
  fields,
  preview: {
    part: 'Site',
    path: () => paths.home,
    sections: {
      '': 'header',
      name: 'footer',
      shortName: 'header',
      spokenName: 'header',
      mark: 'header',
    },
    styles: ({ brand, accent }) =>
      `:host{${allColours(paletteOf(hexColour.test(brand) && hexColour.test(accent) ? { brand, accent } : builtColours))}}`,
  },
  loadFailure: 'Failed to fetch the institute',
  saveFailure: 'Failed to update the institute',
  saved: 'Institute updated successfully',
});

/** Where the other facts about the institute are: each is stored once. */
const Elsewhere = () => (
  <Typography color="textSecondary">
    What you save here shows on the site within a minute. Address, phone numbers and office hours
    are in{' '}
    <Link component={RouterLink} to={tabPath('contact')}>
      Contact
    </Link>
    , an image instead of the mark is in{' '}
    <Link component={RouterLink} to={tabPath('navbar')}>
      Navbar
    </Link>
    .
  </Typography>
);

/** The institute's name, colours and legal identity, for an owner (institute-8). */
export const InstituteTab = () => (
  <InstituteEditor
    notice={<Elsewhere />}
    below={
      <>
        <ColourCheck />
        <ShareImagePreview />
      </>
    }
  />
);
