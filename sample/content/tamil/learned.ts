import type { Words } from './words.ts';

/** What the courses of the home page teach, and the parts that they have, by slug. */
export const learnedWords: Readonly<Record<string, Words>> = {
  'python-full-stack-development': {
    'Write Python that another developer can read and test':
      'வேறொரு டெவலப்பர் படித்துச் சோதிக்கக்கூடிய Python எழுதுவது',
    'Design a PostgreSQL database and query it without guessing':
      'PostgreSQL டேட்டாபேஸை வடிவமைத்து, ஊகிக்காமல் கேள்வி கேட்பது',
    'Build a REST API in Django with login, roles and file uploads':
      'லாகின், ரோல்கள், ஃபைல் அப்லோடு கொண்ட REST API-ஐ Django-வில் உருவாக்குவது',
    'Build a React front end in TypeScript that talks to that API':
      'அந்த API-உடன் பேசும் React முகப்பை TypeScript-இல் உருவாக்குவது',
    'Deploy to a Linux server with Docker, HTTPS and a domain name':
      'Docker, HTTPS, சொந்த முகவரியுடன் Linux சர்வரில் வெளியிடுவது',
    'Work in Git the way teams do: branches, reviews, pull requests':
      'குழுக்களைப் போல Git-இல் வேலை செய்வது: பிராஞ்ச்கள், ரிவ்யூக்கள், புல் ரிக்வெஸ்ட்கள்',
    'Leave with three finished projects and one reviewed from outside':
      'முடித்த மூன்று புராஜெக்ட்கள், வெளியாள் ரிவ்யூ செய்த ஒன்று',
    'Sit four mock interviews, each with written feedback':
      'நான்கு மாதிரி நேர்காணல்கள், ஒவ்வொன்றுக்கும் எழுத்தில் கருத்து',
    'Python from the beginning': 'தொடக்கத்திலிருந்து Python',
    'Objects, tests and clean code': 'ஆப்ஜெக்ட்கள், டெஸ்ட்கள், தெளிவான கோட்',
    'Git and working in a team': 'Git-உம் குழுவாக வேலை செய்வதும்',
    'Databases with PostgreSQL': 'PostgreSQL டேட்டாபேஸ்கள்',
    'Web pages and JavaScript': 'வெப் பக்கங்களும் JavaScript-உம்',
    'Back end with Django': 'Django-வில் பேக் எண்ட்',
    'Deployment and operations': 'வெளியிடுதலும் இயக்குதலும்',
    'Team project, own project and interviews': 'குழு புராஜெக்ட், சொந்த புராஜெக்ட், நேர்காணல்கள்',
  },
  'data-science-with-python': {
    'Clean a raw data set and document every decision':
      'சரிசெய்யாத டேட்டாவைச் சீராக்கி, ஒவ்வொரு முடிவையும் எழுதி வைப்பது',
    'Write SQL that answers business questions on large tables':
      'பெரிய டேபிள்களிலிருந்து தொழில் கேள்விகளுக்குப் பதில் தரும் SQL எழுதுவது',
    'Use statistics to tell a real difference from noise':
      'உண்மையான வேறுபாட்டையும் வெறும் இரைச்சலையும் புள்ளியியலால் பிரித்தறிவது',
    'Train, compare and honestly measure prediction models':
      'கணிப்பு மாடல்களைப் பயிற்றுவித்து, ஒப்பிட்டு, நேர்மையாக அளப்பது',
    'Explain a result in ten minutes to people who must decide':
      'முடிவெடுப்பவர்களுக்கு ஒரு முடிவைப் பத்து நிமிடங்களில் விளக்குவது',
    'Publish a working dashboard and a reproducible notebook':
      'இயங்கும் டாஷ்போர்டையும் மீண்டும் இயக்கக்கூடிய நோட்புக்கையும் வெளியிடுவது',
    'Finish a ten-week project on data you found yourself':
      'நீங்களே கண்டெடுத்த டேட்டாவில் பத்து வார புராஜெக்டை முடிப்பது',
    'Python for data': 'டேட்டாவுக்கு Python',
    'Getting and cleaning data': 'டேட்டாவைப் பெறுதலும் சீராக்குதலும்',
    'Looking at data': 'டேட்டாவைப் பார்த்தல்',
    'Statistics that you will use': 'பயன்படும் புள்ளியியல்',
    Prediction: 'கணிப்பு',
    'Time, text and groups': 'காலம், உரை, குழுக்கள்',
    'Telling and delivering': 'விளக்குதலும் வழங்குதலும்',
    'Project and interviews': 'புராஜெக்டும் நேர்காணல்களும்',
  },
  'aws-cloud-architecture': {
    'Design a network with public and private parts, and defend it':
      'பொதுப் பகுதியும் தனிப் பகுதியும் கொண்ட நெட்வொர்க்கை வடிவமைத்துப் பாதுகாப்பது',
    'Run an application across two availability zones':
      'இரண்டு அவைலபிலிட்டி சோன்களில் ஓர் அப்ளிகேஷனை இயக்குவது',
    'Write the whole system as code with Terraform':
      'Terraform கொண்டு முழு சிஸ்டத்தையும் கோடாக எழுதுவது',
    'Keep permissions small with IAM roles and policies':
      'IAM ரோல்கள், பாலிசிகளால் அனுமதிகளைக் குறைவாக வைப்பது',
    'Estimate and halve a monthly bill': 'மாத பில்லைக் கணக்கிட்டு, பாதியாகக் குறைப்பது',
    'Recover a database to the minute before a mistake':
      'பிழைக்கு முந்தைய நிமிடத்துக்கு டேட்டாபேஸை மீட்பது',
    'Sit four timed papers for the Solutions Architect Associate':
      'Solutions Architect Associate-க்கு நேரம் குறித்த நான்கு மாதிரித் தேர்வுகள்',
    'Linux and networks, as far as you need them': 'தேவையான அளவு Linux-உம் நெட்வொர்க்குகளும்',
    'The account and its permissions': 'அக்கவுண்டும் அதன் அனுமதிகளும்',
    'Network and compute': 'நெட்வொர்க்கும் கம்ப்யூட்டும்',
    'Storage and databases': 'ஸ்டோரேஜும் டேட்டாபேஸ்களும்',
    'Systems that talk to each other': 'ஒன்றோடொன்று பேசும் சிஸ்டங்கள்',
    'Infrastructure as code': 'கோடாக இன்ஃப்ராஸ்ட்ரக்சர்',
    'Watching, securing, paying': 'கண்காணித்தல், பாதுகாத்தல், செலவு',
    'Examination and interviews': 'தேர்வும் நேர்காணல்களும்',
  },
};
