import type { Words } from './words.ts';

/** What the parts of the course in Python teach. */
export const pythonWords: Words = {
  'Values, variables, conditions and loops': 'மதிப்புகள், வேரியபிள்கள், நிபந்தனைகள், லூப்கள்',
  'Functions, arguments and return values': 'ஃபங்ஷன்கள், ஆர்க்யுமென்ட்கள், ரிட்டர்ன் மதிப்புகள்',
  'Lists, dictionaries, sets and when to use which': 'லிஸ்ட், டிக்ஷனரி, செட்: எதை எப்போது பயன்படுத்துவது',
  'Reading and writing files, CSV and JSON': 'ஃபைல்கள், CSV, JSON: படித்தலும் எழுதுதலும்',
  'Errors, exceptions and reading a traceback': 'பிழைகள், எக்ஸெப்ஷன்கள், டிரேஸ்பேக் படித்தல்',
  'Virtual environments, pip and project layout': 'விர்ச்சுவல் என்விரான்மென்ட்கள், pip, புராஜெக்டின் அமைப்பு',

  'Classes, dataclasses and composition': 'கிளாஸ்கள், டேட்டாகிளாஸ்கள், இணைத்துக் கட்டுதல்',
  'Iterators, generators and comprehensions': 'இட்டரேட்டர்கள், ஜெனரேட்டர்கள், காம்ப்ரிஹென்ஷன்கள்',
  'Type hints and a type checker': 'டைப் குறிப்புகள், டைப் செக்கர்',
  'Unit tests with pytest and fixtures': 'pytest-உடன் யூனிட் டெஸ்ட்கள், ஃபிக்ஸ்சர்கள்',
  'Formatting and linting with Ruff': 'Ruff-உடன் கோடைச் சீராக்குதல்',
  'Project: a fee calculator for the command line': 'புராஜெக்ட்: கமாண்ட் லைனில் கட்டணக் கால்குலேட்டர்',

  'Commits, branches and merging': 'கமிட்கள், பிராஞ்ச்கள், மெர்ஜ் செய்தல்',
  'Resolving conflicts without losing work': 'வேலையை இழக்காமல் முரண்பாடுகளைத் தீர்த்தல்',
  'Pull requests and how to review one kindly': 'புல் ரிக்வெஸ்ட்கள்; கனிவாக ரிவ்யூ செய்வது எப்படி',
  'Issues, small tasks and estimates': 'இஷ்யூக்கள், சிறிய வேலைகள், மதிப்பீடுகள்',

  'Tables, keys and relations': 'டேபிள்கள், கீகள், உறவுகள்',
  'SELECT, JOIN, GROUP BY and subqueries': 'SELECT, JOIN, GROUP BY, உட்கேள்விகள்',
  'Indexes and reading EXPLAIN': 'இன்டெக்ஸ்கள், EXPLAIN படித்தல்',
  'Transactions and what they protect': 'டிரான்ஸாக்ஷன்கள், அவை எதைக் காக்கின்றன',
  'Normal forms, and when to leave them': 'நார்மல் ஃபார்ம்கள், அவற்றை எப்போது விடலாம்',
  'Project: the database of a circulating library in Mylapore':
    'புராஜெக்ட்: மயிலாப்பூரில் ஒரு வாடகை நூலகத்தின் டேட்டாபேஸ்',

  'Semantic HTML, forms and accessibility':
    'பொருள் சொல்லும் HTML, படிவங்கள், அனைவரும் பயன்படுத்தக்கூடியதாக்குதல்',
  'CSS layout with flexbox and grid, phone first': 'flexbox, grid-உடன் CSS அமைப்பு, முதலில் ஃபோனுக்கு',
  'JavaScript: functions, arrays, objects, modules':
    'JavaScript: ஃபங்ஷன்கள், அரேக்கள், ஆப்ஜெக்ட்கள், மாட்யூல்கள்',
  'Promises, fetch and handling failure': 'Promise-கள், fetch, தோல்வியைக் கையாளுதல்',
  'TypeScript: types for what you already write': 'TypeScript: நீங்கள் ஏற்கெனவே எழுதுவதற்கு டைப்கள்',

  'Models, migrations and the admin site': 'மாடல்கள், மைக்ரேஷன்கள், அட்மின் தளம்',
  'Views, URLs and templates': 'வியூக்கள், URL-கள், டெம்ப்ளேட்கள்',
  'REST APIs with Django REST Framework': 'Django REST Framework-உடன் REST API-கள்',
  'Login, sessions, tokens and permissions': 'லாகின், செஷன்கள், டோக்கன்கள், அனுமதிகள்',
  'File uploads, pagination and filtering': 'ஃபைல் அப்லோடு, பக்கங்களாகப் பிரித்தல், வடிகட்டுதல்',
  'Background jobs with Celery and Redis': 'Celery, Redis-உடன் பின்னணி வேலைகள்',
  'The OWASP Top Ten seen from Django': 'Django பார்வையில் OWASP Top Ten',

  'Components, props and state': 'கம்போனன்ட்கள், பிராப்கள், ஸ்டேட்',
  'Forms and validation': 'படிவங்களும் சரிபார்த்தலும்',
  'Routing and loading data': 'ரூட்டிங், டேட்டாவைக் கொண்டுவருதல்',
  'Caching server data with TanStack Query': 'TanStack Query-உடன் சர்வர் டேட்டாவை நினைவில் வைத்தல்',
  'Testing components as a user would use them': 'பயன்படுத்துபவரைப் போலக் கம்போனன்ட்களைச் சோதித்தல்',
  'Measuring and improving page speed': 'பக்கத்தின் வேகத்தை அளத்தலும் கூட்டுதலும்',

  'Linux shell, users, processes and SSH': 'Linux ஷெல், பயனர்கள், பிராசஸ்கள், SSH',
  'Docker images and Compose': 'Docker இமேஜ்கள், Compose',
  'Nginx, domain names and HTTPS certificates': 'Nginx, டொமைன் பெயர்கள், HTTPS சான்றிதழ்கள்',
  'Continuous integration with GitHub Actions': 'GitHub Actions-உடன் தொடர் ஒருங்கிணைப்பு',
  'Logs, backups and restoring them': 'லாக்குகள், பேக்கப்கள், மீட்டெடுத்தல்',

  'Eight weeks of a team product with fortnightly demonstrations':
    'எட்டு வாரக் குழு புராடக்ட், இரண்டு வாரங்களுக்கு ஒரு முறை செயல்விளக்கம்',
  'Your own project: idea, scope, schedule': 'உங்கள் சொந்த புராஜெக்ட்: யோசனை, எல்லை, கால அட்டவணை',
  'Review by a working developer from outside': 'வெளியே வேலை செய்யும் டெவலப்பரின் ரிவ்யூ',
  'Resume, GitHub profile and portfolio page': 'ரெஸ்யூமே, GitHub புரொஃபைல், போர்ட்ஃபோலியோ பக்கம்',
  'Four mock interviews: coding, SQL, project, HR': 'நான்கு மாதிரி நேர்காணல்கள்: கோடிங், SQL, புராஜெக்ட், HR',
};
