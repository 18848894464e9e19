import type { Words } from './words.ts';

/** What the parts of the course in data science teach. */
export const dataScienceWords: Words = {
  'Python refreshed: functions, collections, files': 'Python மீண்டும்: ஃபங்ஷன்கள், கலெக்ஷன்கள், ஃபைல்கள்',
  'NumPy arrays and vectorised thinking': 'NumPy அரேக்கள், வெக்டர் முறையில் சிந்தித்தல்',
  'pandas: selecting, filtering, grouping, joining':
    'pandas: தேர்ந்தெடுத்தல், வடிகட்டுதல், குழுவாக்குதல், இணைத்தல்',
  'Notebooks that run from top to bottom': 'மேலிருந்து கீழ்வரை ஓடும் நோட்புக்குகள்',
  'Reproducible environments with uv': 'uv-உடன் மீண்டும் உருவாக்கக்கூடிய என்விரான்மென்ட்கள்',

  'CSV, Excel, JSON, Parquet and APIs': 'CSV, Excel, JSON, Parquet, API-கள்',
  'SQL: joins, window functions, common table expressions': 'SQL: ஜாயின்கள், விண்டோ ஃபங்ஷன்கள், CTE-கள்',
  'Missing values and what they mean': 'விடுபட்ட மதிப்புகளும் அவற்றின் பொருளும்',
  'Dates, time zones and Indian number formats': 'தேதிகள், நேர மண்டலங்கள், இந்திய எண் வடிவங்கள்',
  'Duplicates, outliers and data entry errors': 'இரட்டைப் பதிவுகள், விலகிய மதிப்புகள், பதிவுப் பிழைகள்',
  'Project: a century of rainfall, cleaned and documented':
    'புராஜெக்ட்: நூறாண்டு மழை அளவு, சீராக்கி ஆவணப்படுத்தியது',

  'Distributions, spread and skew': 'பரவல்கள், விரிவு, சாய்வு',
  'Choosing a chart for a question': 'கேள்விக்கு ஏற்ற வரைபடத்தைத் தேர்ந்தெடுத்தல்',
  'Matplotlib and Plotly': 'Matplotlib-உம் Plotly-உம்',
  'Maps of Chennai with GeoPandas': 'GeoPandas-உடன் சென்னை வரைபடங்கள்',
  'Charts that mislead, and how to fix them': 'தவறாக வழிநடத்தும் வரைபடங்கள், அவற்றைத் திருத்துவது எப்படி',

  'Probability by simulation': 'சிமுலேஷன் மூலம் நிகழ்தகவு',
  'Sampling, standard error and confidence intervals':
    'மாதிரியெடுத்தல், திட்டப் பிழை, நம்பிக்கை இடைவெளிகள்',
  'Hypothesis tests and p-values without superstition':
    'கருதுகோள் சோதனைகள், p-மதிப்புகள்: மூடநம்பிக்கை இல்லாமல்',
  'A/B tests: size, length, stopping rules': 'A/B சோதனைகள்: அளவு, காலம், எப்போது நிறுத்துவது',
  'Correlation, confounding and cause': 'தொடர்பு, குழப்பும் காரணிகள், உண்மைக் காரணம்',
  'Linear regression as explanation': 'விளக்கமாக லீனியர் ரிக்ரெஷன்',

  'Train, validation and test: why three': 'டிரெயின், வேலிடேஷன், டெஸ்ட்: ஏன் மூன்று',
  'Linear and logistic regression': 'லீனியர், லாஜிஸ்டிக் ரிக்ரெஷன்',
  'Decision trees, random forests, gradient boosting': 'டிசிஷன் ட்ரீ, ரேண்டம் ஃபாரஸ்ட், கிரேடியன்ட் பூஸ்டிங்',
  'Features, leakage and pipelines in scikit-learn': 'scikit-learn-இல் ஃபீச்சர்கள், கசிவு, பைப்லைன்கள்',
  'Precision, recall, calibration and cost': 'பிரிசிஷன், ரீகால், கேலிப்ரேஷன், செலவு',
  'Explaining a model with SHAP': 'SHAP-உடன் மாடலை விளக்குதல்',

  'Forecasting with baselines, ARIMA and boosting': 'அடிப்படை முறைகள், ARIMA, பூஸ்டிங்: முன்கணிப்பு',
  'Clustering customers, and checking that the clusters are real':
    'வாடிக்கையாளர்களைக் குழுவாக்குதல்; குழுக்கள் உண்மையா என்று சரிபார்த்தல்',
  'Text in English and Tamil: tokens, TF-IDF, embeddings':
    'ஆங்கில, தமிழ் உரை: டோக்கன்கள், TF-IDF, எம்பெடிங்குகள்',
  'Recommendation in its simplest useful form': 'பரிந்துரை: பயன்படும் மிக எளிய வடிவில்',

  'The one-page report: question, answer, doubt': 'ஒரு பக்க அறிக்கை: கேள்வி, பதில், ஐயம்',
  'Dashboards with Streamlit': 'Streamlit-உடன் டாஷ்போர்டுகள்',
  'Serving a model behind a small API': 'சிறிய API மூலம் மாடலை வழங்குதல்',
  'Scheduling a pipeline and noticing when it fails': 'பைப்லைனை நேரத்துக்கு இயக்குதல், தோற்றால் கவனித்தல்',
  'Privacy and the Digital Personal Data Protection Act':
    'தனியுரிமையும் டிஜிட்டல் தனிநபர் தரவுப் பாதுகாப்புச் சட்டமும்',

  'Ten weeks on a question and data of your own': 'உங்கள் சொந்தக் கேள்வி, டேட்டாவுடன் பத்து வாரம்',
  'Review by a practising data scientist': 'வேலையில் உள்ள டேட்டா சயின்டிஸ்டின் ரிவ்யூ',
  'Take-home assignments: reading, scoping, delivering':
    'வீட்டுப் பணிகள்: படித்தல், எல்லை வகுத்தல், முடித்துத் தருதல்',
  'Mock interviews: SQL, statistics, case study': 'மாதிரி நேர்காணல்கள்: SQL, புள்ளியியல், கேஸ் ஸ்டடி',
};
