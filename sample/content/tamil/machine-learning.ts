import type { Words } from './words.ts';

/** What the parts of the course in machine learning teach. */
export const machineLearningWords: Words = {
  'Vectors, matrices and what they do to space': 'வெக்டர்கள், மேட்ரிக்ஸ்கள், அவை இடத்தை என்ன செய்கின்றன',
  'Derivatives, gradients and the chain rule': 'டெரிவேட்டிவ், கிரேடியன்ட், chain rule',
  'Probability, likelihood and Bayes': 'நிகழ்தகவு, likelihood, Bayes',
  'Gradient descent written in NumPy': 'NumPy-இல் எழுதிய gradient descent',

  'Linear and logistic regression from scratch': 'லீனியர், லாஜிஸ்டிக் ரிக்ரெஷன்: அடியிலிருந்து',
  'Regularisation, bias and variance': 'ரெகுலரைசேஷன், bias, variance',
  'Trees, forests and gradient boosting': 'டிசிஷன் ட்ரீ, ரேண்டம் ஃபாரஸ்ட், கிரேடியன்ட் பூஸ்டிங்',
  'Nearest neighbours, SVM and k-means': 'nearest neighbours, SVM, k-means முறைகள்',
  'Feature pipelines with scikit-learn': 'scikit-learn-உடன் ஃபீச்சர் பைப்லைன்கள்',
  'Cross-validation and honest test sets': 'கிராஸ் வேலிடேஷன், நேர்மையான டெஸ்ட் தொகுப்புகள்',

  'Backpropagation by hand, then in PyTorch': 'backpropagation: முதலில் கையால், பிறகு PyTorch-இல்',
  'Optimisers, schedules, normalisation': 'ஆப்டிமைசர்கள், schedule-கள், நார்மலைசேஷன்',
  'Overfitting, dropout and augmentation': 'ஓவர்ஃபிட்டிங், dropout, augmentation',
  'Reading a training curve': 'டிரெயினிங் வளைவைப் படித்தல்',
  'Debugging a network that does not learn': 'கற்காத நெட்வொர்க்கில் பிழையைத் தேடுதல்',

  'Convolutions and residual networks': 'convolution-களும் residual நெட்வொர்க்குகளும்',
  'Transfer learning with few pictures': 'சில படங்களுடன் transfer learning',
  'Detection and segmentation': 'பொருள்களைக் கண்டறிதலும் பிரித்தலும்',
  'Labels: cost, quality, disagreement': 'லேபிள்கள்: செலவு, தரம், கருத்து வேறுபாடு',
  'Project: leaf disease from phone photos': 'புராஜெக்ட்: ஃபோன் படங்களில் இலை நோயைக் கண்டறிதல்',

  'Embeddings and tokenisers, Tamil included': 'எம்பெடிங்குகள், டோக்கனைசர்கள், தமிழும் சேர்த்து',
  'Attention and transformers, built small': 'attention, transformer: சிறியதாகக் கட்டிப் பார்த்தல்',
  'Fine-tuning an encoder for classification': 'வகைப்படுத்த ஓர் encoder-ஐ ஃபைன்-டியூன் செய்தல்',
  'Retrieval and ranking': 'தேடலும் வரிசைப்படுத்தலும்',

  'Versioning data with DVC': 'DVC-உடன் டேட்டா வெர்ஷன்கள்',
  'Experiment tracking with MLflow': 'MLflow-உடன் சோதனைகளைப் பதிதல்',
  'Reproducible training in containers': 'கன்டெய்னர்களில் மீண்டும் செய்யக்கூடிய டிரெயினிங்',
  'GPU time: renting, measuring, saving': 'GPU நேரம்: வாடகைக்கு எடுத்தல், அளத்தல், சேமித்தல்',
  'Fairness and error analysis by group': 'நியாயம்; பிரிவு வாரியாகப் பிழைகளை ஆராய்தல்',

  'FastAPI services and batching': 'FastAPI சர்வீஸ்கள், மொத்தமாகக் கணக்கிடுதல்',
  'ONNX, quantisation and phones': 'ONNX, குவான்டைசேஷன், ஃபோன்கள்',
  'Queues, caching and fallbacks': 'வரிசைகள், கேஷிங், மாற்று வழிகள்',
  'Monitoring inputs, outputs and drift': 'இன்புட், அவுட்புட், டிரிஃப்ட் கண்காணித்தல்',
  'Retraining and staged release': 'மீண்டும் டிரெயின் செய்தல், படிப்படியாக வெளியிடுதல்',

  'Twelve weeks on the plant disease service': 'பயிர் நோய் சர்வீஸில் பன்னிரண்டு வாரங்கள்',
  'A field test and its report': 'வயலில் ஒரு சோதனை, அதன் அறிக்கை',
  'Machine learning design interviews': 'மெஷின் லேர்னிங் டிசைன் நேர்காணல்கள்',
  'Mock interviews with a practising engineer': 'வேலையில் உள்ள இன்ஜினியருடன் மாதிரி நேர்காணல்கள்',
};
