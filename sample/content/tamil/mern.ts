import type { Words } from './words.ts';

/** What the parts of the course in MERN teach. */
export const mernWords: Words = {
  'What happens between the address bar and the page':
    'முகவரிப் பட்டிக்கும் பக்கத்துக்கும் இடையில் நடப்பது என்ன',
  'Semantic HTML and forms': 'பொருள் சொல்லும் HTML, படிவங்கள்',
  'CSS: cascade, flexbox, grid, container queries':
    'CSS: cascade, flexbox, grid, container query-கள்',
  'Accessibility with a keyboard and a screen reader':
    'கீபோர்டிலும் ஸ்கிரீன் ரீடரிலும் பயன்படுத்தக்கூடியதாக்குதல்',
  'Project: a menu card for a mess in Triplicane': 'புராஜெக்ட்: திருவல்லிக்கேணியில் ஒரு மெஸ்ஸின் மெனு கார்டு',

  'Values, functions, scope and closures': 'மதிப்புகள், ஃபங்ஷன்கள், ஸ்கோப், குளோஷர்கள்',
  'Arrays, objects, map, filter, reduce': 'அரேக்கள், ஆப்ஜெக்ட்கள், map, filter, reduce',
  'The DOM, events and forms': 'DOM, ஈவென்ட்கள், படிவங்கள்',
  'Promises, async and await, fetch': 'Promise-கள், async, await, fetch',
  'Modules and tooling with Vite': 'மாட்யூல்கள், Vite கருவிகள்',
  'Types, unions and narrowing': 'டைப்கள், யூனியன்கள், டைப்பைக் குறுக்குதல்',

  'Components, props, state and effects': 'கம்போனன்ட்கள், பிராப்கள், ஸ்டேட், எஃபெக்ட்கள்',
  'Lists, keys and forms': 'பட்டியல்கள், கீகள், படிவங்கள்',
  'Routing and nested layouts': 'ரூட்டிங்கும் ஒன்றுக்குள் ஒன்றான அமைப்புகளும்',
  'Server data with TanStack Query': 'TanStack Query-உடன் சர்வர் டேட்டா',
  'Custom hooks and context': 'சொந்த hook-களும் context-உம்',
  'Testing with Vitest and Testing Library': 'Vitest, Testing Library-உடன் டெஸ்டிங்',

  'The event loop, streams and errors': 'ஈவென்ட் லூப், ஸ்ட்ரீம்கள், பிழைகள்',
  'Routes, middleware and validation with Zod': 'ரூட்கள், மிடில்வேர், Zod-உடன் சரிபார்த்தல்',
  'Sessions, tokens and password hashing': 'செஷன்கள், டோக்கன்கள், பாஸ்வேர்டை ஹேஷ் செய்தல்',
  'File uploads and email': 'ஃபைல் அப்லோடும் ஈமெயிலும்',
  'Rate limits, CORS and secure headers': 'ரேட் லிமிட்கள், CORS, பாதுகாப்பு ஹெடர்கள்',

  'Documents, collections and schema design': 'டாக்குமென்ட்கள், கலெக்ஷன்கள், ஸ்கீமா வடிவமைப்பு',
  'Queries, projections and updates': 'குவெரிகள், புரொஜெக்ஷன்கள், அப்டேட்கள்',
  'Aggregation pipelines': 'அக்ரிகேஷன் பைப்லைன்கள்',
  'Indexes and explain plans': 'இன்டெக்ஸ்கள், explain பிளான்கள்',
  'Transactions: two people, one court, one slot': 'டிரான்ஸாக்ஷன்கள்: இரண்டு பேர், ஒரே கோர்ட், ஒரே நேரம்',

  'Git, pull requests and reviews': 'Git, புல் ரிக்வெஸ்ட்கள், ரிவ்யூக்கள்',
  'Continuous integration with GitHub Actions': 'GitHub Actions-உடன் தொடர் ஒருங்கிணைப்பு',
  'End-to-end tests with Playwright': 'Playwright-உடன் தொடக்கம் முதல் முடிவு வரை டெஸ்ட்கள்',
  'Deploying to a cloud host, logs and alarms': 'கிளவுடில் வெளியிடுதல், லாக்குகள், அலாரங்கள்',
  'Core Web Vitals measured and improved': 'Core Web Vitals: அளத்தலும் மேம்படுத்தலும்',

  'Payments in test mode with Razorpay': 'Razorpay-உடன் சோதனை முறையில் கட்டணம் பெறுதல்',
  'The owner’s dashboard and reports': 'உரிமையாளருக்கு டாஷ்போர்டும் அறிக்கைகளும்',
  'Code review by a working developer': 'வேலையில் உள்ள டெவலப்பரின் கோட் ரிவ்யூ',
  'Mock interviews: JavaScript, React, system design':
    'மாதிரி நேர்காணல்கள்: JavaScript, React, சிஸ்டம் டிசைன்',
};
