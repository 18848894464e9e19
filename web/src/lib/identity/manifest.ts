import { institute, subjects, placeText, type OwnFacts, type Palette } from '@institute/schema';

/** What a device shows of the installed app; `folder` is where the icons are. */
export const manifestOf = (
  {
    name,
    shortName,
    area,
    city,
    invitesToDemos,
  }: Pick<OwnFacts, 'name' | 'shortName' | 'area' | 'city' | 'invitesToDemos'>,
  colours: Pick<Palette, 'ground' | 'indigoGround'>,
  folder = '',
) => ({
  name,
  short_name: shortName,
  description: `Courses in ${subjects && `${subjects}, in `}${placeText({ area, city })}.`,
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  lang: institute.locale,
  background_color: colours.ground[0],
  theme_color: colours.indigoGround[0],
  icons: [
    { src: `${folder}/favicon.svg`, type: 'image/svg+xml', sizes: 'any' },
    { src: `${folder}/icon-192.png`, type: 'image/png', sizes: '192x192' },
    { src: `${folder}/icon-512.png`, type: 'image/png', sizes: '512x512' },
    {
      src: `${folder}/icon-maskable-512.png`,
      type: 'image/png',
      sizes: '512x512',
      purpose: 'maskable',
    },
  ],
  shortcuts: [
    { name: 'Courses', url: '/courses' },
    { name: 'Batches', url: '/batches' },
    ...(invitesToDemos ? [{ name: 'Demo classes', url: '/demo' }] : []),
    { name: 'Contact', url: '/contact' },
  ],
});
