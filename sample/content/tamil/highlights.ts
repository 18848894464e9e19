import type { Words } from './words.ts';

/** What the courses teach that are not on the home page, by slug. */
export const highlightWords: Readonly<Record<string, Words>> = {
  'generative-ai-engineering': {
    'Explain what a language model does, and what it cannot do':
      'லாங்வேஜ் மாடலால் என்ன முடியும், என்ன முடியாது என்று விளக்குவது',
    'Build retrieval over your own documents, with citations':
      'சொந்த ஆவணங்களில் ஆதாரத்துடன் தேடித் தரும் அமைப்பை உருவாக்குவது',
    'Write evaluations first, and let them decide':
      'முதலில் மதிப்பீடுகளை எழுதி, அவற்றைக் கொண்டு முடிவெடுப்பது',
    'Give a model tools, and keep it from misusing them':
      'மாடலுக்கு டூல்கள் தந்து, தவறாகப் பயன்படுத்தாமல் தடுப்பது',
    'Fine-tune a small open-weight model on one GPU':
      'சிறிய ஓப்பன்-வெயிட் மாடலை ஒரே GPU-வில் ஃபைன்-டியூன் செய்வது',
    'Work with Tamil text: tokens, transliteration, mixed speech':
      'தமிழ் உரையுடன் வேலை: டோக்கன்கள், எழுத்துப்பெயர்ப்பு, கலப்புப் பேச்சு',
    'Keep cost, delay and private data under control':
      'செலவு, தாமதம், தனிப்பட்ட டேட்டாவைக் கட்டுக்குள் வைப்பது',
    'Ship an assistant with logging, feedback and limits':
      'பதிவுகள், கருத்துகள், வரம்புகளுடன் ஓர் அசிஸ்டன்ட்டை வெளியிடுவது',
  },
  'cyber-security-operations': {
    'Read network captures and Windows and Linux logs':
      'நெட்வொர்க் பதிவுகளையும் Windows, Linux லாக்குகளையும் படிப்பது',
    'Write detection rules in a SIEM and tune out the noise':
      'SIEM-இல் கண்டறியும் விதிகளை எழுதி, இரைச்சலைக் குறைப்பது',
    'Follow an intrusion through the MITRE ATT&CK stages':
      'MITRE ATT&CK கட்டங்கள் வழியே ஓர் ஊடுருவலைப் பின்தொடர்வது',
    'Contain, collect evidence and recover in the right order':
      'கட்டுப்படுத்தி, ஆதாரம் சேகரித்து, மீட்பது: சரியான வரிசையில்',
    'Write an incident report that a manager understands':
      'மேனேஜருக்குப் புரியும் சம்பவ அறிக்கை எழுதுவது',
    'Know CERT-In’s six-hour rule and whom to call':
      'CERT-In-இன் ஆறு மணி நேர விதியையும் யாரை அழைப்பது என்பதையும் அறிவது',
    'Prepare for CompTIA Security+ with timed papers':
      'நேரம் குறித்த மாதிரித் தேர்வுகளுடன் CompTIA Security+-க்குத் தயாராவது',
  },
  'ui-ux-design': {
    'Interview and observe people, and write down what you saw':
      'மக்களிடம் பேசி, கவனித்து, பார்த்ததை எழுதுவது',
    'Turn findings into flows, wireframes and prototypes':
      'கண்டறிந்ததை ஃப்ளோக்கள், வயர்ஃபிரேம்கள், புரோட்டோடைப்கள் ஆக்குவது',
    'Run a usability test with five people and act on it':
      'ஐந்து பேருடன் பயன்பாட்டுச் சோதனை நடத்தி, அதன்படி மாற்றுவது',
    'Set type in English and Tamil so that it reads well':
      'ஆங்கிலம், தமிழ் எழுத்துகளைப் படிக்க எளிதாக அமைப்பது',
    'Build a component library in Figma with variables':
      'Figma-வில் வேரியபிள்களுடன் கம்போனன்ட் லைப்ரரியை உருவாக்குவது',
    'Design for keyboard, screen reader and weak eyesight':
      'கீபோர்டு, ஸ்கிரீன் ரீடர், குறைந்த பார்வைக்கும் ஏற்ப வடிவமைப்பது',
    'Hand over files that developers can build from': 'டெவலப்பர்கள் உருவாக்கக்கூடிய ஃபைல்களைத் தருவது',
    'Present three case studies in a portfolio of your own':
      'சொந்த போர்ட்ஃபோலியோவில் மூன்று ஆய்வுகளைக் காட்டுவது',
  },
  'java-full-stack-development': {
    'Solve interview problems with collections and streams':
      'Collections, streams கொண்டு நேர்காணல் கணக்குகளைத் தீர்ப்பது',
    'Design tables and write SQL joins without looking them up':
      'டேபிள்களை வடிவமைத்து, பார்க்காமலே SQL join எழுதுவது',
    'Build REST services with Spring Boot and JPA':
      'Spring Boot, JPA கொண்டு REST சர்வீஸ்களை உருவாக்குவது',
    'Secure them with Spring Security and JWT': 'Spring Security, JWT கொண்டு அவற்றைப் பாதுகாப்பது',
    'Write tests with JUnit, Mockito and Testcontainers':
      'JUnit, Mockito, Testcontainers கொண்டு டெஸ்ட்கள் எழுதுவது',
    'Build a React front end in TypeScript': 'TypeScript-இல் React முகப்பை உருவாக்குவது',
    'Read, fix and extend code that somebody else wrote':
      'வேறொருவர் எழுதிய கோடைப் படித்து, சரிசெய்து, விரிவாக்குவது',
  },
  'digital-marketing': {
    'Run a campaign with a real budget for a real shop':
      'உண்மையான கடைக்கு உண்மையான பணத்தில் கேம்பெய்ன் நடத்துவது',
    'Write advertisements and posts in English and Tamil':
      'ஆங்கிலத்திலும் தமிழிலும் விளம்பரங்கள், பதிவுகள் எழுதுவது',
    'Set up search and social advertising, and stop what fails':
      'சர்ச், சோஷியல் விளம்பரங்களை அமைத்து, பலன் தராததை நிறுத்துவது',
    'Measure in Google Analytics what a customer cost':
      'ஒரு வாடிக்கையாளருக்கு ஆன செலவை Google Analytics-இல் அளப்பது',
    'Build and publish a small website without code':
      'கோட் இல்லாமல் சிறிய வெப்சைட்டை உருவாக்கி வெளியிடுவது',
    'Report results on one page, failures included':
      'தோல்விகளையும் சேர்த்து, முடிவுகளை ஒரே பக்கத்தில் சொல்வது',
  },
  'data-analytics-with-power-bi-and-sql': {
    'Clean and join untidy sheets with Power Query':
      'ஒழுங்கற்ற ஷீட்களை Power Query கொண்டு சீராக்கி இணைப்பது',
    'Write SQL with joins, grouping and window functions':
      'Join, grouping, window function கொண்ட SQL எழுதுவது',
    'Model data as a star and measure it with DAX': 'டேட்டாவை ஸ்டார் மாடலாக அமைத்து, DAX கொண்டு அளப்பது',
    'Design a dashboard that answers one question at a time':
      'ஒவ்வொரு கேள்வியாகப் பதில் தரும் டாஷ்போர்டை வடிவமைப்பது',
    'Check a number before you show it': 'ஓர் எண்ணைக் காட்டும் முன் சரிபார்ப்பது',
    'Prepare for the Microsoft PL-300 examination': 'Microsoft PL-300 தேர்வுக்குத் தயாராவது',
  },
  'devops-with-docker-and-kubernetes': {
    'Automate a deployment from commit to release': 'கமிட் முதல் ரிலீஸ் வரை வெளியீட்டைத் தானியங்கியாக்குவது',
    'Build small, safe container images': 'சிறிய, பாதுகாப்பான கன்டெய்னர் இமேஜ்களை உருவாக்குவது',
    'Run, scale and upgrade a Kubernetes cluster':
      'Kubernetes கிளஸ்டரை இயக்கி, விரிவாக்கி, மேம்படுத்துவது',
    'Describe servers and clouds with Terraform and Ansible':
      'சர்வர்களையும் கிளவுடையும் Terraform, Ansible-இல் விவரிப்பது',
    'Find the cause of an outage from logs and metrics':
      'லாக்குகள், அளவீடுகளிலிருந்து செயலிழப்பின் காரணத்தைக் கண்டறிவது',
    'Be on call every Thursday, and write the report on Friday':
      'வியாழன்தோறும் ஆன்-கால் பணி, வெள்ளியன்று அறிக்கை',
    'Prepare for the CKA examination with timed tasks': 'நேரம் குறித்த பணிகளுடன் CKA தேர்வுக்குத் தயாராவது',
  },
  'azure-cloud-administration': {
    'Manage identities and access with Entra ID':
      'Entra ID கொண்டு அடையாளங்களையும் அணுகலையும் நிர்வகிப்பது',
    'Build networks that join an office to the cloud':
      'அலுவலகத்தைக் கிளவுடுடன் இணைக்கும் நெட்வொர்க்குகளை உருவாக்குவது',
    'Run and patch virtual machines and app services':
      'விர்ச்சுவல் மெஷின்கள், ஆப் சர்வீஸ்களை இயக்கிப் புதுப்பிப்பது',
    'Back up, restore and prove that it works': 'பேக்கப் எடுத்து, மீட்டு, அது இயங்குவதை நிரூபிப்பது',
    'Watch a subscription and keep it within budget':
      'சப்ஸ்கிரிப்ஷனைக் கண்காணித்து, செலவை வரம்புக்குள் வைப்பது',
    'Automate routine work with PowerShell and Bicep':
      'வழக்கமான வேலைகளை PowerShell, Bicep கொண்டு தானியங்கியாக்குவது',
    'Prepare for AZ-104 with timed papers': 'நேரம் குறித்த மாதிரித் தேர்வுகளுடன் AZ-104-க்குத் தயாராவது',
  },
  'machine-learning-engineering': {
    'Derive and write gradient descent and backpropagation yourself':
      'Gradient descent, backpropagation: நீங்களே தருவித்து எழுதுவது',
    'Choose the simplest model that does the work': 'வேலையை முடிக்கும் மிக எளிய மாடலைத் தேர்ந்தெடுப்பது',
    'Train image and text models in PyTorch on a budget':
      'குறைந்த செலவில் PyTorch-இல் பட, உரை மாடல்களைப் பயிற்றுவிப்பது',
    'Track experiments so that results can be repeated':
      'முடிவுகளை மீண்டும் பெறும்படி சோதனைகளைப் பதிவு செய்வது',
    'Serve a model with an API, a queue and a fallback': 'API, க்யூ, மாற்று வழியுடன் ஒரு மாடலை வழங்குவது',
    'Notice drift and retrain without breaking what works':
      'மாற்றத்தைக் கவனித்து, இயங்குவதைக் கெடுக்காமல் மீண்டும் பயிற்றுவிப்பது',
    'Report what a model gets wrong, and for whom':
      'மாடல் எதை, யாருக்குத் தவறாகச் சொல்கிறது என்று தெரிவிப்பது',
  },
  'mern-stack-web-development': {
    'Write JavaScript and TypeScript without copying':
      'காப்பியடிக்காமல் JavaScript, TypeScript எழுதுவது',
    'Build accessible React screens that work on a cheap phone':
      'விலை குறைந்த ஃபோனிலும் இயங்கும், எவரும் பயன்படுத்தக்கூடிய React திரைகள்',
    'Write APIs in Node.js and Express with validation':
      'Node.js, Express-இல் சரிபார்ப்புடன் API-கள் எழுதுவது',
    'Model data in MongoDB, and know when SQL is better':
      'MongoDB-யில் டேட்டாவை அமைப்பது, SQL எப்போது சிறந்தது என்று அறிவது',
    'Take test payments and handle the ones that fail':
      'சோதனைக் கட்டணங்களைப் பெற்று, தோல்வியடைபவற்றைக் கையாள்வது',
    'Release every second Friday, with tests that let you sleep':
      'இரண்டு வாரத்துக்கு ஒருமுறை வெள்ளியன்று, டெஸ்ட்களை நம்பி வெளியிடுவது',
  },
  'seo-and-performance-marketing': {
    'Audit a large site and rank the repairs by value':
      'பெரிய வெப்சைட்டை ஆராய்ந்து, திருத்தங்களைப் பலன்படி வரிசைப்படுத்துவது',
    'Plan content from search data, in two languages':
      'தேடல் டேட்டாவிலிருந்து இரு மொழிகளில் கன்டென்ட் திட்டமிடுவது',
    'Run search, shopping and video campaigns to a target cost':
      'இலக்குச் செலவுக்குள் சர்ச், ஷாப்பிங், வீடியோ கேம்பெய்ன்களை நடத்துவது',
    'Set up server-side and consent-aware measurement': 'சர்வரிலும் சம்மதத்தின்படியும் அளவிடுதலை அமைப்பது',
    'Design experiments that show what an advertisement caused':
      'விளம்பரத்தின் உண்மையான விளைவைக் காட்டும் சோதனைகளை வடிவமைப்பது',
    'Report in SQL and Looker Studio, without screenshots':
      'ஸ்கிரீன்ஷாட் இல்லாமல் SQL, Looker Studio-வில் அறிக்கை தருவது',
  },
  'software-test-automation': {
    'Design test cases with method instead of by feeling':
      'உணர்வால் அல்ல, முறைப்படி டெஸ்ட் கேஸ்களை வடிவமைப்பது',
    'Write bug reports that are repaired the first time':
      'முதல் முறையிலேயே சரிசெய்யப்படும் பிழை அறிக்கைகளை எழுதுவது',
    'Program in Java well enough to build a framework':
      'ஒரு ஃபிரேம்வொர்க்கை உருவாக்கும் அளவுக்கு Java எழுதுவது',
    'Automate browsers with Selenium and Playwright':
      'Selenium, Playwright கொண்டு பிரவுசர்களைத் தானியங்கியாக்குவது',
    'Test APIs and databases, not only screens':
      'திரைகளை மட்டுமல்ல, API-களையும் டேட்டாபேஸ்களையும் சோதிப்பது',
    'Run everything in a pipeline and keep it quick':
      'எல்லாவற்றையும் பைப்லைனில் இயக்கி, வேகமாக வைத்திருப்பது',
  },
  'graphic-design-for-print-and-screen': {
    'Draw and set letters in Latin and Tamil script': 'லத்தீன், தமிழ் எழுத்துகளை வரைந்து அமைப்பது',
    'Lay out a page so that the eye knows where to go':
      'கண் செல்லும் வழி தெரியும்படி ஒரு பக்கத்தை அமைப்பது',
    'Work in Illustrator, InDesign, Photoshop and Figma':
      'Illustrator, InDesign, Photoshop, Figma-வில் வேலை செய்வது',
    'Design a logo and the rules for using it': 'லோகோவையும் அதைப் பயன்படுத்தும் விதிகளையும் வடிவமைப்பது',
    'Prepare files that a printer accepts the first time':
      'அச்சகம் முதல் முறையிலேயே ஏற்கும் ஃபைல்களைத் தயார்செய்வது',
    'Quote, schedule and invoice a freelance job':
      'ஃபிரீலான்ஸ் வேலைக்கு விலை சொல்லி, திட்டமிட்டு, பில் தருவது',
  },
  'ethical-hacking-and-penetration-testing': {
    'Plan a test: scope, permission, rules, evidence':
      'சோதனையைத் திட்டமிடுவது: எல்லை, அனுமதி, விதிகள், ஆதாரம்',
    'Find and prove the OWASP Top Ten in web applications and APIs':
      'வெப் அப்ளிகேஷன்கள், API-களில் OWASP Top Ten-ஐக் கண்டறிந்து நிரூபிப்பது',
    'Move through a Windows network as an attacker would':
      'தாக்குபவரைப் போல Windows நெட்வொர்க்கில் நகர்வது',
    'Test cloud accounts and containers for weak settings':
      'கிளவுட் அக்கவுண்டுகள், கன்டெய்னர்களில் பலவீனமான அமைப்புகளைச் சோதிப்பது',
    'Write small tools in Python for what is missing': 'இல்லாத டூல்களை Python-இல் சிறிதாக எழுதுவது',
    'Deliver a report that developers can act on': 'டெவலப்பர்கள் செயல்படக்கூடிய அறிக்கையைத் தருவது',
    'Prepare for CEH or OSCP with timed machines':
      'நேரம் குறித்த மெஷின்களுடன் CEH அல்லது OSCP-க்குத் தயாராவது',
  },
};
