import type { Words } from './words.ts';

/** What the parts of the course in graphic design teach. */
export const graphicDesignWords: Words = {
  'A walk through George Town with a camera': 'கேமராவுடன் ஜார்ஜ் டவுனில் ஒரு நடை',
  'Point, line, shape and the kolam grid': 'புள்ளி, கோடு, வடிவம், கோலத்தின் கட்டம்',
  'Composition, contrast and balance': 'அமைப்பு, மாறுபாடு, சமநிலை',
  'Thumbnails: thirty ideas before one': 'சிறு வரைவுகள்: ஒன்றுக்கு முன் முப்பது யோசனைகள்',

  'Anatomy of letters, Latin and Tamil': 'எழுத்துகளின் உறுப்புகள்: லத்தீனும் தமிழும்',
  'Choosing and pairing typefaces': 'எழுத்துருக்களைத் தேர்ந்தெடுத்து இணைத்தல்',
  'Hierarchy, measure, leading': 'முக்கியத்துவ வரிசை, வரி நீளம், வரி இடைவெளி',
  'Lettering by hand': 'கையால் எழுத்துகளை வரைதல்',
  'Project: a bilingual poster, printed': 'புராஜெக்ட்: அச்சிட்ட இருமொழி போஸ்டர்',

  'Colour relations and palettes': 'நிறங்களின் உறவுகள், வண்ணத் தொகுப்புகள்',
  'RGB, CMYK, spot colours and paper': 'RGB, CMYK, ஸ்பாட் நிறங்கள், தாள்',
  'Retouching and masks in Photoshop': 'Photoshop-இல் டச்-அப், மாஸ்க்குகள்',
  'Photographing products with window light': 'ஜன்னல் வெளிச்சத்தில் பொருள்களைப் படமெடுத்தல்',
  'Licences, and what you may not use': 'உரிமங்கள்; எதைப் பயன்படுத்தக் கூடாது',

  'The pen tool until it is a habit': 'பழக்கமாகும் வரை பென் டூல்',
  'Logos: research, sketch, reduce': 'லோகோக்கள்: ஆராய்தல், வரைதல், குறைத்தல்',
  'Icons as a family': 'ஒரே குடும்பமாக ஐகான்கள்',
  'Patterns and textiles': 'வடிவத் தொடர்களும் துணிகளும்',

  'Grids, styles and master pages in InDesign': 'InDesign-இல் கிரிட், ஸ்டைல், மாஸ்டர் பக்கங்கள்',
  'A menu, a brochure, a small book': 'ஒரு மெனு, ஒரு பிரசுரம், ஒரு சிறு புத்தகம்',
  'Packaging with dielines': 'டைலைன்களுடன் பேக்கேஜிங்',
  'Proofs, bleeds and talking to printers': 'புரூஃப், ப்ளீட்; அச்சகத்தாருடன் பேசுதல்',
  'Visit to a press in Sivakasi (one day, optional)':
    'சிவகாசியில் ஓர் அச்சகத்தைப் பார்த்தல் (ஒரு நாள், விருப்பமிருந்தால்)',

  'Layouts in Figma': 'Figma-வில் அமைப்புகள்',
  'Social media sets and templates': 'சோஷியல் மீடியா தொகுப்புகளும் டெம்ப்ளேட்களும்',
  'Short motion pieces in After Effects': 'After Effects-இல் சிறு அசைவுப் படங்கள்',
  'Accessible colour and text': 'அனைவரும் படிக்கக்கூடிய நிறமும் எழுத்தும்',

  'An identity for a small business in the city': 'நகரில் ஒரு சிறு தொழிலுக்கு அடையாளம்',
  'Brand guidelines in twelve pages': 'பன்னிரண்டு பக்கங்களில் பிராண்ட் விதிகள்',
  'Portfolio: six projects, edited': 'போர்ட்ஃபோலியோ: தேர்ந்து திருத்திய ஆறு புராஜெக்ட்கள்',
  'Quotes, contracts, GST and invoices': 'விலைப்புள்ளி, ஒப்பந்தம், GST, இன்வாய்ஸ்',
  'Mock interviews with a studio': 'ஒரு ஸ்டுடியோவுடன் மாதிரி நேர்காணல்கள்',
};
