import type { Words } from './words.ts';

/** What the parts of the course in design of interfaces teach. */
export const uiUxWords: Words = {
  'Observation at a bus terminus, with field notes': 'பேருந்து நிலையத்தில் கவனித்தல், களக் குறிப்புகளுடன்',
  'Interviews: questions that do not lead': 'நேர்காணல்கள்: பதிலைச் சொல்லிக்கொடுக்காத கேள்விகள்',
  'From notes to findings with affinity maps': 'குறிப்புகளிலிருந்து முடிவுகளுக்கு, affinity map-உடன்',
  'Personas that come from evidence': 'ஆதாரத்திலிருந்து வரும் பெர்சோனாக்கள்',
  'Journey maps and where they hurt': 'பயண வரைபடங்கள்; சிரமம் எங்கே',

  'Tasks, user flows and decision points': 'வேலைகள், பயனர் ஓட்டங்கள், முடிவெடுக்கும் இடங்கள்',
  'Information architecture and card sorting': 'தகவல் கட்டமைப்பு, கார்டு சார்ட்டிங்',
  'Wireframes on paper, twenty in an hour': 'தாளில் வயர்ஃபிரேம்கள், ஒரு மணி நேரத்தில் இருபது',
  'Writing buttons, labels and error messages': 'பட்டன்கள், லேபிள்கள், பிழைச் செய்திகள் எழுதுதல்',
  'English and Tamil side by side': 'ஆங்கிலமும் தமிழும் அருகருகே',

  'Grids, spacing and rhythm': 'கிரிட், இடைவெளி, தாளம்',
  'Type: scale, measure, Tamil script': 'எழுத்து: அளவு, வரி நீளம், தமிழ் எழுத்துரு',
  'Colour, contrast and dark mode': 'நிறம், கான்ட்ராஸ்ட், டார்க் மோடு',
  'Icons and illustration that belong together': 'ஒன்றோடொன்று பொருந்தும் ஐகான்களும் ஓவியங்களும்',
  'Copying a great screen to learn from it': 'சிறந்த திரை ஒன்றைப் பார்த்துச் செய்து கற்றல்',

  'Frames, constraints and auto layout': 'ஃபிரேம்கள், constraint-கள், ஆட்டோ லேஅவுட்',
  'Components, variants and properties': 'கம்போனன்ட்கள், வேரியன்ட்கள், பிராப்பர்ட்டிகள்',
  'Variables for colour, space and type': 'நிறம், இடைவெளி, எழுத்துக்கு வேரியபிள்கள்',
  'Prototypes with states and motion': 'நிலைகளும் அசைவும் உள்ள புரோட்டோடைப்கள்',
  'Libraries, branches and tidy files': 'லைப்ரரிகள், பிராஞ்ச்கள், ஒழுங்கான ஃபைல்கள்',

  'Planning a test: tasks, script, people': 'சோதனைத் திட்டம்: வேலைகள், ஸ்கிரிப்ட், மக்கள்',
  'Moderating without helping': 'உதவி செய்யாமல் நடத்துதல்',
  'Reporting: what we saw, what we change': 'அறிக்கை: எதைப் பார்த்தோம், எதை மாற்றுவோம்',
  'Heuristics and expert review': 'ஹியூரிஸ்டிக்ஸும் நிபுணர் ரிவ்யூவும்',
  'Analytics and small experiments': 'அனலிட்டிக்ஸும் சிறு சோதனைகளும்',

  'WCAG 2.2 in plain words': 'எளிய சொற்களில் WCAG 2.2',
  'Keyboard, focus and screen readers': 'கீபோர்டு, ஃபோகஸ், ஸ்கிரீன் ரீடர்கள்',
  'Forms that forgive': 'தவறுகளைப் பொறுக்கும் படிவங்கள்',
  'Low-end phones and slow networks': 'விலை குறைந்த ஃபோன்களும் மெதுவான நெட்வொர்க்கும்',

  'What HTML and CSS can do': 'HTML, CSS எதையெல்லாம் செய்யும்',
  'Design tokens and naming': 'டிசைன் டோக்கன்களும் பெயரிடுதலும்',
  'Handover: states, edges, empty screens': 'ஒப்படைத்தல்: நிலைகள், விதிவிலக்குகள், காலித் திரைகள்',
  'Reviewing the built thing': 'கட்டி முடித்ததை ரிவ்யூ செய்தல்',

  'Three case studies, written and edited': 'எழுதித் திருத்திய மூன்று கேஸ் ஸ்டடிகள்',
  'A portfolio site of your own': 'உங்கள் சொந்த போர்ட்ஃபோலியோ தளம்',
  'Whiteboard exercises under time': 'நேரம் குறித்து வெள்ளைப் பலகைப் பயிற்சிகள்',
  'Mock interviews with a practising designer': 'வேலையில் உள்ள டிசைனருடன் மாதிரி நேர்காணல்கள்',
};
