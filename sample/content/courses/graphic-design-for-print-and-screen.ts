import type { CourseContent } from '../types.ts';

export const graphicDesignForPrintAndScreen: CourseContent = {
  slug: 'graphic-design-for-print-and-screen',
  title: 'Graphic Design for Print and Screen',
  shortDescription:
    'Type, colour, layout and image, from the first poster to a complete identity for a small business, on paper and on screen.',
  description: [
    'Chennai is full of teachers for a designer: hand-painted shop signs, cinema hoardings, wedding invitations, kolams. The course begins with a walk and a camera, and with drawing letters by hand, in Latin and Tamil.',
    'After it you learn the software in the order in which you need it: Illustrator for marks, InDesign for pages, Photoshop for pictures, Figma for screens. Each month closes with something printed, because a mistake at ninety rupees a sheet teaches faster than a mistake on a screen.',
  ].join('\n\n'),
  duration: '4 months',
  level: 'Beginner',
  instructor: 'Nandhini Elango',
  price: 36000,
  highlights: [
    'Draw and set letters in Latin and Tamil script',
    'Lay out a page so that the eye knows where to go',
    'Work in Illustrator, InDesign, Photoshop and Figma',
    'Design a logo and the rules for using it',
    'Prepare files that a printer accepts the first time',
    'Quote, schedule and invoice a freelance job',
  ],
  curriculum: [
    {
      module: 'Looking and drawing',
      topics: [
        'A walk through George Town with a camera',
        'Point, line, shape and the kolam grid',
        'Composition, contrast and balance',
        'Thumbnails: thirty ideas before one',
      ],
    },
    {
      module: 'Type',
      topics: [
        'Anatomy of letters, Latin and Tamil',
        'Choosing and pairing typefaces',
        'Hierarchy, measure, leading',
        'Lettering by hand',
        'Project: a bilingual poster, printed',
      ],
    },
    {
      module: 'Colour and image',
      topics: [
        'Colour relations and palettes',
        'RGB, CMYK, spot colours and paper',
        'Retouching and masks in Photoshop',
        'Photographing products with window light',
        'Licences, and what you may not use',
      ],
    },
    {
      module: 'Marks and illustration',
      topics: [
        'The pen tool until it is a habit',
        'Logos: research, sketch, reduce',
        'Icons as a family',
        'Patterns and textiles',
      ],
    },
    {
      module: 'Pages and print',
      topics: [
        'Grids, styles and master pages in InDesign',
        'A menu, a brochure, a small book',
        'Packaging with dielines',
        'Proofs, bleeds and talking to printers',
        'Visit to a press in Sivakasi (one day, optional)',
      ],
    },
    {
      module: 'Screens and motion',
      topics: [
        'Layouts in Figma',
        'Social media sets and templates',
        'Short motion pieces in After Effects',
        'Accessible colour and text',
      ],
    },
    {
      module: 'Identity project and working life',
      topics: [
        'An identity for a small business in the city',
        'Brand guidelines in twelve pages',
        'Portfolio: six projects, edited',
        'Quotes, contracts, GST and invoices',
        'Mock interviews with a studio',
      ],
    },
  ],
  prerequisites:
    'None. Bring a sketchbook and a soft pencil to the first class. Licences for the software are available in the lab; you may also use free alternatives at home.',
};
