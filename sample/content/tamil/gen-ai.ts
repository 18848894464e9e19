import type { Words } from './words.ts';

/** What the parts of the course in generative AI teach. */
export const genAiWords: Words = {
  'Tokens, embeddings and attention with a small model you can read':
    'டோக்கன்கள், எம்பெடிங்குகள், attention: நீங்கள் படித்துப் பார்க்கக்கூடிய சிறிய மாடலுடன்',
  'Training, instruction tuning and preference tuning':
    'டிரெயினிங், instruction டியூனிங், preference டியூனிங்',
  'Sampling, context windows and their limits': 'சாம்பிளிங், context window-கள், அவற்றின் வரம்புகள்',
  'Why models state falsehoods with confidence': 'மாடல்கள் ஏன் பொய்யை நம்பிக்கையோடு சொல்கின்றன',
  'Hosted and open-weight models compared on cost and terms':
    'ஹோஸ்ட் செய்த மாடல்கள், open-weight மாடல்கள்: செலவிலும் விதிகளிலும் ஒப்பீடு',

  'Instructions, examples and structure': 'அறிவுறுத்தல்கள், எடுத்துக்காட்டுகள், அமைப்பு',
  'Structured output with JSON schemas': 'JSON ஸ்கீமாக்களுடன் ஒழுங்கான அவுட்புட்',
  'Prompts under version control': 'வெர்ஷன் கன்ட்ரோலில் பிராம்ப்ட்கள்',
  'Streaming, retries, timeouts and rate limits': 'ஸ்ட்ரீமிங், மறுமுயற்சிகள், டைம்அவுட்கள், ரேட் லிமிட்கள்',
  'Counting tokens and rupees': 'டோக்கன்களையும் ரூபாயையும் எண்ணுதல்',

  'Collecting a test set from real questions': 'உண்மையான கேள்விகளிலிருந்து டெஸ்ட் தொகுப்பைச் சேர்த்தல்',
  'Exact checks, rubrics and model judges': 'துல்லியச் சோதனைகள், மதிப்பெண் விதிகள், மதிப்பிடும் மாடல்கள்',
  'How far a model judge can be trusted': 'மதிப்பிடும் மாடலை எவ்வளவு தூரம் நம்பலாம்',
  'Regression tests in continuous integration': 'தொடர் ஒருங்கிணைப்பில் ரிக்ரெஷன் டெஸ்ட்கள்',
  'Lab: two hundred questions about one college': 'லேப்: ஒரு கல்லூரியைப் பற்றி இருநூறு கேள்விகள்',

  'Splitting documents without breaking their meaning': 'பொருள் சிதையாமல் ஆவணங்களைப் பிரித்தல்',
  'Embeddings, vector search and pgvector': 'எம்பெடிங்குகள், வெக்டர் தேடல், pgvector',
  'Keyword search, hybrid search and reranking': 'சொல் தேடல், கலவைத் தேடல், மறுவரிசைப்படுத்தல்',
  'Citations that can be checked': 'சரிபார்க்கக்கூடிய மேற்கோள்கள்',
  'Scanned PDFs and Tamil fonts': 'ஸ்கேன் செய்த PDF-களும் தமிழ் எழுத்துருக்களும்',
  'Measuring retrieval apart from the answer': 'பதிலிலிருந்து பிரித்துத் தேடலை அளத்தல்',

  'Function calling and its schemas': 'ஃபங்ஷன் காலிங்கும் அதன் ஸ்கீமாக்களும்',
  'Loops, budgets and stopping': 'லூப்கள், பட்ஜெட்கள், எப்போது நிறுத்துவது',
  'The Model Context Protocol': 'Model Context Protocol அறிமுகம்',
  'Asking a person before anything that cannot be undone':
    'திரும்பப் பெற முடியாத எதற்கும் முன் ஒரு மனிதரைக் கேட்டல்',
  'Prompt injection, with attacks on your own system':
    'பிராம்ப்ட் இன்ஜெக்ஷன்: உங்கள் சொந்த சிஸ்டத்தையே தாக்கிப் பார்த்தல்',

  'When not to fine-tune': 'எப்போது ஃபைன்-டியூன் செய்யக் கூடாது',
  'LoRA on one GPU': 'ஒரே GPU-இல் LoRA',
  'Preparing and cleaning examples': 'எடுத்துக்காட்டுகளைத் தயாரித்துச் சீராக்குதல்',
  'Quantisation and serving with vLLM': 'குவான்டைசேஷன், vLLM-உடன் வழங்குதல்',
  'Comparing a tuned small model with a large one': 'டியூன் செய்த சிறிய மாடலைப் பெரியதோடு ஒப்பிடுதல்',

  'A web interface with streaming and feedback': 'ஸ்ட்ரீமிங்கும் கருத்துச் சொல்லும் வசதியும் உள்ள வெப் பக்கம்',
  'Logging without keeping private data': 'தனிப்பட்ட தரவைச் சேமிக்காமல் லாக் எழுதுதல்',
  'Caching, fallbacks and cost alarms': 'கேஷிங், மாற்று வழிகள், செலவு அலாரங்கள்',
  'The DPDP Act and what it asks of an assistant': 'DPDP சட்டம் ஓர் அசிஸ்டன்ட்டிடம் கேட்பது என்ன',
  'Final demonstration to users of the college': 'கல்லூரியில் பயன்படுத்துவோருக்கு இறுதிச் செயல்விளக்கம்',
};
